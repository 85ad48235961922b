import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatFigure } from '#domain/figures.ts'
import type { AdminView } from './admin-search.ts'
import {
  businessQueueQuery,
  heldValuesQuery,
  reportQueueQuery,
  waitingReviewsQuery,
} from './moderation-api.ts'

type View = { view: AdminView; label: string }

/** Who and what is here, and how the market goes. */
const ON_THE_MARKET: readonly View[] = [
  { view: 'people', label: 'People' },
  { view: 'checked', label: 'Checked shops' },
  { view: 'hidden', label: 'Hidden now' },
  { view: 'log', label: 'Log' },
  { view: 'numbers', label: 'Numbers' },
  { view: 'searches', label: 'Searches' },
  { view: 'imports', label: 'Imports' },
]

/** The pages of admins: what waits for a decision, and how much of it, above what there is to look at. */
export function ModerationTabs() {
  const reports = useQuery(reportQueueQuery(1)).data?.pagination.total
  const reviews = useQuery(waitingReviewsQuery(1)).data?.pagination.total
  const shops = useQuery(businessQueueQuery(1)).data?.pagination.total
  const values = useQuery(heldValuesQuery(1)).data?.pagination.total
  const tabs = useRef<HTMLElement>(null)
  const href = useLocation({ select: (location) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another tab, and counts widen the row.
  useEffect(() => bringCurrentTabIntoSight(tabs.current), [href, reports, reviews, shops, values])
  return (
    <nav ref={tabs} aria-label="Moderation" className="moderation-tabs">
      <div>
        <p>To decide</p>
        <div className="tabs">
          <Tab view={undefined} label="Reports" waiting={reports} />
          <Tab view="waiting" label="Waiting reviews" waiting={reviews} />
          <Tab view="shops" label="Shops to verify" waiting={shops} />
          <Tab view="index" label="Price index" waiting={values} />
          <Link to="/admin/enquiries" className="button tab">
            Enquiries
          </Link>
        </div>
      </div>
      <div>
        <p>On the market</p>
        <div className="tabs">
          {ON_THE_MARKET.map((view) => (
            <Tab key={view.label} {...view} />
          ))}
        </div>
      </div>
    </nav>
  )
}

/** On a phone its row is swiped. The page itself stays where it is. */
function bringCurrentTabIntoSight(tabs: HTMLElement | null): void {
  const tab = tabs?.querySelector('[aria-current=page]')
  const row = tab?.parentElement
  if (!tab || !row) return
  const { left, width } = tab.getBoundingClientRect()
  const around = row.getBoundingClientRect()
  row.scrollLeft += left + width / 2 - around.left - around.width / 2
}

/** @param waiting how many are to be decided, once it is known */
function Tab({ view, label, waiting = 0 }: View & { waiting?: number | undefined }) {
  const isHere = useLocation({ select: ({ pathname }) => pathname === '/admin' })
  return (
    <Link
      to="/admin"
      search={{ view }}
      // Whatever page of it; no page below it is one of its views.
      activeOptions={{ explicitUndefined: true, exact: !isHere }}
      className="button tab"
    >
      {label}
      {waiting > 0 && (
        <span className="tab-count">
          {formatFigure(waiting)}
          <span className="sr-only"> to decide</span>
        </span>
      )}
    </Link>
  )
}
