import { sql } from 'drizzle-orm'
import { CATEGORIES } from '#domain/catalogue.ts'
import { STATES, type State } from '#domain/places.ts'
import type { Candidate } from '#domain/search/suggest.ts'
import { SUGGESTION_COUNT_MAX } from '#domain/search/suggestion-rules.ts'
import type { SuggestedFor } from '#domain/search/suggestion-schema.ts'
import type { Db } from '#server/db/client.ts'
import { type Counted, countKeyOf, readProductCounts } from '#server/db/product-counts.ts'
import { searchableListings } from '#server/db/schema/searchable-listings.ts'

/** How many offers a candidate leads to, up to SUGGESTION_COUNT_MAX, by `countKey`. */
export type Counts = ReadonlyMap<string, number>

/** What is counted: categories and sub-categories, and where nothing else narrows it, states. */
export function countKey({ kind, search }: Candidate): string | undefined {
  const { category, subCategory, location, state = location, ...others } = search
  if (kind === 'category' || kind === 'sub-category') return keyOf(category, subCategory)
  return kind === 'place' && Object.keys(others).length === 0 ? state : undefined
}

function keyOf(category = '', subCategory?: string): string {
  return subCategory === undefined ? category : `${category}/${subCategory}`
}

/** How many offers each leads to; of products in the state that was chosen. */
export async function countOffers(db: Db, of: SuggestedFor, location: State | undefined): Promise<Counts> {
  const counts = of === 'homes' ? await countHomes(db) : await countProducts(db, location)
  return new Map([...counts].map(([key, count]) => [key, Math.min(count, SUGGESTION_COUNT_MAX)]))
}

/** Each number is a short walk along an index, which stops where counting does. */
const homesOfStates = sql.join(
  STATES.map(
    (state) => sql`SELECT ${state}::text AS key, (SELECT count(*)::int FROM
      (SELECT FROM ${searchableListings} WHERE ${searchableListings.state} = ${state}::state LIMIT ${SUGGESTION_COUNT_MAX}) AS counted) AS count`,
  ),
  sql` UNION ALL `,
)

async function countHomes(db: Db): Promise<Counts> {
  const { rows } = await db.execute<{ key: string; count: number }>(homesOfStates)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

const COUNTED: readonly { key: string; of: Counted }[] = [
  ...CATEGORIES.flatMap(({ id, category, subCategories }) => [
    { key: keyOf(category), of: { category: id } },
    ...subCategories.map((subCategory) => ({
      key: keyOf(category, subCategory),
      of: { category: id, subCategory },
    })),
  ]),
  ...STATES.map((state) => ({ key: state, of: { location: state } })),
]

async function countProducts(db: Db, location: State | undefined): Promise<Counts> {
  const asked = COUNTED.map(({ key, of }) => ({
    key,
    kept: countKeyOf({ ...(location && { location }), ...of }),
  }))
  const kept = await readProductCounts(
    db,
    asked.map((each) => each.kept),
  )
  return new Map(asked.map((each) => [each.key, kept.get(each.kept) ?? 0]))
}
