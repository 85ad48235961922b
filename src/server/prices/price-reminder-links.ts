import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#server/api/context.ts'
import { derivedKey } from '#server/api/derived-key.ts'
import { isRowId } from '#server/db/schema/columns.ts'

const keyOf = (ctx: Pick<Context, 'auth'>) => derivedKey(ctx, 'links that end price reminders')

const signatureOf = (key: string, userId: string) =>
  createHmac('sha256', key).update(userId).digest('base64url')

/** What the links prove that end a seller's reminders; they do nothing else. Nothing of it is stored. */
export async function reminderToken(ctx: Pick<Context, 'auth'>, userId: string): Promise<string> {
  return `${userId}.${signatureOf(await keyOf(ctx), userId)}`
}

/** The seller that a token is of, or undefined for any other text. */
export async function sellerOfToken(ctx: Pick<Context, 'auth'>, token: string): Promise<string | undefined> {
  const [userId = '', signature = '', rest] = token.split('.')
  if (!isRowId(userId) || rest !== undefined) return undefined
  const expected = Buffer.from(signatureOf(await keyOf(ctx), userId))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : undefined
}
