import { type AnyColumn, isNotNull, type SQL, sql } from 'drizzle-orm'
import { boolean, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { kobo, transactionId, tsvector } from './columns.ts'
import { homeKind, listingType, state } from './enums.ts'
import { listings } from './listings.ts'

/** The words of a place's name, whole; the index on a place is by this expression. */
export const wordsOfColumn = (searched: AnyColumn): SQL =>
  sql`to_tsvector('simple', plain_words(${searched}))`

/**
 * The columns that a search reads, of every visible listing. To count the results of a word or a filter, PostgreSQL reads every
 * matching row: about 20 rows of this table fit on a page instead of 9, with the filtered columns first. Kept up to date by
 * triggers on `listings`.
 */
export const searchableListings = pgTable(
  'searchable_listings',
  {
    listingId: uuid()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** When lists take it that it was put up: one that is not confirmed sinks by a thousand years (`home_time_in_lists`). */
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it will, if nobody confirms it. The default is that of rows that are there when the column comes. */
    sinksAt: timestamp({ withTimezone: true }).default(sql`now() + interval '1080 hours'`),
    comparablePrice: kobo().notNull(),
    type: listingType().notNull(),
    kind: homeKind(),
    state: state(),
    bedrooms: smallint().notNull(),
    bathrooms: smallint().notNull(),
    parking: boolean().notNull(),
    furnished: boolean().notNull(),
    offer: boolean().notNull(),
    area: text(),
    /** Empty where it is not known: then the home is somewhere in its state. */
    lga: text().notNull().default(''),
    /** Whether its seller is (docs/product.md 20.2). */
    verified: boolean().notNull().default(false),
    /** What is paid on moving in; null where that is not known (docs/product.md 21.4). */
    moveInCost: kobo(),
    /** Whether there is no agency fee, and its seller says so. */
    agencyFree: boolean().notNull().default(false),
    /** `listings.search` without its positions, which only ranking needs. */
    words: tsvector().notNull(),
    addedBy: transactionId(),
  },
  (listing) => [
    index('searchable_listings_added').on(listing.addedBy).concurrently().where(isNotNull(listing.addedBy)),
    index('searchable_listings_newest').on(listing.createdAt, listing.listingId),
    // Totals are counted in this index: few rows differ in all its columns, so PostgreSQL stores each combination once.
    index('searchable_listings_facts').on(
      listing.type,
      listing.state,
      listing.bedrooms,
      listing.bathrooms,
      listing.parking,
      listing.furnished,
      listing.offer,
    ),
    // Includes every filter without an index of its own, so that filters with a price are counted by an index-only scan.
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
    index('searchable_listings_kind_facts')
      .on(
        listing.kind,
        listing.type,
        listing.state,
        listing.bedrooms,
        listing.bathrooms,
        listing.parking,
        listing.furnished,
        listing.offer,
      )
      .concurrently(),
    index('searchable_listings_kind_newest')
      .on(listing.kind, listing.createdAt, listing.listingId)
      .concurrently(),
    index('searchable_listings_kind_price')
      .on(listing.kind, listing.comparablePrice, listing.listingId)
      .concurrently(),
    index('searchable_listings_type_newest').on(listing.type, listing.createdAt, listing.listingId),
    index('searchable_listings_type_price').on(listing.type, listing.comparablePrice, listing.listingId),
    index('searchable_listings_state_newest').on(listing.state, listing.createdAt, listing.listingId),
    index('searchable_listings_state_price').on(listing.state, listing.comparablePrice, listing.listingId),
    // The homes of a place, newest first: to walk places in the order of their distance.
    index('searchable_listings_spot')
      .on(listing.state, listing.lga, listing.createdAt, listing.listingId)
      .concurrently(),
    // Of few among many: filters that are not in it are looked up in the rows.
    index('searchable_listings_verified')
      .on(listing.createdAt, listing.listingId)
      .concurrently()
      .where(sql`${listing.verified}`),
    index('searchable_listings_agency_free')
      .on(listing.createdAt, listing.listingId)
      .concurrently()
      .where(sql`${listing.agencyFree}`),
    index('searchable_listings_move_in')
      .on(
        listing.moveInCost,
        listing.listingId,
        listing.type,
        listing.state,
        listing.createdAt,
        listing.bedrooms,
      )
      .concurrently()
      .where(sql`${listing.moveInCost} IS NOT NULL`),
    index('searchable_listings_sinks')
      .on(listing.sinksAt)
      .concurrently()
      .where(sql`${listing.sinksAt} IS NOT NULL`),
    index('searchable_listings_area').on(sql`lower(${listing.area})`),
    index('searchable_listings_place').using('gin', wordsOfColumn(listing.area)),
    index('searchable_listings_words').using('gin', listing.words),
  ],
)
