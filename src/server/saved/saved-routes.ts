import { SAVED_MAX } from '#domain/saved/saved-rules.ts'
import { SavedChanges, SavedOffers } from '#domain/saved/saved-schema.ts'
import { signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { ownIdOf } from '#server/api/ownership.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, documented } from '#server/api/router.ts'
import { changeSaved } from './saved-commands.ts'
import { listSaved } from './saved-queries.ts'

/** A person presses a heart at a time; a device that was away sends all of them at once. */
const SAVED_BY_ACCOUNT: RateLimit = { name: 'saved', tries: 600, seconds: 3_600 }

const TAG = 'Saved'
const OF_SOMEBODY_ELSE = 'These were saved by somebody else'

/** Mounted below /user, whose other calls belong to accounts. */
export const savedRoutes = createRouter()
  .get(
    '/:userId',
    documented(TAG, 'What the caller has saved, the newest first', SavedOffers),
    signedIn,
    async (c) => {
      const accountId = await ownIdOf(c.var.ctx, c.req.param('userId'), OF_SOMEBODY_ELSE)
      return c.json({ saved: await listSaved(c.var.ctx, accountId) })
    },
  )
  .post(
    '/:userId',
    documented(
      TAG,
      'Join what a device has saved and taken out to what the account has',
      SavedOffers,
      `Answers all that the account has now: at most ${SAVED_MAX}, beyond which the oldest go.`,
    ),
    signedIn,
    body(SavedChanges),
    async (c) => {
      const { ctx } = c.var
      const accountId = await ownIdOf(ctx, c.req.param('userId'), OF_SOMEBODY_ELSE)
      await ctx.limits.consume(SAVED_BY_ACCOUNT, accountId)
      return c.json({ saved: await changeSaved(ctx, accountId, c.req.valid('json')) })
    },
  )
