import type { RateLimit, RateLimits } from '#server/api/rate-limits.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** Messages cost money, and ring at people who may not have asked (docs/product.md 20.2). */
const CODES_OF_ACCOUNT: RateLimit = { name: 'phone-code', tries: 5, seconds: HOUR }
const CODES_OF_ACCOUNT_A_DAY: RateLimit = { name: 'phone-code-day', tries: 10, seconds: DAY }
const CODES_TO_NUMBER: RateLimit = { name: 'phone-code-to', tries: 3, seconds: HOUR }
const CODES_TO_NUMBER_A_DAY: RateLimit = { name: 'phone-code-to-day', tries: 6, seconds: DAY }
/** Many people share one address behind a carrier. */
const CODES_BY_ADDRESS: RateLimit = { name: 'phone-code-by', tries: 60, seconds: HOUR }
const CODES_BY_ADDRESS_A_DAY: RateLimit = { name: 'phone-code-by-day', tries: 200, seconds: DAY }

export const BUSINESSES_SENT: RateLimit = { name: 'business', tries: 10, seconds: DAY }
export const DOCUMENTS_SENT: RateLimit = { name: 'document', tries: 30, seconds: DAY }

/** Counts one code to a number. Those of the account come first: what it is refused counts for nobody else. @throws AppError too-many */
export async function countPhoneCode(
  limits: RateLimits,
  { userId, address, mobileNumber }: { userId: string; address: string; mobileNumber: string },
): Promise<void> {
  await limits.consume(CODES_OF_ACCOUNT, userId)
  await limits.consume(CODES_OF_ACCOUNT_A_DAY, userId)
  await limits.consume(CODES_BY_ADDRESS, address)
  await limits.consume(CODES_BY_ADDRESS_A_DAY, address)
  await limits.consume(CODES_TO_NUMBER, mobileNumber)
  await limits.consume(CODES_TO_NUMBER_A_DAY, mobileNumber)
}
