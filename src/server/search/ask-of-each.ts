import { type Column, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { koboFromNaira } from '#domain/money.ts'
import type { Db } from '#server/db/client.ts'
import type { Needs } from '#server/db/schema/alerts.ts'
import type { Traits } from './searched.ts'

/** The rows in which offers of a kind are found, and the column that says of which offer one is. */
export type SearchableRows = { rows: PgTable; id: Column }

/** So many questions are parts of a statement. */
const IN_ONE = 100

/** Asks of each, a hundred in a statement. @param ask a query of one, which answers its number as `n` */
export async function* askOfEach<One, Row>(
  all: readonly One[],
  ask: (one: One, n: number) => SQL,
  answer: (questions: SQL, some: readonly One[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let from = 0; from < all.length; from += IN_ONE) {
    const some = all.slice(from, from + IN_ONE)
    const questions = some.map((one, index) => ask(one, from + index))
    yield await answer(sql.join(questions, sql` UNION ALL `), some)
  }
}

/** What is known of offers. @param columns what `traitsOf` makes it of */
export async function readTraitsAmong<Row>(
  db: Db,
  searchable: SearchableRows,
  ids: readonly string[],
  columns: SQL,
  traitsOf: (row: Row) => Traits,
): Promise<Map<string, Traits>> {
  const { rows } = await db.execute(
    sql`SELECT ${searchable.id} AS id, ${columns} FROM ${searchable.rows} WHERE ${searchable.id} = ANY (${sql.param(ids)}::uuid[])`,
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
