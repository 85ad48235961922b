import { not, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { koboFromNaira } from '#domain/money.ts'
import { OFFER_DESCRIPTION_MAX, OFFER_NAME_LENGTH, OFFER_PRICE_MIN } from '#domain/offers/offer-rules.ts'
import { users } from './accounts.ts'
import { between, id, kobo, timestamps, transactionId, visibility } from './columns.ts'
import { images } from './images.ts'

/** The columns that products and listings have in common. */
export const offerColumns = {
  id: id(),
  ownerId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  description: text().notNull(),
  regularPrice: kobo().notNull(),
  discountPrice: kobo().notNull().default(0),
  /** What the first release knew an imported row by. Nobody writes it any more (`formerKey`). */
  importKey: text(),
  /** Its local government, of its state. */
  lga: text(),
  /** Whether that has been looked for in its address: not yet where an earlier release wrote it, which knew of none. */
  placed: boolean().notNull().default(false),
  ...visibility,
  version: integer().notNull().default(1),
  /** Null of rows that were there before the column. */
  addedBy: transactionId().default(sql`pg_current_xact_id()`),
  ...timestamps,
}

export const inKobo = (naira: number): SQL => sql.raw(String(koboFromNaira(naira)))

type OfferTexts = Record<'name' | 'description' | 'regularPrice' | 'discountPrice', AnyPgColumn>

/** The constraints of these columns. @param isReduced the column that says whether the discount price counts */
export const offerChecks = (table: string, offer: OfferTexts, isReduced: AnyPgColumn) => [
  check(`${table}_name_length`, between(sql`char_length(${offer.name})`, OFFER_NAME_LENGTH)),
  check(
    `${table}_description_length`,
    between(sql`char_length(${offer.description})`, { min: 1, max: OFFER_DESCRIPTION_MAX }),
  ),
  check(
    `${table}_discount_price`,
    sql`CASE WHEN ${isReduced} THEN ${offer.discountPrice} >= ${inKobo(OFFER_PRICE_MIN)} AND ${offer.discountPrice} < ${offer.regularPrice} ELSE ${offer.discountPrice} = 0 END`,
  ),
]

type WaitingColumns = Record<'ownerId' | 'createdAt' | 'id' | 'waitingFor', AnyPgColumn>

/** The offers that wait to come online, in the order in which they will. */
export const waitingOffers = (table: string, offer: WaitingColumns) =>
  index(`${table}_waiting`)
    .on(offer.ownerId, offer.createdAt, offer.id)
    .concurrently()
    .where(sql`${offer.waitingFor} IS NOT NULL`)

/** The offers whose local government has not been looked for. */
export const unplacedOffers = (table: string, offer: Record<'id' | 'placed', AnyPgColumn>) =>
  index(`${table}_unplaced`).on(offer.id).concurrently().where(not(offer.placed))

/** The images of a product or a listing in their order; the first is the cover. */
export const offerImages = (noun: 'product' | 'listing', offer: () => AnyPgColumn, max: number) =>
  pgTable(
    `${noun}_images`,
    {
      offerId: uuid(`${noun}_id`).notNull().references(offer, { onDelete: 'cascade' }),
      position: smallint().notNull(),
      imageId: uuid()
        .notNull()
        .references(() => images.id),
    },
    (image) => [
      primaryKey({ columns: [image.offerId, image.position] }),
      index(`${noun}_images_image`).on(image.imageId),
      check(`${noun}_images_position`, between(sql`${image.position}`, { min: 0, max: max - 1 })),
    ],
  )

export type OfferImages = ReturnType<typeof offerImages>
