import { eq, type SQL, sql } from 'drizzle-orm'
import { PRODUCT_TYPES } from '#domain/catalogue.ts'
import type { PageOfRows } from '#domain/pagination.ts'
import type { Db } from '#server/db/client.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { type Counted, countKeyOf } from '#server/db/product-counts.ts'
import {
  inMicroseconds,
  readingToken,
  readToken,
  snapshotOf,
  type Unseen,
  unseenOffers,
} from '#server/db/reading-moment.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listedProducts as listed } from '#server/db/schema/listed-products.ts'
import { products } from '#server/db/schema/products.ts'
import { allUnsettled } from '#server/db/unsettled-owners.ts'
import { isListed } from './listed-time.ts'
import { categoriesOf, type ProductListQuery } from './product-facts.ts'
import { type ProductRow, productColumns } from './product-queries.ts'

const ORDERS = ['newest', 'price-asc', 'price-desc'] as const
export type PlainOrder = (typeof ORDERS)[number]

export type PlainList = { filters: Counted; order: PlainOrder }

/**
 * A list without words, that its own table has ready: by category and sub-category, state and type, or a seller's whole shop. Undefined
 * where it is another.
 */
export function plainListOf({
  category,
  subCategory,
  location,
  type,
  ownerId,
  sort = 'newest',
  ...others
}: ProductListQuery): PlainList | undefined {
  const order = ORDERS.find((each) => each === (sort === 'relevance' ? 'newest' : sort))
  const isFiltered = category ?? subCategory ?? location ?? type
  if (!order || Object.values(others).some((value) => value !== undefined)) return undefined
  if (ownerId && (isFiltered || order !== 'newest')) return undefined
  const [only, ...more] = subCategory && !category ? categoriesOf(subCategory) : [category]
  if (more.length > 0) return undefined
  return { filters: { category: only, subCategory, location, type, ownerId }, order }
}

/** Where a list goes on: after the row with this place in its order. */
export type PlainPlace = { at: string; id: string }

export type PlainPage = {
  /** What the next pages send back (`X-As-Of`). */
  token: string
  unsettled: string[]
  /** How many there are, all of them. */
  total: number
  rows: ProductRow[]
  /** The place of the last row, where others follow. */
  next: PlainPlace | undefined
}

type PlainRows = PageOfRows & {
  /** The token of the list's first page; undefined where this is it. */
  asOf: string | undefined
  after?: PlainPlace | undefined
}

/** A page of a plain list, its total and its moment, in one statement. */
export async function readPlainPage(
  db: Db,
  { filters, order }: PlainList,
  { asOf, after, offset, limit }: PlainRows,
): Promise<PlainPage> {
  const shape: Shape = {
    order,
    isLater: asOf !== undefined,
    isAfter: after !== undefined,
    filters: FILTERS.filter((name) => filters[name] !== undefined),
  }
  const { asOf: moment = null, unseen = NONE_UNSEEN } = asOf === undefined ? {} : readToken(asOf)
  const asked = {
    ...filters,
    ...unseen,
    key: countKeyOf(filters),
    asOf: moment,
    after: after?.at,
    afterId: after?.id,
  }
  const skipped = after ? 0 : offset
  const rows = await pageOf(shape)(db).execute({
    ...asked,
    offset: skipped,
    most: limit + 1,
    end: skipped + limit + 1,
  })
  // Beyond the end there is no row that says it.
  const head = rows[0]?.head ?? (await headOf(shape)(db).execute(asked))[0]
  if (!head) throw new Error('PostgreSQL did not tell the time')
  const last = rows[limit - 1]
  return {
    token: asOf ?? readingToken(head.asOf, head.seenBy),
    unsettled: head.unsettled,
    total: head.total,
    rows: rows.slice(0, limit).map(({ head: _head, at: _at, ...row }) => row),
    next: rows.length > limit && last ? { at: last.at, id: last.id } : undefined,
  }
}

const NONE_UNSEEN: Unseen = { least: '0', from: '0', until: '0', these: [], seen: [] }

const FILTERS = ['category', 'subCategory', 'location', 'type', 'ownerId'] as const

/** What the text of a statement depends on. */
type Shape = {
  order: PlainOrder
  isLater: boolean
  isAfter: boolean
  filters: (typeof FILTERS)[number][]
}

/** A statement for each shape, which is made when it is first asked for. */
function preparedByShape<Statement>(
  kind: string,
  prepare: (db: Pick<Db, 'select'>, shape: Shape, name: string) => Statement,
) {
  const statements = new Map<string, (db: Pick<Db, 'select'>) => Statement>()
  return (shape: Shape) => {
    const { order, isLater, isAfter, filters } = shape
    const name = [kind, order, ...filters, isLater && 'later', isAfter && 'after'].filter(Boolean).join('_')
    const statement = statements.get(name) ?? hotRead((db) => prepare(db, shape, name))
    statements.set(name, statement)
    return statement
  }
}

const asked = (name: string) => sql`${sql.placeholder(name)}`
const MOMENT = sql`coalesce(${asked('asOf')}::timestamptz, now())`

/** So many that were added after the moment of a list are taken from its total; that of a list which is older may be too high. */
const LATER_MAX = 1_000

/** What was being added while the first page was read. */
const UNSEEN = unseenOffers('products', {
  moment: MOMENT,
  least: asked('least'),
  from: asked('from'),
  until: asked('until'),
  these: asked('these'),
  seen: asked('seen'),
})

/** So few are found whole, where an index of what they are not would be walked far. */
const FEW = 1_000

