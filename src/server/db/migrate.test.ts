import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterAll, afterEach, beforeEach, expect, inject, it } from 'vitest'
import { connect } from './client.ts'
import { migrateDatabase } from './migrate.ts'
import { products } from './schema/products.ts'

const MIGRATIONS = 'drizzle'
const template = inject('templateDatabaseUrl')
const name = `${new URL(template).pathname.slice(1)}_${randomBytes(6).toString('hex')}`
const url = Object.assign(new URL(template), { pathname: `/${name}` }).href
const maintenance = postgres(Object.assign(new URL(template), { pathname: '/postgres' }).href, { max: 1 })

beforeEach(async () => {
  await maintenance`CREATE DATABASE ${maintenance(name)}`
})
afterAll(() => maintenance.end())
afterEach(async () => {
  await maintenance`DROP DATABASE ${maintenance(name)} WITH (FORCE)`
})

async function applied(): Promise<number> {
  const db = connect(url)
  const [row] = await db.execute<{ count: number }>(
    sql`SELECT count(*)::int FROM drizzle.__drizzle_migrations`,
  )
  await db.$client.end()
  return row?.count ?? 0
}

it('instances that start at once on an empty database all find it migrated, and migrate it once', async () => {
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
  expect(await db.execute(sql`SELECT FROM pg_tables WHERE tablename = 'half'`)).toHaveLength(0)
  await db.$client.end()
  await migrateDatabase(url, MIGRATIONS)
  expect(await applied()).toBeGreaterThan(0)
})

it('tables that are not ours, and a role that may create nothing, are told in one sentence', async () => {
  const db = connect(url)
  await db.execute(sql`CREATE TABLE products (id int)`)
  await db.$client.end()
  await expect(migrateDatabase(url, MIGRATIONS)).rejects.toThrow(
    /^The database schema cannot be brought up to date: relation "products" already exists\.$/,
  )

  const role = `${name}_reader`
  await maintenance`CREATE ROLE ${maintenance(role)} LOGIN PASSWORD 'reads'`
  try {
    await expect(
      migrateDatabase(Object.assign(new URL(url), { username: role, password: 'reads' }).href, MIGRATIONS),
    ).rejects.toThrow(
      /^The database schema cannot be brought up to date: permission denied for database \S+\.$/,
    )
  } finally {
    await maintenance`DROP ROLE ${maintenance(role)}`
  }
})
