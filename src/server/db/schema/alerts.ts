import { isNotNull, isNull, sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AlertKind, AlertWay } from '#domain/alerts/alert-rules.ts'
import { sessions, users } from './accounts.ts'
import { id, kobo, time } from './columns.ts'

/**
 * What an offer needs at the least to be found by a search: of each clause one of its words. Words of the offer, and its facts as words
 * that nobody can type. Prices in kobo, of rents for a month or, `yearly`, for a year. Never more than the search itself asks for: it tells
 * which searches are worth asking.
 */
export type Needs = { clauses: string[][]; minPrice?: number; maxPrice?: number; yearly?: boolean }

/** Saved searches, whose authors are told of new offers that they find; and those that found nothing, told once (`way`). */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: id(),
    kind: text().$type<AlertKind>().notNull(),
    /** The filters as the page's URL has them, in the order of their names. */
    search: jsonb().$type<Record<string, string>>().notNull(),
    email: text().notNull(),
    /** Whose account it belongs to, and is deleted with. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time().notNull().defaultNow(),
    /** When its address was last written to, to confirm it. */
    requestedAt: time().notNull().defaultNow(),
    confirmedAt: time(),
    /** When its needs were last found out. */
    checkedAt: time(),
    /** Of a search that tells once: when there was something, and the mail was queued. */
    foundAt: time(),
    /** What its author calls it; empty where nobody has given it a name. */
    name: text().notNull().default(''),
    way: text().$type<AlertWay>().notNull().default('once'),
    pausedAt: time(),
    /** When its last news were sent, or queued to be. */
    toldAt: time(),
    /** What an offer needs at the least to be found by it; null until that is found out. */
    needs: jsonb().$type<Needs>(),
  },
  (alert) => [
    unique('search_alerts_once').on(alert.email, alert.kind, alert.search),
    index('search_alerts_user').on(alert.userId),
    index('search_alerts_waiting')
      .on(alert.checkedAt)
      .where(sql`${alert.confirmedAt} IS NOT NULL AND ${alert.foundAt} IS NULL`),
    index('search_alerts_created').on(alert.createdAt),
    // What the link that stops everything names (`addressKey`).
    index('search_alerts_address').on(sql`(md5(${alert.email})::uuid)`).concurrently(),
    check('search_alerts_email_lower_case', sql`${alert.email} = lower(${alert.email})`),
  ],
)

/** What searches have found: an offer is told of once. */
export const alertOffers = pgTable(
  'alert_offers',
  {
    /** No reference, which would lock and write every search that finds something: a trigger notes those that are deleted. */
    alertId: uuid().notNull(),
    /** A product, of homes a listing, of the price index a move (`alertMoves`). */
    offerId: uuid().notNull(),
    foundAt: time().notNull().defaultNow(),
    toldAt: time(),
  },
  (found) => [
    primaryKey({ columns: [found.alertId, found.offerId] }),
    index('alert_offers_told').on(found.toldAt).where(isNotNull(found.toldAt)),
    // Few of many: what is told stays for a year.
    index('alert_offers_waiting').on(found.alertId, found.foundAt).where(isNull(found.toldAt)).concurrently(),
  ],
)

/**
 * Prices of the index that have moved as far as somebody wants to be told of: the move is what the search has found. The next one is
 * measured from here.
 */
export const alertMoves = pgTable(
  'alert_moves',
  {
    id: id(),
    alertId: uuid()
      .notNull()
      .references(() => searchAlerts.id, { onDelete: 'cascade' }),
    /** The week, and the one that it is measured from; a week is told once, however often it is corrected. */
    cutOff: time().notNull(),
    fromCutOff: time().notNull(),
    /** Kobo for one compared unit. */
    level: kobo().notNull(),
    fromLevel: kobo().notNull(),
  },
  (move) => [unique('alert_moves_once').on(move.alertId, move.cutOff)],
)

/** Searches that were deleted, until what they had found is, too. Written by a trigger (`fresh-offers.sql`). */
export const forgottenAlerts = pgTable('forgotten_alerts', {
  alertId: uuid().primaryKey(),
  at: time().notNull().defaultNow(),
})

/** Offers that came online or became cheaper, until the searches were asked for them. Written by triggers (`fresh-offers.sql`). */
export const freshOffers = pgTable(
  'fresh_offers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'products' | 'listings'>().notNull(),
    offerId: uuid().notNull(),
    /** What it cost before, as searches compare prices; null where it is new. */
    wasPrice: kobo(),
    /** Of a home that costs less to move in than before: how much that was; beyond every limit where nobody knew. */
    wasMoveIn: kobo(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (offer) => [index('fresh_offers_at').on(offer.kind, offer.at)],
)

/** Browsers that may be notified. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: time().notNull().defaultNow(),
    /** The browser is notified as long as its person is signed in; of a visitor null. */
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (subscription) => [index('push_subscriptions_session').on(subscription.sessionId).concurrently()],
)

/** Which browsers a search notifies. */
export const alertPushes = pgTable(
  'alert_pushes',
  {
    alertId: uuid()
      .notNull()
      .references(() => searchAlerts.id, { onDelete: 'cascade' }),
    subscriptionId: uuid()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
  },
  (push) => [
    primaryKey({ columns: [push.alertId, push.subscriptionId] }),
    index('alert_pushes_subscription').on(push.subscriptionId),
  ],
)
