import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#server/api/context.ts'
import { derivedKey } from '#server/api/derived-key.ts'
import { isRowId } from '#server/db/schema/columns.ts'

const keyOf = (ctx: Pick<Context, 'auth'>) => derivedKey(ctx, 'links of search alerts')

const signatureOf = (key: string, id: string) => createHmac('sha256', key).update(id).digest('base64url')

/** What the links in an alert's mails prove: that their user has access to its mailbox. Nothing of it is stored. */
export async function alertToken(ctx: Pick<Context, 'auth'>, id: string): Promise<string> {
  return `${id}.${signatureOf(await keyOf(ctx), id)}`
}

/** The id of the alert that a token is of, or undefined for any other text. */
export async function alertOfToken(ctx: Pick<Context, 'auth'>, token: string): Promise<string | undefined> {
  const [id = '', signature = '', rest] = token.split('.')
  if (!isRowId(id) || rest !== undefined) return undefined
  const expected = Buffer.from(signatureOf(await keyOf(ctx), id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}
