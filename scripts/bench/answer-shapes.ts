import { Column, is } from 'drizzle-orm'
import { CATEGORIES } from '#domain/catalogue.ts'
import { users } from '#server/db/schema/accounts.ts'
import { reviews } from '#server/db/schema/reviews.ts'
import { publicUser, publicUserColumns, sellerColumns } from '#server/db/seller.ts'
import { listingAnswer, listingColumns } from '#server/listings/listing-queries.ts'
import { detailed, productAnswer, productColumns } from '#server/products/product-queries.ts'
import { reviewListAnswer } from '#server/reviews/review-queries.ts'

/** Values in the order of the statement's columns, as the driver returns them: large numbers as text, times as dates. */
type ResultRow = readonly unknown[]

/** The rows of each statement of a call. */
export type Results = readonly (readonly ResultRow[])[]

/** Makes the answers of the API of these rows: what the product makes of them, without what it does around it. */
export const answerShapes = {
  categories: () => CATEGORIES,
  foundProduct: ([[row = []] = []]: Results) => ({
    success: true,
    message: 'Product found',
    product: detailed(product(row)),
  }),
  relatedProducts: ([, rows = []]: Results) => ({ products: rows.map(product) }),
  listing: ([[row = []] = []]: Results) => listing(row),
  lastListings: (results: Results) => results.at(-1)?.map(listing),
  user: ([[row = []] = []]: Results) => publicUser(rowOf(publicUserColumns, row)),
  reviews: ([rows = []]: Results) =>
    reviewListAnswer(
      rowOf(sellerColumns, rows[0] ?? []),
      rows.map((row) => rowOf(reviewListColumns, row)),
    ),
} satisfies Record<string, (results: Results) => unknown>

export type AnswerShape = keyof typeof answerShapes

const product = (row: ResultRow) => productAnswer(rowOf(productColumns, row))
const listing = (row: ResultRow) => listingAnswer(rowOf(listingColumns, row))

/** In the order of the statement; `contacted` is made by it and is no column. */
const reviewListColumns = {
  seller: sellerColumns,
  sellerHidden: users.hidden,
  id: reviews.id,
  name: reviews.name,
  rating: reviews.rating,
  comment: reviews.comment,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  createdAt: reviews.createdAt,
  contacted: undefined,
  author: { _id: users.id, username: users.name, avatar: users.image },
}

/** A row as the product reads it from a selection. A number that does not fit 32 bits comes as text. */
// biome-ignore lint/suspicious/noExplicitAny: the type of a row follows from the answer that is made of it; the bytes are compared.
function rowOf(columns: object, values: ResultRow): any {
  let at = 0
  const read = (selection: object): object =>
    Object.fromEntries(
      Object.entries(selection).map(([name, column]) => [
        name,
        isGroup(column) ? read(column) : next(column),
      ]),
    )
  const next = (column: unknown) => {
    const value = values[at++]
    return typeof value === 'string' && is(column, Column) && column.dataType.startsWith('number')
      ? Number(value)
      : value
  }
  return read(columns)
}

/** Columns of a table that is joined, or that are one object of the row. */
const isGroup = (column: unknown): column is object =>
  typeof column === 'object' && column !== null && Object.getPrototypeOf(column) === Object.prototype
