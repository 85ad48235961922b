import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Stays } from '#domain/accounts/erasure.ts'
import { accounts, sessions, twoFactors, users } from '#server/db/schema/accounts.ts'
import {
  alertMoves,
  alertOffers,
  alertPushes,
  pushSubscriptions,
  searchAlerts,
} from '#server/db/schema/alerts.ts'
import {
  billDecisions,
  billLinePrices,
  billPricings,
  matchMemories,
  ownPrices,
} from '#server/db/schema/bill-prices.ts'
import { billProjects, projectBills } from '#server/db/schema/bill-projects.ts'
import { billLines, billMappings, billShares, bills } from '#server/db/schema/bills.ts'
import { newsletterSubscribers } from '#server/db/schema/company.ts'
import { consents, newsletterConsents } from '#server/db/schema/consents.ts'
import { images, uploads } from '#server/db/schema/images.ts'
import { importMappings } from '#server/db/schema/import-mappings.ts'
import {
  importChanges,
  importedListings,
  importedProducts,
  importLists,
  importRejections,
  imports,
} from '#server/db/schema/imports.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { moderationLog, reports } from '#server/db/schema/moderation.ts'
import { offerLinks } from '#server/db/schema/offer-links.ts'
import { priceEvents, sellerEvents, sellerKeys } from '#server/db/schema/price-events.ts'
import { indexReviews } from '#server/db/schema/price-index.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { contactedSellers, reviews } from '#server/db/schema/reviews.ts'
import { savedOffers } from '#server/db/schema/saved.ts'
import { addedWords } from '#server/db/schema/search-demand.ts'
import { shopSlugs, shops } from '#server/db/schema/shops.ts'
import { businessChecks, businessDocuments } from '#server/db/schema/verification.ts'
import { keyOf } from '#server/images/image-keys.ts'
import {
  among,
  by,
  isOwnAlert,
  ownAlerts,
  ownBills,
  ownImports,
  ownKey,
  ownListings,
  ownProducts,
  ownReviews,
  type Person,
} from './own-rows.ts'

export type Part = {
  table: PgTable
  of: (person: Person) => SQL | undefined
  /** The columns that stay out: secrets, what belongs to others, and what is made from the rest. */
  without?: readonly string[]
  /** The file of a row: its key in storage, and its name. */
  file?: (row: Record<string, unknown>) => { key: string; name: string }
}

/**
 * What becomes of a table's rows with the account: they go; they end by themselves within a day; nobody is in them; or they stay,
 * and `WHAT_STAYS` says why.
 */
type Erased = 'goes' | 'soon' | 'nobody' | Stays

/** `parts` by the name of their files; without any, `left` says why. */
type Treatment = { erased: Erased } & ({ parts: Record<string, Part> } | { left: string })

const goes = (parts: Record<string, Part>): Treatment => ({ erased: 'goes', parts })
const derived: Treatment = {
  erased: 'goes',
  left: 'Made from the products and listings, so that they are found.',
}
const code: Treatment = {
  erased: 'goes',
  left: 'The hash of a code that ends within minutes, and what it confirms.',
}
const nobody = (left: string): Treatment => ({ erased: 'nobody', left })

/**
 * Every table of the database: what of it a person gets in the file of their data, or why nothing, and what becomes of it with the
 * account (docs/product.md 21.7). A test compares it with the database.
 */
