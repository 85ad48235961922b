/** Every way in which a command or query can fail. The API's error body carries the same words as `code`. */
export const ERROR_CODES = [
  'malformed',
  'unauthenticated',
  'forbidden',
  'unconfirmed',
  'not-found',
  'conflict',
  'stale',
  'too-large',
  'unsupported-type',
  'invalid',
  'too-many',
  'unavailable',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export type FieldError = { path: string; message: string }

/** The one error that the business throws. It knows no HTTP: `server/api/error-handler.ts` maps codes to status. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]
  /** When to come back, in seconds: of `too-many` and `unavailable`. */
  readonly retryAfter: number | undefined
  /** Of `stale`: the thing as it is now. */
  readonly current: object | undefined

  constructor(
    code: ErrorCode,
    message: string,
    fields: readonly FieldError[] = [],
    { retryAfter, current }: { retryAfter?: number; current?: object } = {},
  ) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.current = current
  }
}

/** Whether the thing asked for is not there, which no second attempt changes. */
export function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found'
}
