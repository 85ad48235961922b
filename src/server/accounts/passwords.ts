import { createHash } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { SelectDb, Transaction } from '#server/db/client.ts'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'

const COMMON = new Set(dictionary['passwords-common'])

/** Refuses common passwords, which are guessed first. @throws AppError invalid */
export function refuseCommonPassword(password: string): void {
  if (!COMMON.has(password.toLowerCase())) return
  const message = 'This password is one of the most common ones. Please choose another.'
  throw new AppError('invalid', message, [{ path: 'password', message }])
}

/**
 * Gives an account another password and revokes what the old one allowed: every session ends, and a pending change of the
 * address is dropped.
 */
export async function replacePassword(tx: Transaction, userId: string, hash: string): Promise<void> {
  const changed = await tx
    .update(accounts)
    .set({ password: hash, updatedAt: new Date() })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  if (changed.length === 0)
    await tx.insert(accounts).values({ userId, accountId: userId, providerId: 'credential', password: hash })
  await tx
    .update(users)
    .set({ pendingEmail: null, version: sql`${users.version} + 1`, updatedAt: new Date() })
    .where(eq(users.id, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** The hash of an account's password; undefined where it has none. */
export async function findPasswordHash(tx: SelectDb, userId: string): Promise<string | undefined> {
  const [credential] = await tx
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return credential?.hash ?? undefined
}

/** Tells an account's password of now from the next one and reveals neither: a link that was sent to replace it replaces no other. */
export async function passwordFingerprint(tx: SelectDb, userId: string): Promise<string> {
  return createHash('sha256')
    .update((await findPasswordHash(tx, userId)) ?? '')
    .digest('base64url')
}
