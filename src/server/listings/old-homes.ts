import { not } from 'drizzle-orm'
import { HOME_ASKED_DAYS, HOME_ASLEEP_DAYS, HOME_DAYS } from '#domain/listings/availability.ts'
import { HOMES_PER_CALL } from '#domain/listings/availability-schema.ts'
import type { Context } from '#server/api/context.ts'
import type { Confirmable } from '#server/db/old-offers.ts'
import { isListedHome, isOfferedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { type DigestPart, wants } from '#server/mail/digest-part.ts'
import { oldOffersDigest } from '#server/mail/old-offers-digest.ts'
import { homesToConfirm } from '#server/mail/weekly-mail.ts'

/** What sellers are asked of their homes: whether they are still available. */
export const HOMES: Confirmable = {
  table: listings,
  confirmedAt: listings.confirmedAt,
  reminders: 'reminders',
  isListed: isListedHome(listings),
  wantsNone: not(wants('homes')),
  asleepDays: HOME_ASLEEP_DAYS,
}

/** The week's homes to confirm. */
export const homesDigest = (ctx: Pick<Context, 'db' | 'settings'>): DigestPart =>
  oldOffersDigest(ctx, {
    id: 'homes',
    kind: 'listings',
    offers: HOMES,
    askedDays: HOME_ASKED_DAYS,
    ages: HOME_DAYS,
    isOffered: isOfferedHome(listings),
    most: HOMES_PER_CALL,
    newsOf: homesToConfirm,
  })
