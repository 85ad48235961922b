import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Any number that nothing else in the database locks. */
const INDEX_LOCK = 24_601_129

const PAUSE_MS = 250

const BUILD = /^(?:\s|--.*\n)*CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?"(\w+)"/
const DROP = /^(?:\s|--.*\n)*DROP INDEX (?:CONCURRENTLY )?(?:IF EXISTS )?"(\w+)"/

/** Whether a statement builds an index beside others' writes, which PostgreSQL does outside a transaction only. */
export const isIndexBuild = (statement: string): boolean => BUILD.test(statement)

/**
 * Builds the indexes of the migrations that stand with CONCURRENTLY there and are not in the database: tables stay open for writing.
 * What a crash has left half built is invalid, and built again. Instances that start together take turns, without a transaction
 * while they wait: the index waits for those.
 * @param statements of all migrations, in their order
 */
export async function buildIndexes(client: pg.Client, statements: string[]): Promise<void> {
  const builds = new Map<string, string>()
  for (const statement of statements) {
    const [, dropped] = DROP.exec(statement) ?? []
    if (dropped) builds.delete(dropped)
    const [, built] = BUILD.exec(statement) ?? []
    if (built) builds.set(built, statement)
  }
  if ((await missing(client, builds)).length === 0) return
  while (!(await isLocked(client))) await sleep(PAUSE_MS)
  for (const { name, statement } of await missing(client, builds)) {
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${pg.escapeIdentifier(name)}`)
    await client.query(statement)
  }
  await client.query('SELECT pg_advisory_unlock($1)', [INDEX_LOCK])
}

async function missing(client: pg.Client, builds: Map<string, string>) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE relnamespace = 'public'::regnamespace AND relname = ANY ($1) AND indisvalid`,
    [[...builds.keys()]],
  )
  const valid = new Set(rows.map(({ name }) => name))
  return [...builds].filter(([name]) => !valid.has(name)).map(([name, statement]) => ({ name, statement }))
}

async function isLocked(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    INDEX_LOCK,
  ])
  return rows[0]?.locked ?? false
}
