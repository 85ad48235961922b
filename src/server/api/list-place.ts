import * as z from 'zod/mini'
import { AppError } from '#domain/errors.ts'
import { moment } from '#domain/input-fields.ts'
import { offsetOf } from '#domain/pagination.ts'

/**
 * Where a list goes on: after a row, by its place in the order, `at` and `id`; or, in a list whose order is made for each reading, after
 * so many rows.
 */
export type ListPlace = { order: string; at: string; id: string } | { rows: number }

const PLACE = z.union([
  z.strictObject({
    order: z.string().check(z.startsWith('price')),
    at: z.string().check(z.regex(/^\d{1,18}$/)),
    id: z.uuid(),
  }),
  z.strictObject({ order: z.string().check(z.startsWith('newest')), at: moment(), id: z.uuid() }),
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

/** How many rows stand before a page; where a list has no order of its own for a row's place, as the number of the page says. */
export function rowsBefore({
  page,
  limit,
  after,
}: {
  page: number
  limit: number
  after: ListPlace | undefined
}): number {
  return after && 'rows' in after ? after.rows : offsetOf({ page, limit })
}
