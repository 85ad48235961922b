import type { ReactNode } from 'react'
import type { Bill } from '#domain/bills/bill-schema.ts'
import type { BillAccess } from './bill-api.ts'
import { BillMenu } from './bill-menu.tsx'

type BillTitleProps = {
  access: BillAccess
  bill: Bill
  onChanged: (bill: Bill) => void
  children: ReactNode
}

/** The heading of a bill's page, with what its owner can do with it, whether it could be read or not. */
export const BillTitle = ({ access, bill, onChanged, children }: BillTitleProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
    <h1 className="min-w-0 text-2xl wrap-anywhere md:text-3xl">{children}</h1>
    {!access.link && <BillMenu bill={bill} onChanged={onChanged} />}
  </div>
)
