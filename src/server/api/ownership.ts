import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { canEditUser } from '#domain/accounts/account-rules.ts'
import type { Actor } from '#domain/actor.ts'
import { AppError } from '#domain/errors.ts'

/** A `userRef` in a body is accepted only if it is the caller. @throws AppError forbidden */
export function refuseOtherOwner(actor: Actor, userRef: string | undefined): void {
  if (userRef !== undefined && !canEditUser(actor, userRef))
    throw new AppError('forbidden', 'userRef must be your own id')
}

const FOREIGN_KEY_VIOLATION = '23503'

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
