import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { passwordGuessed } from '#server/mail/account-messages.ts'
import { GUESS_MAILS, GUESSING_ADDRESSES } from './account-limits.ts'

/** So many sign-ins are held back at one time in a process; the others are refused, so that guesses do not fill it. */
const HELD_BACK_MAX = 100

/** So many of them from one address, so that a few addresses keep nobody else out. */
const HELD_BACK_OF_ADDRESS = 2

/** The addresses of those that are held back, with how many there are of each. */
const heldBack = new Map<string, number>()

/**
 * Checks a password. Where many addresses have given wrong ones for the same account, every answer takes a while and its owner is
 * told by mail: a stranger locks nobody out (docs/product.md 14.3).
 * @param check throws AppError unauthenticated or invalid for a wrong password
 * @throws AppError too-many, and what `check` throws
 */
export async function guardPassword<Result>(
  ctx: Context,
  { email, address }: { email: string; address: string },
  check: () => Promise<Result>,
): Promise<Result> {
  if (await ctx.limits.isExceeded(GUESSING_ADDRESSES, email))
    await holdBack(ctx.settings.guessDelayMs, address)
  try {
    return await check()
  } catch (error) {
    if (hasCode(error, 'unauthenticated', 'invalid')) await countGuess(ctx, email, address)
    throw error
  }
}

async function holdBack(milliseconds: number, address: string): Promise<void> {
  const ofAddress = heldBack.get(address) ?? 0
  const all = [...heldBack.values()].reduce((sum, count) => sum + count, 0)
  if (ofAddress >= HELD_BACK_OF_ADDRESS || all >= HELD_BACK_MAX)
    throw new AppError(
      'too-many',
      'Many wrong passwords are being tried. Please try again in a few seconds.',
      [],
      { retryAfter: Math.ceil(milliseconds / 1000) },
    )
  heldBack.set(address, ofAddress + 1)
  try {
    await sleep(milliseconds)
  } finally {
    const left = (heldBack.get(address) ?? 1) - 1
    if (left > 0) heldBack.set(address, left)
    else heldBack.delete(address)
  }
}

async function countGuess(ctx: Context, email: string, address: string): Promise<void> {
  try {
    await ctx.limits.consumeDistinct(GUESSING_ADDRESSES, email, address)
  } catch (error) {
    if (!hasCode(error, 'too-many')) throw error
    await warnOwner(ctx, email)
  }
}

async function warnOwner({ db, limits, queue }: Context, email: string): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  // Once a day.
  if (!user || !(await limits.tryConsume(GUESS_MAILS, user.id))) return
  await queue.send(
    'mail',
    passwordGuessed({ to: email, username: user.emailVerified ? user.name : undefined }),
  )
}

const hasCode = (error: unknown, ...codes: AppError['code'][]) =>
  error instanceof AppError && codes.includes(error.code)
