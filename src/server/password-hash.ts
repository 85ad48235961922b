import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const derive = promisify(argon2)

/** Argon2id as OWASP's Password Storage Cheat Sheet recommends it: 19 MiB, two passes, one lane. Memory in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`
const KEY_BYTES = 32

/** Half of Node's threads: files are read and answers compressed by the others, however many people sign in. */
const limited = createConcurrencyLimit({
  concurrency: 2,
  waitMs: 10_000,
  errorMessage: 'Many people are signing in right now, please try again.',
})

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

const keyOf = (password: string, salt: Buffer) =>
  limited(() =>
    // The same characters, however a keyboard composes them.
    derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength: KEY_BYTES, ...COST }),
  )

/** @returns a PHC string: the way it was made, the salt and the key. @throws AppError unavailable */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return `${PREFIX}${unpadded(salt)}$${unpadded(await keyOf(password, salt))}`
}

/** Takes as long for a password that is wrong as for the right one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length).split('$') : []
  const derived = await keyOf(password, Buffer.from(salt.padEnd(22, 'A'), 'base64'))
  const stored = Buffer.from(key, 'base64')
  return stored.length === derived.length && timingSafeEqual(stored, derived)
}
