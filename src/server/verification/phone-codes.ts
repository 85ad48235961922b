import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { PHONE_CODE_MINUTES, PHONE_CODE_TRIES } from '#domain/verification/verification-rules.ts'
import type { Context } from '#server/api/context.ts'
import { derivedKey } from '#server/api/derived-key.ts'
import { phoneCodes } from '#server/db/schema/verification.ts'

/** A number that an account says is its own. */
export type ClaimedNumber = { userId: string; mobileNumber: string }

type CodeContext = Pick<Context, 'auth' | 'db'>

/** @returns a code of six digits, which takes the place of the account's former one; only its hash is kept */
export async function createPhoneCode(ctx: CodeContext, claimed: ClaimedNumber): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const stored = {
    mobileNumber: claimed.mobileNumber,
    codeHash: (await hashOf(ctx, claimed, code)).toString('base64url'),
    tries: 0,
    expiresAt: new Date(Date.now() + PHONE_CODE_MINUTES * 60_000),
  }
  await ctx.db
    .insert(phoneCodes)
    .values({ userId: claimed.userId, ...stored })
    .onConflictDoUpdate({ target: phoneCodes.userId, set: stored })
  return code
}

/**
 * Counts one try of the account's code, however many are under way, and compares.
 * @returns the number that it confirms, with the hash that tells this code from a newer one
 * @throws AppError invalid where it is wrong, too old, or has had its tries
 */
export async function tryPhoneCode(
  ctx: CodeContext,
  userId: string,
  code: string,
): Promise<{ mobileNumber: string; codeHash: string }> {
  const [counted] = await ctx.db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(
      and(
        eq(phoneCodes.userId, userId),
        lt(phoneCodes.tries, PHONE_CODE_TRIES),
        gt(phoneCodes.expiresAt, sql`now()`),
      ),
    )
    .returning()
  if (!counted) throw wrongCode('This code is too old or was tried too often. Ask for a new one.')
  const { mobileNumber, codeHash, tries } = counted
  const given = await hashOf(ctx, { userId, mobileNumber }, code)
  if (!timingSafeEqual(given, Buffer.from(codeHash, 'base64url')))
    throw wrongCode(
      tries < PHONE_CODE_TRIES
        ? 'The code is not right. Look at it again in the newest message.'
        : 'The code is not right, and it was its last try. Ask for a new one.',
    )
  return { mobileNumber, codeHash }
}

export const wrongCode = (message: string) => new AppError('invalid', message, [{ path: 'code', message }])

/** With a key: there are so few codes that a plain hash would tell which it is. */
async function hashOf(
  ctx: CodeContext,
  { userId, mobileNumber }: ClaimedNumber,
  code: string,
): Promise<Buffer> {
  const key = await derivedKey(ctx, 'phone code')
  return createHmac('sha256', key)
    .update(JSON.stringify([userId, mobileNumber, code]))
    .digest()
}
