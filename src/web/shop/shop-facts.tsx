import { useHydrated } from '@tanstack/react-router'
import { Clock, Truck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hoursLines, type OpeningHours, openNow } from '#domain/shops/opening-hours.ts'
import type { Area } from '#domain/shops/shop-schema.ts'

/** When it is open; whether it is now, the browser says once it is there: the page is the same for everybody, and kept. */
export function ShopHours({ hours }: { hours: OpeningHours }) {
  if (!hours.some(Boolean)) return null
  return (
    <section aria-labelledby="opening-hours" className="grid gap-2">
      <h2 id="opening-hours" className="flex items-center gap-3 text-base tracking-normal">
        <Clock className="shrink-0" size={20} strokeWidth={1.75} aria-hidden="true" />
        Opening hours
      </h2>
      <OpenNow hours={hours} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm text-quiet tabular-nums">
        {hoursLines(hours).map(({ days, hours: day }) => (
          <div key={days} className="contents">
            <dt>{days}</dt>
            <dd className="text-end">{day ? `${day.opens} to ${day.closes}` : 'Closed'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const MINUTE_MS = 60_000

function OpenNow({ hours }: { hours: OpeningHours }) {
  const hydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const state = hydrated ? openNow(hours, now) : undefined
  return <p className={`min-h-6 font-semibold ${state?.open ? 'text-site' : ''}`}>{state?.text}</p>
}

/** Where it delivers to, state by state. */
export function ShopAreas({ areas }: { areas: readonly Area[] }) {
  if (areas.length === 0) return null
  return (
    <section aria-labelledby="delivery-areas" className="grid gap-2">
      <h2 id="delivery-areas" className="flex items-center gap-3 text-base tracking-normal">
        <Truck className="shrink-0" size={20} strokeWidth={1.75} aria-hidden="true" />
        Delivers to
      </h2>
      <ul className="grid gap-1 text-sm text-quiet">
        {[...Map.groupBy(areas, ({ state }) => state)].map(([state, parts]) => (
          <li key={state} className="wrap-anywhere">
            {parts.some(({ lga }) => lga === null)
              ? `All of ${state}`
              : `${state}: ${parts.map(({ lga }) => lga).join(', ')}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
