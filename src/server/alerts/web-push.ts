import { isPushEndpoint } from '#domain/alerts/alert-rules.ts'
import { encryptPush, type Subscription } from './push-encryption.ts'
import { authorization, type PushSettings } from './vapid.ts'

/** Notifies browsers through their own services (RFC 8030). */

/** For so long a service keeps a message for a browser that is off. */
const KEPT_SECONDS = 24 * 3_600
const SEND_MS = 10_000

/** Not there any more; or subscribed with another key than ours of today, which each service answers in its own way. */
const GONE = new Set([400, 401, 403, 404, 410])

/** `gone`: the browser has taken its permission back, is no more, or would have to subscribe anew. */
export type PushOutcome = 'sent' | 'gone'
export type SendPush = (subscription: Subscription, message: string) => Promise<PushOutcome>

/** @throws Error where the service refuses or does not answer */
export const pushSender =
  (settings: PushSettings, send: typeof fetch = fetch): SendPush =>
  async (subscription, message) => {
    const { endpoint } = subscription
    // What is stored was checked before; nothing else is ever called.
    if (!isPushEndpoint(endpoint)) return 'gone'
    const response = await send(endpoint, {
      method: 'POST',
      headers: {
        Authorization: authorization(endpoint, settings),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(KEPT_SECONDS),
        Urgency: 'low',
      },
      body: new Uint8Array(encryptPush(message, subscription)),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_MS),
    })
    await response.body?.cancel()
    if (GONE.has(response.status)) return 'gone'
    if (!response.ok) throw new Error(`${new URL(endpoint).hostname} answered ${response.status}`)
    return 'sent'
  }
