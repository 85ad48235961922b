import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay, formatMoment } from '#domain/dates.ts'
import { BillItem, billStateText } from './bill-item.tsx'
import { ownBillsQuery } from './sent-bills-api.ts'

/** What the reader's browser or account has here. @param instead where there is none */
export function OwnBills({ instead }: { instead: ReactNode }) {
  const { data: bills = [] } = useQuery({ ...ownBillsQuery, enabled: import.meta.env.SSR === false })
  if (bills.length === 0) return instead
  return (
    <section aria-labelledby="your-bills" className="grid content-start gap-2">
      <h2 id="your-bills" className="text-xl">
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
