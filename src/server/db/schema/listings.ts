import { isNull, not, type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { ADDRESS_MAX } from '#domain/accounts/account-rules.ts'
import {
  AREA_MAX,
  LISTING_IMAGES_MAX,
  MONTHLY_RENT_MAX,
  ROOMS,
  SALE_PRICE_MAX,
  YEARLY_RENT_MAX,
} from '#domain/listings/listing-rules.ts'
import { OFFER_PRICE_MIN } from '#domain/offers/offer-rules.ts'
import { between, kobo, tsvector } from './columns.ts'
import { homeKind, listingType, rentPeriod, state } from './enums.ts'
import { confirmedHomes, homeChecks, homeColumns } from './home-columns.ts'
import {
  inKobo,
  offerChecks,
  offerColumns,
  offerImages,
  unplacedOffers,
  waitingOffers,
} from './offer-columns.ts'

export const listings = pgTable(
  'listings',
  {
    ...offerColumns,
    address: text().notNull(),
    state: state(),
    area: text(),
    kind: homeKind(),
    /** Whether the kind is what the name says; else its owner chose it. */
    kindGuessed: boolean().notNull().default(true),
    /** Whether kind, state and area have been looked for in its name and address: not yet where an import or an earlier release wrote it. */
    guessed: boolean().notNull().default(false),
    type: listingType().notNull().default('rent'),
    rentPeriod: rentPeriod().notNull().default('month'),
    bedrooms: smallint().notNull().default(1),
    bathrooms: smallint().notNull().default(1),
    /** The price that lists sort and filter by: the discount price of an offer; a yearly rent divided by 12. */
    comparablePrice: kobo()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`CASE WHEN ${listings.offer} THEN ${listings.discountPrice} ELSE ${listings.regularPrice} END / CASE WHEN ${listings.type} = 'rent' AND ${listings.rentPeriod} = 'year' THEN 12 ELSE 1 END`,
      ),
    offer: boolean().notNull().default(false),
    parking: boolean().notNull().default(false),
    furnished: boolean().notNull().default(false),
    ...homeColumns,
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(search_vector(${listings.name}), 'A') || setweight(search_vector(${listings.address} || ' ' || coalesce(${listings.area}, '') || ' ' || state_name(${listings.state})), 'B') || setweight(search_vector(${listings.description}), 'D')`,
      ),
  },
  (listing) => [
    // The owner's own list includes hidden rows.
    index('listings_owner').on(listing.ownerId, listing.createdAt, listing.id, listing.hidden),
    confirmedHomes(listing),
    waitingOffers('listings', listing),
    unplacedOffers('listings', listing),
    index('listings_unguessed').on(listing.id).concurrently().where(not(listing.guessed)),
    // The seller is asked for the state of these.
    index('listings_stateless').on(listing.ownerId).concurrently().where(isNull(listing.state)),
    // The same home from another seller.
    index('listings_same').on(sql`lower(${listing.name})`, listing.regularPrice).concurrently(),
    ...offerChecks('listings', listing, listing.offer),
    ...homeChecks(listing),
    check(
      'listings_address_length',
      between(sql`char_length(${listing.address})`, { min: 1, max: ADDRESS_MAX }),
    ),
    check('listings_area_length', between(sql`char_length(${listing.area})`, { min: 1, max: AREA_MAX })),
    check('listings_bedrooms', between(sql`${listing.bedrooms}`, ROOMS)),
    check('listings_bathrooms', between(sql`${listing.bathrooms}`, ROOMS)),
    check(
      'listings_regular_price',
      sql`${listing.regularPrice} >= ${inKobo(OFFER_PRICE_MIN)} AND ${listing.regularPrice} <= CASE WHEN ${listing.type} = 'sale' THEN ${inKobo(SALE_PRICE_MAX)} WHEN ${listing.rentPeriod} = 'year' THEN ${inKobo(YEARLY_RENT_MAX)} ELSE ${inKobo(MONTHLY_RENT_MAX)} END`,
    ),
  ],
)

export const listingImages = offerImages('listing', () => listings.id, LISTING_IMAGES_MAX)
