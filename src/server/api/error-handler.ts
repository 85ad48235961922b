import { DrizzleQueryError } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { FOREIGN_KEY_VIOLATION, NOT_TEXT } from '#server/db/error-codes.ts'
import { isDiskFull, noRoom } from '#server/disk-space.ts'
import type { ErrorBody } from './error-body.ts'
import type { ApiEnv } from './router.ts'

const STATUS: Record<ErrorCode, ContentfulStatusCode> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  unconfirmed: 403,
  'not-found': 404,
  conflict: 409,
  stale: 412,
  'too-large': 413,
  'unsupported-type': 415,
  invalid: 422,
  'too-many': 429,
  unavailable: 503,
}

/**
 * Codes of PostgreSQL and of its client that mean "not now", not "wrong": the same call may succeed later. It cannot be
 * reached, lets nobody in (28: who we are, 3D000: this database, 55000: anybody), has no connection left, has changed under
 * what a connection had prepared (0A000), took longer than a
 * statement may (57014), or ended this call so that others could go on (40001, 40P01).
 */
const UNAVAILABLE =
  /^(08|0A000|28|3D000|40001|40P01|55000|57P0|57014|53300|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/

/** The same from the client, where it has no code for it: the connection was lost, or could not be had in time. */
const NOT_CONNECTED =
  /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout e)/

/**
 * Maps what was thrown to an answer, once. Whatever is unexpected is logged as an error and answered as a bare 500; a refusal of our own
 * because something is busy or not configured is a warning.
 */
export function answerError(thrown: Error, c: HonoContext<ApiEnv>): Response {
  if (isDiskFull(thrown)) c.var.ctx.disk.reportFull()
  const error = asAppError(thrown)
  const retryAfter = error?.retryAfter ?? (error?.code === 'unavailable' ? 5 : undefined)
  if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)))
  if (error === thrown && error.code === 'unavailable')
    c.var.ctx.log.warn({ reason: error.message, requestId: c.var.requestId }, 'request refused')
  else if (error !== thrown && error?.code === 'not-found')
    c.var.ctx.log.warn({ err: thrown, requestId: c.var.requestId }, 'request refused')
  else if (!error || error.code === 'unavailable')
    c.var.ctx.log.error({ err: thrown, requestId: c.var.requestId }, 'request failed')
  const statusCode = error ? STATUS[error.code] : 500
  const body: ErrorBody = {
    success: false,
    statusCode,
    code: error?.code ?? 'internal',
    message: error?.message ?? 'An error occured, please try again.',
    errors: [...(error?.fields ?? [])],
    requestId: c.var.requestId,
    ...(error?.current && { current: { ...error.current } }),
  }
  c.header('Cache-Control', 'no-store')
  return c.json(body, statusCode)
}

function asAppError(thrown: Error): AppError | undefined {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof HTTPException && thrown.status === 400)
    return new AppError('malformed', thrown.message)
  if (isDiskFull(thrown)) return noRoom()
  const cause = thrown instanceof DrizzleQueryError ? thrown.cause : thrown
  if (cause && 'code' in cause && cause.code === NOT_TEXT)
    return new AppError('invalid', 'A text has characters that we cannot store')
  // What something is stored with has been deleted since it was looked at.
  if (cause && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION)
    return new AppError('not-found', 'What this belongs to has just been deleted.')
  if (cause && ('code' in cause ? UNAVAILABLE.test(String(cause.code)) : NOT_CONNECTED.test(cause.message)))
    return new AppError('unavailable', 'The service is not available for a moment, please try again.')
  return undefined
}
