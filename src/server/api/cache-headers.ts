import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { describeRoute } from 'hono-openapi'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { beginReading, continueReading, type ListedKind, type Reading } from '#server/db/reading-moment.ts'
import type { Call } from './call.ts'
import { isForThisCall } from './depends-on.ts'
import type { ApiEnv } from './router.ts'

/**
 * What a list is read by: as of the moment of its first page, which the caller sends back as `asOf`, so that later rows stay out of
 * the following pages; else of now, which the answer tells.
 */
export async function readingOf(c: Call, kind: ListedKind, asOf: string | undefined): Promise<Reading> {
  const { db } = c.var.ctx
  if (asOf !== undefined) return continueReading(db, asOf)
  const { token, ...reading } = await beginReading(db, kind)
  setReadingHeader(c, token)
  return reading
}

/** What the next pages send back. */
export const setReadingHeader = (c: Call, token: string): void => c.header('X-As-Of', token)

/**
 * The tag of a single object: its integer version, which `If-Match` is compared by, and a digest of the whole answer,
 * because that also carries what others change (the seller's stars).
 */
export function setVersionHeader(c: Call, version: number, answer: object): void {
  const digest = createHash('sha1').update(JSON.stringify(answer)).digest('base64url').slice(0, 12)
  c.header('ETag', `"${version}-${digest}"`)
}

/** The versions that a change may be based on; undefined is any. */
export type RequestedVersions = readonly number[] | undefined

/**
 * The versions that the caller saw and means to change: the numbers in the entity tags of `If-Match` (RFC 9110, 13.1.1). Without the
 * header, or with `*`, any; none where it has no tag of ours.
 */
export function requestedVersions(c: Call): RequestedVersions {
  const header = c.req.header('If-Match')?.trim()
  if (header === undefined || header === '*') return undefined
  if (!ENTITY_TAGS.test(header)) return []
  return [...header.matchAll(/"(\d+)-[^"]*"/g)].map(([, version]) => Number(version))
}

/** One or more, with commas between them; a tag may have a comma in it. Weak ones count: a proxy that compresses makes tags weak. */
const ENTITY_TAGS = /^(?:(?:W\/)?"[^"]*"[\s,]*)+$/

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
  isForThisCall()
  c.header('Cache-Control', PRIVATE)
}

/** For routers all of whose answers do. */
export const alwaysPrivate = createMiddleware<ApiEnv>(async (c, next) => {
  setPrivateHeader(c)
  await next()
})

/**
 * How many rows there are in all, where the body is a bare array (docs/product.md 14.1). A list that is not `isExact` counts to
 * SEARCH_TOTAL_MAX: `X-Total-Capped` says whether there are more.
 */
export function setTotalHeaders(c: Call, { counted, isExact }: { counted: number; isExact: boolean }): void {
  const total = isExact ? counted : Math.min(counted, SEARCH_TOTAL_MAX)
  c.header('X-Total-Count', String(total))
  c.header('X-Total-Capped', String(counted > total))
}
