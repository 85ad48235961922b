import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BillOverview } from '#domain/bills/bill-schema.ts'
import { counted } from '#domain/figures.ts'
import { naira } from './bill-words.ts'

type BillItemProps = {
  bill: BillOverview
  /** Below its name. */
  about: ReactNode
  /** Beside it: what it comes to, what can be done with it. */
  children: ReactNode
}

/** A bill in a list of bills: it opens wherever it is pressed, but on what stands out of it (`relative`). */
export const BillItem = ({ bill, about, children }: BillItemProps) => (
  <li className="relative flex flex-col gap-x-6 gap-y-1 border-t border-line py-3 sm:flex-row sm:items-center">
    <div className="min-w-0 grow">
      <Link
        to="/bills/$billId"
        params={{ billId: bill.id }}
        className="link inline-flex min-h-6 items-center font-semibold wrap-anywhere after:absolute after:inset-0"
      >
        {bill.name}
      </Link>
      {about}
    </div>
    {children}
  </li>
)

/** What has become of a bill, in a few words. */
export function billStateText({ state, totals }: Pick<BillOverview, 'state' | 'totals'>): string {
  if (state === 'reading') return 'Reading'
  if (state === 'mapping') return 'Which column is what?'
  if (state === 'failed' || !totals) return 'Could not be read'
  return `${counted(totals.lines, 'line')}, ${naira(totals.project)}`
}
