import * as z from 'zod/mini'
import { Listing } from '#domain/listings/listing-schema.ts'
import { OfferQuota } from '#domain/offers/offer-schema.ts'
import { MAX_PAGE_SIZE } from '#domain/pagination.ts'
import { Product } from '#domain/products/product-schema.ts'
import { readingOf, setTotalHeaders } from '#server/api/cache-headers.ts'
import type { Call } from '#server/api/call.ts'
import type { ActorContext } from '#server/api/context.ts'
import { signedIn } from '#server/api/identity.ts'
import { ownIdOf } from '#server/api/ownership.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, documented } from '#server/api/router.ts'
import { listingOffers, type OfferDefinition, productOffers } from './offer-kinds.ts'
import { getQuota } from './offer-quota.ts'

const ListQuery = z.object({
  startIndex: parameters.startIndex,
  limit: parameters.limit,
  asOf: parameters.asOf,
})

type OwnList = { userId: string } & z.infer<typeof ListQuery>

/** The newest first, with what an admin has hidden. @throws AppError not-found, forbidden */
async function ownOffers<Offer extends object, Input extends object>(
  c: Call & { var: { ctx: ActorContext } },
  { noun, listOwn }: OfferDefinition<Offer, Input>,
  { userId, startIndex = 0, limit = MAX_PAGE_SIZE, asOf }: OwnList,
): Promise<Offer[]> {
  const { ctx } = c.var
  const ownerId = await ownIdOf(ctx, userId, `These are the ${noun}s of somebody else`)
  const { offers, counted } = await listOwn(ctx, {
    ownerId,
    ...(await readingOf(c, `${noun}s`, asOf)),
    offset: startIndex,
    limit,
  })
  setTotalHeaders(c, { counted, isExact: false })
  return offers
}

const documentedList = (noun: string, offer: z.ZodMiniType) =>
  documented(
    'Users',
    `The own ${noun}s, newest first, 50 from startIndex on; the total in X-Total-Count, up to 1,000 (X-Total-Capped)`,
    z.array(offer),
  )

/** These are mounted below /user, whose other calls belong to accounts. */
export const ownProductRoutes = createRouter().get(
  '/:userId',
  documentedList('product', Product),
  signedIn,
  parameters.query(ListQuery),
  async (c) => c.json(await ownOffers(c, productOffers, { ...c.req.param(), ...c.req.valid('query') })),
)

export const ownListingRoutes = createRouter().get(
  '/:userId',
  documentedList('listing', Listing),
  signedIn,
  parameters.query(ListQuery),
  async (c) => c.json(await ownOffers(c, listingOffers, { ...c.req.param(), ...c.req.valid('query') })),
)

export const ownQuotaRoutes = createRouter().get(
  '/:userId',
  documented(
    'Users',
    'How many own offers are online, may be online, and wait',
    OfferQuota,
    'What is beyond the quota waits: the oldest comes online as soon as there is room.',
  ),
  signedIn,
  async (c) => {
    const { ctx } = c.var
    const ownerId = await ownIdOf(ctx, c.req.param('userId'), 'These are the offers of somebody else')
    return c.json(await getQuota(ctx.db, ownerId))
  },
)
