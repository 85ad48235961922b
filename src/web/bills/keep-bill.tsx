import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KEPT_BILL_DAYS } from '#domain/bills/bill-rules.ts'
import type { Bill } from '#domain/bills/bill-schema.ts'
import { formatMoment } from '#domain/dates.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { openAuth } from '#web/session/auth-search.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useSingleMutation } from '#web/single-mutation.ts'
import { keepBill } from './bill-api.ts'
import { ownBillsQuery } from './sent-bills-api.ts'

type KeepBillProps = { bill: Bill; expiresAt: string; onKept: (bill: Bill) => void }

/** When a bill that was sent without an account goes, and how it stays. */
export function KeepBill({ bill, expiresAt, onKept }: KeepBillProps) {
  const { user } = useCurrentUser()
  const queryClient = useQueryClient()
  const keeping = useSingleMutation({
    mutationFn: () => keepBill(bill.id),
    onSuccess: (kept) => {
      onKept(kept)
      void queryClient.invalidateQueries({ ...ownBillsQuery, exact: true })
    },
    onError: toastFailure,
  })
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 text-sm print:hidden">
      <p role="status">
        Only you can see it. We keep it until {formatMoment(expiresAt)}, then delete the file and all we read
        from it.
      </p>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={keeping.isPending}
        data-working={keeping.isPending}
        onClick={() => keeping.mutate()}
      >
        {user ? 'Keep it in my account' : `Keep it for ${KEPT_BILL_DAYS} days`}
      </button>
      {user === null && (
        <p className="text-quiet">
          <Link {...openAuth('sign-in')} rel="nofollow" className="link">
            Sign in
          </Link>{' '}
          to keep it as long as you like, and answer about columns only once.
        </p>
      )}
    </div>
  )
}
