import { createIsomorphicFn } from '@tanstack/react-start'
import { type ClientResponse, hc } from 'hono/client'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import type { ApiType } from '#server/api/app.ts'
import { inProcessFetch } from '#server/api/in-process.ts'

/** The API, typed by its own contract: without a network while a page renders on the server, by HTTP in the browser. */
export const api = createIsomorphicFn()
  .server(() => hc<ApiType>('http://in-process', { fetch: inProcessFetch }).api)
  .client(() => hc<ApiType>(window.location.origin).api)

const CODES: Record<number, ErrorCode> = { 400: 'malformed', 404: 'not-found' }

/** Waits for a call. @throws AppError as the server meant it, or `unavailable` where no sensible answer came */
export async function answerOf<Answer extends ClientResponse<unknown>>(
  call: Promise<Answer>,
): Promise<Answer> {
  let answer: Answer
  try {
    answer = await call
  } catch {
    throw new AppError('unavailable', 'No connection. Check your network and try again.')
  }
  if (answer.ok) return answer
  const body: unknown = await answer.json().catch(() => undefined)
  throw new AppError(
    CODES[answer.status] ?? 'unavailable',
    messageOf(body) ?? 'An error occured, please try again.',
  )
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message : undefined
}
