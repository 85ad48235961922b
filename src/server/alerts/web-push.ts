import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto'
import { isPushEndpoint } from '#domain/alerts/alert-rules.ts'
import type { PushSettings } from '#server/env.ts'

/** Notifies browsers through their own services: RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */

export type Subscription = { endpoint: string; p256dh: string; auth: string }

const CURVE = 'prime256v1'
/** One record holds all of a message. */
const RECORD_BYTES = 4_096
/** The last record ends so. */
const LAST = 2
/** For so long a service keeps a message for a browser that is off. */
const KEPT_SECONDS = 24 * 3_600
const SIGNED_SECONDS = 12 * 3_600
const SEND_MS = 10_000

const fromBase64 = (text: string) => Buffer.from(text, 'base64url')
const base64Json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The key that browsers are given, of the one that is kept. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(fromBase64(privateKey))
  return pair.getPublicKey('base64url')
}

function freshPair(): ECDH {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  return pair
}

/** What only this browser can read. @throws Error where its key is no point of the curve */
export function encryptPush(
  message: string,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  { pair = freshPair(), salt = randomBytes(16) }: { pair?: ECDH; salt?: Buffer } = {},
): Buffer {
  const theirs = fromBase64(p256dh)
  const ours = pair.getPublicKey()
  const derive = (key: Uint8Array, salted: Uint8Array, info: Uint8Array, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, info, bytes))
  const about = (text: string) => Buffer.from(`${text}\0`)
  const shared = derive(
    pair.computeSecret(theirs),
    fromBase64(auth),
    Buffer.concat([about('WebPush: info'), theirs, ours]),
    32,
  )
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(shared, salt, about('Content-Encoding: aes128gcm'), 16),
    derive(shared, salt, about('Content-Encoding: nonce'), 12),
  )
  const header = Buffer.alloc(5)
  header.writeUInt32BE(RECORD_BYTES)
  header.writeUInt8(ours.length, 4)
  const record = [cipher.update(message), cipher.update(Buffer.of(LAST)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, header, ours, ...record])
}

/** Says to a service who sends. */
export function authorization(
  endpoint: string,
  { privateKey, publicKey, subject }: PushSettings,
  now = Date.now(),
): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1_000) + SIGNED_SECONDS,
    sub: subject,
  }
  const signed = `${base64Json({ typ: 'JWT', alg: 'ES256' })}.${base64Json(claims)}`
  const point = fromBase64(publicKey)
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: coordinate(1), y: coordinate(33) },
    format: 'jwk',
  })
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

/** `gone`: the browser has taken its permission back, or is no more. */
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
    if (response.status === 404 || response.status === 410) return 'gone'
    if (!response.ok) throw new Error(`${new URL(endpoint).hostname} answered ${response.status}`)
    return 'sent'
  }
