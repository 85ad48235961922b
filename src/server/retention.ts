import { lt, sql } from 'drizzle-orm'
import { NEWSLETTER_CONSENT_DAYS } from '#domain/accounts/consents.ts'
import { ALERT_CONFIRMATION_DAYS, ALERT_DAYS, TOLD_DAYS, UNTOLD_DAYS } from '#domain/alerts/alert-rules.ts'
import { KEPT_BILL_DAYS } from '#domain/bills/bill-rules.ts'
import { ENQUIRY_RETENTION_YEARS } from '#domain/company/enquiry-input.ts'
import { CONFIRMATION_DAYS } from '#domain/company/newsletter-input.ts'
import { IMPORT_RETENTION_DAYS, IMPORT_UNDO_DAYS } from '#domain/import/import-rules.ts'
import { LEAD_DAYS } from '#domain/leads/lead-rules.ts'
import { REPORTER_EMAIL_DAYS } from '#domain/moderation/moderation-rules.ts'
import { OFFER_LINK_DAYS } from '#domain/offers/offer-rules.ts'
import { MISSED_DAYS } from '#domain/search/search-demand.ts'
import { BUSINESS_CHECK_DAYS, DOCUMENT_DAYS } from '#domain/verification/verification-rules.ts'
import { SESSION_LIFE } from './accounts/auth.ts'
import { removeOldAlerts } from './alerts/alert-commands.ts'
import type { Context } from './api/context.ts'
import { IDEMPOTENCY_DAYS, removeOldIdempotencyKeys } from './api/idempotency.ts'
import { removeOldOfferLinks } from './api/offer-links.ts'
import { removeOldBills } from './bills/bill-commands.ts'
import { removeOldEnquiries } from './company/enquiry-commands.ts'
import { removeOldNewsletterConsents, removeUnconfirmed } from './company/newsletter-commands.ts'
import type { Db } from './db/client.ts'
import { sessions, verifications } from './db/schema/accounts.ts'
import { confirmationCodes, phoneCodes } from './db/schema/one-time-codes.ts'
import { rateLimits } from './db/schema/rate-limits.ts'
import { removeUnusedImages, UNUSED_IMAGE_DAYS } from './images/unused-images.ts'
import { UNDELIVERED_DAYS } from './jobs/prepare-queue.ts'
import { removeOldLeads } from './leads/store-leads.ts'
import { forgetReporters } from './moderation/report-commands.ts'
import { removeOldImports } from './offers/import/import-job.ts'
import { removeOldMissed } from './search/missed-searches.ts'
import { endOldChecks } from './verification/business-commands.ts'
import { removeOldDocuments } from './verification/business-documents.ts'

type Kept = {
  /** Each period, and the words of the privacy policy that say it, with `#` for its number. */
  periods: { length: number; said: string }[]
  /** Takes away what is over. Absent: the queue itself does. */
  remove?: (ctx: Pick<Context, 'db' | 'queue'>) => Promise<void>
}

const DAY = 24 * 3600

/** Everything that is kept for a while only, and how long (docs/product.md 21.7). A test compares `/privacy-policy`. */
export const RETENTION: Record<string, Kept> = {
  'sessions, codes and counts': {
    periods: [{ length: SESSION_LIFE / DAY, said: 'until you sign out, or # days after you were last here' }],
    remove: ({ db }) => removeExpired(db),
  },
  mail: { periods: [{ length: UNDELIVERED_DAYS, said: 'what cannot be delivered, at most # days' }] },
  'what has just been created': {
    periods: [{ length: IDEMPOTENCY_DAYS, said: 'so that pressing twice creates one thing | # day' }],
    remove: ({ db }) => removeOldIdempotencyKeys(db),
  },
  imports: {
    periods: [
      { length: IMPORT_UNDO_DAYS, said: 'the rows and what they changed # days' },
      { length: IMPORT_RETENTION_DAYS, said: 'how many there were # days' },
    ],
    remove: ({ db }) => removeOldImports(db),
  },
  bills: {
    periods: [{ length: KEPT_BILL_DAYS, said: 'after # days where you said that you want it' }],
    remove: removeOldBills,
  },
  newsletter: {
    periods: [
      { length: CONFIRMATION_DAYS, said: 'an address that nobody confirms within # days is deleted' },
    ],
    remove: ({ db }) => removeUnconfirmed(db),
  },
  'consents to the newsletter': {
    periods: [
      {
        length: NEWSLETTER_CONSENT_DAYS,
        said: 'stays for # days with a random number instead of your address',
      },
    ],
    remove: ({ db }) => removeOldNewsletterConsents(db),
  },
  'saved searches': {
    periods: [
      { length: ALERT_CONFIRMATION_DAYS, said: 'a search that nobody confirms within # days is deleted' },
      { length: ALERT_CONFIRMATION_DAYS, said: 'one that we have told you of once # days later' },
      { length: ALERT_DAYS, said: 'one that waits to tell once after # days' },
      { length: TOLD_DAYS, said: 'Of which offers we have told you is remembered for # days' },
      { length: UNTOLD_DAYS, said: 'of which we could not tell you for # days' },
    ],
    remove: ({ db }) => removeOldAlerts(db),
  },
  'links of reminders': {
    periods: [{ length: OFFER_LINK_DAYS, said: 'without a sign-in | # days' }],
    remove: ({ db }) => removeOldOfferLinks(db),
  },
  'searches that find nothing': {
    periods: [{ length: MISSED_DAYS, said: 'The words are deleted after # days' }],
    remove: ({ db }) => removeOldMissed(db),
  },
  'counts of offers': {
    periods: [{ length: LEAD_DAYS, said: 'The counts are deleted after # days' }],
    remove: ({ db }) => removeOldLeads(db),
  },
  'addresses of visitors who report': {
    periods: [
      {
        length: REPORTER_EMAIL_DAYS,
        said: 'it is deleted when we have dealt with the report, after # days at most',
      },
    ],
    remove: ({ db }) => forgetReporters(db),
  },
  enquiries: {
    periods: [{ length: ENQUIRY_RETENTION_YEARS, said: 'Here they are deleted after # years' }],
    remove: ({ db }) => removeOldEnquiries(db),
  },
  pictures: {
    periods: [{ length: UNUSED_IMAGE_DAYS, said: 'a picture that nothing uses, # day' }],
    remove: removeUnusedImages,
  },
  documents: {
    periods: [{ length: DOCUMENT_DAYS, said: 'Documents are deleted # days after the decision' }],
    remove: removeOldDocuments,
  },
  'checks of businesses': {
    periods: [{ length: BUSINESS_CHECK_DAYS, said: 'A check is good for # days' }],
    remove: ({ db }) => endOldChecks(db),
  },
}

/** A job, hourly: takes away all that is over. What fails keeps nothing else. @throws AggregateError of what failed */
export async function removeOld(
  ctx: Pick<Context, 'db' | 'queue'>,
  retention: Record<string, Pick<Kept, 'remove'>> = RETENTION,
): Promise<void> {
  const failures: Error[] = []
  for (const [name, { remove }] of Object.entries(retention))
    await remove?.(ctx).catch((cause: unknown) => failures.push(new Error(`${name} stay`, { cause })))
  if (failures.length > 0) throw new AggregateError(failures, 'What is over could not all be taken away')
}

/** What has lost its meaning by time alone. */
async function removeExpired(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  await db.delete(confirmationCodes).where(lt(confirmationCodes.expiresAt, sql`now()`))
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, sql`now()`))
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`now()`))
}
