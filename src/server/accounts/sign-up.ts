import { DrizzleQueryError, eq } from 'drizzle-orm'
import pg from 'pg'
import type { SignUpInput } from '#domain/accounts/account-input.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { hashPassword } from '#server/password-hash.ts'
import { consumeFirstConfirmationMail } from './account-limits.ts'
import { refuseCommonPassword } from './passwords.ts'

/**
 * Makes an account and queues the mail that confirms its address, both or neither.
 * @param asker the client's address
 * @returns its id. @throws AppError conflict, invalid, too-many
 */
export async function signUp(
  { db, limits, queue }: Context,
  { username, email, password }: SignUpInput,
  asker: string,
): Promise<string> {
  refuseCommonPassword(password)
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (taken) throw emailTaken()
  await consumeFirstConfirmationMail(limits, email)
  const hash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const [user] = await refusingTakenEmail(
      tx.insert(users).values({ name: username, email }).returning({ id: users.id }),
    )
    if (!user) throw new Error('Nobody was stored')
    await tx
      .insert(accounts)
      .values({ userId: user.id, accountId: user.id, providerId: 'credential', password: hash })
    await queue.send('confirmation-mail', { userId: user.id, email }, { tx, asker })
    return user.id
  })
}

/** Waits for a write; that somebody has the address already is a conflict which names the field. @throws AppError conflict */
export async function refusingTakenEmail<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error
    if (cause instanceof pg.DatabaseError && cause.constraint === 'users_email_unique') throw emailTaken()
    throw error
  }
}

export function emailTaken(): AppError {
  const message = 'This e-mail address has an account already. Sign in, or reset its password.'
  return new AppError('conflict', message, [{ path: 'email', message }])
}
