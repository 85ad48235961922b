import { type SQL, sql } from 'drizzle-orm'
import { CATEGORIES } from '#domain/catalogue.ts'
import { STATES, type State } from '#domain/places.ts'
import type { Candidate } from '#domain/search/suggest.ts'
import { SUGGESTION_COUNT_MAX } from '#domain/search/suggestion-rules.ts'
import type { SuggestedFor } from '#domain/search/suggestion-schema.ts'
import type { Db } from '#server/db/client.ts'
import { products } from '#server/db/schema/products.ts'
import { searchableListings } from '#server/db/schema/searchable-listings.ts'
import { listUnsettledOwners, notOf } from '#server/db/unsettled-owners.ts'

/** How many offers a candidate leads to, up to SUGGESTION_COUNT_MAX, by `countKey`. */
export type Counts = ReadonlyMap<string, number>

/** What is counted: categories and sub-categories, and where nothing else narrows it, states. */
export function countKey({ kind, search }: Candidate): string | undefined {
  const { category, subCategory, location, state = location, ...others } = search
  if (kind === 'category' || kind === 'sub-category') return keyOf(category, subCategory)
  return kind === 'place' && Object.keys(others).length === 0 ? state : undefined
}

const keyOf = (category = '', subCategory?: string) =>
  subCategory === undefined ? category : `${category}/${subCategory}`

type Row = { key: string; count: number }

export async function countOffers(db: Db, of: SuggestedFor, location: State | undefined): Promise<Counts> {
  const unsettled = of === 'products' ? await listUnsettledOwners(db) : []
  const visible = sql`NOT ${products.hidden} AND ${notOf(unsettled, products.ownerId) ?? sql`true`}`
  const { rows } = await db.execute<Row>(
    of === 'homes' ? homesOfStates : location ? productsIn(location, visible) : productsOfAll(visible),
  )
  return new Map(rows.map(({ key, count }) => [key, Math.min(count, SUGGESTION_COUNT_MAX)]))
}

/** Each number is a short walk along an index, which stops where counting does. */
const walks = (from: SQL, asked: readonly { key: string; where: SQL }[]) =>
  sql.join(
    asked.map(
      ({ key, where }) => sql`SELECT ${key}::text AS key, (SELECT count(*)::int FROM
        (SELECT FROM ${from} AND ${where} LIMIT ${SUGGESTION_COUNT_MAX}) AS counted) AS count`,
    ),
    sql` UNION ALL `,
  )

const homesOfStates = walks(
  sql`${searchableListings} WHERE true`,
  STATES.map((state) => ({ key: state, where: sql`${searchableListings.state} = ${state}::state` })),
)

const productsOfAll = (visible: SQL) =>
  walks(sql`${products} WHERE ${visible}`, [
    ...CATEGORIES.flatMap(({ id, category, subCategories }) => [
      { key: keyOf(category), where: sql`${products.category} = ${id}::category` },
      ...subCategories.map((name) => ({
        key: keyOf(category, name),
        where: sql`${products.category} = ${id}::category AND ${products.subCategories} @> ARRAY[${name}]`,
      })),
    ]),
    ...STATES.map((state) => ({ key: state, where: sql`${products.location} = ${state}::state` })),
  ])

/** A small state is nowhere near its maximum: all of it is read at once, from the index. */
const productsIn = (location: State, visible: SQL) => sql`
  SELECT coalesce(asked.category || '/' || asked.sub_category, asked.category) AS key, count(*)::int AS count
  FROM ${products} CROSS JOIN LATERAL unnest(${products.subCategories} || NULL::text) AS sub_category
  JOIN (VALUES ${sql.join(
    CATEGORIES.map(({ id, category }) => sql`(${id}::category, ${category}::text)`),
    sql`, `,
  )}) AS named (id, category) ON named.id = ${products.category}
  CROSS JOIN LATERAL (SELECT named.category, sub_category) AS asked
  WHERE ${visible} AND ${products.location} = ${location}::state
  GROUP BY asked.category, asked.sub_category`
