import type { PageOfRows } from '#domain/pagination.ts'
import type { Db } from '#server/db/client.ts'
import { type Counted, countKeyOf } from '#server/db/product-counts.ts'
import { readingToken, readToken, type Unseen } from '#server/db/reading-moment.ts'
import { FILTERS, headOf, ORDERS, type PlainOrder, pageOf, type Shape } from './listed-statements.ts'
import { categoriesOf, type ProductListQuery } from './product-facts.ts'
import type { ProductRow } from './product-queries.ts'

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
type PlainPlace = { at: string; id: string }

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
    limit,
    end: skipped + limit + 1,
  })
  // Beyond the end there is no row that says it.
  const head = rows[0]?.head ?? (await headOf(shape)(db).execute(asked))[0]?.head
  if (!head) throw new Error('PostgreSQL did not tell the time')
  const last = rows.at(-1)
  return {
    token: asOf ?? readingToken(head.asOf, head.seenBy),
    unsettled: head.unsettled,
    total: head.total,
    rows,
    next: head.goesOn && last ? { at: last.at, id: last.id } : undefined,
  }
}

const NONE_UNSEEN: Unseen = { least: '0', from: '0', until: '0', these: [], seen: [] }
