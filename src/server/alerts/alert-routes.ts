import { AlertInput, AlertLinkInput } from '#domain/alerts/alert-input.ts'
import { AppError } from '#domain/errors.ts'
import { alwaysPrivate } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { findActor } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { oneClickRoute } from '#server/api/one-click.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { confirmAlert, createAlert, stopAlert } from './alert-commands.ts'

/** Whole towns share one address behind a carrier: what counts addresses is generous. */
const ALERTS_BY_CLIENT: RateLimit = { name: 'alert', tries: 60, seconds: 3_600 }
/** Calls with the token of a link; to stop, with a wrong one alone: mail programs press their button from few addresses. */
const ALERT_LINKS_BY_CLIENT: RateLimit = { name: 'alert-link', tries: 200, seconds: 3_600 }

const TAG = 'Search'

/** The same whether we knew the address or not. */
const CONFIRMATION_SENT =
  'Look into your mail: the link in it confirms your address. Then we tell you when there is one.'
const WAITING = 'We will write to you when there is one.'
const FORGOTTEN = 'We have forgotten this search.'

async function stop(c: Call, token: string): Promise<void> {
  if (!(await stopAlert(c.var.ctx, token)))
    await c.var.ctx.limits.count(ALERT_LINKS_BY_CLIENT, clientAddress(c))
}

export const alertRoutes = createRouter()
  .use(alwaysPrivate)
  .post(
    '/',
    documented(
      TAG,
      'Be told by mail, once, when a search finds something',
      Done,
      'An account with a confirmed address needs no other. Any other address gets a mail with a link first.',
      202,
    ),
    body(AlertInput),
    async (c) => {
      const asker = clientAddress(c)
      await c.var.ctx.limits.count(ALERTS_BY_CLIENT, asker)
      const { email, ...alert } = c.req.valid('json')
      const actor = await findActor(c.var.ctx, c.req.raw.headers)
      const own = actor?.emailVerified && (email ?? actor.email) === actor.email ? actor : undefined
      const to = own?.email ?? email
      if (!to)
        throw new AppError('invalid', 'Email is required', [{ path: 'email', message: 'Email is required' }])
      await createAlert(c.var.ctx, { ...alert, email: to, userId: own?.id, asker })
      return c.json(done(own ? WAITING : CONFIRMATION_SENT), 202)
    },
  )
  .post(
    '/confirm',
    documented(TAG, 'Confirm the address of an alert by the link', Done),
    body(AlertLinkInput),
    async (c) => {
      await c.var.ctx.limits.count(ALERT_LINKS_BY_CLIENT, clientAddress(c))
      await confirmAlert(c.var.ctx, c.req.valid('json').token)
      return c.json(done(WAITING))
    },
  )
  .post(
    '/stop',
    documented(TAG, 'Stop an alert by the link', Done, 'The search and its address are forgotten.'),
    body(AlertLinkInput),
    async (c) => {
      await stop(c, c.req.valid('json').token)
      return c.json(done(FORGOTTEN))
    },
  )
  .route('/stop', oneClickRoute({ tag: TAG, what: 'Stop an alert', answer: FORGOTTEN, leave: stop }))
