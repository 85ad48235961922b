import { createHash } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { ReportInput } from '#domain/moderation/moderation-input.ts'
import { alwaysPrivate } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress, networkOf } from '#server/api/client-address.ts'
import { createOnce, repeatable, requestedKey } from '#server/api/idempotency.ts'
import { findActor } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { isRepeated, report, reportedAlready, reportedByOthers } from './report-commands.ts'

const HOUR = 3_600

/** Of an account (docs/product.md 21.8). */
const REPORTS: RateLimit = { name: 'report', tries: 20, seconds: HOUR }
/** Of visitors without one. Whole towns share one address behind a carrier: what counts addresses is generous, what counts devices is not. */
const REPORTS_BY_ADDRESS: RateLimit = { name: 'report-address', tries: 60, seconds: HOUR }
const REPORTS_BY_DEVICE: RateLimit = { name: 'report-device', tries: 5, seconds: HOUR }
const SAME_BY_DEVICE: RateLimit = { name: 'report-same', tries: 1, seconds: 24 * HOUR }
/** What a call says of its device anybody can make up, and one subscriber has many addresses. */
const SAME_BY_ADDRESS: RateLimit = { name: 'report-same-address', tries: 5, seconds: 24 * HOUR }

/** What tells a device from the others of its address, as far as a call says it; nothing of it can be read back. */
const deviceOf = (c: Call, ...parts: string[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        clientAddress(c),
        c.req.header('User-Agent') ?? '',
        c.req.header('Accept-Language') ?? '',
        ...parts,
      ]),
    )
    .digest('base64url')

/** @throws AppError too-many, not-found, conflict, invalid where the key is of another report */
async function reportAsVisitor(c: Call, input: ReportInput): Promise<void> {
  const { db, limits } = c.var.ctx
  const key = requestedKey(c)
  const network = networkOf(clientAddress(c))
  await limits.consume(REPORTS_BY_ADDRESS, network)
  if (key !== undefined && (await isRepeated(db, key, input))) return
  await limits.consume(REPORTS_BY_DEVICE, deviceOf(c))
  const thing = [input.subject, input.id.toLowerCase()]
  const ofDevice = deviceOf(c, ...thing)
  await limits.consume(SAME_BY_DEVICE, ofDevice).catch(orIfTooMany(reportedAlready))
  try {
    await limits.consume(SAME_BY_ADDRESS, [network, ...thing].join(' ')).catch(orIfTooMany(reportedByOthers))
    await report(db, null, input, key)
  } catch (error) {
    // Nothing was stored, and it may be told again.
    await limits.forget(SAME_BY_DEVICE, ofDevice)
    throw error
  }
}

const orIfTooMany = (refusal: () => AppError) => (error: unknown) => {
  throw error instanceof AppError && error.code === 'too-many' ? refusal() : error
}

export const reportRoutes = createRouter()
  .use(alwaysPrivate)
  .post(
    '/',
    documented(
      'Moderation',
      'Report a product, a listing, a shop or a review',
      Done,
      'Once, as long as nobody has looked at it; of a visitor without an account, who may give an `email`, once a day.',
      201,
    ),
    repeatable,
    body(ReportInput),
    async (c) => {
      const input = c.req.valid('json')
      const { ctx } = c.var
      const { headers } = c.req.raw
      const actor = await findActor(ctx, headers)
      // Also where the access token is too old.
      const reporter =
        actor ?? (await ctx.auth.api.getSession({ headers, query: { disableRefresh: true } }))?.user
      if (!reporter) await reportAsVisitor(c, input)
      else {
        await ctx.limits.consume(REPORTS, reporter.id)
        if (actor) {
          const call = { req: c.req, var: { ctx: { ...ctx, actor } } }
          await createOnce(call, input, ({ db }) => report(db, reporter.id, input))
        } else await report(ctx.db, reporter.id, input)
      }
      return c.json(done('Thank you. We will look at it.'), 201)
    },
  )
