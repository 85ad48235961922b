import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { connect, type Db } from './client.ts'
import { migrateDatabase, SchemaTooNewError } from './migrate.ts'
import { findSchemaVersion, RELEASES, readRelease } from './releases.ts'
import { users } from './schema/accounts.ts'
import { products } from './schema/products.ts'

const MIGRATIONS = 'drizzle'
const templateUrl = inject('templateDatabaseUrl')
const template = new URL(templateUrl).pathname.slice(1)
const name = `${template}_${randomBytes(6).toString('hex')}`
const url = Object.assign(new URL(templateUrl), { pathname: `/${name}` }).href
const maintenance = connect(Object.assign(new URL(templateUrl), { pathname: '/postgres' }).href)

/** The test's database: an empty one, or as a run of `migrateDatabase` has left it. */
const makeEmpty = () => maintenance.execute(`CREATE DATABASE ${name}`)
const makeMigrated = () =>
  maintenance.execute(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)

afterAll(() => maintenance.$client.end())
afterEach(async () => {
  await maintenance.execute(`DROP DATABASE ${name} WITH (FORCE)`)
})

async function applied(): Promise<number> {
  const db = connect(url)
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int FROM drizzle.__drizzle_migrations`,
  )
  await db.$client.end()
  return rows[0]?.count ?? 0
}

it('instances that start at once on an empty database all find it migrated, and migrate it once', async () => {
  await makeEmpty()
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url, MIGRATIONS)))
  const once = await applied()
  expect(once).toBeGreaterThan(0)
  const db = connect(url)
  expect(await db.$count(products)).toBe(0)
  await db.$client.end()

  await migrateDatabase(url, MIGRATIONS)
  expect(await applied()).toBe(once)
})

it('a migration that fails leaves the database as it was, says why, and blocks nobody', async () => {
  await makeEmpty()
  const broken = await mkdtemp(join(tmpdir(), 'adlm-migrations-'))
  await cp(MIGRATIONS, broken, { recursive: true })
  await writeFile(
    join(broken, '0000_catalogue.sql'),
    'CREATE TABLE half (id int);--> statement-breakpoint\nOOPS;',
  )
  await expect(migrateDatabase(url, broken)).rejects.toThrow(
    'The database schema cannot be brought up to date: syntax error at or near "OOPS".',
  )
  await rm(broken, { recursive: true })

  const db = connect(url)
  const { rows } = await db.execute(sql`SELECT FROM pg_tables WHERE tablename = 'half'`)
  expect(rows).toHaveLength(0)
  await db.$client.end()
  await migrateDatabase(url, MIGRATIONS)
  expect(await applied()).toBeGreaterThan(0)
})

it('tables that are not ours, and a role that may create nothing, are told in one sentence', async () => {
  await makeEmpty()
  const db = connect(url)
  await db.execute(sql`CREATE TABLE products (id int)`)
  await db.$client.end()
  await expect(migrateDatabase(url, MIGRATIONS)).rejects.toThrow(
    /^The database schema cannot be brought up to date: relation "products" already exists\.$/,
  )

  const role = `${name}_reader`
  await maintenance.execute(`CREATE ROLE ${role} LOGIN PASSWORD 'reads'`)
  try {
    await expect(
      migrateDatabase(Object.assign(new URL(url), { username: role, password: 'reads' }).href, MIGRATIONS),
    ).rejects.toThrow(
      /^The database schema cannot be brought up to date: permission denied for database \S+\.$/,
    )
  } finally {
    await maintenance.execute(`DROP ROLE ${role}`)
  }
})

/** Work on this test's database. */
async function onDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = connect(url)
  try {
    return await work(db)
  } finally {
    await db.$client.end()
  }
}

describe('a newer release', () => {
  let folder: string
  beforeEach(async () => {
    await makeMigrated()
    folder = await mkdtemp(join(tmpdir(), 'adlm-newer-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** As this one, with another migration. @param oldestServed as docs/releases.md would say it */
  async function newerRelease(statements: string[], oldestServed: number) {
    const migrationsFolder = join(folder, 'drizzle')
    const releases = join(folder, 'releases.md')
    await cp(MIGRATIONS, migrationsFolder, { recursive: true })
    const journalFile = join(migrationsFolder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(journalFile, 'utf8'))
    const { when } = journal.entries.at(-1)
    journal.entries.push({ idx: 99, version: '7', when: when + 1, tag: '0099_newer', breakpoints: true })
    await writeFile(journalFile, JSON.stringify(journal))
    await writeFile(join(migrationsFolder, '0099_newer.sql'), statements.join('--> statement-breakpoint\n'))
    const table = await readFile(RELEASES, 'utf8')
    await writeFile(releases, `${table}\n| 99 | \`0099_newer\` | ${oldestServed} | next |\n`)
    return (lock = { timeoutMs: 50, pauseMs: 10, tries: 500 }) =>
      migrateDatabase(url, migrationsFolder, { releases, lock })
  }

  const validIndexes = () =>
    onDatabase(async (db) => {
      const { rows } = await db.execute<{ name: string; valid: boolean }>(
        sql`SELECT relname AS name, indisvalid AS valid FROM pg_index JOIN pg_class ON oid = indexrelid WHERE relname LIKE 'newer%'`,
      )
      return rows
    })

  it('writes its schema down, and this one works on it where it is served', async () => {
    const { version } = await readRelease()
    const migrateByNewer = await newerRelease(['ALTER TABLE users ADD COLUMN newer int'], version)
    await migrateByNewer()
    const stored = () => onDatabase((db) => findSchemaVersion(db))
    expect(await stored()).toEqual({ version: 99, oldestServed: version })
    await migrateDatabase(url, MIGRATIONS)
    expect(await stored()).toEqual({ version: 99, oldestServed: version })
  })

  it('turns this one away, with a sentence that says what to do, where it is not', async () => {
    const { version } = await readRelease()
    await (await newerRelease([], version + 1))()
    const start = migrateDatabase(url, MIGRATIONS)
    await expect(start).rejects.toBeInstanceOf(SchemaTooNewError)
    await expect(start).rejects.toThrow(
      `The database has schema 99, which serves releases from schema ${version + 1} on, and this release has schema ${version}: ` +
        'start a newer release, or restore a backup from before the upgrade (docs/releases.md).',
    )
  })

  it('waits for a long read without a queue behind it, and says so where that takes too long', async () => {
    const migrateByNewer = await newerRelease(['ALTER TABLE users ADD COLUMN newer int'], 10)
    await onDatabase(async (db) => {
      let migrated: Promise<void> | undefined
      await db.transaction(async (backup) => {
        await backup.select().from(users)
        await expect(migrateByNewer({ timeoutMs: 20, pauseMs: 1, tries: 2 })).rejects.toThrow(
          'The database schema cannot be brought up to date: canceling statement due to lock timeout.',
        )
        migrated = migrateByNewer()
        for (let visitor = 0; visitor < 20; visitor++) expect(await db.$count(users)).toBe(0)
      })
      await migrated
      await db.execute(sql`SELECT newer FROM users`)
    })
  })

  const INDEXES = [
    'ALTER TABLE users ADD COLUMN newer int;',
    '-- For the list of everybody.\nCREATE INDEX CONCURRENTLY "newer_index" ON "users" USING btree ("newer");',
    'CREATE INDEX CONCURRENTLY "newer_dropped" ON "users" USING btree ("newer");',
    'DROP INDEX IF EXISTS "newer_dropped";',
  ]

  it('builds an index while others write, whoever else starts meanwhile', async () => {
    const migrateByNewer = await newerRelease(INDEXES, 10)
    await onDatabase(async (db) => {
      let migrated: Promise<unknown> | undefined
      await db.transaction(async (writer) => {
        await writer.insert(users).values({ name: 'Somebody', email: 'somebody@mail.example' })
        migrated = Promise.all([1, 2, 3].map(() => migrateByNewer()))
        // The column needs the table for a moment; the index only what is written before it.
        await expect
          .poll(() =>
            db.$count(sql`pg_stat_activity`, sql`datname = ${name} AND query LIKE '%ADD COLUMN newer%'`),
          )
          .toBeGreaterThan(0)
      })
      await expect
        .poll(() =>
          db.execute(sql`SELECT newer FROM users`).then(
            ({ rowCount }) => rowCount,
            () => undefined,
          ),
        )
        .toBe(1)
      await db.insert(users).values({ name: 'Somebody else', email: 'else@mail.example' })
      await migrated
    })
    expect(await validIndexes()).toEqual([{ name: 'newer_index', valid: true }])
  })

  it('builds an index again that a crash has left half built', async () => {
    const twice = { name: 'Twice', email: 'twice@mail.example' }
    const migrateByNewer = await newerRelease(
      ['CREATE UNIQUE INDEX CONCURRENTLY "newer_unique" ON "users" USING btree ("name");'],
      10,
    )
    await onDatabase((db) => db.insert(users).values([twice, { ...twice, email: 'again@mail.example' }]))
    await expect(migrateByNewer()).rejects.toThrow('could not create unique index "newer_unique"')
    expect(await validIndexes()).toEqual([{ name: 'newer_unique', valid: false }])

    await onDatabase((db) => db.delete(users))
    await migrateByNewer()
    expect(await validIndexes()).toEqual([{ name: 'newer_unique', valid: true }])
  })

  it('checks old rows of a constraint when its table is open again', async () => {
    const migrateByNewer = await newerRelease(
      [
        `ALTER TABLE "users" ADD CONSTRAINT "newer_name" CHECK ("name" <> 'Wrong') NOT VALID;`,
        'ALTER TABLE "users" VALIDATE CONSTRAINT "newer_name";',
      ],
      10,
    )
    const wrong = { name: 'Wrong', email: 'wrong@mail.example' }
    await onDatabase((db) => db.insert(users).values(wrong))
    await expect(migrateByNewer()).rejects.toThrow('"newer_name"')
    // The constraint is there already: what is new has to keep it.
    await onDatabase(async (db) => {
      await expect(db.insert(users).values({ ...wrong, email: 'new@mail.example' })).rejects.toThrow()
      await db.delete(users)
    })
    await migrateByNewer()
    const unchecked = await onDatabase((db) => db.$count(sql`pg_constraint`, sql`NOT convalidated`))
    expect(unchecked).toBe(0)
  })
})
