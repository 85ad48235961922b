import { createHash } from 'node:crypto'
import { and, eq, inArray, like, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import type { Env } from '#server/env.ts'
import { hashPassword } from '#server/password-hash.ts'
import { demoEmail, demoId } from './demo-ids.ts'

const ADMIN_HANDLE = 'adlm-desk'

/** Who may be signed in as in the demonstration: a shop, an estate desk, a buyer and an admin. Everybody knows the password. */
const ACCOUNTS = [
  { handle: 'adeshokan-cement', role: 'seller of materials' },
  { handle: 'zumaview-estates', role: 'seller of homes' },
  { handle: 'adaeze-nwosu', role: 'buyer' },
  { handle: ADMIN_HANDLE, role: 'admin' },
]
const PASSWORD = 'block-by-block'

/** The address of the admin of a demonstration. */
export const DEMO_ADMIN = demoEmail(ADMIN_HANDLE)

export type DemoAccount = { role: string; email: string; password: string }

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/

/** Known passwords are for one's own machine: its own database, its own address, nobody else's (docs/product.md 8.8). */
export function canOpenDemoAccounts({
  databaseUrl,
  host,
  baseUrl,
}: Pick<Env, 'databaseUrl' | 'host' | 'baseUrl'>): boolean {
  return databaseUrl === undefined && LOOPBACK.test(host) && LOOPBACK.test(new URL(baseUrl).hostname)
}

/**
 * Gives the demonstration's people their known password, those who have none yet.
 * @returns the accounts with which one can sign in now
 */
export async function openDemoAccounts(db: Db): Promise<DemoAccount[]> {
  const credentials = await knownCredentials()
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        credentials.map(({ userId }) => userId),
      ),
    )
  const missing = credentials.filter(({ userId }) => people.some(({ id }) => id === userId))
  if (missing.length === 0) return []
  await db.insert(accounts).values(missing).onConflictDoNothing()
  const open = await openCredentials(db, credentials)
  return ACCOUNTS.filter(({ handle }) => open.includes(demoId('credential', handle))).map(
    ({ handle, role }) => ({
      role,
      email: demoEmail(handle),
      password: PASSWORD,
    }),
  )
}

/** Accounts that were linked through the demonstration's identity provider. */
const DEMO_IDENTITIES = and(eq(accounts.providerId, 'google'), like(accounts.accountId, 'demo-%'))

/** Removes the publicly known sign-ins and their sessions. A password that was changed stays. */
export async function closeDemoAccounts(db: Db): Promise<void> {
  const ids = ACCOUNTS.map(({ handle }) => demoId('credential', handle))
  const ours = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(inArray(accounts.id, ids), DEMO_IDENTITIES))
  if (ours.length === 0) return
  const open = await openCredentials(db, await knownCredentials())
  await db.transaction(async (tx) => {
    const closed = await tx
      .delete(accounts)
      .where(or(inArray(accounts.id, open), DEMO_IDENTITIES))
      .returning()
    await tx.delete(sessions).where(
      inArray(
        sessions.userId,
        closed.map(({ userId }) => userId),
      ),
    )
  })
}

type Credential = Awaited<ReturnType<typeof knownCredentials>>[number]

/** The ids of those in the database that still have the known password. */
async function openCredentials(db: Db, credentials: Credential[]): Promise<string[]> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      inArray(
        accounts.password,
        credentials.map(({ password }) => password),
      ),
    )
  return found.map(({ id }) => id)
}

/** As an account stores its password. The salt is as little of a secret as the password, so that the hash is known too. */
async function knownCredentials() {
  return Promise.all(
    ACCOUNTS.map(async ({ handle }) => {
      const userId = demoId('user', handle)
      return {
        id: demoId('credential', handle),
        userId,
        accountId: userId,
        providerId: 'credential',
        password: await hashPassword(PASSWORD, createHash('md5').update(handle).digest()),
      }
    }),
  )
}
