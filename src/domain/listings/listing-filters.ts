import { parsePriceRange } from '#domain/amount.ts'
import {
  HOME_KINDS,
  type HomeKind,
  LISTING_TYPES,
  type ListingType,
  type RentPeriod,
  ROOMS,
  SALE_PRICE_MAX,
} from '#domain/listings/listing-rules.ts'
import type { ListingSort } from '#domain/listings/listing-schema.ts'
import { MAX_PAGE } from '#domain/pagination.ts'
import type { Position } from '#domain/places/distance.ts'
import { findState, type State } from '#domain/places.ts'

/** The filters of the property search. Absent means no filter, or the default; prices in naira. */
export type ListingFilters = {
  searchTerm?: string | undefined
  type?: ListingType | undefined
  kind?: HomeKind | undefined
  state?: State | undefined
  /** A local government area of the state, by its name. */
  lga?: string | undefined
  area?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** What the prices are for, of rents: absent is a month. Sales have none. */
  pricePeriod?: RentPeriod | undefined
  /** The most that is paid on moving in, in naira: of homes of which that is known. */
  maxMoveIn?: number | undefined
  /** Only homes whose seller says that there is no agency fee. */
  noAgencyFee?: true | undefined
  /** Exactly so many, as "3 bedroom flat" means it. */
  bedrooms?: number | undefined
  minBedrooms?: number | undefined
  minBathrooms?: number | undefined
  parking?: true | undefined
  furnished?: true | undefined
  offer?: true | undefined
  /** Of verified sellers alone. */
  verified?: true | undefined
  sort?: ListingSort | undefined
  order?: 'asc' | 'desc' | undefined
  /** Where the person is: never in the URL of a page. */
  near?: Position | undefined
}

/** The filters of a listing URL, and the page where it starts when a link names one. */
export type ListingSearch = ListingFilters & {
  page?: number | undefined
  /** The names of filters whose values mean nothing, where the page says so. */
  ignored?: string | undefined
}

/**
 * Reads a URL, or the form, as kindly as it can: what means nothing is undefined, and so is a default. Every key is there,
 * because the router keeps the raw value of a key that is not.
 */
export function parseListingSearch(search: Record<string, unknown>): ListingSearch {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key].trim() : '')
  const whole = (key: string, min: number, max: number) => {
    const value = Number(String(search[key] ?? '').trim() || Number.NaN)
    return Number.isInteger(value) && value >= min && value <= max ? value : undefined
  }
  const flag = (key: string) => String(search[key]) === 'true' || undefined
  const state = findState(text('state'))
  const searchTerm = text('searchTerm').slice(0, 200) || undefined
  const type = LISTING_TYPES.find((each) => each === text('type'))
  const prices = parsePriceRange(search, SALE_PRICE_MAX)
  const isPriced = (prices.minPrice ?? prices.maxPrice) !== undefined && type !== 'sale'
  return {
    searchTerm,
    type,
    kind: HOME_KINDS.find((kind) => kind === text('kind')),
    state,
    lga: (state && text('lga').slice(0, 60)) || undefined,
    area: text('area').slice(0, 100) || undefined,
    ...prices,
    pricePeriod: isPriced && text('pricePeriod') === 'year' ? 'year' : undefined,
    maxMoveIn: parsePriceRange({ maxPrice: search.maxMoveIn }, SALE_PRICE_MAX).maxPrice,
    noAgencyFee: flag('noAgencyFee'),
    bedrooms: whole('bedrooms', ROOMS.min, ROOMS.max),
    minBedrooms: whole('minBedrooms', 2, ROOMS.max),
    minBathrooms: whole('minBathrooms', 2, ROOMS.max),
    parking: flag('parking'),
    furnished: flag('furnished'),
    offer: flag('offer'),
    verified: flag('verified'),
    ...parseSort(text('sort'), text('order'), searchTerm !== undefined),
    page: whole('page', 2, MAX_PAGE),
    ignored: text('ignored') || undefined,
  }
}

/**
 * An option of the form says both ("regularPrice_asc"), the URL each (docs/product.md 5.1). Without either a list is the newest first and
 * a search the best match first, so that the newest first is worth saying of a search alone.
 */
function parseSort(sort: string, order: string, searching: boolean): Pick<ListingFilters, 'sort' | 'order'> {
  const [, field, direction = order] = /^(created_?at|regularPrice)(?:_(asc|desc))?$/i.exec(sort) ?? []
  if (sort === 'nearest') return { sort, order: undefined }
  const ascending = direction === 'asc'
  if (field === 'regularPrice') return { sort: field, order: ascending ? 'asc' : 'desc' }
  if (ascending) return { sort: 'created_at', order: 'asc' }
  return field && searching ? { sort: 'created_at', order: 'desc' } : { sort: undefined, order: undefined }
}

/** Values that say what is so anyway. */
const DEFAULTS: Record<string, RegExp> = {
  type: /^all$/,
  minPrice: /^0+$/,
  maxPrice: /^0+$/,
  pricePeriod: /^(month|year)$/,
  maxMoveIn: /^0+$/,
  noAgencyFee: /^false$/,
  minBedrooms: /^[01]$/,
  minBathrooms: /^[01]$/,
  parking: /^false$/,
  furnished: /^false$/,
  offer: /^false$/,
  verified: /^false$/,
  sort: /^created_?at(_desc)?$/i,
  order: /^(asc|desc)$/,
  page: /^1$/,
}

/** The same for an address as somebody has typed or copied it: `ignored` names what means nothing, so that the page can say so. */
export function parseListingAddress(search: Record<string, unknown>): ListingSearch {
  const parsed = parseListingSearch(search)
  const ignored = Object.entries(parsed).flatMap(([name, value]) => {
    const written = String(search[name] ?? '').trim()
    return value !== undefined || !written || DEFAULTS[name]?.test(written) ? [] : [name]
  })
  return { ...parsed, ignored: ignored.join() || parsed.ignored }
}

/** The filters that are set, without the page and without whatever else stands in the URL. */
export function listingFiltersOf({
  page: _page,
  ignored: _ignored,
  ...filters
}: ListingSearch): ListingFilters {
  const known = Object.keys(parseListingSearch({}))
  return Object.fromEntries(
    Object.entries(filters).filter(([key, value]) => known.includes(key) && value !== undefined),
  )
}

/** The filters as the query string of the API. */
export const queryOfListingFilters = ({ near, ...filters }: ListingFilters): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
  ...(near && { near: `${near.lat},${near.lon}` }),
})
