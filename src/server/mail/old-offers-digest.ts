import { and, asc, eq, exists, lte, not, type SQL } from 'drizzle-orm'
import { type FreshnessDays, freshnessOf } from '#domain/prices/freshness.ts'
import type { Context } from '#server/api/context.ts'
import { createOfferLink } from '#server/api/offer-links.ts'
import { type Confirmable, countReminder, daysBefore, isOld } from '#server/db/old-offers.ts'
import { users } from '#server/db/schema/accounts.ts'
import type { DigestNews, DigestPart } from './digest-part.ts'

/** As many are named in a mail. */
const NAMED = 10

/** An offer that its seller is asked to confirm. */
type OldOffer = { name: string; confirmedAt: Date; asleep: boolean }

/** How many offers are how old, and what the first ten are called. */
export type OldOffers = { ageing: number; stale: number; asleep: number; names: string[] }

/** How sellers are asked for a kind of offers. */
type Request = {
  id: 'prices' | 'homes'
  kind: 'products' | 'listings'
  offers: Confirmable
  /** They are asked for from this age on. */
  askedDays: number
  /** The bounds of the ages; those of prices where it says nothing. */
  ages?: FreshnessDays
  /** Those that can still be had. */
  isOffered?: SQL | undefined
  /** A link opens so many at the most. */
  most?: number
  /** @param url opens just these, without a sign-in */
  newsOf: (old: { url: string; old: OldOffers }) => DigestNews
}

/** The pages that open a link. */
const OPENED_AT = { prices: 'prices/confirm', homes: 'homes' }

/** A seller's offers to confirm: how many are how old, with a link to just these. Each that the link opens is reminded of. */
export function oldOffersDigest(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  { id, kind, offers, askedDays, ages, isOffered, most, newsOf }: Request,
): DigestPart {
  const { table, confirmedAt } = offers
  const oldFrom = (now: Date) => daysBefore(now, askedDays)
  const listOld = (ownerId: string, now: Date): Promise<(OldOffer & { id: string })[]> => {
    const old = db
      .select({ id: table.id, name: table.name, confirmedAt, asleep: table.asleep })
      .from(table)
      .where(and(eq(table.ownerId, ownerId), not(table.hidden), isOffered, lte(confirmedAt, oldFrom(now))))
      .orderBy(asc(table.asleep), asc(confirmedAt), asc(table.id))
      .$dynamic()
    return most === undefined ? old : old.limit(most)
  }
  return {
    id,
    mayHaveNews: (now) =>
      exists(
        db
          .select({ id: table.id })
          .from(table)
          .where(and(eq(table.ownerId, users.id), isOld(offers, oldFrom(now)))),
      ),
    findNews: async ({ userId }, now) => {
      const old = await listOld(userId, now)
      if (old.every(({ asleep }) => asleep)) return undefined
      const offerIds = old.map(({ id }) => id)
      const token = await createOfferLink(db, { userId, kind, offerIds }, now)
      // What follows # stays in the reader's browser: no server on the way logs it.
      const news = newsOf({ url: `${settings.baseUrl}/${OPENED_AT[id]}#${token}`, old: countOld(old, now, ages) })
      return { ...news, onSent: () => countReminder(db, offers, offerIds, oldFrom(now)) }
    },
  }
}

function countOld(offers: OldOffer[], now: Date, days?: FreshnessDays): OldOffers {
  const ages = offers.map(({ confirmedAt, asleep }) => freshnessOf(confirmedAt, now, asleep, days))
  const count = (age: (typeof ages)[number]) => ages.filter((each) => each === age).length
  return {
    ageing: count('ageing'),
    stale: count('stale'),
    asleep: count('asleep'),
    names: offers.slice(0, NAMED).map(({ name }) => name),
  }
}
