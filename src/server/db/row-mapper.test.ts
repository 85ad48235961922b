import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { alias, bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import type { Db } from './client.ts'

const { db, drop } = await createTestDatabase()
const drizzleAlone = drizzle({ client: db.$client, casing: 'snake_case' })
afterAll(drop)

const makers = pgTable('makers', { id: integer().primaryKey(), name: text(), since: timestamp() })
const things = pgTable('things', {
  id: integer().primaryKey(),
  makerId: integer(),
  price: bigint({ mode: 'number' }).notNull(),
  parts: jsonb().$type<string[]>(),
  madeAt: timestamp({ withTimezone: true }).notNull(),
})
const rivals = alias(makers, 'rivals')

beforeAll(async () => {
  await db.execute(sql`CREATE TABLE makers (id int PRIMARY KEY, name text, since timestamp)`)
  await db.execute(
    sql`CREATE TABLE things (id int PRIMARY KEY, maker_id int, price bigint NOT NULL, parts jsonb, made_at timestamptz NOT NULL)`,
  )
  await db.execute(sql`INSERT INTO makers VALUES (1, 'Ada', '2020-02-01 10:00'), (2, NULL, NULL)`)
  await db.execute(sql`INSERT INTO things VALUES (1, 1, 9007199254740991, '["lid", "body"]', '2026-11-29 06:00:00.25+01'),
    (2, 2, 0, NULL, '1999-12-31 23:59:59+00'), (3, NULL, 5, '[]', '2026-01-01 00:00+00')`)
})

type Select = Pick<Db, 'select' | 'insert' | 'transaction'>

const statements: Record<string, (on: Select) => Promise<unknown>> = {
  'a whole table': (on) => on.select().from(things).orderBy(things.id),
  'groups between values, and what SQL makes': (on) =>
    on
      .select({
        at: things.madeAt,
        maker: { name: makers.name, loud: sql<string>`upper(${makers.name})`, id: makers.id },
        twice: sql`${things.id} * 2`.mapWith(Number).as('twice'),
        parts: things.parts,
        raw: sql`${things.madeAt}`,
      })
      .from(things)
      .innerJoin(makers, eq(makers.id, things.makerId))
      .orderBy(things.id),
  'tables that may have no row': (on) =>
    on
      .select()
      .from(things)
      .leftJoin(makers, eq(makers.id, things.makerId))
      .leftJoin(rivals, eq(rivals.id, sql`${things.id} + 1`))
      .orderBy(things.id),
  'groups of such a table, of two tables, and of none': (on) =>
    on
      .select({
        named: { name: makers.name, id: makers.id },
        known: { id: makers.id, name: makers.name, word: sql`'word'` },
        both: { maker: makers.id, thing: things.id },
        made: { word: sql`NULL` },
      })
      .from(things)
      .leftJoin(makers, eq(makers.id, things.makerId))
      .orderBy(things.id),
  'a table that is joined from the right': (on) =>
    on.select().from(things).rightJoin(makers, eq(makers.id, things.id)).orderBy(makers.id),
  'columns of a subselect': (on) => {
    const found = on
      .select({
        id: things.id,
        madeAt: things.madeAt,
        sum: sql`${things.price} + 1`.mapWith(String).as('sum'),
      })
      .from(things)
      .as('found')
    return on.select({ madeAt: found.madeAt, sum: found.sum }).from(found).orderBy(found.id)
  },
  'what a write returns': (on) =>
    on
      .insert(makers)
      .values({ id: 1 })
      .onConflictDoUpdate({ target: makers.id, set: { name: 'Ada' } })
      .returning(),
  'a prepared statement, twice': async (on) => {
    const prepared = on
      .select()
      .from(things)
      .leftJoin(makers, eq(makers.id, things.makerId))
      .where(eq(things.id, sql.placeholder('id')))
      .prepare('thing')
    return [await prepared.execute({ id: 3 }), await prepared.execute({ id: 1 })]
  },
  'one in a transaction': (on) =>
    on.transaction((tx) => tx.select({ maker: makers }).from(makers).orderBy(makers.id)),
}

it.each(Object.entries(statements))('%s: rows are as Drizzle makes them', async (_, run) => {
  const made = await run(db)
  const expected = await run(drizzleAlone)
  expect(made).toStrictEqual(expected)
  // The order of an answer's fields as well.
  expect(JSON.stringify(made)).toBe(JSON.stringify(expected))
})
