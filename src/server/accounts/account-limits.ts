import type { RateLimit, RateLimits } from '#server/api/rate-limits.ts'

/**
 * How often something may be tried (docs/product.md 8). Whole towns share one address behind a carrier, so a limit by address
 * is generous; the strict ones count an address and an account together, so that nobody can lock an account from elsewhere.
 */
const MINUTE = 60
const HOUR = 60 * MINUTE

export const SIGN_IN_BY_ADDRESS: RateLimit = { name: 'sign-in', tries: 600, seconds: 10 * MINUTE }
export const SIGN_IN_TO_ACCOUNT: RateLimit = { name: 'sign-in-to', tries: 10, seconds: 10 * MINUTE }
export const SIGN_UP_BY_ADDRESS: RateLimit = { name: 'sign-up', tries: 100, seconds: HOUR }
export const SIGN_UP_FOR_EMAIL: RateLimit = { name: 'sign-up-for', tries: 5, seconds: HOUR }
export const RESET_BY_ADDRESS: RateLimit = { name: 'reset', tries: 100, seconds: HOUR }
export const RESET_OF_ACCOUNT: RateLimit = { name: 'reset-of', tries: 5, seconds: HOUR }
/** From wherever they are asked for. A link lasts as long, so that whoever is refused for what strangers have asked has one. */
export const RESET_MAILS: RateLimit = { name: 'reset-mail', tries: 3, seconds: HOUR }
/** Calls with the token of a link, valid or guessed. */
export const LINK_BY_ADDRESS: RateLimit = { name: 'link', tries: 200, seconds: HOUR }
/** Confirmation mails of one account, to addresses which nobody has proved; by the day so that the tries of all these codes find none. */
const CONFIRMATION_MAILS: RateLimit[] = [
  { name: 'confirmation', tries: 5, seconds: HOUR },
  { name: 'confirmation-day', tries: 10, seconds: 24 * HOUR },
]
/** To one address, the first ones too, of however many accounts: who reads it may have asked for none. */
const CONFIRMATION_MAILS_TO: RateLimit[] = [
  { name: 'confirmation-to', tries: 6, seconds: HOUR },
  { name: 'confirmation-to-day', tries: 12, seconds: 24 * HOUR },
]
/** The same for an address that an account is to have, counted apart: nobody is kept from signing up by accounts which claim theirs. */
const CONFIRMATION_MAILS_TO_NEW = CONFIRMATION_MAILS_TO.map((limit) => ({
  ...limit,
  name: `${limit.name}-new`,
}))
/** Codes of an admin's app, right or wrong, of one account; by the day so that none is found by who can set a new password at will. */
const APP_CODES: RateLimit[] = [
  { name: 'second-factor', tries: 10, seconds: 15 * MINUTE },
  { name: 'second-factor-day', tries: 30, seconds: 24 * HOUR },
]
/** Of one session: nobody finds one, and no other session keeps the owner from theirs. */
export const RECOVERY_CODES: RateLimit = { name: 'recovery-code', tries: 20, seconds: 15 * MINUTE }
/** Mails to an owner about tries of codes. */
export const SECOND_FACTOR_MAILS: RateLimit = { name: 'second-factor-mail', tries: 1, seconds: 24 * HOUR }
/** Addresses from which one account was given a wrong password, before it is guarded. */
export const GUESSING_ADDRESSES: RateLimit = { name: 'guessing', tries: 10, seconds: HOUR }
/** How long each further sign-in to it takes. */
export const GUESS_DELAY_MS = 3_000
/** Mails to an owner about guesses at the account. */
export const GUESS_MAILS: RateLimit = { name: 'guess-mail', tries: 1, seconds: 24 * HOUR }
export const GOOGLE_BY_ADDRESS: RateLimit = { name: 'google', tries: 600, seconds: 10 * MINUTE }
/** Password checks of a signed-in user before the account changes. */
export const REAUTHENTICATIONS: RateLimit = { name: 'reauthentication', tries: 10, seconds: 10 * MINUTE }
/** Files of all of one's data (docs/product.md 21.7). */
export const EXPORTS: RateLimit = { name: 'export', tries: 5, seconds: 24 * HOUR }
/** Different people whose e-mail address one may see (docs/product.md 8.7). */
export const EMAILS_SEEN: RateLimit = { name: 'emails', tries: 30, seconds: HOUR }

async function consumeEach(limits: RateLimits, each: RateLimit[], who: string): Promise<void> {
  for (const limit of each) await limits.consume(limit, who)
}

/** Counts a mail of an account with a code that confirms its address, or the new one that it is to have. @throws AppError too-many */
export async function consumeConfirmationMail(
  limits: RateLimits,
  { userId, email, isNew }: { userId: string; email: string; isNew: boolean },
): Promise<void> {
  await consumeEach(limits, CONFIRMATION_MAILS, userId)
  await consumeEach(limits, isNew ? CONFIRMATION_MAILS_TO_NEW : CONFIRMATION_MAILS_TO, email)
}

/** Counts one of an account that has had none. @throws AppError too-many */
export const consumeFirstConfirmationMail = (limits: RateLimits, email: string): Promise<void> =>
  consumeEach(limits, CONFIRMATION_MAILS_TO, email)

/** @throws AppError too-many */
export const consumeAppCode = (limits: RateLimits, userId: string): Promise<void> =>
  consumeEach(limits, APP_CODES, userId)

/** Tries of an app that is no longer connected are none of the next one. */
export async function forgetAppCodes(limits: RateLimits, userId: string): Promise<void> {
  for (const limit of APP_CODES) await limits.forget(limit, userId)
}
