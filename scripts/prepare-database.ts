import { join } from 'node:path'
import { authSecretOf } from '#server/auth-secret.ts'
import { connect } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { confirmDemoHomes } from '#server/demo/confirm-demo-homes.ts'
import { confirmDemoPrices } from '#server/demo/confirm-demo-prices.ts'
import {
  canOpenDemoAccounts,
  closeDemoAccounts,
  type DemoAccount,
  openDemoAccounts,
} from '#server/demo/demo-accounts.ts'
import { fillDemoLeads } from '#server/demo/demo-leads.ts'
import { keepDemoVerified } from '#server/demo/keep-demo-verified.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import type { Env } from '#server/env.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { root } from './built-folder.ts'

export const migrationsFolder = join(root, 'drizzle')

/** Migrates a database and, for a demonstration, seeds it. @returns the accounts to sign in with */
export async function prepareDatabase(
  url: string,
  env: Env,
  say: (line: string) => void,
): Promise<DemoAccount[]> {
  await migrateDatabase(url, migrationsFolder)
  say('The database schema is up to date')
  const db = connect(url, { connections: 1 })
  try {
    if (env.demo) {
      const seeded = await seedDemo(db, openStorage(env, await authSecretOf(env)))
      if (seeded) sayWhatWasSeeded(seeded, say)
      else {
        await confirmDemoPrices(db)
        await confirmDemoHomes(db)
        await keepDemoVerified(db)
      }
      await fillDemoLeads(db)
    }
    if (canOpenDemoAccounts(env)) return await openDemoAccounts(db)
    await closeDemoAccounts(db)
    return []
  } finally {
    await db.$client.end()
  }
}

export function sayWhatWasSeeded(
  seeded: NonNullable<Awaited<ReturnType<typeof seedDemo>>>,
  say: (line: string) => void,
): void {
  const counts = Object.entries(seeded).map(([kind, count]) => `${count} ${kind}`)
  say(`The demonstration catalogue is in: ${counts.join(', ')}`)
}
