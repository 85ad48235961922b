import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { BillOverview } from '#domain/bills/bill-schema.ts'
import { formatDay, formatMoment } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { naira } from './bill-words.ts'
import { ownBillsQuery } from './sent-bills-api.ts'

/** What the reader's browser or account has here; nothing where there is none. */
export function OwnBills() {
  const { data: bills = [] } = useQuery({ ...ownBillsQuery, enabled: import.meta.env.SSR === false })
  if (bills.length === 0) return null
  return (
    <section aria-labelledby="your-bills" className="grid gap-3">
      <h2 id="your-bills" className="text-2xl">
        Your bills
      </h2>
      <ul className="grid">
        {bills.map((bill) => (
          <li
            key={bill.id}
            className="relative grid gap-x-6 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <Link
                to="/bills/$billId"
                params={{ billId: bill.id }}
                className="link font-semibold wrap-anywhere after:absolute after:inset-0"
              >
                {bill.name}
              </Link>
              <p className="text-sm text-quiet">
                {formatDay(bill.createdAt)}
                {bill.versionOf && ' · a later version'}
                {bill.expiresAt && ` · kept until ${formatMoment(bill.expiresAt)}`}
              </p>
            </div>
            <p className="tabular-nums sm:text-end">{billStateText(bill)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What has become of a bill, in a few words. */
export function billStateText({ state, totals }: Pick<BillOverview, 'state' | 'totals'>): string {
  if (state === 'reading') return 'Being read'
  if (state === 'mapping') return 'Which column is what?'
  if (state === 'failed' || !totals) return 'Could not be read'
  return `${formatFigure(totals.lines)} lines, ${naira(totals.project)}`
}
