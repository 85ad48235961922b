import { answerOf, api } from '#web/api-client.ts'

/** Each is answered by a sentence for the person. */

export async function subscribe(email: string): Promise<string> {
  return (await (await answerOf(api().newsletter.subscribe.$post({ json: { email } }))).json()).message
}

export async function confirmSubscription(token: string): Promise<string> {
  return (await (await answerOf(api().newsletter.confirm.$post({ json: { token } }))).json()).message
}

export async function unsubscribe(token: string): Promise<string> {
  return (await (await answerOf(api().newsletter.unsubscribe.$post({ json: { token } }))).json()).message
}
