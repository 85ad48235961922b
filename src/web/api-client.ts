import { createIsomorphicFn } from '@tanstack/react-start'
import type { ClientResponse, hc } from 'hono/client'
import type { StatusCode } from 'hono/utils/http-status'
import { AppError, ERROR_CODES, type ErrorCode, type FieldError } from '#domain/errors.ts'
import type { ApiType } from '#server/api/app.ts'
import { inProcessFetch } from '#server/api/in-process.ts'
import { sessionFetch } from '#web/session/session-fetch.ts'
import { callsBelow } from './call-api.ts'

/** An answer of the API that has this. */
export type JsonResponse<Data> = ClientResponse<Data, StatusCode, 'json'>

type Api = ReturnType<typeof hc<ApiType>>['api']

/** The API, typed by its own contract: without a network while a page renders on the server, by HTTP in the browser. */
export const api = createIsomorphicFn()
  .server(() => callsBelow<Api>('http://in-process/api', inProcessFetch))
  .client(() => callsBelow<Api>(`${window.location.origin}/api`, sessionFetch))

/** What a status says by itself: an answer of a proxy, or of an earlier release, has no `code` that is known here. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  400: 'malformed',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'stale',
  413: 'too-large',
  415: 'unsupported-type',
  422: 'invalid',
  429: 'too-many',
}

export const NO_CONNECTION = 'No connection. Check your network and try again.'

/** Waits for a call. @throws AppError as the server meant it, or `unavailable` where no sensible answer came */
export async function answerOf<Answer extends ClientResponse<unknown>>(
  call: Promise<Answer>,
): Promise<Answer> {
  let answer: Answer
  try {
    answer = await call
  } catch (error) {
    // Whoever waited for it before has said it already.
    if (error instanceof AppError) throw error
    throw new AppError('unavailable', NO_CONNECTION)
  }
  if (answer.ok) return answer
  const { code, message, errors }: Failure = (await answer.json().catch(() => undefined)) ?? {}
  const retryAfter = Number(answer.headers.get('Retry-After') ?? Number.NaN)
  throw new AppError(
    ERROR_CODES.find((known) => known === code) ?? CODE_OF_STATUS[answer.status] ?? 'unavailable',
    typeof message === 'string' ? message : 'An error occured, please try again.',
    Array.isArray(errors) ? errors.filter(isFieldError) : [],
    Number.isFinite(retryAfter) ? { retryAfter } : {},
  )
}

/** What a failing answer may have in it, if it is ours. */
type Failure = { code?: unknown; message?: unknown; errors?: unknown }

function isFieldError(error: unknown): error is FieldError {
  return typeof error === 'object' && error !== null && 'path' in error && 'message' in error
}
