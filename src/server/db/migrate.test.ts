import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, inject, it } from 'vitest'
import { connect } from './client.ts'
import { migrateDatabase } from './migrate.ts'
import { products } from './schema/products.ts'

const MIGRATIONS = 'drizzle'
const template = inject('templateDatabaseUrl')
const name = `${new URL(template).pathname.slice(1)}_${randomBytes(6).toString('hex')}`
const url = Object.assign(new URL(template), { pathname: `/${name}` }).href
const maintenance = connect(Object.assign(new URL(template), { pathname: '/postgres' }).href)

beforeEach(async () => {
  await maintenance.execute(`CREATE DATABASE ${name}`)
})
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
  const { rows } = await db.execute(sql`SELECT FROM pg_tables WHERE tablename = 'half'`)
  expect(rows).toHaveLength(0)
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
