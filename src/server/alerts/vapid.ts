import { createECDH, createPrivateKey, sign } from 'node:crypto'

/** Keys of VAPID (RFC 8292) in base64url; the public one is of the private one. */
export type PushSettings = { privateKey: string; publicKey: string; subject: string }

const SIGNED_SECONDS = 12 * 3_600

const fromBase64 = (text: string) => Buffer.from(text, 'base64url')
const base64Json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The key that browsers are given, of the one that is kept. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(fromBase64(privateKey))
  return pair.getPublicKey('base64url')
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
