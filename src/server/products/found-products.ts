import { and, type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '#domain/products/product-filters.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { searchableProducts as searchable } from '#server/db/schema/searchable-products.ts'
import { allOf, anyOf } from '#server/search/tsquery.ts'
import { placeFactOf } from './product-facts.ts'
import {
  areSurelyMany,
  fits,
  fitsInClass,
  fitting,
  inMode,
  isRare,
  type Mode,
  NEWEST,
  type Placed,
  type ProductSearch,
  priceClassesOf,
  rankIn,
  rowsThat,
  type Sampled,
  SEARCH_BOUNDS,
  type SearchBounds,
  sampleOf,
} from './product-search.ts'
import type { PlacedProducts } from './product-tally.ts'

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

/** What was read of a search before. */
type KnownProducts = {
  /** So many meet it now, at the least: some of them may have come after its moment. */
  counted?: number
  /** For an order in which no tier counts. */
  placed?: PlacedProducts | undefined
}

const UNBOUNDED = 2 ** 31 - 2

type Page = { offset: number; limit: number }
type Row = { id: string; distanceKm?: number }
type Ordered = { found: SQL; order: SQL[]; distances?: Distances | undefined }

/**
 * Finds the products that a search asks for. What few products meet is found whole, by the index of words and facts, and put in order.
 * What many do is not: an index is walked in the order of the list until the page is full. The newest tell which of the two it is, unless
 * its words are rare.
 */
export const findProducts = (
  db: Db,
  search: ProductSearch,
  order: ProductOrder,
  { offset, limit }: Page,
  { counted = 0, placed }: KnownProducts = {},
  bounds: SearchBounds = SEARCH_BOUNDS,
): Promise<FoundProducts> =>
  db.transaction(async (tx) => {
    const where = fits(search)
    const depth = isOpen(search) ? Number.POSITIVE_INFINITY : bounds.depth
    const isBeyond = offset >= depth
    const page = isBeyond ? { offset: 0, limit: 1 } : { offset, limit: Math.min(limit + 1, depth - offset) }
    const rank = order.sort === 'relevance' ? rankIn(search) : undefined
    const isByTier = !isOpen(search) && !order.distances && !isOfPrice(order)
    // A page beyond those that are ranked is among the newest, too: they are not read twice.
    const most = isByTier ? Math.max(bounds.few, page.offset + page.limit) : bounds.few
    const sampled = () => sampleOf(tx, search, bounds, { rank, most })
    const newest = placed ? placed.newest : isRare(search, bounds) ? undefined : await sampled()
    const isMany = placed
      ? placed.all === undefined
      : counted > 2 * bounds.few ||
        (newest !== undefined && (await areSurelyMany(tx, search, newest, bounds)))
    const few = isMany
      ? { counted: bounds.few + 1, rows: [] }
      : placed?.all && order.distances
        ? nearestOf(placed.all, order.distances, page)
        : await whole(
            tx,
            { found: fitting(search), ...inOrder(order, search) },
            page,
            bounds.few,
            isOpen(search) ? 'walk' : 'whole',
          )
    const many = async (): Promise<Row[]> => {
      const { sort } = order
      if (sort === 'price-asc' || sort === 'price-desc') return byPrice(tx, search, sort, page)
      const first = newest ?? (await sampled())
      if (order.distances) return byDistance(tx, search, order.distances, first, page, bounds)
      return byTier(tx, where, first, page, bounds)
    }
    const rows = few.counted <= bounds.few ? few.rows : await many()
    return isBeyond
      ? { rows: [], counted: few.counted, seen: 0 }
      : {
          rows: rows.slice(0, limit),
          counted: few.counted,
          seen: rows.length > 0 ? offset + rows.length : 0,
        }
  })

const isOfPrice = ({ sort }: ProductOrder): boolean => sort === 'price-asc' || sort === 'price-desc'

const isOpen = ({ words, facts }: ProductSearch): boolean => words === '' && facts === ''

/** Whether any meets a search: mostly one of the newest does, else the index of words tells. */
export const isAny = (db: Db, search: ProductSearch): Promise<boolean> =>
  db.transaction(async (tx) => {
    const newest = await sampleOf(tx, search, SEARCH_BOUNDS, { most: 0 })
    if (newest.length > 0) return true
    await inMode(tx, 'whole')
    const { rows } = await tx.execute(sql`${rowsThat(fits(search, { byWords: true }))} LIMIT 1`)
    return rows.length > 0
  })

function inOrder({ sort, distances }: ProductOrder, search: ProductSearch): Omit<Ordered, 'found'> {
  if (sort === 'price-asc') return { order: [sql`${searchable.price}`, ...NEWEST] }
  if (sort === 'price-desc') return { order: [sql`${searchable.price} DESC`, ...NEWEST] }
  if (distances) return { order: [sql`km`, ...NEWEST], distances }
  const rank = sort === 'relevance' ? rankIn(search) : undefined
  return { order: rank ? [rank, ...NEWEST] : NEWEST }
}

/**
 * All that fit are found first, then put in order: for few. Of more than `most` there are no rows; the plan has to read nothing but
 * what the indexes of words and prices say together.
 */
async function whole(
  tx: Transaction,
  { found, order, distances }: Ordered,
  { offset, limit }: Page,
  most: number,
  mode: Mode = 'whole',
): Promise<{ rows: Row[]; counted: number }> {
  await inMode(tx, mode)
  const places = distances && [...distances]
  const km = places
    ? sql`LEFT JOIN unnest(${sql.param(places.map(([name]) => name))}::text[], ${sql.param(places.map(([, each]) => each))}::float8[]) AS spot (name, km) ON spot.name = ${searchable.place}`
    : sql``
  const { rows } = await tx.execute<{ id: string | null; km: number | null; counted: number }>(sql`
    WITH ${searchable} AS MATERIALIZED (
      ${found} LIMIT ${most + 1}
    ), page AS (
      SELECT ${searchable.productId} AS id, ${places ? sql`km` : sql`NULL::float8 AS km`}
      FROM ${searchable} ${km} WHERE (SELECT count(*) FROM ${searchable}) <= ${most}
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

/** A page of all that there are, the nearest first, and of those that are as near the newest. */
function nearestOf(
  all: readonly Placed[],
  distances: Distances,
  { offset, limit }: Page,
): { rows: Row[]; counted: number } {
  const far = Number.POSITIVE_INFINITY
  const rows = all
    .map(({ id, place }) => ({ id, km: distances.get(place) }))
    .sort(({ km: one = far }, { km: other = far }) => (one < other ? -1 : Number(one > other)))
    .slice(offset, offset + limit)
    .map(({ id, km }) => ({ id, ...(km !== undefined && { distanceKm: km }) }))
  return { rows, counted: all.length }
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

/** The newest in places, few or many. `counted` is exact where there are none so far down. */
async function newestIn(
  tx: Transaction,
  places: readonly string[],
  search: ProductSearch,
  page: Page,
  { few: most, sample }: SearchBounds,
): Promise<{ rows: Row[]; counted: number }> {
  const fitsThere = fits({ ...search, facts: allOf([search.facts, placesFact(places)]) })
  const where = and(fitsThere, isIn(places))
  const end = page.offset + page.limit
  const newest = sql.join(NEWEST, sql`, `)
  // Place by place along an index, which has none of the order of several together.
  const walked = async (inPlace: SQL, condition: SQL | undefined) => {
    await inMode(tx, 'walk')
    const { rows } = await tx.execute<Row & { isKnown: boolean }>(sql`
      WITH found AS MATERIALIZED (
        SELECT spot.name, there.* FROM unnest(${sql.param(places)}::text[]) AS spot (name), LATERAL (
          SELECT ${searchable.productId}, ${searchable.createdAt} FROM ${inPlace} WHERE ${condition} ORDER BY ${newest} LIMIT ${end}
        ) AS there
      )
      SELECT product_id AS id, (
        SELECT bool_and(
          (SELECT count(*) FROM found WHERE found.name = spot.name) = ${end}
          OR NOT EXISTS (SELECT FROM ${searchable} WHERE ${searchable.place} = spot.name OFFSET ${sample})
        ) FROM unnest(${sql.param(places)}::text[]) AS spot (name)
      ) AS "isKnown"
      FROM found ORDER BY created_at DESC, product_id DESC LIMIT ${page.limit} OFFSET ${page.offset}`)
    return rows
  }
  // Mostly the newest fill the page before all are found, of whatever place they are.
  const first = await walked(
    sql`(
      SELECT * FROM ${searchable} WHERE ${searchable.place} = spot.name ORDER BY ${newest} LIMIT ${sample}
    ) AS ${searchable}`,
    fitsThere,
  )
  if (first.length === page.limit && first[0]?.isKnown) return { rows: first, counted: first.length }
  const few = await whole(tx, { found: rowsThat(where), order: NEWEST }, page, most)
  if (few.counted <= most) return few
  const rows = await walked(sql`${searchable}`, and(fitsThere, sql`${searchable.place} = spot.name`))
  return { rows, counted: rows.length > 0 ? rows.length : await tx.$count(searchable, where) }
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
  newest: readonly Sampled[],
  { offset, limit }: Page,
  { few }: SearchBounds,
): Promise<Row[]> {
  const ranked = newest.slice(0, few).toSorted((one, other) => one.rank - other.rank)
  const known = [...ranked, ...newest.slice(few)]
  const best = known.slice(offset, offset + limit).map(({ id }) => ({ id }))
  if (best.length === limit) return best
  const rest = { offset: Math.max(offset, known.length), limit: limit - best.length }
  return [...best, ...(await walk(tx, where, NEWEST, rest))]
}

/**
 * Class by class of prices, up to the page: what costs less and is something else is not read. Everything is along the index of prices;
 * a shop, which has also what sleeps, is put in order whole.
 */
async function byPrice(
  tx: Transaction,
  search: ProductSearch,
  sort: 'price-asc' | 'price-desc',
  page: Page,
): Promise<Row[]> {
  const direction = sort === 'price-asc' ? sql`` : sql` DESC`
  const order = [sql`${searchable.price}${direction}`, sql`${searchable.productId}${direction}`]
  if (search.shop) return (await whole(tx, { found: fitting(search), order }, page, UNBOUNDED)).rows
  if (isOpen(search)) return walk(tx, fits(search), order, page)
  await inMode(tx, 'whole')
  const ends = priceClassesOf(search)
  const classes = sort === 'price-asc' ? [...ends, sql`1`] : [...ends.reverse(), sql`-1`]
  const { rows } = await tx.execute<Row>(sql`
    SELECT id FROM generate_series(${sql.join(classes, sql`, `)}) AS class, LATERAL (
      SELECT ${searchable.productId} AS id FROM ${searchable} WHERE ${fitsInClass(search, sql`class`)}
      ORDER BY ${sql.join(order, sql`, `)}
    ) AS found LIMIT ${page.limit} OFFSET ${page.offset}`)
  return rows
}

/**
 * Place by place: those nearer than the nearest of a sample are found whole, then its place is walked, and so on from one place of the
 * sample to the next.
 */
async function byDistance(
  tx: Transaction,
  search: ProductSearch,
  distances: Distances,
  newest: readonly Sampled[],
  { offset, limit }: Page,
  bounds: SearchBounds,
): Promise<Row[]> {
  const { few: most } = bounds
  const sampled = new Set(newest.map(({ place }) => distances.get(place) ?? Number.POSITIVE_INFINITY))
  const borders = [...sampled].sort((one, other) => one - other)
  const chain = new Chain({ offset, limit })
  let from = -1
  for (const border of [...borders, Number.POSITIVE_INFINITY]) {
    const places = (test: (km: number) => boolean) =>
      [...distances].filter(([, km]) => test(km)).map(([name]) => name)
    const nearer = places((km) => km > from && km < border)
    if (nearer.length > 0) {
      // The index of words knows places as facts: a few are asked for, many are looked at.
      const found = rowsThat(
        nearer.length > FEW_PLACES
          ? and(fits(search), isIn(nearer))
          : fits({ ...search, facts: allOf([search.facts, placesFact(nearer)]) }),
      )
      const ordered = { found, order: [sql`km`, ...NEWEST], distances }
      const few = await whole(tx, ordered, chain.page, most)
      // So many, and none of them new: all are put in order.
      chain.add(few.counted > most ? await whole(tx, ordered, chain.page, UNBOUNDED) : few)
      if (chain.isFull) break
    }
    const there = places((km) => km === border)
    if (there.length === 0) break
    const known = newest.filter(({ place }) => distances.get(place) === border)
    const end = chain.page.offset + chain.page.limit
    const { rows, counted } =
      known.length >= end
        ? { rows: known.slice(chain.page.offset, end), counted: known.length }
        : await newestIn(tx, there, search, chain.page, bounds)
    chain.add({ rows: rows.map(({ id }) => ({ id, distanceKm: border })), counted })
    if (chain.isFull) break
    from = border
  }
  return chain.rows
}

/** The index is asked for at most so many at once. */
const FEW_PLACES = 128

const placesFact = (places: readonly string[]): string => anyOf(places.map(placeFactOf))

const isIn = (places: readonly string[]): SQL => sql`${searchable.place} = ANY (${sql.param(places)}::text[])`
