import { useHydrated } from '@tanstack/react-router'
import { Clock, Truck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { storeName } from '#domain/accounts/account-rules.ts'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import { hoursLines, type OpeningHours, openNow } from '#domain/shops/opening-hours.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { Area, Shop } from '#domain/shops/shop-schema.ts'
import { ShareLinks } from '#web/share/share-links.tsx'

type ShopAboutProps = { seller: PublicUser; details: Shop | undefined; children: ReactNode }

/** When it is open, where it delivers to, and what whoever looks at it can do. */
export function ShopAbout({ seller, details, children }: ShopAboutProps) {
  const name = storeName(seller)
  return (
    <section aria-label="About the shop" className="grid content-start gap-6">
      {details && <ShopHours hours={details.hours} />}
      {details && <ShopAreas areas={details.areas} />}
      <ShareLinks
        path={shopPath({ _id: seller._id, slug: details?.slug ?? null })}
        name={name}
        text={[name, seller.storeAddress].filter(Boolean).join(', ')}
      />
      {children}
    </section>
  )
}

function ShopHours({ hours }: { hours: OpeningHours }) {
  if (!hours.some(Boolean)) return null
  return (
    <section aria-labelledby="opening-hours" className="grid gap-2">
      <h2 id="opening-hours" className="flex items-center gap-3 text-base tracking-normal">
        <Clock className="shrink-0" size={20} strokeWidth={1.75} aria-hidden="true" />
        Opening hours
      </h2>
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

/** Whether it is open, the browser says once it is there: the page is the same for everybody, and kept. */
export function OpenNow({ hours }: { hours: OpeningHours }) {
  const hydrated = useHydrated()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const state = hydrated ? openNow(hours, now) : undefined
  return <p className={`min-h-[1.6em] font-semibold ${state?.open ? 'text-site' : ''}`}>{state?.text}</p>
}

/** Where it delivers to, state by state. */
function ShopAreas({ areas }: { areas: readonly Area[] }) {
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
