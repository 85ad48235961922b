import { describeRoute } from 'hono-openapi'
import { AppError } from '#domain/errors.ts'
import { WAITED_HOURS_MAX } from '#domain/prices/freshness.ts'
import type { Call } from './call.ts'

const HEADER = 'X-Waited'

/** Documents the header of a call that says what prices are. */
export const waiting = describeRoute({
  parameters: [
    {
      in: 'header',
      name: HEADER,
      description: `For how many seconds it has waited for a line since it was typed: prices are confirmed as of then. More than ${WAITED_HOURS_MAX} hours are refused with 422.`,
      schema: { type: 'integer', minimum: 0 },
    },
  ],
})

/**
 * When what this call says was typed, by our clock: a telephone's may be wrong, but not by how long something has waited on it.
 * Undefined is now.
 * @throws AppError malformed, invalid
 */
export function typedAt({ req }: Call): Date | undefined {
  const header = req.header(HEADER)
  if (header === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : undefined
  if (seconds === undefined) {
    const message = `${HEADER} must be a whole number of seconds`
    throw new AppError('malformed', message, [{ path: HEADER, message }])
  }
  if (seconds > WAITED_HOURS_MAX * 3_600)
    throw new AppError(
      'invalid',
      `This was typed more than ${WAITED_HOURS_MAX} hours ago. Is it still right?`,
    )
  return new Date(Date.now() - seconds * 1_000)
}
