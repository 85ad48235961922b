import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ProjectBill } from '#domain/bills/project-schema.ts'
import { formatDay } from '#domain/dates.ts'
import { formatFigure } from '#domain/figures.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { BillItem, billStateText } from '../bill-item.tsx'
import { naira } from '../bill-words.ts'

import { projectQuery, takeOutOfProject } from './project-api.ts'

/** The bills of a project, with their versions and what each comes to. */
export function ProjectBills({ id, bills }: { id: string; bills: readonly ProjectBill[] }) {
  const queryClient = useQueryClient()
  const taking = useMutation({
    mutationFn: (bill: string) => takeOutOfProject(id, bill),
    onSuccess: () => queryClient.invalidateQueries(projectQuery(id)),
    onError: toastFailure,
  })
  return (
    <section aria-labelledby="project-bills">
      <h2 id="project-bills" className="mb-1 text-lg">
        Bills
      </h2>
      <ul>
        {bills.map((bill) => (
          <BillItem
            key={bill.id}
            bill={bill}
            about={
              <>
                <p className="text-sm text-quiet">
                  {formatDay(bill.createdAt)}: {billStateText(bill)}
                  {bill.state === 'read' && ' in the file'}
                </p>
                {bill.replacedBy && (
                  <p className="text-sm text-quiet">Replaced by a later version, so not in the total.</p>
                )}
                {bill.versionOf && (
                  <Link
                    to="/bills/$billId"
                    params={{ billId: bill.id }}
                    search={{ view: 'changes' }}
                    className="link relative inline-flex min-h-6 items-center text-sm"
                  >
                    What this version changes<span className="sr-only"> in {bill.name}</span>
                  </Link>
                )}
              </>
            }
          >
            <BillPrice bill={bill} />
            <button
              type="button"
              className="button button-quiet relative self-start print:hidden sm:self-center"
              onClick={() => taking.mutate(bill.id)}
            >
              Remove<span className="sr-only"> {bill.name}</span>
            </button>
          </BillItem>
        ))}
      </ul>
    </section>
  )
}

function BillPrice({ bill: { id, state, price } }: { bill: ProjectBill }) {
  if (!price)
    return state === 'read' ? (
      <Link
        to="/bills/$billId"
        params={{ billId: id }}
        search={{ view: 'totals' }}
        className="link relative inline-flex min-h-11 items-center"
      >
        Price it
      </Link>
    ) : (
      <span />
    )
  const isOld = Date.parse(price.expiresAt) < Date.now()
  return (
    <p className="tabular-nums sm:text-end">
      <span className="font-semibold">{naira(price.naira)}</span>
      <span className={`block text-sm ${isOld ? 'text-alarm' : 'text-quiet'}`}>
        {price.state ?? 'Nigeria'}, {formatDay(price.pricedAt)}
        {isOld && ': old, price again'}
        {price.unpriced.lines > 0 && `; ${formatFigure(price.unpriced.lines)} lines not priced`}
      </span>
    </p>
  )
}
