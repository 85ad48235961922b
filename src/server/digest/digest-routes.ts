import { type DigestPartId, DigestSettings, DigestStop } from '#domain/digest/digest.ts'
import { AppError } from '#domain/errors.ts'
import { alwaysPrivate } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { oneClickRoute } from '#server/api/one-click.ts'
import { ownIdOf } from '#server/api/ownership.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done, NO_SUCH_USER } from '#server/api/router.ts'
import { findDigestSettings, readerOfToken, setDigestSettings, stopDigest } from './digest-settings.ts'

/** Tokens that are none. A valid one is never counted: mail programs press their button from few addresses. */
const WRONG_TOKENS_BY_CLIENT: RateLimit = { name: 'digest-link', tries: 200, seconds: 3_600 }

const TAG = 'Account'

const OF_SOMEBODY_ELSE = 'This is the mail of somebody else'
const STOPPED = 'You no longer get this.'

async function stop(c: Call, token: string, part?: DigestPartId): Promise<void> {
  const userId = await readerOfToken(c.var.ctx, token)
  if (userId) await stopDigest(c.var.ctx, userId, part)
  else await c.var.ctx.limits.consume(WRONG_TOKENS_BY_CLIENT, clientAddress(c))
}

/** These are mounted below /user, whose other calls belong to accounts. */
export const digestRoutes = createRouter()
  .use(alwaysPrivate)
  .post(
    '/stop',
    documented(TAG, 'Stop the weekly mail, or a part of it, by the link', Done),
    body(DigestStop),
    async (c) => {
      const { token, part } = c.req.valid('json')
      await stop(c, token, part)
      return c.json(done(STOPPED))
    },
  )
  .route('/stop', oneClickRoute({ tag: TAG, what: 'Stop the weekly mail', answer: STOPPED, leave: stop }))
  .get(
    '/:userId',
    documented(TAG, 'Which parts of the weekly mail one gets', DigestSettings),
    signedIn,
    async (c) => {
      const userId = await ownIdOf(c.var.ctx, c.req.param('userId'), OF_SOMEBODY_ELSE)
      const settings = await findDigestSettings(c.var.ctx, userId)
      if (!settings) throw new AppError('not-found', NO_SUCH_USER)
      return c.json(settings)
    },
  )
  .put(
    '/:userId',
    documented(TAG, 'Choose the parts of the weekly mail', DigestSettings),
    signedIn,
    body(DigestSettings),
    async (c) => {
      const settings = c.req.valid('json')
      const userId = await ownIdOf(c.var.ctx, c.req.param('userId'), OF_SOMEBODY_ELSE)
      await setDigestSettings(c.var.ctx, userId, settings)
      return c.json(settings)
    },
  )
