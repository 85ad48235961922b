import {
  ChangedHomes,
  HOMES_TOKEN_HEADER,
  HomeChanges,
  HomesToConfirm,
} from '#domain/listings/availability-schema.ts'
import { body } from '#server/api/json-body.ts'
import { sheetGuard } from '#server/api/offer-link-guard.ts'
import { createRouter, documented } from '#server/api/router.ts'
import { changeHomes, listHomesToConfirm } from './home-commands.ts'

const TAG = 'Listings'

const guard = sheetGuard({
  kind: 'listings',
  header: HOMES_TOKEN_HEADER,
  tooOld: 'This link is too old, or incomplete. Sign in to see your homes.',
})

/** Mounted below /listing, whose other calls belong to listings. */
export const homeWriteRoutes = createRouter().put(
  '/availability',
  documented(
    TAG,
    'Say of own homes whether they are available',
    ChangedHomes,
    'Of all, or of none. It confirms them, also where nothing changes.',
  ),
  ...guard.write,
  body(HomeChanges),
  async (c) => c.json({ homes: await changeHomes(c.var.ctx, c.var.sheet, c.req.valid('json')) }),
)

/** Mounted below /user, whose other calls belong to accounts. */
export const ownHomeRoutes = createRouter().get(
  '/',
  documented(
    TAG,
    'The caller’s own homes that are not confirmed for a month, or those of a mail’s link, the oldest first',
    HomesToConfirm,
  ),
  ...guard.read,
  async (c) => c.json(await listHomesToConfirm(c.var.ctx, c.var.sheet)),
)
