import { eq, type SQL, sql } from 'drizzle-orm'
import { PRODUCT_TYPES } from '#domain/catalogue.ts'
import type { SelectDb } from '#server/db/client.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { prepareRows } from '#server/db/prepared-rows.ts'
import { inMicroseconds, snapshotOf, unseenOffers } from '#server/db/reading-moment.ts'
import { users } from '#server/db/schema/accounts.ts'
import { listedProducts as listed } from '#server/db/schema/listed-products.ts'
import { products } from '#server/db/schema/products.ts'
import { allUnsettled } from '#server/db/unsettled-owners.ts'
import { isListed } from './listed-time.ts'
import { productColumns } from './product-queries.ts'

/** The statements of lists without words (listed-page.ts), each prepared under the name of its shape. */

export const ORDERS = ['newest', 'price-asc', 'price-desc'] as const
export type PlainOrder = (typeof ORDERS)[number]

export const FILTERS = ['category', 'subCategory', 'location', 'type', 'ownerId'] as const

/** What the text of a statement depends on. */
export type Shape = {
  order: PlainOrder
  isLater: boolean
  isAfter: boolean
  filters: (typeof FILTERS)[number][]
}

/** A statement for each shape, which is made when it is first asked for. */
function preparedByShape<Statement>(
  kind: string,
  prepare: (db: SelectDb, shape: Shape, name: string) => Statement,
) {
  const statements = new Map<string, (db: SelectDb) => Statement>()
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

/** What is said once of a list. */
type Head = {
  asOf: string
  seenBy: string
  unsettled: string[]
  total: number
  /** Whether others follow after the page. */
  goesOn: boolean
}

const headWith = (goesOn: SQL) =>
  sql<Head>`json_build_object('asOf', head.as_of, 'seenBy', head.seen_by, 'unsettled', head.unsettled, 'total', head.total, 'goesOn', ${goesOn})`

/** The row of which it is made, before all rows of the page. */
function headOfShape(shape: Shape): SQL {
  const all = sql`product_count(${asked('key')})`
  const counted = (where: SQL) =>
    sql`(SELECT count(*) FROM (SELECT FROM ${listed} WHERE ${conditionOf(shape)} AND ${where} LIMIT ${sql.raw(String(LATER_MAX))}) AS counted)`
  const total = shape.isLater
    ? sql`${all} - ${counted(sql`${listed.listedAt} > ${MOMENT}`)} - ${counted(sql`${listed.productId} = ANY (${UNSEEN})`)}`
    : all
  const seenBy = shape.isLater ? sql`''` : snapshotOf('products')
  return sql`(
    SELECT ${inMicroseconds(MOMENT)} AS as_of, ${seenBy} AS seen_by, ${allUnsettled} AS unsettled, ${total} AS total OFFSET 0
  ) AS head`
}

/** The moment of a list, its total and who is not settled: of a page that has no row. */
export const headOf = preparedByShape('list_head', (db, shape, name) =>
  db
    .select({ head: headWith(sql`false`) })
    .from(headOfShape(shape))
    .prepare(name),
)

/** A page, whose first row has all that. */
export const pageOf = preparedByShape('list', (db, shape, name) => {
  const { order } = shape
  const column = order === 'newest' ? listed.listedAt : listed.price
  const page = sql`(
    SELECT product_id, ${order === 'newest' ? inMicroseconds(column) : sql`${column}::text`} AS at, row_number() OVER () AS place, count(*) OVER () AS found FROM (
      SELECT * FROM (${branchesOf(shape)}) AS ${listed}
      ORDER BY ${ORDER_BY[order]} LIMIT ${asked('limit')}::bigint + 1 OFFSET ${asked('offset')}
    ) AS ${listed}
  ) AS page`
  return prepareRows(
    db,
    name,
    db
      .select({
        head: sql<Head | null>`CASE page.place WHEN 1 THEN ${headWith(sql`page.found > ${asked('limit')}`)} END`,
        at: sql<string>`page.at`,
        ...productColumns,
      })
      .from(headOfShape(shape))
      .innerJoinLateral(page, sql`page.place <= ${asked('limit')}`)
      .innerJoin(products, eq(products.id, sql`page.product_id`))
      .innerJoin(users, eq(users.id, products.ownerId))
      .orderBy(sql`page.place`),
  )
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
