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
  const expected = Buffer.from(signatureOf(await derivedKey(ctx, purpose), id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}
