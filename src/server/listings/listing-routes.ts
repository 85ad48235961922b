import type { Context as HonoContext } from 'hono'
import * as z from 'zod/mini'
import { LISTING_TYPES, ROOMS, SALE_PRICE_MAX } from '#domain/listings/listing-rules.ts'
import { LISTING_SORTS, Listing } from '#domain/listings/listing-schema.ts'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import { LISTING_PAGE_SIZE } from '#domain/pagination.ts'
import { readingOf, setPrivateHeader, setTotalHeader, setVersionHeader } from '#server/api/cache-headers.ts'
import { findActor } from '#server/api/identity.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { type ApiEnv, createRouter, documented } from '#server/api/router.ts'
import { listings as table } from '#server/db/schema/listings.ts'
import { getListing, listingId, listListings, listSimilarListings, noSuchListing } from './listing-queries.ts'

const TAG = 'Listings'

const naira = (name: string, description: string) =>
  parameters.number(description, { name, min: 0, max: SALE_PRICE_MAX })

const rooms = (name: string) => parameters.number('At least so many', { name, min: 0, max: ROOMS.max })

const ListingQuery = z.object({
  searchTerm: parameters.words('Words of the name, the address or the description'),
  type: parameters.oneOf('What is asked', 'type', ['all', ...LISTING_TYPES]),
  parking: parameters.flag('Only with parking'),
  furnished: parameters.flag('Only furnished'),
  offer: parameters.flag('Only with an offer'),
  minPrice: naira('minPrice', 'Naira; for rent, per month'),
  maxPrice: naira('maxPrice', 'Naira; for rent, per month'),
  minBedrooms: rooms('minBedrooms'),
  minBathrooms: rooms('minBathrooms'),
  state: parameters.state('state'),
  area: parameters.words('Words of the area: Lekki finds Lekki Phase 1 and Chevron Lekki'),
  sort: parameters.oneOf('Newest or price; createdAt is understood too', 'sort', [
    ...LISTING_SORTS,
    'createdAt',
  ]),
  order: parameters.oneOf('Direction', 'order', ['asc', 'desc']),
  startIndex: parameters.startIndex,
  limit: parameters.limit,
  asOf: parameters.asOf,
})

/** What is hidden is shown to its owner alone, whose form asks here, too. @throws AppError not-found */
async function shownListing(c: HonoContext<ApiEnv>, id: string) {
  const found = await getListing(c.var.ctx, id, { hiddenToo: true })
  if (!found.listing.hidden) return found
  setPrivateHeader(c)
  const actor = await findActor(c.var.ctx, c.req.raw.headers)
  if (!actor || !canEditOffer(actor, found.listing)) throw noSuchListing()
  return found
}

export const listingRoutes = createRouter()
  .get(
    '/get',
    documented(TAG, 'Listings by filter; the total in X-Total-Count', z.array(Listing)),
    parameters.query(ListingQuery),
    async (c) => {
      const {
        type,
        sort,
        startIndex: offset = 0,
        limit = LISTING_PAGE_SIZE,
        asOf,
        ...filters
      } = c.req.valid('query')
      const { listings, total } = await listListings(c.var.ctx, {
        ...filters,
        type: type === 'all' ? undefined : type,
        sort: sort === 'createdAt' ? 'created_at' : sort,
        offset,
        limit,
        ...(await readingOf(c, table, asOf)),
      })
      setTotalHeader(c, total)
      return c.json(listings)
    },
  )
  .get('/get/:id', documented(TAG, 'One listing', Listing), async (c) => {
    const { listing, version } = await shownListing(c, listingId(c.req.param('id')))
    setVersionHeader(c, version, listing)
    return c.json(listing)
  })
  .get(
    '/similar/:id',
    documented(
      TAG,
      'Up to 8 homes like this one for the same purpose, nearest first: by state, area, bedrooms and price',
      z.array(Listing),
    ),
    async (c) => c.json(await listSimilarListings(c.var.ctx, listingId(c.req.param('id')))),
  )
