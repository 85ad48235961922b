import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { HOME_KINDS } from '#domain/listings/listing-rules.ts'
import type { ListingFacets } from '#domain/listings/listing-schema.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { LOCAL_GOVERNMENTS } from '#domain/places/local-governments.ts'
import { STATES, type State } from '#domain/places.ts'
import type { Context } from '#server/api/context.ts'
import { homeCountKeyOf } from '#server/db/home-counts.ts'
import { readProductCounts } from '#server/db/product-counts.ts'
import { searchableListings as searchable } from '#server/db/schema/searchable-listings.ts'
import { countKeyOf } from './found-listings.ts'
import { type ListingListQuery, type SoughtListings, wasThere } from './listing-search.ts'
import { type AskedListings, readSearch } from './search-listings.ts'

/** Of a search by words so many homes are looked at: beyond them each value has "at least so many". */
const LOOKED_AT = 20_000

type Counted<Value extends string> = { value: Value; count: number; capped: boolean }

/**
 * How many homes each kind, each state and each local government of the state would show: each filter's own choice is not thought of
 * (docs/product.md 21.5).
 */
export async function countListingFacets(ctx: Context, asked: AskedListings): Promise<ListingFacets> {
  const { sought } = await readSearch(ctx, asked)
  const { state } = sought.filters
  const without = (others: ListingListQuery): SoughtListings => ({
    ...sought,
    filters: { ...sought.filters, ...others },
  })
  const anywhere = without({ state: undefined, lga: undefined, town: undefined, area: undefined })
  const inState = without({ lga: undefined, town: undefined, area: undefined })
  const { type } = sought.filters
  const [kinds, states, lgas] = await Promise.all([
    countEach(ctx, without({ kind: undefined }), searchable.kind, HOME_KINDS),
    countPlaces(
      ctx,
      anywhere,
      searchable.state,
      keysOf(STATES, (name) => ({ state: name, type })),
    ),
    state
      ? countPlaces(
          ctx,
          inState,
          searchable.lga,
          keysOf(namesIn(state), (lga) => ({ state, lga, type })),
        )
      : [],
  ])
  return {
    kinds: kinds.map(({ value, ...counted }) => ({ kind: value, ...counted })),
    states: states.map(({ value, ...counted }) => ({ state: value, ...counted })),
    lgas: lgas.map(({ value, ...counted }) => ({ lga: value, ...counted })),
  }
}

const namesIn = (state: State): string[] => LOCAL_GOVERNMENTS[state].map(([name]) => name)

/** The key of the count of each value. */
const keysOf = <Value extends string>(
  values: readonly Value[],
  counted: (value: Value) => Parameters<typeof homeCountKeyOf>[0],
): Map<Value, string> => new Map(values.map((value) => [value, homeCountKeyOf(counted(value))]))

/** As they are kept, where they are: exact. */
async function countPlaces<Value extends string>(
  ctx: Context,
  sought: SoughtListings,
  column: PgColumn,
  keys: ReadonlyMap<Value, string>,
): Promise<Counted<Value>[]> {
  if (countKeyOf(sought) === undefined) return countEach(ctx, sought, column, [...keys.keys()])
  const counts = await readProductCounts(ctx.db, [...keys.values()])
  return [...keys].flatMap(([value, key]) => {
    const count = counts.get(key) ?? 0
    return count > 0 ? [{ value, count, capped: false }] : []
  })
}

/** By an index, value by value, each up to SEARCH_TOTAL_MAX; of words, whose index would be read for each value, all at once. */
async function countEach<Value extends string>(
  { db }: Context,
  sought: SoughtListings,
  column: PgColumn,
  values: readonly Value[],
): Promise<Counted<Value>[]> {
  const where = wasThere(db, sought)
  if (sought.words) {
    const looked = db
      .select({ value: sql`${column}::text`.as('value') })
      .from(searchable)
      .where(where)
      .limit(LOOKED_AT + 1)
      .as('looked')
    const counts = await db
      .select({ value: sql<Value | null>`value`, count: sql<number>`count(*)::int` })
      .from(looked)
      .groupBy(sql`value`)
    const all = counts.reduce((sum, { count }) => sum + count, 0)
    return withSome(
      values.map((value) => ({ value, count: counts.find((each) => each.value === value)?.count ?? 0 })),
      all > LOOKED_AT,
    )
  }
  const first = db
    .select({ id: sql`1`.as('id') })
    .from(searchable)
    .where(and(where, sql`${column} = asked.value${castOf(column)}`))
    .limit(SEARCH_TOTAL_MAX + 1)
  const { rows } = await db.execute<{ value: Value; count: number }>(
    sql`SELECT asked.value, (SELECT count(*) FROM ${first} AS first)::int AS count
      FROM unnest(${sql.param(values)}::text[]) AS asked (value)`,
  )
  return withSome(rows, false)
}

const castOf = (column: PgColumn): SQL => sql.raw(`::${column.getSQLType()}`)

const withSome = <Value extends string>(
  counts: readonly { value: Value; count: number }[],
  atLeast: boolean,
): Counted<Value>[] =>
  counts.flatMap(({ value, count }) => {
    const capped = atLeast || count > SEARCH_TOTAL_MAX
    return count === 0 ? [] : [{ value, count: Math.min(count, SEARCH_TOTAL_MAX), capped }]
  })
