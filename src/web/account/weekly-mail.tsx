import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DIGEST_PARTS, type DigestSettings } from '#domain/digest/digest.ts'
import { toastFailure } from '#web/failure-toast.ts'
import { FollowedLink } from '#web/session/followed-link.tsx'
import { useOwner } from '#web/session/signed-in-only.tsx'
import { CheckField } from '#web/ui/form-fields.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { setWeeklyMail, stopWeeklyMail, weeklyMailQuery } from './account-api.ts'

/** A switch for each part of it; none before it is known which are on. */
export function WeeklyMail() {
  const { _id: userId } = useOwner()
  const queryClient = useQueryClient()
  const query = weeklyMailQuery(userId)
  const { data, error } = useQuery(query)
  const show = (settings: DigestSettings) => queryClient.setQueryData(query.queryKey, settings)
  const { mutate } = useMutation({
    // One after another, so that the last press stands.
    scope: { id: 'weekly-mail' },
    mutationFn: (settings: DigestSettings) => setWeeklyMail(userId, settings),
    onMutate: (settings) => {
      show(settings)
      return data
    },
    onError: (failure, _, former) => {
      toastFailure(failure)
      if (former) show(former)
    },
  })
  if (error && !data) return <p role="alert">{error.message}</p>
  if (!data) return <Loading count={2} />
  return DIGEST_PARTS.map(({ id, label, hint }) => (
    <CheckField
      key={id}
      label={label}
      hint={hint}
      checked={data[id]}
      onChange={({ target }) => mutate({ ...data, [id]: target.checked })}
    />
  ))
}

/** Where the mail's links lead that stop a part, or all of it. @param part as the link names it */
export function WeeklyMailStopped({ part: id }: { part: string }) {
  const part = DIGEST_PARTS.find((each) => each.id === id)
  const what = part ? `"${part.label}"` : 'The weekly mail'
  return (
    <FollowedLink
      send={(token) => stopWeeklyMail({ token, part: part?.id })}
      doing={`Stopping ${part ? what : 'the weekly mail'}`}
      done={part ? `${what} is no longer in your weekly mail` : 'You no longer get the weekly mail'}
      failed={`${what} was not stopped`}
    >
      <p role="status">You can choose it again under Personal Details.</p>
      <Link to="/profile" hash="weekly-mail" className="button button-quiet">
        Go to your account
      </Link>
    </FollowedLink>
  )
}
