import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toastFailure } from '#web/failure-toast.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { OwnFigure } from './own-figure.tsx'
import { deleteOwnPrice, ownPricesQuery, setOwnPrice } from './own-prices-api.ts'

type OwnPriceProps = {
  kind: 'price' | 'rate'
  /** A resource, or of a rate a work item. */
  subject: string
  label: string
  hint?: string
  /** Once it counts, or no longer. */
  onChanged?: () => void
}

/** An own price of a resource, or an own rate of a work item: of an account, for all of its bills. */
export function OwnPrice({ kind, subject, label, hint, onChanged }: OwnPriceProps) {
  const { user } = useCurrentUser()
  const queryClient = useQueryClient()
  const { data: library } = useQuery({ ...ownPricesQuery, enabled: user !== null })
  const changing = useMutation({
    mutationFn: (naira: number | null) =>
      naira === null ? deleteOwnPrice(kind, subject) : setOwnPrice(kind, subject, naira),
    onSuccess: async () => {
      await queryClient.invalidateQueries(ownPricesQuery)
      onChanged?.()
    },
    onError: toastFailure,
  })
  if (!user || !library) return null
  const own = library.find((each) => each.kind === kind && each.subject === subject)?.naira ?? null
  return (
    <OwnFigure
      key={own}
      label={label}
      hint={hint}
      use={own === null ? 'Keep it' : 'Change it'}
      is={own}
      onFigure={(naira) => changing.mutate(naira)}
      onBack={() => changing.mutate(null)}
      back={kind === 'price' ? 'The market’s' : 'Built up'}
    />
  )
}
