import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** A browser that may be notified: where, and what only it can decrypt by. In base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string }

/** One record holds all of a message (RFC 8188). */
const RECORD_BYTES = 4_096
/** The last record ends so. */
const LAST = 2

const fromBase64 = (text: string) => Buffer.from(text, 'base64url')

function freshPair(): ECDH {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

/** Whether a browser's key is a point of the curve: nothing can be written to it otherwise. */
export function isPublicKey(p256dh: string): boolean {
  try {
    return freshPair().computeSecret(fromBase64(p256dh)).length > 0
  } catch {
    return false
  }
}

/** What only this browser can read (RFC 8291). @throws Error where its key is no point of the curve */
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
