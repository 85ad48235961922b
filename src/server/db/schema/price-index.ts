import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChangeBasis } from '#domain/prices/index-method/change.ts'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { VALUE_STATUSES, type ValueStatus } from '#domain/prices/index-method/week.ts'
import { kobo, oneOf, time } from './columns.ts'

/**
 * Each time that a week was computed (docs/price-index.md). Append-only: a correction is another run, and of the runs of a week the last
 * counts.
 */
export const indexRuns = pgTable(
  'index_runs',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ranAt: time().notNull().default(sql`now()`),
    method: integer().notNull(),
    /** Monday 00:00 in Lagos: what happened before counts. */
    cutOff: time().notNull(),
    /** SHA-256 of what went in and of what came out, as `npm run index` writes it. */
    inputsHash: text().notNull(),
    outputsHash: text().notNull(),
    /** Of a demonstration's generated prices. */
    isExample: boolean().notNull(),
  },
  (run) => [index('index_runs_week').on(run.method, run.cutOff, run.id)],
)

/** What a specification costs in a region in the week of a run: kobo for one compared unit. */
export const indexValues = pgTable(
  'index_values',
  {
    runId: bigint({ mode: 'number' })
      .notNull()
      .references(() => indexRuns.id),
    specification: text().notNull(),
    /** A state, or Nigeria. */
    region: text().$type<Region>().notNull(),
    status: text().$type<ValueStatus>().notNull(),
    level: kobo().notNull(),
    p25: kobo().notNull(),
    p75: kobo().notNull(),
    low: kobo().notNull(),
    high: kobo().notNull(),
    controllers: integer().notNull(),
    dropped: integer().notNull(),
    oldest: time().notNull(),
    newest: time().notNull(),
    /** A logarithm; null where the week before has nothing to compare with. */
    change: doublePrecision(),
    basis: text().$type<ChangeBasis>(),
    matched: integer().notNull(),
    isDecidedByOne: boolean().notNull(),
    /** The same since a year before; null where fewer than five controllers can be compared. */
    yearChange: doublePrecision(),
    /** Offers that were confirmed in time and have no vote: hidden or sold out, of sellers not verified for two weeks, by a nominal conversion. */
    away: integer().notNull(),
    unverified: integer().notNull(),
    nominal: integer().notNull(),
  },
  (value) => [
    primaryKey({ columns: [value.runId, value.specification, value.region] }),
    index('index_values_series').on(value.specification, value.region, value.runId),
    check('index_values_status', oneOf(value.status, VALUE_STATUSES)),
  ],
)

/** What moderators have decided about values that waited for them. Append-only: the last one counts. */
export const indexReviews = pgTable(
  'index_reviews',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    decidedAt: time().notNull().default(sql`now()`),
    cutOff: time().notNull(),
    specification: text().notNull(),
    region: text().$type<Region>().notNull(),
    isPublished: boolean().notNull(),
    /** Published with the value. */
    reason: text().notNull(),
    moderatorId: uuid().notNull(),
  },
  (review) => [index('index_reviews_week').on(review.cutOff, review.id)],
)
