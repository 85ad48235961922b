import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/errors.ts'
import { answerOf, api } from '#web/api-client.ts'

/** The e-mail address, for signed-in users and limited per hour: fetched when the panel opens. */
export const ownerEmailQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id, 'email'],
    queryFn: async ({ signal }) => {
      const answer = await answerOf(api().user[':id'].$get({ param: { id } }, { init: { signal } }))
      const { email } = await answer.json()
      if (!email) throw new AppError('unauthenticated', 'Please sign in')
      return email
    },
  })
