import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { confirmationCodes, phoneCodes } from '#server/db/schema/one-time-codes.ts'
import type { Context } from './context.ts'
import { derivedKey } from './derived-key.ts'

/** What an account proves by six digits that were sent to it, and how long and how often they may be tried. */
export type CodeKind = {
  /** One row an account. */
  table: typeof confirmationCodes | typeof phoneCodes
  /** What its hashes have a key for. */
  purpose: string
  tries: number
  seconds: number
  /** As the answers call what it came in. */
  sentIn: 'mail' | 'message'
}

/** An address or number that an account says is its own. */
type Claimed = { userId: string; target: string }

type CodeContext = Pick<Context, 'auth' | 'db'>

/** @returns a code of six digits, which takes the place of the account's former one; only its hash is kept */
export async function createCode(ctx: CodeContext, kind: CodeKind, claimed: Claimed): Promise<string> {
  const { table, seconds } = kind
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const stored = {
    target: claimed.target,
    codeHash: (await hashOf(ctx, kind, claimed, code)).toString('base64url'),
    tries: 0,
    expiresAt: new Date(Date.now() + seconds * 1000),
  }
  await ctx.db
    .insert(table)
    .values({ userId: claimed.userId, ...stored })
    .onConflictDoUpdate({ target: table.userId, set: stored })
  return code
}

/**
 * Counts one try of the account's code, however many are under way, and compares.
 * @param claimed without a target, what the code went to
 * @returns what it confirms, with the hash that tells this code from a newer one
 * @throws AppError invalid where it is wrong, too old, or has had its tries
 */
export async function tryCode(
  ctx: CodeContext,
  kind: CodeKind,
  { userId, target: asked }: Pick<Claimed, 'userId'> & Partial<Claimed>,
  code: string,
): Promise<{ target: string; codeHash: string }> {
  const { table } = kind
  // One statement, which locks the row: of tries at the same moment, each counts those before it.
  const [counted] = await ctx.db
    .update(table)
    .set({ tries: sql`${table.tries} + 1` })
    .where(
      and(
        eq(table.userId, userId),
        asked === undefined ? undefined : eq(table.target, asked),
        lt(table.tries, kind.tries),
        gt(table.expiresAt, sql`now()`),
      ),
    )
    .returning()
  if (!counted) throw wrongCode('This code is too old or was tried too often. Ask for a new one.')
  const { target, codeHash, tries } = counted
  const given = await hashOf(ctx, kind, { userId, target }, code)
  if (!timingSafeEqual(given, Buffer.from(codeHash, 'base64url')))
    throw wrongCode(
      tries < kind.tries
        ? `The code is not right. Look at it again in the newest ${kind.sentIn}.`
        : 'The code is not right, and it was its last try. Ask for a new one.',
    )
  return { target, codeHash }
}

export const wrongCode = (message: string) => new AppError('invalid', message, [{ path: 'code', message }])

/** With a key: there are so few codes that a plain hash would tell which it is. */
async function hashOf(
  ctx: CodeContext,
  { purpose }: CodeKind,
  { userId, target }: Claimed,
  code: string,
): Promise<Buffer> {
  const key = await derivedKey(ctx, purpose)
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, target, code]))
    .digest()
}
