import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

/** Any number that nothing else in the database locks. */
const MIGRATION_LOCK = 24_601_128

/** Brings the schema up to date. Instances that start together take turns: the later ones find nothing left to do. */
export async function migrateDatabase(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const client = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    await client`SELECT pg_advisory_lock(${MIGRATION_LOCK})`
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end()
  }
}
