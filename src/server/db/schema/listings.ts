import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ADDRESS_MAX } from '#domain/accounts/account-rules.ts'
import {
  AREA_MAX,
  LISTING_DESCRIPTION_MAX,
  LISTING_IMAGES_MAX,
  LISTING_NAME_LENGTH,
  LISTING_PRICE_MIN,
  MONTHLY_RENT_MAX,
  ROOMS,
  SALE_PRICE_MAX,
  YEARLY_RENT_MAX,
} from '#domain/listings/listing-rules.ts'
import { koboFromNaira } from '#domain/money.ts'
import { users } from './accounts.ts'
import { between, concealment, id, kobo, timestamps, tsvector } from './columns.ts'
import { listingType, rentPeriod, state } from './enums.ts'
import { images } from './images.ts'

const inKobo = (naira: number) => sql.raw(String(koboFromNaira(naira)))

export const listings = pgTable(
  'listings',
  {
    id: id(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text().notNull(),
    address: text().notNull(),
    state: state(),
    area: text(),
    type: listingType().notNull().default('rent'),
    rentPeriod: rentPeriod().notNull().default('month'),
    bedrooms: smallint().notNull().default(1),
    bathrooms: smallint().notNull().default(1),
    regularPrice: kobo().notNull(),
    discountPrice: kobo().notNull().default(0),
    /** What the list sorts and filters by: the offer's price where there is one, a year's rent as its twelfth. */
    comparablePrice: kobo()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`CASE WHEN ${listings.offer} THEN ${listings.discountPrice} ELSE ${listings.regularPrice} END / CASE WHEN ${listings.type} = 'rent' AND ${listings.rentPeriod} = 'year' THEN 12 ELSE 1 END`,
      ),
    offer: boolean().notNull().default(false),
    parking: boolean().notNull().default(false),
    furnished: boolean().notNull().default(false),
    importKey: text(),
    ...concealment,
    version: integer().notNull().default(1),
    ...timestamps,
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`setweight(search_vector(${listings.name}), 'A') || setweight(search_vector(${listings.address} || ' ' || coalesce(${listings.area}, '') || ' ' || state_name(${listings.state})), 'B') || setweight(search_vector(${listings.description}), 'D')`,
      ),
  },
  (listing) => [
    // The owner's own list has what is hidden, too.
    index('listings_owner').on(listing.ownerId, listing.createdAt, listing.id, listing.hidden),
    uniqueIndex('listings_import_key').on(listing.ownerId, listing.importKey),
    check('listings_name_length', between(sql`char_length(${listing.name})`, LISTING_NAME_LENGTH)),
    check(
      'listings_description_length',
      between(sql`char_length(${listing.description})`, { min: 1, max: LISTING_DESCRIPTION_MAX }),
    ),
    check(
      'listings_address_length',
      between(sql`char_length(${listing.address})`, { min: 1, max: ADDRESS_MAX }),
    ),
    check('listings_area_length', between(sql`char_length(${listing.area})`, { min: 1, max: AREA_MAX })),
    check('listings_bedrooms', between(sql`${listing.bedrooms}`, ROOMS)),
    check('listings_bathrooms', between(sql`${listing.bathrooms}`, ROOMS)),
    check(
      'listings_regular_price',
      sql`${listing.regularPrice} >= ${inKobo(LISTING_PRICE_MIN)} AND ${listing.regularPrice} <= CASE WHEN ${listing.type} = 'sale' THEN ${inKobo(SALE_PRICE_MAX)} WHEN ${listing.rentPeriod} = 'year' THEN ${inKobo(YEARLY_RENT_MAX)} ELSE ${inKobo(MONTHLY_RENT_MAX)} END`,
    ),
    check(
      'listings_discount_price',
      sql`CASE WHEN ${listing.offer} THEN ${listing.discountPrice} >= ${inKobo(LISTING_PRICE_MIN)} AND ${listing.discountPrice} < ${listing.regularPrice} ELSE ${listing.discountPrice} = 0 END`,
    ),
  ],
)

/** A listing's pictures in their order; the first is the cover. */
export const listingImages = pgTable(
  'listing_images',
  {
    listingId: uuid()
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    imageId: uuid()
      .notNull()
      .references(() => images.id),
  },
  (picture) => [
    primaryKey({ columns: [picture.listingId, picture.position] }),
    index('listing_images_image').on(picture.imageId),
    check(
      'listing_images_position',
      between(sql`${picture.position}`, { min: 0, max: LISTING_IMAGES_MAX - 1 }),
    ),
  ],
)
