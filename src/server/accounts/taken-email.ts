import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { AppError } from '#domain/errors.ts'

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
  const message = 'There is an account with this email already. Sign in, or reset its password.'
  return new AppError('conflict', message, [{ path: 'email', message }])
}
