import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { offsetOf } from '#domain/pagination.ts'

/**
 * Where a list goes on: after a row, by its place in the order, `at` and `id`; or, in a list whose order is made for each reading, after
 * so many rows.
 */
export type ListPlace = { order: string; at: string; id: string } | { rows: number }

const PLACE = z.union([
  z.strictObject({
    order: z.string(),
    at: z.string().check(z.regex(/^(?:\d{1,19}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)$/)),
    id: z.uuid(),
  }),
  z.strictObject({ rows: z.int().check(z.minimum(0), z.maximum(1_000_000)) }),
])

/** As clients get and send it: opaque. */
export const encodePlace = (place: ListPlace): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** Undefined where it is none of ours. */
export function decodePlace(text: string): ListPlace | undefined {
  try {
    return z.safeParse(PLACE, JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** The place of the next page, after so many rows, where so many are known to stand there. */
export const nextRows = ({ rows, seen }: { rows: number; seen: number }): string | null =>
  seen > rows ? encodePlace({ rows }) : null

export const otherOrder = () => new AppError('malformed', 'after is the next of a list in another order')

/** How many rows stand before a page. @throws AppError malformed: a row's place in the order is none of this list's */
export function rowsBefore({
  page,
  limit,
  after,
}: {
  page: number
  limit: number
  after: ListPlace | undefined
}): number {
  if (!after) return offsetOf({ page, limit })
  if ('rows' in after) return after.rows
  throw otherOrder()
}
