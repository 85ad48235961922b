import { isNotNull, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { kobo, tsvector } from './columns.ts'
import { products } from './products.ts'

/** What sleeps is put up before this (`time_in_lists`). */
export const ASLEEP_BEFORE = sql.raw(`timestamptz '0500-01-01 00:00Z'`)

/** The indexes of words have what is awake. Said so, the planner takes it for no stretch of the newest. */
export const isAwake = (createdAt: AnyPgColumn): SQL => sql`(${createdAt} > ${ASLEEP_BEFORE}) IS TRUE`

/**
 * What a search reads, of every visible product. Kept up to date by triggers on `products` (`search/searchable-products.sql`),
 * however they are written.
 */
export const searchableProducts = pgTable(
  'searchable_products',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /**
     * When it was put up. Of a product whose price is stale, centuries before that, and of one that sleeps twice as long, so that lists
     * that walk the newest meet it last, and end before it (`time_in_lists`).
     */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When its price becomes stale by itself; null where it is. Rows that were there before the column began their clock with it. */
    sinksAt: timestamp({ withTimezone: true }).default(sql`now() + interval '672 hours'`),
    /** What a buyer pays: after the discount, where there is one. */
    price: kobo().notNull(),
    /** Its state and its local government area, "Lagos/Ikeja", or "Lagos/" where nobody has said the area. */
    place: text().notNull(),
    ownerId: uuid().notNull(),
    /**
     * Its words with their weights (`write_searchable_products`), and its facts as words that nobody can type: '@category:concrete',
     * '@place:Lagos/Ikeja'. One index finds words and filters at once, where the rows of either alone would be too many to read.
     */
    words: tsvector().notNull(),
  },
  (product) => [
    // Lists walk these in their order, a bounded stretch at a time.
    index('searchable_products_newest').on(product.createdAt, product.productId),
    index('searchable_products_owner').on(product.ownerId, product.createdAt, product.productId),
    index('searchable_products_price').on(product.price, product.productId),
    index('searchable_products_place').on(product.place, product.createdAt, product.productId),
    index('searchable_products_sinks').on(product.sinksAt).concurrently().where(isNotNull(product.sinksAt)),
    // How many words wait to be merged is set as they are written (`write_searchable_products`). Nothing that sleeps is in these.
    index('searchable_products_awake')
      .using('gin', product.words)
      .concurrently()
      .where(isAwake(product.createdAt)),
    index('searchable_products_priced')
      .using('gin', sql`priced_words(${product.words}, ${product.price})`)
      .concurrently()
      .where(isAwake(product.createdAt)),
  ],
)

/** The sellers whose products still have their former name among their words: a job writes them anew, in batches. */
export const renamedSellers = pgTable('renamed_sellers', {
  ownerId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** How far a table has been filled from rows that were there before it, in the order of their ids. */
export const tableFills = pgTable('table_fills', {
  name: text().primaryKey(),
  reached: uuid().notNull(),
  done: boolean().notNull().default(false),
})
