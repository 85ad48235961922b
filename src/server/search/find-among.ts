import { type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { koboFromNaira } from '#domain/money.ts'
import type { Db } from '#server/db/client.ts'
import type { Needs } from '#server/db/schema/alerts.ts'
import type { Asked, Traits } from './searched.ts'

/** The rows in which offers of a kind are found, and the column that says of which offer one is. */
export type SearchableRows = { rows: PgTable; id: Column }

/** So many questions are parts of one statement. */
const IN_ONE = 100

/** Asks of each, a hundred at one time. @param ask a query of one, which answers its number as `n` */
export async function* askOfEach<One, Row>(
  all: readonly One[],
  ask: (one: One, n: number) => SQL,
  answer: (questions: SQL, some: readonly One[]) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let from = 0; from < all.length; from += IN_ONE) {
    const some = all.slice(from, from + IN_ONE)
    const questions = some.map((one, index) => ask(one, from + index))
    yield* await answer(sql.join(questions, sql` UNION ALL `), some)
  }
}

const isAmong = ({ id }: SearchableRows, ids: readonly string[]): SQL =>
  sql`${id} = ANY (${sql.param(ids)}::uuid[])`

/** How offers of a kind are asked for by searches that are read. */
type AskedFor<One, Row> = SearchableRows & {
  /** The same of searches that differ in their prices alone. */
  sameOf(one: One): string
  /** What is found at any price, and what else is to be known of it, for `isPriced` say. */
  atAnyPrice(one: One): { columns: SQL; where: SQL | undefined }
  isPriced(row: Row, one: One): boolean
}

/**
 * What each search finds of its offers, by its number; nothing of those that are left out. Searches that ask for the same at other prices
 * are one question.
 */
export async function findAmong<One extends Pick<Asked, 'ids'>, Row extends { id: string }>(
  db: Db,
  searches: readonly (One | undefined)[],
  { sameOf, atAnyPrice, isPriced, ...searchable }: AskedFor<One, Row>,
): Promise<Map<number, Row[]>> {
  const numbered = searches.flatMap((one, n) => (one ? [{ n, one }] : []))
  const questions = [...Map.groupBy(numbered, ({ one }) => sameOf(one)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ one }) => ({ one, same, ids: idsOf(same.map((each) => each.one)) })),
  )
  const answers = askOfEach(
    questions,
    ({ one, ids }, n) => {
      const { columns, where = sql`true` } = atAnyPrice(one)
      return sql`
        SELECT ${n}::int AS n, ${searchable.id} AS id, ${columns} FROM ${searchable.rows}
        WHERE ${isAmong(searchable, ids)} AND ${where}`
    },
    (union, some) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`SELECT set_config('jit', 'off', true)`)
        const { rows } = await tx.execute(sql`
          WITH ${searchable.rows} AS MATERIALIZED (
            SELECT * FROM ${searchable.rows} WHERE ${isAmong(searchable, idsOf(some))}
          ) ${union}`)
        return rows as (Row & { n: number })[]
      }),
  )
  const found = new Map<number, Row[]>()
  for await (const row of answers)
    for (const { n, one } of questions[row.n]?.same ?? [])
      if (isPriced(row, one) && one.ids.includes(row.id)) found.set(n, [...(found.get(n) ?? []), row])
  return found
}

const idsOf = (some: readonly { ids: string[] }[]): string[] => [...new Set(some.flatMap(({ ids }) => ids))]

/** What is known of offers. @param columns what `traitsOf` makes it of */
export async function readTraitsAmong<Row>(
  db: Db,
  searchable: SearchableRows,
  ids: readonly string[],
  columns: SQL,
  traitsOf: (row: Row) => Traits,
): Promise<Map<string, Traits>> {
  const { rows } = await db.execute(
    sql`SELECT ${searchable.id} AS id, ${columns} FROM ${searchable.rows} WHERE ${isAmong(searchable, ids)}`,
  )
  return new Map((rows as (Row & { id: string })[]).map((row) => [row.id, traitsOf(row)]))
}

/** The prices of a search as `Needs` has them. @param limits in naira */
export const neededPrices = ({
  minPrice,
  maxPrice,
}: {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}): Pick<Needs, 'minPrice' | 'maxPrice'> => ({
  ...(minPrice !== undefined && { minPrice: koboFromNaira(minPrice) }),
  ...(maxPrice !== undefined && { maxPrice: koboFromNaira(maxPrice) }),
})
