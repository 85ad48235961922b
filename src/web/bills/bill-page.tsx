import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Bill } from '#domain/bills/bill-schema.ts'
import { isMissing } from '#domain/errors.ts'
import { useStoredLinkToken } from '#web/session/link-token.ts'
import { EmptyNotice, FailureNotice } from '#web/ui/state-notice.tsx'
import { type BillDoor, billQuery } from './bill-api.ts'
import { BillFrame } from './bill-frame.tsx'
import type { BillSearch } from './bill-search.ts'
import { Mapping } from './mapping.tsx'
import { Reading } from './reading.tsx'
import { UploadBill } from './upload-bill.tsx'

/** A bill, whatever has become of it: being read, asked about, refused, or open. */
export function BillPage({ id, search }: { id: string; search: BillSearch }) {
  const token = useStoredLinkToken(`bill-link ${id}`)
  const door = { id, link: token || undefined }
  const { data: bill, error, refetch } = useQuery({ ...billQuery(door), enabled: token !== undefined })
  const queryClient = useQueryClient()
  const renew = (changed: Bill) => queryClient.setQueryData(billQuery(door).queryKey, changed)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:py-8">
      <p className="text-sm print:hidden">
        <Link to="/bills" className="link inline-flex min-h-11 items-center">
          All bills
        </Link>
      </p>
      {isMissing(error) ? (
        <MissingBill />
      ) : error && !bill ? (
        <>
          <h1 className="text-2xl">Bill of quantities</h1>
          <FailureNotice onRetry={() => void refetch()}>{error.message}</FailureNotice>
        </>
      ) : bill ? (
        <OpenBill door={door} bill={bill} search={search} onChanged={renew} />
      ) : (
        <>
          <h1 className="text-2xl">Bill of quantities</h1>
          <p role="status">Loading...</p>
        </>
      )}
    </div>
  )
}

type OpenBillProps = { door: BillDoor; bill: Bill; search: BillSearch; onChanged: (bill: Bill) => void }

function OpenBill({ door, bill, search, onChanged }: OpenBillProps) {
  if (bill.state === 'reading')
    return (
      <>
        <h1 className="text-2xl wrap-anywhere">{bill.name}</h1>
        <Reading bill={bill} />
      </>
    )
  if (bill.state === 'failed')
    return (
      <>
        <h1 className="text-2xl wrap-anywhere">{bill.name}</h1>
        <p role="alert" className="max-w-prose font-semibold text-alarm">
          {bill.message}
        </p>
        <div className="max-w-xl">
          <UploadBill />
        </div>
      </>
    )
  if (bill.state === 'mapping')
    return (
      <>
        <h1 className="text-2xl wrap-anywhere">Which column is what in {bill.name}?</h1>
        <p className="max-w-prose text-quiet">
          {bill.totals?.lines === 0
            ? 'We found no item in this bill.'
            : 'Something in this bill can be read in two ways.'}{' '}
          Look at the columns over its first rows; what you say is remembered for files with these headings.
        </p>
        <Mapping bill={bill} onMapped={onChanged} />
      </>
    )
  return <BillFrame door={door} bill={bill} search={search} onChanged={onChanged} />
}

function MissingBill() {
  return (
    <>
      <h1 className="text-2xl">There is no such bill here</h1>
      <EmptyNotice
        hint="A visitor’s bill goes after an hour, a shared link ends on its day, and a bill opens for its owner alone. If it is yours, sign in, or use the browser that you sent it with."
        action={
          <Link to="/bills" className="button button-action">
            Send a bill
          </Link>
        }
      >
        It was deleted, or it is not yours
      </EmptyNotice>
    </>
  )
}
