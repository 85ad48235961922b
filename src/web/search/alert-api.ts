import { queryOptions } from '@tanstack/react-query'
import type { AlertChanges, AlertInput } from '#domain/alerts/alert-input.ts'
import type { AddressSearches, SavedSearches } from '#domain/alerts/alert-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import { deleted } from '#web/deletion.ts'
import { headersOf, isNoConnection, letWait, WAITS, whoTypes } from '#web/offline/waiting.ts'
import { addressProof, keepProof } from './address-proof.ts'

/** The first three are answered by a sentence for the person. */

/** Without a connection it waits for one: saved twice, a search is the same one. @param what as the list of what waits names it */
export async function createAlert(alert: AlertInput, what: string): Promise<string> {
  const proof = alert.email && addressProof(alert.email)
  const json = { ...alert, ...(proof && { proof }) }
  const [key, owner] = [crypto.randomUUID(), whoTypes()]
  try {
    const call = api().search.alerts.$post({ json }, { headers: headersOf(key, owner) })
    return (await (await answerOf(call)).json()).message
  } catch (error) {
    const waiting = { key, owner, what, path: '/api/search/alerts', body: json }
    if (isNoConnection(error) && letWait(waiting)) return WAITS
    throw error
  }
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

/** The searches of an address without an account, by the link of a mail to it. */
export const addressSearchesQuery = (token: string) =>
  queryOptions({
    queryKey: ['address-searches', token],
    queryFn: async ({ signal }): Promise<AddressSearches> =>
      (
        await answerOf(api().search.alerts['of-address'].$post({ json: { token } }, { init: { signal } }))
      ).json(),
    staleTime: 0,
  })

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

/** @param keepalive where the page is being left */
export const removeAlert = (alertId: string, keepalive: boolean): Promise<void> =>
  deleted(api().search.alerts[':alertId'].$delete({ param: { alertId } }, { init: { keepalive } }))
