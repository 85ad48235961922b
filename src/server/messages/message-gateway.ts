import { PermanentFailure } from '#server/jobs/queue.ts'
import type { SmsGateway } from './gateway-variables.ts'

/** One message to a phone. */
export type PhoneMessage = {
  /** E.164. */
  to: string
  text: string
  /** The code in the text: gateways with templates of their own take it alone. */
  code: string
}

/** Hands one message over. @throws PermanentFailure where a second try would change nothing */
export type SendMessage = (message: PhoneMessage, signal: AbortSignal) => Promise<void>

const ANSWER_MS = 10_000

/** Statuses that are about this moment, not about the message. */
const PASSING = new Set([408, 425, 429])

/** Sends by the HTTP call that the configuration describes (docs/operations.md, Messages to phones). */
export function gatewaySender(gateway: SmsGateway, answerMs = ANSWER_MS): SendMessage {
  const { method, headers, body, secret } = gateway
  const isJson = /^\s*[{[]/.test(body)
  const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  return async ({ to, text, code }, signal) => {
    const values = { to, digits: to.replace('+', ''), text, code, secret }
    const answer = await fetch(filled(gateway.url, values, encodeURIComponent), {
      method,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      headers: {
        ...(body && { 'Content-Type': type }),
        ...Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, filled(value, values, String)]),
        ),
      },
      ...(body && { body: filled(body, values, isJson ? inJsonText : encodeURIComponent) }),
    }).catch(() => {
      // What it says may name the address, and with it a key.
      throw new Error('The message was not sent: the gateway did not answer')
    })
    await answer.body?.cancel()
    if (answer.ok) return
    const failure = `The message was not sent: the gateway answered ${answer.status}`
    const isRefused = answer.status >= 400 && answer.status < 500 && !PASSING.has(answer.status)
    throw isRefused ? new PermanentFailure(failure) : new Error(failure)
  }
}

/** All at once, so that nothing that was put in is read as a name. */
const filled = (template: string, values: Record<string, string>, encode: (value: string) => string) =>
  template.replace(/\{(to|digits|text|code|secret)\}/g, (_, name: string) => encode(values[name] ?? ''))

/** As it stands between the quotation marks of a JSON text. */
const inJsonText = (value: string) => JSON.stringify(value).slice(1, -1)
