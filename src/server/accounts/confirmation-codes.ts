import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { CODE_TRIES } from '#domain/accounts/account-rules.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import { derivedKey } from '#server/api/derived-key.ts'
import { confirmationCodes } from '#server/db/schema/accounts.ts'

/** Seconds for which a code is good (docs/product.md 8.3). */
export const CODE_LIFE = 3600

/** An address that an account says is its own. */
export type ClaimedAddress = { userId: string; email: string }

type CodeContext = Pick<Context, 'auth' | 'db'>

/** @returns a code of six digits, which takes the place of the account's former one; only its hash is kept */
export async function createConfirmationCode(ctx: CodeContext, claimed: ClaimedAddress): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { userId, email } = claimed
  const stored = {
    email,
    codeHash: (await hashOf(ctx, claimed, code)).toString('base64url'),
    tries: 0,
    expiresAt: new Date(Date.now() + CODE_LIFE * 1000),
  }
  await ctx.db
    .insert(confirmationCodes)
    .values({ userId, ...stored })
    .onConflictDoUpdate({ target: confirmationCodes.userId, set: stored })
  return code
}

/**
 * Counts one try of the account's code, however many are under way, and compares.
 * @throws AppError invalid where it is wrong, too old, or has had its tries
 */
export async function tryConfirmationCode(
  ctx: CodeContext,
  claimed: ClaimedAddress,
  code: string,
): Promise<void> {
  const [counted] = await ctx.db
    .update(confirmationCodes)
    .set({ tries: sql`${confirmationCodes.tries} + 1` })
    .where(
      and(
        eq(confirmationCodes.userId, claimed.userId),
        eq(confirmationCodes.email, claimed.email),
        lt(confirmationCodes.tries, CODE_TRIES),
        gt(confirmationCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ codeHash: confirmationCodes.codeHash, tries: confirmationCodes.tries })
  if (!counted) throw wrongCode('This code is too old or was tried too often. Ask for a new one.')
  const given = await hashOf(ctx, claimed, code)
  if (!timingSafeEqual(given, Buffer.from(counted.codeHash, 'base64url')))
    throw wrongCode(
      counted.tries < CODE_TRIES
        ? 'The code is not right. Look at it again in the newest mail.'
        : 'The code is not right, and it was its last try. Ask for a new one.',
    )
}

const wrongCode = (message: string) => new AppError('invalid', message, [{ path: 'code', message }])

/** With a key: there are so few codes that a plain hash would tell which it is. */
async function hashOf(ctx: CodeContext, { userId, email }: ClaimedAddress, code: string): Promise<Buffer> {
  const key = await derivedKey(ctx, 'confirmation code')
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, email, code]))
    .digest()
}
