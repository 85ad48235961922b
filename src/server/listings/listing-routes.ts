import type { Context as HonoContext } from 'hono'
import * as z from 'zod/mini'
import { isGone } from '#domain/listings/availability.ts'
import {
  HOME_KINDS,
  LISTING_TYPES,
  RENT_PERIODS,
  ROOMS,
  SALE_PRICE_MAX,
} from '#domain/listings/listing-rules.ts'
import {
  LISTING_SORTS,
  Listing,
  ListingFacets,
  ListingPage,
  SellerListings,
} from '#domain/listings/listing-schema.ts'
import { canEditOffer } from '#domain/offers/offer-rules.ts'
import { LISTING_PAGE_SIZE, paginateCapped } from '#domain/pagination.ts'
import { readingOf, setPrivateHeader, setTotalHeaders, setVersionHeader } from '#server/api/cache-headers.ts'
import { dependsOn, homesOf, homeTag, WORDS } from '#server/api/depends-on.ts'
import { findActor } from '#server/api/identity.ts'
import { encodePlace, type ListPlace, nextRows, rowsBefore } from '#server/api/list-place.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { type ApiEnv, createRouter, documented, userIdParameter } from '#server/api/router.ts'
import { countMissed } from '#server/search/missed-searches.ts'
import { countListingFacets } from './listing-facets.ts'
import { getListing, listingId, listingsOf, listSimilarListings, noSuchListing } from './listing-queries.ts'
import { searchListings } from './search-listings.ts'
import { listSellerListings } from './seller-listings.ts'

const TAG = 'Listings'

const naira = (name: string, description: string) =>
  parameters.number(description, { name, min: 0, max: SALE_PRICE_MAX })

const rooms = (name: string, description = 'At least so many') =>
  parameters.number(description, { name, min: 0, max: ROOMS.max })

const FILTERS = {
  searchTerm: parameters.words(
    'What is looked for, as people say it: words of the name, the address or the description, a place, a price, a number of bedrooms',
  ),
  type: parameters.oneOf('What is asked', 'type', ['all', ...LISTING_TYPES]),
  kind: parameters.oneOf('What kind of home', 'kind', [...HOME_KINDS]),
  parking: parameters.flag('Only with parking'),
  furnished: parameters.flag('Only furnished'),
  offer: parameters.flag('Only with an offer'),
  verified: parameters.flag('Only of verified sellers'),
  minPrice: naira('minPrice', 'Naira; for rent, per pricePeriod'),
  maxPrice: naira('maxPrice', 'Naira; for rent, per pricePeriod'),
  pricePeriod: parameters.oneOf('What the prices of rents are for: month without it', 'pricePeriod', [
    ...RENT_PERIODS,
  ]),
  maxMoveIn: naira('maxMoveIn', 'Naira paid on moving in, at most: of homes of which that is known'),
  noAgencyFee: parameters.flag('Only without an agency fee'),
  bedrooms: rooms('bedrooms', 'Exactly so many'),
  minBedrooms: rooms('minBedrooms'),
  minBathrooms: rooms('minBathrooms'),
  state: parameters.state('state'),
  lga: parameters.localGovernment,
  near: parameters.position('near'),
  area: parameters.words('Words of the area: Lekki finds Lekki Phase 1 and Chevron Lekki'),
  sort: parameters.oneOf('Newest or price; createdAt is understood too', 'sort', [
    ...LISTING_SORTS,
    'createdAt',
  ]),
  order: parameters.oneOf('Direction', 'order', ['asc', 'desc']),
  limit: parameters.limit,
  asOf: parameters.asOf,
}
const ListingQuery = z.object({ ...FILTERS, startIndex: parameters.startIndex })
const SearchQuery = z.object({ ...FILTERS, page: parameters.page, after: parameters.afterPlace })
const FacetQuery = z.omit(z.object(FILTERS), { sort: true, order: true, near: true, limit: true })

const PagingQuery = z.pick(SearchQuery, { page: true, limit: true, asOf: true, after: true })

type Filters = z.output<typeof ListingQuery>

/** What a call asks for, as of the moment of the list. */
async function askedFor(
  c: HonoContext<ApiEnv>,
  {
    searchTerm,
    near,
    type,
    sort,
    state,
    lga,
    limit: _limit,
    asOf,
    parking,
    furnished,
    offer,
    verified,
    noAgencyFee,
    ...filters
  }: Partial<Omit<Filters, 'startIndex'>>,
) {
  // Where somebody is stays out of caches.
  if (near) setPrivateHeader(c)
  return {
    searchTerm,
    byHand: {
      ...filters,
      ...parameters.placeOf(state, lga),
      parking: parking || undefined,
      furnished: furnished || undefined,
      offer: offer || undefined,
      verified: verified || undefined,
      noAgencyFee: noAgencyFee || undefined,
      type: type === 'all' ? undefined : type,
      sort: sort === 'createdAt' ? ('created_at' as const) : sort,
    },
    near,
    reading: await readingOf(c, 'listings', asOf),
  }
}

