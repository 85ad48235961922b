import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { toastFailure } from '#web/failure-toast.ts'
import { FollowedLink } from '#web/session/followed-link.tsx'
import { CheckField } from '#web/ui/form-fields.tsx'
import { priceSheetQuery, setReminders, stopReminders } from './price-api.ts'

/** Whether a seller is mailed which prices are old; nothing before that is known. */
export function PriceReminders({ userId }: { userId: string }) {
  const { data } = useQuery(priceSheetQuery({ userId }))
  const [chosen, setChosen] = useState<boolean>()
  const { mutate } = useMutation({
    mutationFn: (reminders: boolean) => setReminders(userId, reminders),
    onError: (error) => {
      toastFailure(error)
      setChosen(undefined)
    },
  })
  return (
    data && (
      <CheckField
        label="Mail me once a week while prices are old"
        checked={chosen ?? data.reminders}
        onChange={({ target }) => {
          setChosen(target.checked)
          mutate(target.checked)
        }}
      />
    )
  )
}

/** Where the link leads that ends them. */
export const RemindersStopped = () => (
  <FollowedLink
    send={(token) => stopReminders({ token })}
    doing="Ending the reminders"
    done="We no longer remind you of old prices"
    failed="The reminders are not stopped"
  >
    <p role="status">Prices that nobody confirms still leave the lists after a while.</p>
    <Link to="/seller-prices" className="button button-quiet">
      Go to your prices
    </Link>
  </FollowedLink>
)
