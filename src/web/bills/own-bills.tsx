import { useQuery } from '@tanstack/react-query'
import { formatDay, formatMoment } from '#domain/dates.ts'
import { BillItem, billStateText } from './bill-item.tsx'
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
          <BillItem
            key={bill.id}
            bill={bill}
            about={
              <p className="text-sm text-quiet">
                {formatDay(bill.createdAt)}
                {bill.versionOf && ' · a later version'}
                {bill.expiresAt && ` · kept until ${formatMoment(bill.expiresAt)}`}
              </p>
            }
          >
            <p className="tabular-nums sm:text-end">{billStateText(bill)}</p>
          </BillItem>
        ))}
      </ul>
    </section>
  )
}
