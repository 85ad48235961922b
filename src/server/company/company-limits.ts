import type { RateLimit } from '#server/api/rate-limits.ts'

/** Whole towns share one address behind a carrier: what counts addresses is generous. */
const HOUR = 3_600

export const ENQUIRIES_BY_ADDRESS: RateLimit = { name: 'enquiry', tries: 30, seconds: HOUR }
/** Of one person at one address. */
export const ENQUIRIES_BY_SENDER: RateLimit = { name: 'enquiry-of', tries: 5, seconds: HOUR }
export const SUBSCRIPTIONS_BY_ADDRESS: RateLimit = { name: 'subscribe', tries: 60, seconds: HOUR }
/** Whoever follows a link or guesses one. */
export const NEWSLETTER_LINKS_BY_ADDRESS: RateLimit = { name: 'newsletter-link', tries: 200, seconds: HOUR }
