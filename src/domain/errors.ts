/** The one error that the business throws. It knows no HTTP: `server/api/error-handler.ts` maps codes to status. */
export type ErrorCode = 'malformed' | 'not-found' | 'invalid' | 'unavailable'

export type FieldError = { path: string; message: string }

export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: readonly FieldError[]

  constructor(code: ErrorCode, message: string, fields: readonly FieldError[] = []) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
  }
}

/** Whether the thing asked for is not there, which no second attempt changes. */
export function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found'
}
