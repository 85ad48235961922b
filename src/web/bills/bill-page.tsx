import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Bill } from '#domain/bills/bill-schema.ts'
import { useStoredLinkToken } from '#web/session/link-token.ts'
import { type BillAccess, billQuery } from './bill-api.ts'
import { BillFrame } from './bill-frame.tsx'
import type { BillSearch } from './bill-search.ts'
import { BillTitle } from './bill-title.tsx'
import { Mapping } from './mapping.tsx'
import { OpenedPage } from './opened-page.tsx'
import { Reading } from './reading.tsx'
import { UploadBill } from './upload-bill.tsx'

/** A bill, whatever has become of it: being read, asked about, refused, or open. */
export function BillPage({ id, search }: { id: string; search: BillSearch }) {
  const token = useStoredLinkToken(`bill-link ${id}`)
  const access = { id, link: token || undefined }
  const query = useQuery({ ...billQuery(access), enabled: token !== undefined })
  const queryClient = useQueryClient()
  const renew = (changed: Bill) => queryClient.setQueryData(billQuery(access).queryKey, changed)
  return (
    <OpenedPage title="Bill of quantities" query={query} missing={MISSING}>
      {query.data && <OpenBill access={access} bill={query.data} search={search} onChanged={renew} />}
    </OpenedPage>
  )
}

const MISSING = {
  title: 'We cannot find this bill',
  reason: 'It was deleted, or it is not yours',
  hint: 'Bills sent without an account are deleted after an hour, and shared links expire. If it is yours, sign in or use the browser you sent it from.',
  action: (
    <Link to="/bills" className="button button-action">
      Send a bill
    </Link>
  ),
}

type OpenBillProps = { access: BillAccess; bill: Bill; search: BillSearch; onChanged: (bill: Bill) => void }

function OpenBill({ access, bill, search, onChanged }: OpenBillProps) {
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
        <BillTitle access={access} bill={bill} onChanged={onChanged}>
          {bill.name}
        </BillTitle>
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
        <BillTitle access={access} bill={bill} onChanged={onChanged}>
          Which column is what in {bill.name}?
        </BillTitle>
        <p className="max-w-prose text-quiet">
          {bill.totals?.lines === 0
            ? 'We found no item in this bill.'
            : 'Something in this bill can be read in two ways.'}{' '}
          Check the columns above its first rows. We remember your answer for files with the same headings.
        </p>
        <Mapping bill={bill} onMapped={onChanged} />
      </>
    )
  return <BillFrame access={access} bill={bill} search={search} onChanged={onChanged} />
}
