import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { integer, pgSchema, text } from 'drizzle-orm/pg-core'
import type { Transaction } from './client.ts'

/** The functions of the database as they are now: each file is applied whole, in this order. */
const FILES = [
  'search/search.sql',
  'search/listed-products.sql',
  'search/searchable-products.sql',
  'search/home-counts.sql',
  'reading.sql',
  'visibility.sql',
  'price-events.sql',
  'freshness.sql',
  'fresh-offers.sql',
  'consents.sql',
  'dropped-answers.sql',
]

const repeatableMigrations = pgSchema('drizzle').table('repeatable_migrations', {
  file: text('file').primaryKey(),
  hash: text('hash').notNull(),
  version: integer('version').notNull(),
})

/**
 * Applies the files that have changed since they were last applied, after the schema migrations. All of them, or none.
 * A newer release may have the same schema and other functions, which stay: an instance of this one may start beside it. Each file
 * has a version for that (`-- version: 2`), which every change of it raises.
 */
export async function applyRepeatableMigrations(
  tx: Transaction,
  folder = import.meta.dirname,
): Promise<void> {
  await tx.execute(
    sql`CREATE TABLE IF NOT EXISTS ${repeatableMigrations} (file text PRIMARY KEY, hash text NOT NULL, version int NOT NULL)`,
  )
  for (const file of FILES) {
    const content = await readFile(join(folder, file), 'utf8')
    const version = Number(/^-- version: (\d+)$/m.exec(content)?.[1])
    if (!Number.isSafeInteger(version)) throw new Error(`${file} does not say its version`)
    const hash = createHash('sha256').update(content).digest('hex')
    const changed = await tx
      .insert(repeatableMigrations)
      .values({ file, hash, version })
      .onConflictDoUpdate({
        target: repeatableMigrations.file,
        set: { hash, version },
        setWhere: sql`${repeatableMigrations.hash} <> ${hash} AND ${repeatableMigrations.version} <= ${version}`,
      })
      .returning()
    if (changed.length > 0) await tx.execute(sql.raw(content))
  }
}
