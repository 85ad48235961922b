import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/errors.ts'
import { answerOf, api } from '#web/api-client.ts'
import { hasSession } from '#web/session/signed-in-mark.ts'
import { readStoredUser } from '#web/session/stored-user.ts'

const TOO_MANY_READ =
  'You have contacted many sellers in the last hour. Please wait a while before the next one, or call.'

/** The e-mail address, for signed-in users and limited per hour: fetched when the panel opens. */
export const ownerEmailQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id, 'email'],
    queryFn: async ({ signal }) => {
      const answer = await answerOf(api().user[':id'].$get({ param: { id } }, { init: { signal } }))
      const { email } = await answer.json()
      if (!email)
        throw hasSession()
          ? new AppError('too-many', TOO_MANY_READ)
          : new AppError('unauthenticated', 'Please sign in')
      return email
    },
  })

/**
 * Whoever is signed in, by an address that is theirs, and contacts a seller may say so in a review (docs/product.md 7.16). Nobody waits for it, and where it fails there is nothing
 * that the reader could do: the seller is reached all the same.
 */
export function rememberContact(sellerId: string): void {
  if (readStoredUser()?.emailVerified)
    answerOf(api().review.contacted[':userId'].$post({ param: { userId: sellerId } })).catch(() => undefined)
}
