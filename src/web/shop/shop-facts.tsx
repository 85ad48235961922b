import { useHydrated } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hoursLines, type OpeningHours, openNow } from '#domain/shops/opening-hours.ts'
import type { Area } from '#domain/shops/shop-schema.ts'

export function ShopHours({ hours }: { hours: OpeningHours }) {
  if (!hours.some(Boolean)) return null
  return (
    <section aria-labelledby="opening-hours">
      <details data-lasting className="folded-on-phone">
        <summary className="flex-wrap gap-y-0! md:gap-y-2!">
          <h2 id="opening-hours" className="flex items-center gap-2 text-sm tracking-normal">
            <Clock className="shrink-0" size={18} strokeWidth={1.75} aria-hidden="true" />
            Opening hours
          </h2>
          <OpenNow hours={hours} />
        </summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm text-quiet tabular-nums max-md:pb-2 md:mt-2 md:gap-y-2 md:text-base">
          {hoursLines(hours).map(({ days, hours: day }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd className="text-end">{day ? `${day.opens} to ${day.closes}` : 'Closed'}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

const MINUTE_MS = 60_000

/** Whether it is open, the browser says once it is there: the page is the same for everybody, and kept. */
function OpenNow({ hours }: { hours: OpeningHours }) {
  const hydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const state = hydrated ? openNow(hours, now) : undefined
  return (
    <span
      className={`order-1 min-h-lh basis-full font-semibold max-md:text-sm ${state?.open ? 'text-site' : ''}`}
    >
      {state?.text}
    </span>
  )
}

/** Where it delivers to, state by state: "all of Lagos; Ogun: Ifo, Ado-Odo/Ota". */
export const areasText = (areas: readonly Area[]): string =>
  [...Map.groupBy(areas, ({ state }) => state)]
    .map(([state, parts]) =>
      parts.some(({ lga }) => lga === null)
        ? `all of ${state}`
        : `${state}: ${parts.map(({ lga }) => lga).join(', ')}`,
    )
    .join('; ')
