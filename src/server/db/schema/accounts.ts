import { isNotNull, type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ADDRESS_MAX, BIO_MAX, USERNAME_LENGTH } from '#domain/accounts/account-rules.ts'
import type { BusinessBasis } from '#domain/verification/verification-rules.ts'
import { between, id, isMobileNumber, time, timestamps } from './columns.ts'

/**
 * Accounts and their shops. `users`, `sessions`, `accounts` and `verifications` have the columns that Better Auth's generator
 * makes (with plural names); its `name` is our username and its `image` our avatar. The columns after `image` are our own.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(false),
    /** A new address that is not confirmed yet; until it is, the previous one is valid. */
    pendingEmail: text(),
    image: text(),
    bio: text().notNull().default(''),
    storeAddress: text().notNull().default(''),
    mobileNumber: text(),
    /** Updated by the trigger on `reviews`, so that a card shows a seller's rating without another query. */
    reviewCount: integer().notNull().default(0),
    ratingTotal: integer().notNull().default(0),
    /** Why an admin has hidden the shop, its offers and the user's reviews. */
    hiddenReason: text(),
    /** Why an admin has suspended the account, which hides the same and refuses sign-in. */
    suspendedReason: text(),
    hidden: boolean()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`${users.hiddenReason} IS NOT NULL OR ${users.suspendedReason} IS NOT NULL`,
      ),
    /** Until when the offers of a seller whose address is not confirmed stay online. Null: not asked to confirm it yet. */
    confirmBy: time(),
    /** A phone is confirmed by a code, a business checked by a person; both raise the quota of offers, and together they are "verified". */
    phoneConfirmedAt: time(),
    phoneConfirmedBy: text(),
    businessCheckedAt: time(),
    businessCheckedBy: text(),
    /** What the check was of. Null where the company has only written down that there was one. */
    businessBasis: text().$type<BusinessBasis>(),
    /** A job takes the check away then. Null: it does not run out. */
    businessExpiresAt: time(),
    /** When the last weekly mail was handed over, or is being. */
    digestAt: time(),
    /** Which parts of the weekly mail are stopped: 'all' is those to come, too. Of old prices it is the other that says so. */
    digestOff: text().array().notNull().default(sql`'{}'`),
    priceRemindersOff: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    ...timestamps,
  },
  (user) => [
    check('users_email_lower_case', sql`${user.email} = lower(${user.email})`),
    check('users_pending_email_lower_case', sql`${user.pendingEmail} = lower(${user.pendingEmail})`),
    check('users_name_length', between(sql`char_length(${user.name})`, USERNAME_LENGTH)),
    check('users_bio_length', between(sql`char_length(${user.bio})`, { min: 0, max: BIO_MAX })),
    check(
      'users_store_address_length',
      between(sql`char_length(${user.storeAddress})`, { min: 0, max: ADDRESS_MAX }),
    ),
    check('users_mobile_number_form', isMobileNumber(sql`${user.mobileNumber}`)),
    check('users_ratings', sql`${user.ratingTotal} BETWEEN ${user.reviewCount} AND 5 * ${user.reviewCount}`),
    index('users_confirmed_number')
      .on(user.mobileNumber)
      .concurrently()
      .where(isNotNull(user.phoneConfirmedAt)),
    index('users_verified')
      .on(user.id)
      .concurrently()
      .where(sql`${user.phoneConfirmedAt} IS NOT NULL AND ${user.businessCheckedAt} IS NOT NULL`),
    index('users_newest').on(user.createdAt, user.id).concurrently(),
    // Whatever part of it an admin searches for.
    index('users_found')
      .using(
        'gin',
        sql`${user.name} gin_trgm_ops`,
        sql`${user.email} gin_trgm_ops`,
        sql`${user.mobileNumber} gin_trgm_ops`,
      )
      .concurrently(),
    index('users_named').using('gin', sql`plain_name(${user.name}) gin_trgm_ops`).concurrently(),
    index('users_business_expiry')
      .on(user.businessExpiresAt)
      .concurrently()
      .where(isNotNull(user.businessExpiresAt)),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: time().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** When the second factor was given in this session. */
    secondFactorAt: time(),
    ...timestamps,
  },
  (session) => [index('sessions_user').on(session.userId), index('sessions_expiry').on(session.expiresAt)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: time(),
    refreshTokenExpiresAt: time(),
    scope: text(),
    password: text(),
    ...timestamps,
  },
  (account) => [
    index('accounts_user').on(account.userId),
    uniqueIndex('accounts_provider').on(account.providerId, account.accountId),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: time().notNull(),
    ...timestamps,
  },
  (verification) => [
    index('verifications_identifier').on(verification.identifier),
    index('verifications_expiry').on(verification.expiresAt),
  ],
)

/** As Better Auth's plugin keeps them, secret and recovery codes encrypted; `lastStep` is our own. */
export const twoFactors = pgTable('two_factors', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique('two_factors_user')
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  /** Whether a code of it was ever given: before, it asks for nothing. */
  verified: boolean().notNull().default(false),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: time(),
  /** The step (30 s since 1970) of the last code: neither that one nor an earlier one is taken again. */
  lastStep: bigint({ mode: 'number' }),
})