export const PERSONAL_DATA: Record<string, Treatment> = {
  users: goes({
    account: { table: users, of: by(users.id), without: ['phoneConfirmedBy', 'businessCheckedBy'] },
  }),
  sessions: goes({ sessions: { table: sessions, of: by(sessions.userId), without: ['token'] } }),
  accounts: goes({
    'ways-to-sign-in': {
      table: accounts,
      of: by(accounts.userId),
      without: ['password', 'accessToken', 'refreshToken', 'idToken'],
    },
  }),
  two_factors: goes({
    'second-factor': {
      table: twoFactors,
      of: by(twoFactors.userId),
      without: ['secret', 'backupCodes', 'lastStep'],
    },
  }),
  verifications: {
    erased: 'soon',
    left: 'Secrets of sign-ins and links on their way, which end by themselves.',
  },
  confirmation_codes: code,
  phone_codes: code,
  consents: goes({ consents: { table: consents, of: by(consents.userId) } }),
  products: goes({ products: { table: products, of: by(products.ownerId) } }),
  listings: goes({ listings: { table: listings, of: by(listings.ownerId), without: ['search'] } }),
  product_images: goes({
    'product-pictures': { table: productImages, of: among(productImages.offerId, ownProducts) },
  }),
  listing_images: goes({
    'listing-pictures': { table: listingImages, of: among(listingImages.offerId, ownListings) },
  }),
  images: goes({
    pictures: {
      table: images,
      of: by(images.ownerId),
      file: ({ id, url }) => ({ key: keyOf(String(url)), name: `${id}.webp` }),
    },
  }),
  uploads: { erased: 'soon', parts: { uploads: { table: uploads, of: by(uploads.ownerId) } } },
  shops: goes({ shop: { table: shops, of: by(shops.userId) } }),
  shop_slugs: {
    erased: 'address',
    parts: { 'shop-addresses': { table: shopSlugs, of: by(shopSlugs.userId) } },
  },
  reviews: {
    erased: 'reviews',
    parts: {
      'reviews-written': { table: reviews, of: by(reviews.authorId) },
      'reviews-received': { table: reviews, of: by(reviews.sellerId), without: ['authorId', 'email'] },
    },
  },
  contacted_sellers: goes({
    'sellers-contacted': { table: contactedSellers, of: by(contactedSellers.accountId) },
  }),
  reports: {
    erased: 'reports',
    parts: {
      'reports-made': {
        table: reports,
        // Not by the address, which a report without an account does not prove: it may be somebody else's words.
        of: by(reports.reporterId),
      },
    },
  },
  moderation_log: {
    erased: 'log',
    parts: {
      'decisions-about-you': {
        table: moderationLog,
        of: (person) =>
          or(
            and(eq(moderationLog.subject, 'user'), eq(moderationLog.subjectId, person.id)),
            and(eq(moderationLog.subject, 'product'), among(moderationLog.subjectId, ownProducts)(person)),
            and(eq(moderationLog.subject, 'listing'), among(moderationLog.subjectId, ownListings)(person)),
            and(eq(moderationLog.subject, 'review'), among(moderationLog.subjectId, ownReviews)(person)),
          ),
        without: ['adminId', 'adminName'],
      },
      'decisions-made': {
        table: moderationLog,
        of: by(moderationLog.adminId),
        without: ['subjectId', 'title', 'reason'],
      },
    },
  },
  business_checks: goes({ 'business-check': { table: businessChecks, of: by(businessChecks.userId) } }),
  business_documents: goes({
    documents: {
      table: businessDocuments,
      of: by(businessDocuments.userId),
      without: ['key'],
      file: ({ id, key, name }) => ({ key: String(key), name: `${id}-${name}` }),
    },
  }),
  import_lists: goes({ lists: { table: importLists, of: by(importLists.ownerId) } }),
  imports: goes({ imports: { table: imports, of: by(imports.ownerId), without: ['file'] } }),
  import_rejections: goes({
    'import-rejections': { table: importRejections, of: among(importRejections.importId, ownImports) },
  }),
  import_changes: goes({
    'import-changes': { table: importChanges, of: among(importChanges.importId, ownImports) },
  }),
  import_mappings: goes({
    'import-columns': { table: importMappings, of: by(importMappings.ownerId) },
  }),
  imported_products: goes({
    'imported-products': { table: importedProducts, of: by(importedProducts.ownerId) },
  }),
  imported_listings: goes({
    'imported-listings': { table: importedListings, of: by(importedListings.ownerId) },
  }),
  bills: goes({
    bills: {
      table: bills,
      of: by(bills.ownerId),
      without: ['visitorId', 'requestKey', 'key'],
      file: ({ id, key, fileName }) => ({ key: String(key), name: `${id}-${fileName}` }),
    },
  }),
  bill_lines: goes({
    'bill-lines': { table: billLines, of: among(billLines.billId, ownBills), without: ['sheet'] },
  }),
  bill_rows: { erased: 'goes', left: 'The cells of your bills, which are in their files.' },
  bill_mappings: goes({
    'bill-columns': { table: billMappings, of: by(billMappings.ownerId) },
  }),
  bill_pricings: goes({
    'bill-pricings': { table: billPricings, of: among(billPricings.billId, ownBills) },
  }),
  bill_line_prices: goes({
    'bill-line-prices': { table: billLinePrices, of: among(billLinePrices.billId, ownBills) },
  }),
  bill_decisions: goes({
    'bill-decisions': { table: billDecisions, of: among(billDecisions.billId, ownBills) },
  }),
  match_memories: goes({
    'bill-matches': { table: matchMemories, of: by(matchMemories.ownerId), without: ['phrase'] },
  }),
  own_prices: goes({
    'own-prices': { table: ownPrices, of: by(ownPrices.ownerId) },
  }),
  bill_projects: goes({
    projects: { table: billProjects, of: by(billProjects.ownerId) },
  }),
  project_bills: goes({
    'project-bills': { table: projectBills, of: among(projectBills.billId, ownBills) },
  }),
  bill_shares: goes({
    'bill-links': {
      table: billShares,
      of: among(billShares.billId, ownBills),
      without: ['tokenHash'],
    },
  }),
  saved_offers: goes({ saved: { table: savedOffers, of: by(savedOffers.accountId) } }),
  search_alerts: goes({
    'saved-searches': { table: searchAlerts, of: isOwnAlert, without: ['needs'] },
  }),
  alert_offers: goes({
    'saved-searches-found': { table: alertOffers, of: among(alertOffers.alertId, ownAlerts) },
  }),
  alert_moves: goes({
    'saved-prices-moved': { table: alertMoves, of: among(alertMoves.alertId, ownAlerts) },
  }),
  forgotten_alerts: {
    erased: 'goes',
    left: 'Random numbers of searches that were deleted, for some minutes.',
  },
  alert_pushes: goes({
    'saved-searches-notify': { table: alertPushes, of: among(alertPushes.alertId, ownAlerts) },
  }),
  push_subscriptions: goes({
    'notified-browsers': {
      table: pushSubscriptions,
      of: among(
        pushSubscriptions.id,
        (person) => sql`SELECT subscription_id FROM alert_pushes WHERE alert_id IN (${ownAlerts(person)})`,
      ),
      without: ['endpoint', 'p256dh', 'auth'],
    },
  }),
  price_links: goes({
    'links-of-mails': {
      table: offerLinks,
      of: by(offerLinks.userId),
      without: ['tokenHash', 'passwordMark'],
    },
  }),
  seller_keys: goes({ 'price-key': { table: sellerKeys, of: by(sellerKeys.ownerId) } }),
  price_events: {
    erased: 'prices',
    parts: { 'price-events': { table: priceEvents, of: among(priceEvents.sellerKey, ownKey) } },
  },
  index_runs: nobody('When the price index was computed, and hashes of all that it was computed from.'),
  index_values: nobody('What the price index says of a material in a region, of several sellers together.'),
  index_reviews: {
    erased: 'log',
    parts: {
      'index-decisions-made': {
        table: indexReviews,
        of: by(indexReviews.moderatorId),
        without: ['reason'],
      },
    },
  },
  seller_events: {
    erased: 'prices',
    parts: {
      'seller-events': {
        table: sellerEvents,
        of: among(sellerEvents.sellerKey, ownKey),
        without: ['intoKey'],
      },
    },
  },
  newsletter_subscribers: goes({
    newsletter: {
      table: newsletterSubscribers,
      of: ({ email }) => (email === null ? sql`false` : eq(newsletterSubscribers.email, email)),
    },
  }),
  newsletter_consents: {
    erased: 'newsletter',
    parts: {
      'newsletter-consents': {
        table: newsletterConsents,
        of: among(
          newsletterConsents.subscriberId,
          ({ email }) => sql`SELECT id FROM newsletter_subscribers WHERE email = ${email}`,
        ),
      },
    },
  },
  newsletter_links: { erased: 'goes', left: 'Hashes of the links in newsletters.' },
  enquiries: {
    erased: 'enquiries',
    left: 'The form asks for an address without proving it: it may be somebody else’s words. Ask us for them.',
  },
  idempotency_keys: { erased: 'goes', left: 'A copy of what you have just created, for a day.' },
  rate_limits: { erased: 'soon', left: 'Counts against abuse, which end by themselves.' },
  added_words: {
    erased: 'log',
    parts: { 'words-added': { table: addedWords, of: by(addedWords.addedBy) } },
  },
  searchable_products: derived,
  listed_products: derived,
  product_counts: nobody('How many products there are of a kind.'),
  product_count_changes: nobody('The same, of the last minute.'),
  searchable_listings: derived,
  renamed_sellers: { erased: 'goes', left: 'A job’s note that a new name is to be found.' },
  unsettled_owners: { erased: 'goes', left: 'A job’s note that offers are to be hidden or shown.' },
  product_leads: { erased: 'goes', left: 'Counts of visitors by day; “Your leads” has them as a file.' },
  listing_leads: { erased: 'goes', left: 'Counts of visitors by day; “Your leads” has them as a file.' },
  lead_devices: nobody('Salted hashes that mean nothing the next day.'),
  missed_searches: nobody('Words that found nothing, and hashes that mean nothing the next day.'),
  daily_salts: nobody('What the hashes of a day are made with.'),
  search_words: nobody('Single words of offers.'),
  fresh_offers: nobody('Which offers are new, until the saved searches were asked for them.'),
  digest_rounds: nobody('How far a week’s mails are.'),
  table_fills: nobody('How far a job is.'),
  dropped_answers: nobody('Which answers instances are to read anew, told to them and then gone.'),
}
