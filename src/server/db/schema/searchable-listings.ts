import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { wordsOfColumn } from '#server/db/search/search-query.ts'
import { kobo, tsvector } from './columns.ts'
import { listingType, state } from './enums.ts'
import { listings } from './listings.ts'

/**
 * What a search reads of each listing that can be seen, and nothing else. To count what a word or a filter leaves, PostgreSQL
 * visits every such row: here some twenty of them share a page instead of nine, and what it looks at comes first.
 * Triggers on `listings` keep it.
 */
export const searchableListings = pgTable(
  'searchable_listings',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    comparablePrice: kobo().notNull(),
    type: listingType().notNull(),
    state: state(),
    bedrooms: smallint().notNull(),
    bathrooms: smallint().notNull(),
    parking: boolean().notNull(),
    furnished: boolean().notNull(),
    offer: boolean().notNull(),
    area: text(),
    /** Those of `listings.search` without their places, which ranking alone asks for. */
    words: tsvector().notNull(),
  },
  (listing) => [
    index('searchable_listings_newest').on(listing.createdAt, listing.listingId),
    // Totals are counted in this one: few rows differ in all of it, so that PostgreSQL keeps each combination once.
    index('searchable_listings_facts').on(
      listing.type,
      listing.state,
      listing.bedrooms,
      listing.bathrooms,
      listing.parking,
      listing.furnished,
      listing.offer,
    ),
    // Every filter that has no index of its own is in this one, so that those with a price are counted in it alone.
    index('searchable_listings_price').on(
      listing.comparablePrice,
      listing.listingId,
      listing.type,
      listing.state,
      listing.createdAt,
      listing.bedrooms,
      listing.bathrooms,
      listing.parking,
      listing.furnished,
      listing.offer,
    ),
    index('searchable_listings_type_newest').on(listing.type, listing.createdAt, listing.listingId),
    index('searchable_listings_type_price').on(listing.type, listing.comparablePrice, listing.listingId),
    index('searchable_listings_state_newest').on(listing.state, listing.createdAt, listing.listingId),
    index('searchable_listings_state_price').on(listing.state, listing.comparablePrice, listing.listingId),
    index('searchable_listings_area').on(sql`lower(${listing.area})`),
    index('searchable_listings_place').using('gin', wordsOfColumn(listing.area)),
    index('searchable_listings_words').using('gin', listing.words),
  ],
)
