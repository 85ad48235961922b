import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { connect, type Db } from './client.ts'
import { migrateDatabase } from './migrate.ts'
import { applyRepeatableMigrations } from './repeatable-migrations.ts'

const MIGRATIONS = 'drizzle'
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

const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS })
/** How many schema migrations there were before repeatable ones. */
const BEFORE = 10

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'adlm-functions-'))
  for (const file of FILES) await cp(join(import.meta.dirname, file), join(folder, file))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const apply = () => database.db.transaction((tx) => applyRepeatableMigrations(tx, folder))

/** Every function and trigger of ours, as PostgreSQL would write it, by what it is called. */
async function definitions(db: Db): Promise<Record<string, string>> {
  const functions = await db
    .select({
      name: sql<string>`each.oid::regprocedure::text`,
      definition: sql<string>`pg_get_functiondef(each.oid)`,
    })
    .from(sql`pg_proc AS each`)
    .where(
      sql`pronamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = each.oid AND deptype = 'e')`,
    )
  const triggers = await db
    .select({
      name: sql<string>`tgrelid::regclass || ' ' || tgname`,
      definition: sql<string>`pg_get_triggerdef(oid)`,
    })
    .from(sql`pg_trigger`)
    .where(
      sql`NOT tgisinternal AND tgrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)`,
    )
  return Object.fromEntries([...functions, ...triggers].map(({ name, definition }) => [name, definition]))
}

/** Changes what `first_met` answers, in this test's copy of the file. */
async function changeSearch(): Promise<void> {
  const path = join(folder, 'search/search.sql')
  const content = await readFile(path, 'utf8')
  await writeFile(
    path,
    content.replace('RETURN CASE WHEN first <= cardinality(queries) THEN first END;', 'RETURN first;'),
  )
}

it('a fresh database and an old one end up with the same functions and triggers', async () => {
  const name = `${new URL(database.url).pathname.slice(1)}_before`
  const url = Object.assign(new URL(database.url), { pathname: `/${name}` }).href
  await database.db.execute(sql.raw(`CREATE DATABASE ${name} TEMPLATE template0`))
  const db = connect(url)
  try {
    await db.execute(sql`CREATE SCHEMA drizzle`)
    await db.execute(
      sql`CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    )
    for (const { sql: statements, hash, folderMillis } of migrations.slice(0, BEFORE)) {
      for (const statement of statements) await db.execute(sql.raw(statement))
      await db.execute(
        sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${folderMillis})`,
      )
    }
    await migrateDatabase(url, MIGRATIONS)
    expect(await definitions(db)).toEqual(await definitions(database.db))
  } finally {
    await db.$client.end()
    await database.db.execute(sql.raw(`DROP DATABASE ${name} WITH (FORCE)`))
  }
})

it('every function stands in the files', async () => {
  const content = (await Promise.all(FILES.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
  const names = Object.keys(await definitions(database.db)).filter((name) => name.endsWith(')'))
  expect(names.length).toBeGreaterThan(10)
  for (const name of names)
    expect(content).toContain(`\nCREATE OR REPLACE FUNCTION ${name.slice(0, name.indexOf('('))}(`)
})

it('a file is applied again when it has changed, and only then', async () => {
  const { db } = database
  const original = await definitions(db)
  const replacedAt = async () =>
    (
      await db.select({ xmin: sql<string>`xmin::text` }).from(sql`pg_proc`).where(sql`proname = 'first_met'`)
    )[0]
  const first = await replacedAt()
  await apply()
  expect(await replacedAt()).toEqual(first)

  await changeSearch()
  await apply()
  const changed = await definitions(db)
  expect(Object.keys(changed).filter((name) => changed[name] !== original[name])).toEqual([
    'first_met(text,tsquery[],tsquery[],timestamp with time zone)',
  ])

  await cp(join(import.meta.dirname, 'search/search.sql'), join(folder, 'search/search.sql'))
  await apply()
  expect(await definitions(db)).toEqual(original)
})

it('a file that fails leaves every function as it was, and is tried again', async () => {
  const original = await definitions(database.db)
  await changeSearch()
  await writeFile(join(folder, 'visibility.sql'), 'OOPS')
  await expect(apply()).rejects.toThrow()
  expect(await definitions(database.db)).toEqual(original)

  await cp(join(import.meta.dirname, 'visibility.sql'), join(folder, 'visibility.sql'))
  await apply()
  expect(await definitions(database.db)).not.toEqual(original)
})

it('a file of an older version does not replace a newer one', async () => {
  const path = join(folder, 'search/search.sql')
  const older = await readFile(path, 'utf8')
  await changeSearch()
  await writeFile(path, (await readFile(path, 'utf8')).replace(/^-- version: \d+/, '-- version: 1000'))
  await apply()
  const newer = await definitions(database.db)
  await writeFile(path, older)
  await apply()
  expect(await definitions(database.db)).toEqual(newer)
})

it('a change of a file raises its version', async () => {
  const states = await Promise.all(
    FILES.map(async (file) => {
      const content = await readFile(join(folder, file), 'utf8')
      return [
        /^-- version: (\d+)/.exec(content)?.[1],
        createHash('sha256').update(content).digest('hex').slice(0, 12),
      ]
    }),
  )
  // Whoever changes a file raises its version, and writes both here.
  expect(states).toEqual([
    ['17', '6dd8c50203b7'],
    ['3', 'dcc8ff08f7bf'],
    ['8', 'c215942a342c'],
    ['4', 'b8f75a1d5cc4'],
    ['1', '5b484ae65dd8'],
    ['5', '137a510499b4'],
    ['3', 'fca3e5b01817'],
    ['3', 'eb6391911982'],
    ['5', '1b946f082039'],
    ['2', '3bc9215de5a9'],
    ['3', 'e6d896e25f14'],
  ])
})
