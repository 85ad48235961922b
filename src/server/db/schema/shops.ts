import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { SLUG_LENGTH } from '#domain/shops/shop-address.ts'
import type { Shop } from '#domain/shops/shop-schema.ts'
import { users } from './accounts.ts'
import { between, timestamps } from './columns.ts'
import { images } from './images.ts'

/** Every short address that a shop has or had: nobody else gets it, not even when the account is deleted. */
export const shopSlugs = pgTable(
  'shop_slugs',
  {
    slug: text().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamps.createdAt,
  },
  (row) => [
    index('shop_slugs_user').on(row.userId),
    check(
      'shop_slugs_form',
      sql`${row.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND ${between(sql`char_length(${row.slug})`, SLUG_LENGTH)}`,
    ),
  ],
)

/** What a shop says of itself beside its owner's profile. A seller who has said nothing has no row. */
export const shops = pgTable(
  'shops',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The one of now. */
    slug: text()
      .unique()
      .references(() => shopSlugs.slug),
    hours: jsonb().$type<Shop['hours']>().notNull().default([]),
    areas: jsonb().$type<Shop['areas']>().notNull().default([]),
    coverId: uuid().references(() => images.id, { onDelete: 'set null' }),
    ...timestamps,
  },
  (shop) => [index('shops_cover').on(shop.coverId)],
)
