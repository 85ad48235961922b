import type { AlertInput } from '#domain/alerts/alert-input.ts'
import { answerOf, api } from '#web/api-client.ts'

/** Each is answered by a sentence for the person. */

export async function createAlert(json: AlertInput): Promise<string> {
  return (await (await answerOf(api().search.alerts.$post({ json }))).json()).message
}

export async function confirmAlert(token: string): Promise<string> {
  return (await (await answerOf(api().search.alerts.confirm.$post({ json: { token } }))).json()).message
}

export async function stopAlert(token: string): Promise<string> {
  return (await (await answerOf(api().search.alerts.stop.$post({ json: { token } }))).json()).message
}
