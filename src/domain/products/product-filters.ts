import { parsePriceRange } from '#domain/amount.ts'
import {
  type CategoryName,
  findCategory,
  findProductType,
  findSubCategory,
  type ProductType,
  type SubCategory,
} from '#domain/catalogue.ts'
import { parsePage } from '#domain/pagination.ts'
import type { Position } from '#domain/places/distance.ts'
import { findState, type State } from '#domain/places.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'

/** Without one, a search shows its best matches first and everything else its newest (docs/product.md 17.6). */
export const PRODUCT_SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'nearest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** The marketplace's filters, by the readable names that stand in the URL. Absent means no filter; prices in naira. */
export type ProductFilters = {
  category?: CategoryName | undefined
  subCategory?: SubCategory | undefined
  location?: State | undefined
  /** A local government area of `location`. */
  lga?: string | undefined
  type?: ProductType | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** The maker, as offers name it. */
  brand?: string | undefined
  /** Of verified sellers alone. */
  verified?: true | undefined
  name?: string | undefined
  sort?: ProductSort | undefined
  /** Where the visitor is. It goes to the API and never into a URL that can be shared. */
  near?: Position | undefined
}

/** What of it the URL of a page says. */
export type ProductUrlFilters = Omit<ProductFilters, 'near'>

/** The filters of a marketplace URL, the page where it starts when a link names one, and what it named in vain. */
export type ProductSearch = ProductUrlFilters & {
  page?: number | undefined
  /** The filters whose values mean nothing, with commas between them. */
  ignored?: string | undefined
}

/**
 * Reads a URL as kindly as it can: what means nothing is undefined, old spellings are understood.
 * Every key is there, because the router keeps the raw value of a key that is not.
 */
export function parseProductSearch(search: Record<string, unknown>): ProductSearch {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key].trim() : '')
  const category = findCategory(text('category'))
  const subCategory = findSubCategory(text('subCategory'))
  const location = findState(text('location'))
  const name = text('name').slice(0, 200) || undefined
  const sort = PRODUCT_SORTS.find((known) => known === text('sort'))
  return {
    category: category?.category,
    subCategory:
      subCategory && (!category || category.subCategories.includes(subCategory)) ? subCategory : undefined,
    location,
    lga: (location && text('lga').slice(0, 60)) || undefined,
    type: findProductType(text('type')),
    brand: text('brand').slice(0, 60) || undefined,
    verified: String(search.verified) === 'true' || undefined,
    name,
    ...parsePriceRange(search, PRODUCT_PRICE.max),
    sort: sort === 'relevance' || sort === defaultSort(name) ? undefined : sort,
    ...parsePage(search),
    ignored: text('ignored') || undefined,
  }
}

/** Filters whose values are given, so that a URL may name one that does not exist. */
export const CHOSEN_FILTERS = [
  'category',
  'subCategory',
  'location',
  'lga',
  'type',
  'minPrice',
  'maxPrice',
  'sort',
] as const
export type ChosenFilter = (typeof CHOSEN_FILTERS)[number]

/** The same for an address as somebody has typed or copied it: names in `ignored` what means nothing, so that the page can say so. */
export function parseProductAddress(search: Record<string, unknown>): ProductSearch {
  const parsed = parseProductSearch(search)
  const before = String(search.ignored).split(',')
  const ignored = CHOSEN_FILTERS.filter(
    (filter) =>
      before.includes(filter) ||
      (search[filter] && parsed[filter] === undefined && !isDefault(search, filter)),
  )
  return { ...parsed, ignored: ignored.join() || undefined }
}

/** An order that is not said because it is the order anyway. */
const isDefault = (search: Record<string, unknown>, filter: ChosenFilter) =>
  filter === 'sort' && PRODUCT_SORTS.some((sort) => sort === search.sort)

/** What a list is ordered by when nothing is said. */
export const defaultSort = (name: string | undefined): ProductSort => (name ? 'relevance' : 'newest')

/** The filters that are set, without the page and without whatever else stands in the URL. */
export function filtersOf(search: ProductSearch): ProductUrlFilters {
  const { page: _page, ignored: _ignored, ...filters } = parseProductSearch(search)
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** The filters as the query string of the API. */
export function queryOfFilters({ minPrice, maxPrice, near, verified, ...filters }: ProductFilters) {
  return {
    ...filters,
    ...(verified && { verified: 'true' }),
    ...(minPrice !== undefined && { minPrice: String(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: String(maxPrice) }),
    ...(near && { near: `${near.lat},${near.lon}` }),
  }
}
