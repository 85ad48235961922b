import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SHARE_DAYS } from '#domain/bills/bill-rules.ts'
import type { Bill } from '#domain/bills/bill-schema.ts'
import { formatDay } from '#domain/dates.ts'
import { whatsappShareLink } from '#domain/phone.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { usePublicAddress } from '#web/layout/root-context.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { ChoiceField, InputField } from '#web/ui/form-fields.tsx'
import { endLink, linksQuery, makeLink } from './bill-api.ts'

const DAYS = [1, 7, SHARE_DAYS.default, 30, SHARE_DAYS.max]

/** Links by which others look at a bill, and change nothing. The secret of one stands behind the #, which no server logs; it is shown once. */
export function ShareBill({ bill }: { bill: Bill }) {
  const [days, setDays] = useState<number>(SHARE_DAYS.default)
  const queryClient = useQueryClient()
  const { data: links = [] } = useQuery(linksQuery(bill.id))
  const renew = () => queryClient.invalidateQueries(linksQuery(bill.id))
  const making = useSingleMutation({
    mutationFn: () => makeLink(bill.id, days),
    onSuccess: renew,
    onError: toastFailure,
  })
  const ending = useMutation({
    mutationFn: (link: string) => endLink(bill.id, link),
    onSuccess: (_, link) => {
      if (making.data?.id === link) making.reset()
      return renew()
    },
    onError: toastFailure,
  })
  return (
    <div className="grid gap-4">
      <p className="text-quiet">
        Anyone with the link can see the bill with its checks, rates, totals and materials, but not change it.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow">
          <ChoiceField
            label="The link works for"
            options={DAYS.map((each) => [String(each), each === 1 ? '1 day' : `${each} days`] as const)}
            value={String(days)}
            onChange={({ target }) => setDays(Number(target.value))}
          />
        </div>
        <button
          type="button"
          className="button button-action"
          aria-disabled={making.isPending}
          data-working={making.isPending}
          onClick={() => making.mutate()}
        >
          Make a link
        </button>
      </div>
      {making.data && <NewLink bill={bill} token={making.data.token} />}
      {links.length > 0 && (
        <ul aria-label="Active links">
          {links.map(({ id, createdAt, expiresAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line">
              <span>
                Made {formatDay(createdAt)}, works until {formatDay(expiresAt)}
              </span>
              <button type="button" className="link min-h-11" onClick={() => ending.mutate(id)}>
                End it<span className="sr-only">: the link made {formatDay(createdAt)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NewLink({ bill: { id, name }, token }: { bill: Bill; token: string }) {
  const address = `${usePublicAddress(`/bills/${id}`)}#${token}`
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setSaid('Link Copied')
    } catch {
      setSaid('Your browser does not allow copying. Select the address and copy it yourself.')
    }
  }
  return (
    <div className="grid gap-2">
      <InputField
        label="Copy it now: we show it only once"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          Copy link
        </button>
        <a
          href={whatsappShareLink(`Bill of quantities: ${name}\n${address}`)}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-quiet"
        >
          Share on WhatsApp
        </a>
        <p role="status" className="text-sm font-semibold">
          {said}
        </p>
      </div>
    </div>
  )
}
