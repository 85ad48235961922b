import { ReportInput } from '#domain/moderation/moderation-input.ts'
import { createOnce, repeatable } from '#server/api/idempotency.ts'
import { signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { report } from './report-commands.ts'

const REPORTS: RateLimit = { name: 'report', tries: 20, seconds: 3_600 }

export const reportRoutes = createRouter().post(
  '/',
  documented(
    'Moderation',
    'Report a product, a listing, a shop or a review',
    Done,
    'Once, as long as nobody has looked at it.',
    201,
  ),
  repeatable,
  signedIn,
  body(ReportInput),
  async (c) => {
    const { actor, limits } = c.var.ctx
    await limits.count(REPORTS, actor.id)
    const input = c.req.valid('json')
    await createOnce(c, input, (ctx) => report(ctx, input))
    return c.json(done('Thank you. We will look at it.'), 201)
  },
)
