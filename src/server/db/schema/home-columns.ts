import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, jsonb, smallint, text } from 'drizzle-orm/pg-core'
import { AVAILABILITIES, type Availability, isTaken, OFFERED } from '#domain/listings/availability.ts'
import { MINIMUM_TERM_MAX, type RentIncluded } from '#domain/listings/move-in.ts'
import { between, oneOf, time } from './columns.ts'

/** A fee: its amount in kobo, or so many per cent, to a tenth, of what is paid for the home. */
export type StoredFee = { amount: number } | { percent: number }

const fee = () => jsonb().$type<StoredFee>()

/** Whether a home can be had, and what it costs besides its price (docs/product.md 21.3, 21.4). */
export const homeColumns = {
  availability: text().$type<Availability>().notNull().default('available'),
  /** A trigger writes it. */
  availabilitySince: time().notNull().defaultNow(),
  /** When its seller last said that this is so. */
  confirmedAt: time().notNull().defaultNow(),
  /** How often its seller has been reminded since. */
  reminders: smallint().notNull().default(0),
  /** It has left the search because nobody confirms it. */
  asleep: boolean().notNull().default(false),
  agencyFee: fee(),
  legalFee: fee(),
  cautionFee: fee(),
  serviceFee: fee(),
  /** In months. */
  minimumTerm: smallint(),
  rentIncludes: text().array().$type<RentIncluded[]>().notNull().default([]),
}

type HomeColumns = Record<keyof typeof homeColumns, AnyPgColumn>

const isFee = (column: AnyPgColumn): SQL =>
  sql`num_nonnulls((${column}->>'amount')::bigint, (${column}->>'percent')::numeric) = 1`

export const homeChecks = (home: HomeColumns) => [
  check('listings_availability', oneOf(home.availability, AVAILABILITIES)),
  check('listings_minimum_term', between(sql`${home.minimumTerm}`, { min: 1, max: MINIMUM_TERM_MAX })),
  check(
    'listings_fees',
    sql`(${home.agencyFee} IS NULL OR ${isFee(home.agencyFee)}) AND (${home.legalFee} IS NULL OR ${isFee(home.legalFee)}) AND (${home.cautionFee} IS NULL OR ${isFee(home.cautionFee)}) AND (${home.serviceFee} IS NULL OR ${isFee(home.serviceFee)})`,
  ),
]

type Confirmed = Record<'ownerId' | 'confirmedAt' | 'hidden' | 'asleep' | 'availability', AnyPgColumn>

/** Whether a home can be had. */
export const isOfferedHome = ({ availability }: Pick<Confirmed, 'availability'>): SQL =>
  oneOf(availability, OFFERED)

/** Whether somebody else has it. */
export const isTakenHome = ({ availability }: Pick<Confirmed, 'availability'>): SQL =>
  oneOf(availability, AVAILABILITIES.filter(isTaken))

/** Whether a home is in the lists. */
export const isListedHome = (home: Omit<Confirmed, 'ownerId' | 'confirmedAt'>): SQL =>
  sql`NOT ${home.hidden} AND NOT ${home.asleep} AND ${isOfferedHome(home)}`

/** What each seller has in the lists, by how long ago it was confirmed. */
export const confirmedHomes = (home: Confirmed) =>
  index('listings_confirmed').on(home.ownerId, home.confirmedAt).concurrently().where(isListedHome(home))
