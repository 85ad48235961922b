import { sql } from 'drizzle-orm'
import { parseComparisonSearch } from '#domain/materials/comparison-filters.ts'
import { parseDetails } from '#domain/materials/details.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import type { Context } from '#server/api/context.ts'
import { products } from '#server/db/schema/products.ts'
import { askOfEach } from '#server/search/ask-of-each.ts'
import type { Asked, Searched, Traits } from '#server/search/searched.ts'
import { type ComparisonQuery, listedOf } from './compared-products.ts'

/** The comparisons, asked for some offers and by many searches at once. A search says besides of what it is: `specification`. */
export const searchedComparisons = (ctx: Context): Searched => ({
  findNeeds: async (searches) => searches.map((search) => ({ clauses: factsOf(search) })),
  readTraits: (ids) => readTraits(ctx, ids),
  listAmong: (asked) => listAmong(ctx, asked),
})

const factsOf = ({ specification = '', ...search }: Record<string, string>): string[][] => {
  const { state } = parseComparisonSearch(search)
  return [[`@specification:${specification}`], ...(state ? [[`@state:${state}`]] : [])]
}

function queryOf({ specification: _specification, ...search }: Record<string, string>): ComparisonQuery {
  const { state, lga, brand, detail, verified, maxMinimumOrder } = parseComparisonSearch(search)
  const several = state && lga ? localGovernmentsIn(state, lga) : []
  return {
    state,
    lgas: state && lga && several.length === 0 ? [lga] : [...several],
    brand,
    detail: Object.entries(parseDetails(detail ?? '')),
    verified,
    maxMinimumOrder,
    quantity: undefined,
  }
}

type TraitRow = { id: string; specification: string; state: string }

async function readTraits({ db }: Context, ids: string[]): Promise<Map<string, Traits>> {
  const { rows } = await db.execute<TraitRow>(sql`
    SELECT ${products.id} AS id, ${products.specification} AS specification, ${products.location} AS state FROM ${products}
    WHERE ${products.id} = ANY (${sql.param(ids)}::uuid[]) AND ${products.specification} IS NOT NULL`)
  return new Map(
    rows.map(({ id, specification, state }) => [
      id,
      { price: 0, words: new Set([`@specification:${specification}`, `@state:${state}`]) },
    ]),
  )
}

async function listAmong({ db }: Context, asked: Asked[]): Promise<string[][]> {
  const listed: string[][] = asked.map(() => [])
  const found = askOfEach(
    asked,
    ({ search, ids }, n) => sql`
      SELECT ${n}::int AS n, ${products.id} AS id FROM ${products}
      WHERE ${listedOf(search.specification ?? '', { ...queryOf(search), ids })}`,
    async (questions) => (await db.execute<{ n: number; id: string }>(questions)).rows,
  )
  for await (const rows of found) for (const { n, id } of rows) listed[n]?.push(id)
  return listed
}
