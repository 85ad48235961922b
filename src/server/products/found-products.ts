import { type AnyColumn, and, desc, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { koboFromNaira } from '#domain/money.ts'
import type { ProductSort } from '#domain/products/product-filters.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { searchableProducts as searchable } from '#server/db/schema/searchable-products.ts'
import { notOf } from '#server/db/unsettled-owners.ts'
import { allOf } from './product-facts.ts'

/** What is looked for. Queries are in PostgreSQL's notation, prices in naira. */
export type ProductSearch = Reading & {
  /** Words, with the tiers in which they rank, best first; empty without words. */
  words: string
  tiers: readonly string[]
  /** Met by what is called so, the narrowest first (`TermMatch`). */
  called: readonly string[]
  /** Facts; empty without filters. */
  facts: string
  minPrice?: number | undefined
  maxPrice?: number | undefined
}

/** The kilometres to each place, the nearest first (`searchable_products.place`). */
export type Distances = ReadonlyMap<string, number>

export type ProductOrder = { sort: ProductSort; distances?: Distances | undefined }

/** A page of the rows that were found, in order. */
export type FoundProducts = {
  /** With the kilometres, where the order is by them. */
  rows: { id: string; distanceKm?: number | undefined }[]
  /** All that were found; more than SEARCH_TOTAL_MAX is some number above it. */
  counted: number
  /** Rows that are known to stand up to the end of the page, and one more where another page follows. */
  seen: number
}

/** As many are put in order by hand. Of more, an index is walked in the order of the list: so many that the page is soon full. */
const SORTED_MAX = 2_000

/** So many of the newest tell where in an order those are that meet a search. */
const SAMPLE = 6_000

/** So many of the newest that meet a search which many meet are put in the order of best match; all others follow, newest first. */
const RANKED_MAX = 1_000

/** Whether plans find all that fits, or read in an order. */
type Mode = 'whole' | 'walk'

/** Neither a compiler nor workers are worth their start; the planner overestimates the index of words; its rows fit into memory. */
const SHORT_READS = sql`SELECT set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true), set_config('enable_seqscan', 'off', true), set_config('work_mem', '16MB', true)`

/** Of one fact that many have, the index reads some rows at random: enough to count so far. Of several it would miss what they share. */
const FUZZY_LIMIT = 5_000

type Page = { offset: number; limit: number }
type Row = { id: string; distanceKm?: number }
type Ordered = { where: SQL | undefined; order: SQL[]; distances?: Distances | undefined }

/**
 * Finds the products that a search asks for. What few products meet is found whole, by the index of words and facts, and put in order.
 * What many do is not: an index is walked in the order of the list until the page is full.
 */
export const findProducts = (
  db: Db,
  search: ProductSearch,
  order: ProductOrder,
  { offset, limit }: Page,
): Promise<FoundProducts> =>
  db.transaction(async (tx) => {
    await tx.execute(SHORT_READS)
    const where = fits(search)
    const isOpen = search.words === '' && search.facts === ''
    const page = { offset, limit: limit + 1 }
    const ranked = order.sort === 'relevance' && search.tiers.length > 1
    const byHand = { where, ...inOrder(order, search) }
    const few = await whole(tx, byHand, page, isOpen ? 'walk' : 'whole')
    const rows =
      few.counted <= SORTED_MAX
        ? few.rows
        : order.sort === 'price-asc' || order.sort === 'price-desc'
          ? await byPrice(tx, where, order.sort, search, page)
          : order.distances
            ? await byDistance(tx, where, order.distances, search, page)
            : ranked
              ? await byTier(tx, where, search, page)
              : await walk(tx, where, NEWEST, page)
    return {
      rows: rows.slice(0, limit),
      counted: few.counted,
      seen: rows.length > 0 ? offset + rows.length : 0,
    }
  })

/** How many meet a search with each of some facts in place of its own, at most `most` of each. */
export const countProducts = (
  db: Db,
  search: ProductSearch,
  facts: readonly string[],
  most: number,
): Promise<number[]> =>
  db.transaction(async (tx) => {
    await tx.execute(SHORT_READS)
    await inMode(tx, 'whole')
    const queries = facts.map((each) => allOf([search.words, each]))
    if (queries.every((query) => !/[&|]/.test(query)))
      await tx.execute(sql`SELECT set_config('gin_fuzzy_search_limit', ${String(FUZZY_LIMIT)}, true)`)
    const others = fits({ ...search, words: '', facts: '' })
    const { rows } = await tx.execute<{ count: number }>(sql`
      SELECT (SELECT count(*)::int FROM (
        SELECT FROM ${searchable} WHERE ${searchable.words} @@ asked.query AND ${others} LIMIT ${most}
      ) AS found) AS count
      FROM unnest(${sql.param(queries)}::tsquery[]) WITH ORDINALITY AS asked (query, place) ORDER BY place`)
    return rows.map(({ count }) => count)
  })

export const meets = (query: string): SQL | undefined =>
  query === '' ? undefined : sql`${searchable.words} @@ ${query}::tsquery`

export const fits = ({ words, facts, minPrice, maxPrice, asOf, unsettled }: ProductSearch): SQL | undefined =>
  and(
    meets(allOf([words, facts])),
    minPrice === undefined ? undefined : gte(searchable.price, koboFromNaira(minPrice)),
    maxPrice === undefined ? undefined : lte(searchable.price, koboFromNaira(maxPrice)),
    lte(searchable.createdAt, sql`${asOf}::timestamptz`),
    notOf(unsettled, searchable.ownerId),
  )

const newest = (columns: Record<'createdAt' | 'productId', AnyColumn>) => [
  desc(columns.createdAt),
  desc(columns.productId),
]
const NEWEST = newest(searchable)

/** The first tier that a row meets, from 0. */
const tierOf = (tiers: readonly string[]): SQL =>
  sql.join([
    sql`CASE`,
    ...tiers.map(
      (tier, index) => sql` WHEN ${searchable.words} @@ ${tier}::tsquery THEN ${sql.raw(String(index))}`,
    ),
    sql` ELSE ${sql.raw(String(tiers.length))} END`,
  ])

function inOrder({ sort, distances }: ProductOrder, { tiers }: ProductSearch): Omit<Ordered, 'where'> {
  if (sort === 'price-asc') return { order: [sql`${searchable.price}`, ...NEWEST] }
  if (sort === 'price-desc') return { order: [sql`${searchable.price} DESC`, ...NEWEST] }
  if (distances) return { order: [sql`km`, ...NEWEST], distances }
  return { order: sort === 'relevance' && tiers.length > 1 ? [tierOf(tiers), ...NEWEST] : NEWEST }
}

/**
 * All that fit are found first, then put in order: for few. Of more than SORTED_MAX there are no rows; the plan has to read nothing but
 * what the indexes of words and prices say together.
 */
async function whole(
  tx: Transaction,
  { where, order, distances }: Ordered,
  { offset, limit }: Page,
  mode: Mode = 'whole',
): Promise<{ rows: Row[]; counted: number }> {
  await inMode(tx, mode)
  const places = distances && [...distances]
  const km = places
    ? sql`LEFT JOIN unnest(${sql.param(places.map(([name]) => name))}::text[], ${sql.param(places.map(([, each]) => each))}::float8[]) AS spot (name, km) ON spot.name = ${searchable.place}`
    : sql``
  const { rows } = await tx.execute<{ id: string | null; km: number | null; counted: number }>(sql`
    WITH ${searchable} AS MATERIALIZED (
      SELECT * FROM ${searchable} WHERE ${where ?? sql`true`} LIMIT ${SORTED_MAX + 1}
    ), page AS (
      SELECT ${searchable.productId} AS id, ${places ? sql`km` : sql`NULL::float8 AS km`}
      FROM ${searchable} ${km} WHERE (SELECT count(*) FROM ${searchable}) <= ${SORTED_MAX}
      ORDER BY ${sql.join(order, sql`, `)} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT id, km, counted FROM (SELECT count(*)::int AS counted FROM ${searchable}) AS all_found LEFT JOIN page ON true`)
  return {
    counted: rows[0]?.counted ?? 0,
    rows: rows.flatMap(({ id, km: distanceKm }) =>
      id === null ? [] : [{ id, ...(distanceKm !== null && { distanceKm }) }],
    ),
  }
}

/** Along an index that has the order. */
async function walk(
  tx: Transaction,
  where: SQL | undefined,
  order: SQL[],
  { offset, limit }: Page,
): Promise<Row[]> {
  await inMode(tx, 'walk')
  return tx
    .select({ id: searchable.productId })
    .from(searchable)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

async function inMode(tx: Transaction, mode: Mode): Promise<void> {
  const [ordered, bitmaps] = mode === 'walk' ? ['on', 'off'] : ['off', 'on']
  await tx.execute(
    sql`SELECT set_config('enable_indexscan', ${ordered}, true), set_config('enable_indexonlyscan', ${ordered}, true), set_config('enable_bitmapscan', ${bitmaps}, true)`,
  )
}

const newestOfAll = ({ asOf }: Reading): SQL => sql`
  SELECT * FROM ${searchable} WHERE ${searchable.createdAt} <= ${asOf}::timestamptz
  ORDER BY ${sql.join(NEWEST, sql`, `)} LIMIT ${SAMPLE}`

/** What fits of the newest SAMPLE products. */
async function sample(
  tx: Transaction,
  where: SQL | undefined,
  reading: Reading,
  select: SQL,
): Promise<string[]> {
  await inMode(tx, 'walk')
  const { rows } = await tx.execute<{ value: string }>(sql`
    SELECT ${select} AS value FROM (${newestOfAll(reading)}) AS ${searchable} WHERE ${where ?? sql`true`}`)
  return rows.map(({ value }) => value)
}

/** The newest that fit, few or many. `counted` is exact where there are none so far down. */
async function newestOf(
  tx: Transaction,
  where: SQL | undefined,
  page: Page,
): Promise<{ rows: Row[]; counted: number }> {
  const few = await whole(tx, { where, order: NEWEST }, page)
  if (few.counted <= SORTED_MAX) return few
  const rows = await walk(tx, where, NEWEST, page)
  return { rows, counted: rows.length > 0 ? few.counted : await tx.$count(searchable, where) }
}

/** Pages over several lists, one after the other. */
class Chain {
  readonly rows: Row[] = []
  readonly #limit: number
  #offset: number

  constructor({ offset, limit }: Page) {
    this.#offset = offset
    this.#limit = limit
  }

  /** What the page still lacks of the next list. */
  get page(): Page {
    return { offset: this.#offset, limit: this.#limit - this.rows.length }
  }

  add({ rows, counted }: { rows: Row[]; counted: number }): void {
    this.rows.push(...rows)
    this.#offset = this.rows.length > 0 ? 0 : Math.max(0, this.#offset - counted)
  }

  get isFull(): boolean {
    return this.rows.length >= this.#limit
  }
}

/** The best match first among the newest, then all others: the ranked ones are the first that a walk along the newest meets. */
async function byTier(
  tx: Transaction,
  where: SQL | undefined,
  search: ProductSearch,
  { offset, limit }: Page,
): Promise<Row[]> {
  await inMode(tx, 'walk')
  const { rows: ranked } = await tx.execute<Row>(sql`
    SELECT ${searchable.productId} AS id FROM (
      SELECT * FROM (${newestOfAll(search)}) AS ${searchable} WHERE ${where ?? sql`true`}
      ORDER BY ${sql.join(NEWEST, sql`, `)} LIMIT ${RANKED_MAX}
    ) AS ${searchable} ORDER BY ${tierOf(search.tiers)}, ${sql.join(NEWEST, sql`, `)}`)
  const best = ranked.slice(offset, offset + limit)
  if (best.length === limit) return best
  const rest = { offset: Math.max(offset, ranked.length), limit: limit - best.length }
  return [...best, ...(await walk(tx, where, NEWEST, rest))]
}

/** Those that cost less than a sample says are found whole, the others along the index of prices from there on. */
async function byPrice(
  tx: Transaction,
  where: SQL | undefined,
  sort: 'price-asc' | 'price-desc',
  search: ProductSearch,
  { offset, limit }: Page,
): Promise<Row[]> {
  const { price } = searchable
  const prices = (await sample(tx, where, search, sql`${price}`))
    .map(Number)
    .sort((one, other) => (sort === 'price-asc' ? one - other : other - one))
  const border = prices[2]
  const direction = sort === 'price-asc' ? sql`` : sql` DESC`
  const order = [sql`${price}${direction}`, sql`${searchable.productId}${direction}`]
  if (border === undefined) return walk(tx, where, order, { offset, limit })
  const before = sort === 'price-asc' ? lt(price, border) : gt(price, border)
  const few = await whole(tx, { where: and(where, before), order }, { offset, limit })
  if (few.counted > SORTED_MAX) return walk(tx, where, order, { offset, limit })
  const rest = limit - few.rows.length
  if (rest === 0) return few.rows
  const after = sort === 'price-asc' ? gte(price, border) : lte(price, border)
  const rows = await walk(tx, and(where, after), order, {
    offset: Math.max(0, offset - few.counted),
    limit: rest,
  })
  return [...few.rows, ...rows]
}

/**
 * Place by place: those nearer than the nearest of a sample are found whole, then its place is walked, and so on from one place of the
 * sample to the next.
 */
async function byDistance(
  tx: Transaction,
  where: SQL | undefined,
  distances: Distances,
  search: ProductSearch,
  { offset, limit }: Page,
): Promise<Row[]> {
  const sampled = await sample(tx, where, search, sql`DISTINCT ${searchable.place}`)
  const borders = [...new Set(sampled.map((place) => distances.get(place) ?? Number.POSITIVE_INFINITY))]
  const chain = new Chain({ offset, limit })
  let from = -1
  for (const border of [...borders.sort((one, other) => one - other), Number.POSITIVE_INFINITY]) {
    const within = (test: (km: number) => boolean) => {
      const names = [...distances].filter(([, km]) => test(km)).map(([name]) => name)
      return and(where, sql`${searchable.place} = ANY (${sql.param(names)}::text[])`)
    }
    const nearer = within((km) => km > from && km < border)
    chain.add(await whole(tx, { where: nearer, order: [sql`km`, ...NEWEST], distances }, chain.page))
    if (chain.isFull) break
    const { rows, counted } = await newestOf(
      tx,
      within((km) => km === border),
      chain.page,
    )
    chain.add({ rows: rows.map((row) => ({ ...row, distanceKm: border })), counted })
    if (chain.isFull) break
    from = border
  }
  return chain.rows
}
