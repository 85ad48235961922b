import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { answerOf, api } from '#web/api-client.ts'
import { accessToken } from '#web/session/access-token.ts'
import { onSessionEnd } from '#web/session/session-fetch.ts'
import { hasSession, updateSignedInMark } from '#web/session/signed-in-mark.ts'
import { onStoredElsewhere, readStoredUser, storeUser } from '#web/session/stored-user.ts'

/** The current user: null for a visitor. Asked in the browser alone, and only with a session. */
const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<OwnUser | null> => {
    try {
      return await (await answerOf(api().auth.me.$get({}, { init: { signal } }))).json()
    } catch (error) {
      if (error instanceof AppError && error.code === 'unauthenticated') return null
      throw error
    }
  },
})

export type CurrentUser = {
  /** Null for a visitor, undefined as long as that is not known. */
  user: OwnUser | null | undefined
  /** Whether the server has said so in this page, not the browser's store. */
  confirmed: boolean
  loading: boolean
  error: Error | null
  retry: () => void
}

/** The signed-in user. During hydration undefined, as in the server's HTML. */
export function useCurrentUser(): CurrentUser {
  const hydrated = useHydrated()
  const enabled = hydrated && hasSession()
  const { data, dataUpdatedAt, error, isLoading, refetch } = useQuery({ ...meQuery, enabled })
  const known = hydrated && !enabled && data === undefined ? null : data
  return {
    user: hydrated ? known : undefined,
    confirmed: dataUpdatedAt > 0,
    loading: !hydrated || isLoading,
    error,
    retry: () => void refetch(),
  }
}

/** Keeps the current user in the browser's store, and all tabs in line with it. Once for each page load. */
export function keepCurrentUser(queryClient: QueryClient): void {
  const fromStore = () => {
    const user = hasSession() ? readStoredUser() : null
    // Dated 0, so that it counts as stale and is fetched again.
    if (user !== undefined) queryClient.setQueryData(meQuery.queryKey, user, { updatedAt: 0 })
  }
  fromStore()
  onStoredElsewhere(() => {
    fromStore()
    if (hasSession()) void queryClient.invalidateQueries(meQuery)
  })
  onSessionEnd(() => queryClient.setQueryData(meQuery.queryKey, null))
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== meQuery.queryKey[0]) return
    updateSignedInMark()
    const user = queryClient.getQueryData(meQuery.queryKey)
    if (user !== undefined) storeUser(user)
  })
}

/** Somebody has signed in, or has changed their own account. */
export function rememberUser(queryClient: QueryClient, user: OwnUser): void {
  // What was refreshed before may be of another session, or of another person.
  accessToken.clear()
  queryClient.setQueryData(meQuery.queryKey, user)
}

/** Fetches the user after a possible sign-in in another window. @returns null if there is none */
export function fetchCurrentUser(queryClient: QueryClient): Promise<OwnUser | null> {
  accessToken.clear()
  return queryClient.fetchQuery({ ...meQuery, staleTime: 0 })
}

/** Somebody has put up an offer: the server says so from now on. */
export const rememberSelling = (queryClient: QueryClient) =>
  queryClient.setQueryData(meQuery.queryKey, (user) => user && { ...user, sells: true })

/** After something that the server alone knows the outcome of, such as a confirmed address. */
export const invalidateCurrentUser = (queryClient: QueryClient) => queryClient.invalidateQueries(meQuery)
