import type { ClientResponse } from 'hono/client'
import { expect, test } from 'vitest'
import { AppError, ERROR_CODES } from '#domain/errors.ts'
import { answerOf } from '#web/api-client.ts'

/** What a page gets to see of a call that failed so. */
async function failureOf(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Promise<AppError> {
  const answer = new Response(body, { status, headers }) as ClientResponse<unknown>
  const failure: unknown = await answerOf(Promise.resolve(answer)).catch((error: unknown) => error)
  if (!(failure instanceof AppError)) throw new Error(`It was no AppError but ${failure}`)
  return failure
}

test('a failure arrives as the server meant it', async () => {
  const errors = [{ path: 'email', message: 'Taken' }]
  const failure = await failureOf(409, JSON.stringify({ code: 'conflict', message: 'Taken', errors }))
  expect(failure).toMatchObject({ code: 'conflict', message: 'Taken', fields: errors, retryAfter: undefined })
})

test.each(ERROR_CODES)('%s is what the server called it', async (code) => {
  expect(await failureOf(400, JSON.stringify({ code, message: 'So', errors: [] }))).toMatchObject({
    code,
    message: 'So',
  })
})

test.each(['internal', 'of-a-later-release', 7, undefined])(
  '%j leaves nothing but to try again',
  async (code) => {
    expect(await failureOf(500, JSON.stringify({ code, message: 'So' }))).toMatchObject({
      code: 'unavailable',
      message: 'So',
    })
  },
)

test.each([
  [400, 'malformed'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [412, 'stale'],
  [413, 'too-large'],
  [415, 'unsupported-type'],
  [422, 'invalid'],
  [429, 'too-many'],
  [418, 'unavailable'],
  [500, 'unavailable'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
])('%d without a code that is known is %s', async (status, code) => {
  for (const body of ['<h1>Proxy</h1>', '{"message":"So"}', '{"code":"of-a-later-release"}'])
    expect(await failureOf(status, body)).toMatchObject({ code })
})

test('when to come back is kept', async () => {
  expect((await failureOf(429, '{}', { 'Retry-After': '7' })).retryAfter).toBe(7)
  expect(
    (await failureOf(503, '{}', { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' })).retryAfter,
  ).toBeUndefined()
})

test.each([
  '',
  '<h1>Bad gateway</h1>',
  'null',
  '[]',
  '"text"',
  '{"message":7,"errors":"many"}',
  '{"errors":[null,1,{}]}',
])('an answer that is none of ours (%j) is said in general words', async (body) => {
  expect(await failureOf(502, body)).toMatchObject({
    code: 'unavailable',
    message: 'An error occured, please try again.',
    fields: [],
  })
})

test('without a network there is no answer', async () => {
  const failure: unknown = await answerOf(Promise.reject(new TypeError('Failed to fetch'))).catch(
    (error) => error,
  )
  expect(failure).toMatchObject({
    code: 'unavailable',
    message: 'No connection. Check your network and try again.',
  })
})

test('what was said of a call before stands', async () => {
  const refused = new AppError('unconfirmed', 'Please confirm your e-mail address first')
  await expect(answerOf(Promise.reject(refused))).rejects.toBe(refused)
})
