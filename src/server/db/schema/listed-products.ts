import { isNotNull } from 'drizzle-orm'
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { kobo, transactionId } from './columns.ts'
import { category, productType, state } from './enums.ts'
import { products } from './products.ts'

/**
 * What lists without words read, of every visible product: narrow rows, whose indexes have all that a list asks. Kept up to date by
 * triggers on `products` (`search/listed-products.sql`), however they are written.
 */
export const listedProducts = pgTable(
  'listed_products',
  {
    productId: uuid()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** As `searchable_products.created_at`: what is stale or asleep was put up thousands of years ago (`time_in_lists`). */
    listedAt: timestamp({ withTimezone: true }).notNull(),
    /** What a buyer pays: after the discount, where there is one. */
    price: kobo().notNull(),
    category: category().notNull(),
    subCategories: text().array().notNull(),
    type: productType().notNull(),
    state: state().notNull(),
    ownerId: uuid().notNull(),
    /** As it is read, or said. */
    brand: text(),
    addedBy: transactionId(),
  },
  (product) => {
    const newest = [product.listedAt, product.productId] as const
    const cheapest = [product.price, product.productId, product.listedAt] as const
    return [
      // One for each of the filters that a list is often asked for, in both orders. The last columns save a look at the row.
      index('listed_products_newest').on(product.type, ...newest),
      index('listed_products_category').on(product.category, product.type, ...newest, product.subCategories),
      index('listed_products_state').on(product.state, product.type, ...newest),
      index('listed_products_both').on(
        product.category,
        product.state,
        product.type,
        ...newest,
        product.subCategories,
        product.price,
      ),
      index('listed_products_owner').on(product.ownerId, ...newest),
      index('listed_products_cheapest').on(product.type, ...cheapest),
      index('listed_products_cheapest_category').on(
        product.category,
        product.type,
        ...cheapest,
        product.subCategories,
      ),
      index('listed_products_cheapest_state').on(product.state, product.type, ...cheapest),
      index('listed_products_added').on(product.addedBy).where(isNotNull(product.addedBy)),
      // For a sub-category that few are in.
      index('listed_products_sub_categories').using('gin', product.subCategories),
    ]
  },
)

/** How many listed products there are of each value of the filters, and of each seller (`product_count_keys`): with what has changed since. */
export const productCounts = pgTable('product_counts', {
  key: text().primaryKey(),
  count: bigint({ mode: 'number' }).notNull(),
})

/**
 * What the counts have not been told yet. Whoever writes products adds rows here and changes none, so that nobody waits for anybody; a
 * job adds them up (`fold_product_counts`).
 */
export const productCountChanges = pgTable(
  'product_count_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    change: bigint({ mode: 'number' }).notNull(),
  },
  (change) => [index('product_count_changes_key').on(change.key, change.change)],
)
