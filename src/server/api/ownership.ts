import { and, DrizzleQueryError, eq, not } from 'drizzle-orm'
import pg from 'pg'
import { canEditUser } from '#domain/accounts/account-rules.ts'
import type { Actor } from '#domain/actor.ts'
import { AppError } from '#domain/errors.ts'
import { FOREIGN_KEY_VIOLATION } from '#server/db/error-codes.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { ActorContext } from './context.ts'
import { NO_SUCH_USER, userIdParameter } from './router.ts'

/** A `userRef` in a body is accepted only if it is the caller. @throws AppError forbidden */
export function refuseOtherOwner(actor: Actor, userRef: string | undefined): void {
  if (userRef !== undefined && !canEditUser(actor, userRef.toLowerCase()))
    throw new AppError('forbidden', 'userRef must be your own id')
}

/** An own account's id. @param whose what a call in somebody else's name is told @throws AppError not-found, forbidden */
export async function ownIdOf({ actor, db }: ActorContext, userId: string, whose: string): Promise<string> {
  const ownerId = userIdParameter(userId)
  if (canEditUser(actor, ownerId)) return ownerId
  const isThere = await db.$count(users, and(eq(users.id, ownerId), not(users.hidden)))
  if (isThere === 0) throw new AppError('not-found', NO_SUCH_USER)
  throw new AppError('forbidden', whose)
}

/** What stores something of the caller's. @throws AppError unauthenticated where their account goes away meanwhile */
export async function withExistingOwner<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error
    if (
      cause instanceof pg.DatabaseError &&
      cause.code === FOREIGN_KEY_VIOLATION &&
      /_users_id_fk$/.test(cause.constraint ?? '')
    )
      throw new AppError('unauthenticated', 'Please sign in')
    throw error
  }
}
