import { AlertChanges, AlertInput, AlertLinkInput, ForgottenPushInput } from '#domain/alerts/alert-input.ts'
import { AddressSearches, ConfirmedAlert, PushKey, SavedSearches } from '#domain/alerts/alert-schema.ts'
import { AppError } from '#domain/errors.ts'
import { alwaysPrivate } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { findActor, signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { oneClickRoute } from '#server/api/one-click.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import { createRouter, Done, documented, done, idParameter } from '#server/api/router.ts'
import {
  changeAlert,
  confirmAlert,
  createAlert,
  forgetBrowser,
  removeAlert,
  stopAlert,
} from './alert-commands.ts'
import { hasAccount, listAlerts, listAlertsOfAddress } from './alert-queries.ts'
import { addressProof, isProofOf } from './alert-tokens.ts'

/** Of an account, or an address without one. Whole towns share one address behind a carrier: what counts addresses is generous. */
const ALERTS_BY_CLIENT: RateLimit = { name: 'alert', tries: 60, seconds: 3_600 }
/** Each may withdraw one consent and give another, which is kept as long as the account. */
const ALERT_CHANGES: RateLimit = { name: 'alert-change', tries: 120, seconds: 3_600 }
/** Calls with the token of a link; to stop, with a wrong one alone: mail programs press their button from few addresses. */
const ALERT_LINKS_BY_CLIENT: RateLimit = { name: 'alert-link', tries: 200, seconds: 3_600 }

/** Browsers that are not to be notified any more. */
const BROWSERS_BY_CLIENT: RateLimit = { name: 'alert-browser', tries: 200, seconds: 3_600 }

const TAG = 'Search'

/** The same whether we knew the address or not. */
const CONFIRMATION_SENT =
  'Check your mail: the link in it confirms your address. Then we tell you what is new.'
const WAITING = 'We will mail you when there is one.'
const SAVED = 'Saved. We will tell you when there is something new.'
const FORGOTTEN = 'We have deleted this search.'

async function stop(c: Call, token: string): Promise<void> {
  if (!(await stopAlert(c.var.ctx, token)))
    await c.var.ctx.limits.consume(ALERT_LINKS_BY_CLIENT, clientAddress(c))
}

const alertId = (text: string) => idParameter(text, 'You have no such saved search.')

export const alertRoutes = createRouter()
  .use(alwaysPrivate)
  .post(
    '/',
    documented(
      TAG,
      'Save a search, and be told what it finds from now on',
      Done,
      'Without a way one is told once, by mail, when there is something. An account with a confirmed address needs no other. Any other address gets a mail with a link first, unless `proof` is what its confirmation answered and no account has confirmed the address.',
      202,
    ),
    body(AlertInput),
    async (c) => {
      const { ctx } = c.var
      const asker = clientAddress(c)
      const { email, proof, ...alert } = c.req.valid('json')
      const actor = await findActor(ctx, c.req.raw.headers)
      const own = actor?.emailVerified && (email ?? actor.email) === actor.email ? actor : undefined
      await ctx.limits.consume(ALERTS_BY_CLIENT, own?.id ?? asker)
      const to = own?.email ?? email
      if (!to)
        throw new AppError('invalid', 'Email is required', [{ path: 'email', message: 'Email is required' }])
      if (alert.way === 'push' && !ctx.settings.pushKey)
        throw new AppError('invalid', 'Notifications do not work here: choose a mail.')
      const isProved =
        proof !== undefined && (await isProofOf(ctx, proof, to)) && !(await hasAccount(ctx, to))
      await createAlert(ctx, {
        ...alert,
        email: to,
        userId: own?.id,
        sessionId: actor?.sessionId,
        isProved,
        asker,
      })
      const saved = (alert.way ?? 'once') === 'once' ? WAITING : SAVED
      return c.json(done(own || isProved ? saved : CONFIRMATION_SENT), 202)
    },
  )
  .get('/', documented(TAG, 'One’s own saved searches', SavedSearches), signedIn, async (c) =>
    c.json(await listAlerts(c.var.ctx, c.var.ctx.actor.id)),
  )
  .get('/push-key', documented(TAG, 'What browsers subscribe to notifications with', PushKey), (c) =>
    c.json({ key: c.var.ctx.settings.pushKey ?? null }),
  )
  .post(
    '/push/forget',
    documented(
      TAG,
      'Stop notifying a browser',
      Done,
      'Its service worker asks for it once its person has left. A search that no browser is left to is told by the day’s mail.',
    ),
    body(ForgottenPushInput),
    async (c) => {
      await c.var.ctx.limits.consume(BROWSERS_BY_CLIENT, clientAddress(c))
      await forgetBrowser(c.var.ctx, c.req.valid('json'))
      return c.json(done('This browser is no longer notified.'))
    },
  )
  .post(
    '/of-address',
    documented(
      TAG,
      'The saved searches of an address without an account, by the link',
      AddressSearches,
      'Each with the token that stops it.',
    ),
    body(AlertLinkInput),
    async (c) => {
      const { ctx } = c.var
      await ctx.limits.consume(ALERT_LINKS_BY_CLIENT, clientAddress(c))
      return c.json(await listAlertsOfAddress(ctx, c.req.valid('json').token))
    },
  )
  .post(
    '/confirm',
    documented(
      TAG,
      'Confirm the address of a saved search by the link',
      ConfirmedAlert,
      'In the browser that keeps `proof`, the address needs no other confirmation.',
    ),
    body(AlertLinkInput),
    async (c) => {
      const { ctx } = c.var
      await ctx.limits.consume(ALERT_LINKS_BY_CLIENT, clientAddress(c))
      const email = await confirmAlert(ctx, c.req.valid('json').token)
      return c.json({ ...done(WAITING), email, proof: await addressProof(ctx, email) })
    },
  )
  .post(
    '/stop',
    documented(
      TAG,
      'Stop a saved search, or all of an address, by the link',
      Done,
      'The searches and their address are deleted.',
    ),
    body(AlertLinkInput),
    async (c) => {
      await stop(c, c.req.valid('json').token)
      return c.json(done(FORGOTTEN))
    },
  )
  .route('/stop', oneClickRoute({ tag: TAG, what: 'Stop a saved search', answer: FORGOTTEN, leave: stop }))
  .put(
    '/:alertId',
    documented(TAG, 'Name, pause or be told otherwise of a saved search', SavedSearches),
    signedIn,
    body(AlertChanges),
    async (c) => {
      const { ctx } = c.var
      const { id: userId, sessionId } = ctx.actor
      await ctx.limits.consume(ALERT_CHANGES, userId)
      const [id, changes] = [alertId(c.req.param('alertId')), c.req.valid('json')]
      await changeAlert(ctx, { userId, sessionId, id, changes })
      return c.json(await listAlerts(ctx, userId))
    },
  )
  .delete('/:alertId', documented(TAG, 'Delete a saved search', SavedSearches), signedIn, async (c) => {
    const { ctx } = c.var
    await ctx.limits.consume(ALERT_CHANGES, ctx.actor.id)
    await removeAlert(ctx, { userId: ctx.actor.id, id: alertId(c.req.param('alertId')) })
    return c.json(await listAlerts(ctx, ctx.actor.id))
  })
