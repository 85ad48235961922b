import {
  ChangedPrices,
  ConfirmedPrices,
  PRICE_TOKEN_HEADER,
  PriceChanges,
  PriceConfirmation,
  PriceReminderLinkInput,
  PriceReminders,
  PriceSheet,
} from '#domain/prices/price-sheet-schema.ts'
import { alwaysPrivate } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import { clientAddress } from '#server/api/client-address.ts'
import { signedIn } from '#server/api/identity.ts'
import { body } from '#server/api/json-body.ts'
import { OFFER_LINKS_BY_CLIENT, sheetGuard } from '#server/api/offer-link-guard.ts'
import { oneClickRoute } from '#server/api/one-click.ts'
import { ownIdOf } from '#server/api/ownership.ts'
import { createRouter, Done, documented, done } from '#server/api/router.ts'
import { idOfSigned } from '#server/api/signed-id.ts'
import { typedAt, waiting } from '#server/api/waited.ts'
import { setReminders } from './old-prices.ts'
import { changePrices, confirmPrices } from './price-commands.ts'
import { getPriceSheet } from './price-sheet.ts'

const TAG = 'Prices'

const OF_SOMEBODY_ELSE = 'These are the prices of somebody else'
const guard = sheetGuard({
  kind: 'products',
  header: PRICE_TOKEN_HEADER,
  tooOld: 'This link is too old, or incomplete. Sign in to see your prices.',
})

/** These are mounted below /product, whose other calls belong to products. */
export const priceWriteRoutes = createRouter()
  .post(
    '/confirm-prices',
    documented(
      TAG,
      'Say of own prices that they are still right',
      ConfirmedPrices,
      'Of all, or of none. It counts once a day.',
    ),
    waiting,
    ...guard.write,
    body(PriceConfirmation),
    async (c) => {
      const { sheet, ctx } = c.var
      return c.json(await confirmPrices(ctx, sheet, { ids: c.req.valid('json').ids, typedAt: typedAt(c) }))
    },
  )
  .put(
    '/prices',
    documented(
      TAG,
      'Change own prices, and whether there is any in stock',
      ChangedPrices,
      'All of them, or none. A price that is sent is confirmed by that.',
    ),
    waiting,
    ...guard.write,
    body(PriceChanges),
    async (c) => {
      const { sheet, ctx } = c.var
      const changes = c.req.valid('json')
      return c.json({ prices: await changePrices(ctx, sheet, { changes, typedAt: typedAt(c) }) })
    },
  )

/** These are mounted below /user, whose other calls belong to accounts. */
export const priceSheetRoutes = createRouter()
  .get(
    '/',
    documented(TAG, 'The caller’s own prices, or those of a mail’s link, the oldest first', PriceSheet),
    ...guard.read,
    async (c) => c.json(await getPriceSheet(c.var.ctx, c.var.sheet)),
  )
  .get(
    '/:userId',
    documented(TAG, 'The own prices on one sheet, the oldest first', PriceSheet),
    signedIn,
    async (c) => {
      const sellerId = await ownIdOf(c.var.ctx, c.req.param('userId'), OF_SOMEBODY_ELSE)
      return c.json(await getPriceSheet(c.var.ctx, { sellerId, link: undefined }))
    },
  )

const GONE = 'We no longer remind you of old prices.'

/** What the links prove that mails had before there was one weekly mail. */
const REMINDER_LINKS = 'links that end price reminders'

/** A valid token is never counted: mail programs press their button from few addresses. */
async function stop(c: Call, token: string): Promise<void> {
  const userId = await idOfSigned(c.var.ctx, REMINDER_LINKS, token)
  if (userId) await setReminders(c.var.ctx, userId, { wanted: false, way: 'link' })
  else await c.var.ctx.limits.consume(OFFER_LINKS_BY_CLIENT, clientAddress(c))
}

/** Mounted there, too. */
export const priceReminderRoutes = createRouter()
  .use(alwaysPrivate)
  .post(
    '/stop',
    documented(TAG, 'End the reminders of old prices by the link', Done),
    body(PriceReminderLinkInput),
    async (c) => {
      await stop(c, c.req.valid('json').token)
      return c.json(done(GONE))
    },
  )
  .route(
    '/stop',
    oneClickRoute({ tag: TAG, what: 'End the reminders of old prices', answer: GONE, leave: stop }),
  )
  .put(
    '/:userId',
    documented(TAG, 'Be reminded of own prices that are old, once a week at most, or not', PriceReminders),
    signedIn,
    body(PriceReminders),
    async (c) => {
      const { reminders } = c.req.valid('json')
      await setReminders(c.var.ctx, await ownIdOf(c.var.ctx, c.req.param('userId'), OF_SOMEBODY_ELSE), {
        wanted: reminders,
        way: 'form',
      })
      return c.json({ reminders })
    },
  )
