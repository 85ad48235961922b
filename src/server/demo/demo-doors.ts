import { createHash, scrypt } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { accounts, sessions, users } from '#server/db/schema/accounts.ts'
import type { Env } from '#server/env.ts'
import { demoEmail, demoId } from './seed-demo.ts'

/** Who may be signed in as in the demonstration: a shop, an estate desk and a buyer. Everybody knows the password. */
const DOORS = [
  { handle: 'adeshokan-cement', role: 'seller of materials' },
  { handle: 'zumaview-estates', role: 'seller of homes' },
  { handle: 'adaeze-nwosu', role: 'buyer' },
]
const PASSWORD = 'block-by-block'

export type DemoAccount = { role: string; email: string; password: string }

const LOOPBACK = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/

/** Known passwords are for one's own machine: its own database, its own address, nobody else's (decisions, Accounts). */
export function mayOpenDemoDoors({ databaseUrl, host, baseUrl }: Env): boolean {
  return databaseUrl === undefined && LOOPBACK.test(host) && LOOPBACK.test(new URL(baseUrl).hostname)
}

/**
 * Gives the demonstration's people their known password, those who have none yet.
 * @returns the accounts with which one can sign in now
 */
export async function openDemoDoors(db: Db): Promise<DemoAccount[]> {
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
  return DOORS.filter(({ handle }) => open.includes(demoId('credential', handle))).map(
    ({ handle, role }) => ({
      role,
      email: demoEmail(handle),
      password: PASSWORD,
    }),
  )
}

/** Takes the known passwords away, and whoever came in by them is out. A password that was changed stays. */
export async function closeDemoDoors(db: Db): Promise<void> {
  const ids = DOORS.map(({ handle }) => demoId('credential', handle))
  const doors = await db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, ids))
  if (doors.length === 0) return
  const open = await openCredentials(db, await knownCredentials())
  await db.transaction(async (tx) => {
    const closed = await tx.delete(accounts).where(inArray(accounts.id, open)).returning()
    await tx.delete(sessions).where(
      inArray(
        sessions.userId,
        closed.map(({ userId }) => userId),
      ),
    )
  })
}

type Credential = Awaited<ReturnType<typeof knownCredentials>>[number]

/** The ids of those that stand in the database with the known password. */
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

/** What Better Auth stores for a password: the salt and its scrypt key, in hex. The salt is as little of a secret. */
async function knownCredentials() {
  return Promise.all(
    DOORS.map(async ({ handle }) => {
      const userId = demoId('user', handle)
      const salt = createHash('md5').update(handle).digest('hex')
      const key = await deriveKey(PASSWORD.normalize('NFKC'), salt)
      return {
        id: demoId('credential', handle),
        userId,
        accountId: userId,
        providerId: 'credential',
        password: `${salt}:${key.toString('hex')}`,
      }
    }),
  )
}

function deriveKey(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )
}
