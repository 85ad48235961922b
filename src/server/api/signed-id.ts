import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRowId } from '#server/db/schema/columns.ts'
import type { Context } from './context.ts'
import { derivedKey } from './derived-key.ts'

type Signing = Pick<Context, 'auth'>

const signatureOf = (key: string, id: string) => createHmac('sha256', key).update(id).digest('base64url')

/** A token that proves for one purpose that we have made it for the row of this id. Nothing of it is stored. */
export async function signedId(ctx: Signing, purpose: string, id: string): Promise<string> {
  return `${id}.${signatureOf(await derivedKey(ctx, purpose), id)}`
}

/** The id that a token was made for, or undefined for any other text. */
export async function idOfSigned(ctx: Signing, purpose: string, token: string): Promise<string | undefined> {
  const [id = '', signature = '', rest] = token.split('.')
  if (!isRowId(id) || rest !== undefined) return undefined
  return isSame(signature, signatureOf(await derivedKey(ctx, purpose), id)) ? id : undefined
}

function isSame(signature: string, expected: string): boolean {
  const [given, ours] = [Buffer.from(signature), Buffer.from(expected)]
  return given.length === ours.length && timingSafeEqual(given, ours)
}

const SECONDS_IN_DAY = 24 * 3_600

/** The same for so many days. */
export async function signedIdFor(ctx: Signing, days: number, purpose: string, id: string): Promise<string> {
  const until = Math.floor(Date.now() / 1_000) + days * SECONDS_IN_DAY
  return `${id}.${until}.${signatureOf(await derivedKey(ctx, purpose), `${id}.${until}`)}`
}

/** The id that a token was made for, as long as it lasts. */
export async function idOfLasting(ctx: Signing, purpose: string, token: string): Promise<string | undefined> {
  const [id = '', until = '', signature = '', rest] = token.split('.')
  if (!isRowId(id) || rest !== undefined || !(Number(until) * 1_000 > Date.now())) return undefined
  const signed = `${id}.${until}`
  return isSame(signature, signatureOf(await derivedKey(ctx, purpose), signed)) ? id : undefined
}
