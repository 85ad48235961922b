import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toastFailure } from '#web/failure-toast.ts'
import { SelectField } from '#web/ui/fields.tsx'
import { ownBillsQuery } from '../sent-bills-api.ts'
import { UploadBill } from '../upload-bill.tsx'
import { projectQuery, putIntoProject } from './project-api.ts'

/** A bill comes into a project by being sent, or is there already. @param inIt those that are in it */
export function AddBill({ id, inIt }: { id: string; inIt: readonly string[] }) {
  const queryClient = useQueryClient()
  const { data: bills = [] } = useQuery(ownBillsQuery)
  const renew = () => queryClient.invalidateQueries(projectQuery(id))
  const putting = useMutation({
    mutationFn: (bill: string) => putIntoProject(id, bill),
    onSuccess: renew,
    onError: toastFailure,
  })
  // What runs out belongs to a browser, and not to the account.
  const others = bills.filter((bill) => bill.expiresAt === null && !inIt.includes(bill.id))
  return (
    <div className="grid max-w-xl gap-4 print:hidden">
      {others.length > 0 && (
        <SelectField
          label="Add one of your bills"
          emptyOption="Choose a bill"
          options={others.map((bill) => [bill.id, bill.name] as const)}
          value=""
          onChange={({ target }) => target.value && putting.mutate(target.value)}
        />
      )}
      <UploadBill onSent={(bill) => putIntoProject(id, bill).then(renew)} />
    </div>
  )
}
