import { COMPANY } from '#domain/company.ts'
import type { ErrorCode } from '#domain/errors.ts'

/** Why a request never becomes a call or a page, and what it is answered. */
export type Refusal = {
  /** As the log counts it. */
  cause: string
  status: number
  code: ErrorCode
  message: string
  /** Seconds. */
  retryAfter?: number
  /** The heading of the page that a visitor sees; where there is none, everybody gets the API's error body. */
  heading?: string
}

const closed = (cause: string, heading: string, retryAfter: number): Refusal => ({
  cause,
  status: 503,
  code: 'unavailable',
  message: `${heading} Please try again in a moment.`,
  retryAfter,
  heading,
})

export const STARTING = closed('starting', `${COMPANY.name} is starting.`, 2)
export const DRAINING = closed('draining', `${COMPANY.name} is being restarted.`, 5)
export const OVERLOADED = closed('overloaded', `${COMPANY.name} is very busy right now.`, 2)

const malformed = (cause: string, message: string, status = 400): Refusal => ({
  cause,
  status,
  code: 'malformed',
  message,
})

export const NO_HTTP = malformed('no-http', 'What was sent is no request of HTTP/1.1.')
export const ONE_HOST = malformed('host', 'A request has one Host, the name of this site.')
export const NO_ADDRESS = malformed('address', 'There is no such address: a character in it is not allowed.')
export const LARGE_HEADERS = malformed('headers', 'The headers are larger than 64 kB.', 431)
export const EXPECTATION = malformed('expectation', 'Expect may only be 100-continue.', 417)

export const TOO_SLOW: Refusal = {
  cause: 'slow',
  status: 408,
  code: 'unavailable',
  message: 'What you sent took too long to arrive. Please try again.',
  retryAfter: 1,
}

export const TOO_MANY_BODIES: Refusal = {
  cause: 'bodies',
  status: 429,
  code: 'too-many',
  message: 'Too much is being sent from your address at one time. Please try again in a moment.',
  retryAfter: 10,
}

export const tooLarge = (message: string): Refusal => ({
  cause: 'large',
  status: 413,
  code: 'too-large',
  message,
})
