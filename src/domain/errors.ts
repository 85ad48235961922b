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

type Issue = { message: string; path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined }

/** What a schema found wrong, as the answer tells it: every field that breaks a rule, and the first reason as the message. */
export function validationError(issues: readonly Issue[]): AppError {
  const fields = issues.map(({ path = [], message }) => ({
    path: path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
    message,
  }))
  return new AppError('invalid', fields[0]?.message ?? 'The body is not as it should be', fields)
}