async function searched(
  c: HonoContext<ApiEnv>,
  { startIndex: offset = 0, after, ...query }: Filters & { after?: ListPlace | undefined },
  options: { relax: boolean },
) {
  const { limit = LISTING_PAGE_SIZE } = query
  const asked = await askedFor(c, query)
  const found = await searchListings(c.var.ctx, { ...asked, offset, limit, after }, options)
  // What words mean, and what else there is instead, hangs on all homes.
  if (asked.searchTerm || found.relaxed) dependsOn(homesOf(), WORDS)
  else dependsOn(homesOf({ state: asked.byHand.state }))
  return { ...found, listings: await listingsOf(c.var.ctx, found.ids, found.origin) }
}

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
    documented(
      TAG,
      'Listings by filter; the total in X-Total-Count, of other filters than state and type capped at 1,000 (X-Total-Capped)',
      z.array(Listing),
    ),
    parameters.query(ListingQuery),
    async (c) => {
      const { listings, ...found } = await searched(c, c.req.valid('query'), { relax: false })
      setTotalHeaders(c, found)
      return c.json(listings)
    },
  )
  .get(
    '/search',
    documented(TAG, 'Listings by filter, 10 a page, and what was made of the words', ListingPage),
    parameters.query(SearchQuery),
    async (c) => {
      const { page = 1, limit = LISTING_PAGE_SIZE, after, ...query } = c.req.valid('query')
      const startIndex = rowsBefore({ page, limit, after })
      const { listings, counted, isExact, more, next, understood, relaxed } = await searched(
        c,
        { ...query, limit, startIndex, after },
        { relax: true },
      )
      const { searchTerm: typed, state: place } = query
      if (typed && page === 1 && (counted === 0 || relaxed !== null))
        countMissed(c, { kind: 'listings', typed, understood, place })
      const seen = startIndex + listings.length + Number(more)
      return c.json({
        listings,
        pagination: {
          ...paginateCapped({ page, limit, counted, isExact, seen }),
          next: next ? encodePlace(next) : null,
        },
        understood: [...understood],
        relaxed,
      })
    },
  )
  .get(
    '/facets',
    documented(TAG, 'How many homes each kind, state and local government would show', ListingFacets),
    parameters.query(FacetQuery),
    async (c) => {
      dependsOn(homesOf(), WORDS)
      return c.json(await countListingFacets(c.var.ctx, await askedFor(c, c.req.valid('query'))))
    },
  )
  .get(
    '/user/:userId',
    documented(TAG, 'A seller’s homes, newest first, 10 a page', SellerListings),
    parameters.query(PagingQuery),
    async (c) => {
      const { page = 1, limit = LISTING_PAGE_SIZE, asOf, after } = c.req.valid('query')
      const offset = rowsBefore({ page, limit, after })
      const { listings, seen, ...total } = await listSellerListings(
        c.var.ctx,
        userIdParameter(c.req.param('userId')),
        {
          ...(await readingOf(c, 'listings', asOf)),
          offset,
          limit,
        },
      )
      const pagination = paginateCapped({ page, limit, seen, ...total })
      return c.json({
        listings,
        pagination: { ...pagination, next: nextRows({ rows: offset + limit, seen }) },
      })
    },
  )
  .get(
    '/get/:id',
    documented(
      TAG,
      'One listing',
      Listing,
      'One that was let or sold more than 90 days ago is answered with 410: forget it.',
    ),
    async (c) => {
      dependsOn(homeTag(c.req.param('id')))
      const { listing, version } = await shownListing(c, listingId(c.req.param('id')))
      setVersionHeader(c, version, listing)
      return c.json(listing, isGone(listing, Date.now()) ? 410 : 200)
    },
  )
  .get(
    '/similar/:id',
    documented(
      TAG,
      'Up to 8 homes like this one for the same purpose, nearest first: those of its state, there those of its area, then those of states near it, then by bedrooms and price',
      z.array(Listing),
    ),
    async (c) => {
      const id = listingId(c.req.param('id'))
      dependsOn(homeTag(id), homesOf())
      return c.json(await listSimilarListings(c.var.ctx, id))
    },
  )
