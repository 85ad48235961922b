import { createHash } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Context as HonoContext } from 'hono'
import { readingMoment } from '#server/db/reading-moment.ts'
import type { ApiEnv } from './router.ts'

/** The moment that a list is read at. Sent back as `asOf`, it keeps later rows out of the following pages. */
export async function sendAsOf(c: HonoContext<ApiEnv>, table: PgTable): Promise<string> {
  const moment = await readingMoment(c.var.ctx.db, table)
  c.header('X-As-Of', moment)
  return moment
}

/**
 * The tag of a single object: its integer version, which `If-Match` is compared by, and a digest of the whole answer,
 * because that also carries what others change (the seller's stars).
 */
export function sendVersion(c: HonoContext<ApiEnv>, version: number, answer: object): void {
  const digest = createHash('sha1').update(JSON.stringify(answer)).digest('base64url').slice(0, 12)
  c.header('ETag', `"${version}-${digest}"`)
}

/** For answers that depend on who asks. */
export function keepPrivate(c: HonoContext<ApiEnv>): void {
  c.header('Cache-Control', 'private, no-store')
}

/** How many rows there are in all, where the body is the bare array that §7 wants. */
export function sendTotal(c: HonoContext<ApiEnv>, total: number): void {
  c.header('X-Total-Count', String(total))
}
