import { createHash } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describeRoute } from 'hono-openapi'
import { readingMoment } from '#server/db/reading-moment.ts'
import type { Call } from './call.ts'

/** The moment that a list is read at. Sent back as `asOf`, it keeps later rows out of the following pages. */
export async function setAsOfHeader(c: Call, table: PgTable): Promise<string> {
  const moment = await readingMoment(c.var.ctx.db, table)
  c.header('X-As-Of', moment)
  return moment
}

/**
 * The tag of a single object: its integer version, which `If-Match` is compared by, and a digest of the whole answer,
 * because that also carries what others change (the seller's stars).
 */
export function setVersionHeader(c: Call, version: number, answer: object): void {
  const digest = createHash('sha1').update(JSON.stringify(answer)).digest('base64url').slice(0, 12)
  c.header('ETag', `"${version}-${digest}"`)
}

/**
 * The version that the caller saw and means to change: the number in `If-Match`. Without the header, or with `*`, any.
 * @returns -1 where the header names no version of ours, which none ever has
 */
export function requestedVersion(c: Call): number | undefined {
  const tag = c.req.header('If-Match')
  if (tag === undefined || tag.trim() === '*') return undefined
  return Number(/^(?:W\/)?"(\d+)-/.exec(tag.trim())?.[1] ?? -1)
}

/** Documents the header of an update. */
export const guarded = describeRoute({
  parameters: [
    {
      in: 'header',
      name: 'If-Match',
      description:
        'The ETag that the change is based on. Where it no longer matches, the answer is 412 with `current`.',
      schema: { type: 'string' },
    },
  ],
})

export const PRIVATE = 'private, no-store'

/** For answers that depend on who asks. */
export function setPrivateHeader(c: Call): void {
  c.header('Cache-Control', PRIVATE)
}

/** How many rows there are in all, where the body is a bare array (docs/product.md 14.1). */
export function setTotalHeader(c: Call, total: number): void {
  c.header('X-Total-Count', String(total))
}