function headSelection(shape: Shape) {
  const all = sql`product_count(${asked('key')})`
  const counted = (where: SQL) =>
    sql`(SELECT count(*) FROM (SELECT FROM ${listed} WHERE ${conditionOf(shape)} AND ${where} LIMIT ${sql.raw(String(LATER_MAX))}) AS counted)`
  const total = shape.isLater
    ? sql`${all} - ${counted(sql`${listed.listedAt} > ${MOMENT}`)} - ${counted(sql`${listed.productId} = ANY (${UNSEEN})`)}`
    : all
  return {
    // Once for all rows of the page.
    from: sql`(SELECT ${allUnsettled} AS unsettled, ${total} AS total OFFSET 0) AS head`,
    columns: {
      asOf: inMicroseconds(MOMENT),
      seenBy: shape.isLater ? sql<string>`''` : snapshotOf('products'),
      unsettled: sql<string[]>`head.unsettled`,
      total: sql<number>`head.total::float8`,
    },
  }
}

const headOf = preparedByShape('list_head', (db, shape, name) => {
  const { from, columns } = headSelection(shape)
  return db.select(columns).from(from).prepare(name)
})

const pageOf = preparedByShape('list', (db, shape, name) => {
  const { order } = shape
  const head = headSelection(shape)
  const column = order === 'newest' ? listed.listedAt : listed.price
  const page = sql`(
    SELECT product_id, ${order === 'newest' ? inMicroseconds(column) : sql`${column}::text`} AS at, row_number() OVER () AS place FROM (
      SELECT * FROM (${branchesOf(shape)}) AS ${listed}
      ORDER BY ${ORDER_BY[order]} LIMIT ${asked('most')} OFFSET ${asked('offset')}
    ) AS ${listed}
  ) AS page`
  return db
    .select({ head: head.columns, at: sql<string>`page.at`, ...productColumns })
    .from(head.from)
    .innerJoinLateral(page, sql`true`)
    .innerJoin(products, eq(products.id, sql`page.product_id`))
    .innerJoin(users, eq(users.id, products.ownerId))
    .orderBy(sql`page.place`)
    .prepare(name)
})

const AFTER: Record<PlainOrder, SQL> = {
  newest: sql`(${listed.listedAt}, ${listed.productId}) < (${asked('after')}::timestamptz, ${asked('afterId')}::uuid)`,
  'price-asc': sql`(${listed.price}, ${listed.productId}) > (${asked('after')}::bigint, ${asked('afterId')}::uuid)`,
  'price-desc': sql`(${listed.price}, ${listed.productId}) < (${asked('after')}::bigint, ${asked('afterId')}::uuid)`,
}

const ORDER_BY: Record<PlainOrder, SQL> = {
  newest: sql`${listed.listedAt} DESC, ${listed.productId} DESC`,
  'price-asc': sql`${listed.price}, ${listed.productId}`,
  'price-desc': sql`${listed.price} DESC, ${listed.productId} DESC`,
}

/**
 * The lists that are merged into one. Indexes have the type before the order, so that each type is a list; a sub-category that few are
 * in, which no index has the order of, is found whole. Which of the two it is, the count decides before either is read.
 */
function branchesOf(shape: Shape): SQL {
  const { filters, order, isLater, isAfter } = shape
  const time = isListed(listed.listedAt, { moment: MOMENT, asleepToo: filters.includes('ownerId') })
  const branch = (...conditions: SQL[]) =>
    sql`(SELECT ${listed.productId}, ${order === 'newest' ? listed.listedAt : listed.price} FROM ${listed} WHERE ${sql.join(
      [
        ...conditions,
        ...(time ? [time] : []),
        ...(isLater ? [sql`${listed.productId} <> ALL (${UNSEEN})`] : []),
        ...(isAfter ? [AFTER[order]] : []),
      ],
      sql` AND `,
    )} ORDER BY ${ORDER_BY[order]} LIMIT ${asked('end')})`
  if (filters.includes('ownerId')) return branch(conditionOf(shape))
  const types = filters.includes('type')
    ? [sql`true`]
    : PRODUCT_TYPES.map((type) => sql`${listed.type} = ${sql.raw(`'${type}'`)}`)
  const walked = types.map((type) => [conditionOf(shape), type])
  if (!filters.includes('subCategory') || filters.includes('location'))
    return sql.join(
      walked.map((conditions) => branch(...conditions)),
      sql` UNION ALL `,
    )
  const isFew = sql`head.total <= ${sql.raw(String(FEW))}`
  return sql.join(
    [
      ...walked.map((conditions) => branch(sql`NOT ${isFew}`, ...conditions)),
      branch(
        isFew,
        conditionOf(shape, (column) => sql`${column}::text`),
      ),
    ],
    sql` UNION ALL `,
  )
}

/** @param as how a column is written that is compared: as text, no index of it is walked */
function conditionOf({ filters }: Shape, as = (column: unknown) => sql`${column}`): SQL {
  const conditions: Record<(typeof FILTERS)[number], SQL> = {
    category: sql`${as(listed.category)} = ${asked('category')}`,
    subCategory: sql`${listed.subCategories} @> ARRAY[${asked('subCategory')}]::text[]`,
    location: sql`${as(listed.state)} = ${asked('location')}`,
    type: sql`${as(listed.type)} = ${asked('type')}`,
    ownerId: sql`${listed.ownerId} = ${asked('ownerId')}`,
  }
  return sql.join([sql`true`, ...filters.map((name) => conditions[name])], sql` AND `)
}
