import { answerOf, api } from '#web/api-client.ts'

/** The public address of the site, without a slash at its end: what search engines and shared links need whole. */
export async function siteAddress(): Promise<string> {
  return (await (await answerOf(api().site.$get())).json()).baseUrl
}
