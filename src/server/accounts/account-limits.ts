import type { RateLimit } from '#server/api/rate-limits.ts'

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
/** Calls with the token of a link, valid or guessed. */
export const LINK_BY_ADDRESS: RateLimit = { name: 'link', tries: 200, seconds: HOUR }
/** Mails that one account has sent to addresses which nobody has proved. */
export const CONFIRMATION_MAILS: RateLimit = { name: 'confirmation', tries: 5, seconds: HOUR }
export const GOOGLE_BY_ADDRESS: RateLimit = { name: 'google', tries: 600, seconds: 10 * MINUTE }
/** Password checks of a signed-in user before the account changes. */
export const REAUTHENTICATIONS: RateLimit = { name: 'reauthentication', tries: 10, seconds: 10 * MINUTE }
/** Different people whose e-mail address one may see (docs/product.md 8.7). */
export const EMAILS_SEEN: RateLimit = { name: 'emails', tries: 30, seconds: HOUR }
