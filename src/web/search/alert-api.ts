import { queryOptions } from '@tanstack/react-query'
import type { AlertChanges, AlertInput } from '#domain/alerts/alert-input.ts'
import type { SavedSearches } from '#domain/alerts/alert-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import { addressProof, keepProof } from './address-proof.ts'

/** The first three are answered by a sentence for the person. */

export async function createAlert(alert: AlertInput): Promise<string> {
  const proof = alert.email && addressProof(alert.email)
  const json = { ...alert, ...(proof && { proof }) }
  return (await (await answerOf(api().search.alerts.$post({ json }))).json()).message
}

/** From then on the address needs no other confirmation in this browser. */
export async function confirmAlert(token: string): Promise<string> {
  const answer = await answerOf(api().search.alerts.confirm.$post({ json: { token } }))
  const { message, ...proved } = await answer.json()
  keepProof(proved)
  return message
}

export async function stopAlert(token: string): Promise<string> {
  return (await (await answerOf(api().search.alerts.stop.$post({ json: { token } }))).json()).message
}

/** The searches that this account has saved. */
export const savedSearchesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['saved-searches', userId],
    queryFn: async ({ signal }): Promise<SavedSearches> =>
      (await answerOf(api().search.alerts.$get({}, { init: { signal } }))).json(),
  })

/** What browsers subscribe to notifications with; null where nobody is notified. */
export const pushKeyQuery = queryOptions({
  queryKey: ['push-key'],
  queryFn: async ({ signal }): Promise<string | null> =>
    (await (await answerOf(api().search.alerts['push-key'].$get({}, { init: { signal } }))).json()).key,
  staleTime: Number.POSITIVE_INFINITY,
})

export const changeAlert = async (alertId: string, json: AlertChanges): Promise<SavedSearches> =>
  (await answerOf(api().search.alerts[':alertId'].$put({ param: { alertId }, json }))).json()

export const removeAlert = async (alertId: string): Promise<SavedSearches> =>
  (await answerOf(api().search.alerts[':alertId'].$delete({ param: { alertId } }))).json()
