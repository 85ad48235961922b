import { createMiddleware } from 'hono/factory'
import { describeRoute } from 'hono-openapi'
import { AppError } from '#domain/errors.ts'
import { OFFER_LINK_DAYS } from '#domain/offers/offer-rules.ts'
import type { OfferLinkKind } from '#server/db/schema/offer-links.ts'
import { setPrivateHeader } from './cache-headers.ts'
import type { Call } from './call.ts'
import { clientAddress } from './client-address.ts'
import { findActor } from './identity.ts'
import { findOfferLink, type Sheet } from './offer-links.ts'
import type { RateLimit } from './rate-limits.ts'
import type { ApiEnv } from './router.ts'

/** Tokens that open and end nothing. Whole towns share one address behind a carrier. */
export const OFFER_LINKS_BY_CLIENT: RateLimit = { name: 'price-link', tries: 200, seconds: 3_600 }

/** Calls of one seller: a sheet of 1,000 prices takes five to write. */
const SHEET_WRITES: RateLimit = { name: 'price-write', tries: 600, seconds: 3_600 }

export type SheetEnv = ApiEnv & { Variables: { sheet: Sheet } }

/** The link that opens a sheet without a sign-in, and the message where it opens nothing. */
type LinkOptions = { kind: OfferLinkKind; header: string; tooOld: string }

/** The middleware of a sheet's calls: of its reads and of its writes. */
export function sheetGuard(options: LinkOptions) {
  const linked = byLinkToo(options.header)
  const opened = withSheet(options)
  return { read: [linked, opened], write: [linked, opened, countSheetWrite] } as const
}

/** Sets `c.var.sheet`: that of a mail's link where the call carries its token, whoever else is signed in; else the caller's own. @throws AppError unauthenticated, too-many */
const withSheet = (options: LinkOptions) =>
  createMiddleware<SheetEnv>(async (c, next) => {
    setPrivateHeader(c)
    c.set('sheet', await findSheet(c, options))
    await next()
  })

async function findSheet(c: Call, { kind, header, tooOld }: LinkOptions): Promise<Sheet> {
  const { ctx } = c.var
  const token = c.req.header(header)
  if (token === undefined) {
    const actor = await findActor(ctx, c.req.raw.headers)
    if (!actor) throw new AppError('unauthenticated', 'Please sign in')
    return { sellerId: actor.id, link: undefined }
  }
  const opened = await findOfferLink(ctx.db, kind, token)
  if (opened) return opened
  await ctx.limits.consume(OFFER_LINKS_BY_CLIENT, clientAddress(c))
  throw new AppError('unauthenticated', tooOld)
}

/** Documents the header that stands for a sign-in. */
const byLinkToo = (name: string) =>
  describeRoute({
    parameters: [
      {
        in: 'header',
        name,
        description: `The token of a reminder’s link, in place of a sign-in: for its offers alone, ${OFFER_LINK_DAYS} days long.`,
        schema: { type: 'string' },
      },
    ],
  })

const countSheetWrite = createMiddleware<SheetEnv>(async (c, next) => {
  await c.var.ctx.limits.consume(SHEET_WRITES, c.var.sheet.sellerId)
  await next()
})
