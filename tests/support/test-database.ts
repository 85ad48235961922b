import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { connect, type Db } from '#server/db/client.ts'

export type TestDatabase = { db: Db; url: string; drop(): Promise<void> }

/** A database of one's own with today's schema and no rows, copied from the run's template in a few dozen milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateDatabaseUrl')
  const { pathname } = new URL(template)
  const name = `${pathname.slice(1)}_${randomBytes(6).toString('hex')}`
  await administer(template, (sql) => sql`CREATE DATABASE ${sql(name)} TEMPLATE ${sql(pathname.slice(1))}`)
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href
  const db = connect(url)
  return {
    db,
    url,
    drop: async () => {
      await db.$client.end()
      await administer(template, (sql) => sql`DROP DATABASE ${sql(name)} WITH (FORCE)`)
    },
  }
}

/** Works from the maintenance database: nobody may be connected to a template while it is copied. */
async function administer(template: string, work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const maintenance = Object.assign(new URL(template), { pathname: '/postgres' }).href
  const sql = postgres(maintenance, { max: 1, onnotice: () => undefined })
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}
