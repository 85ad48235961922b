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
import { findState, type State } from '#domain/places.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'

/** Without one, a search shows its best matches first and everything else its newest (docs/product.md 17.6). */
export const PRODUCT_SORTS = ['relevance', 'newest', 'price-asc', 'price-desc', 'nearest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** A place on the map, in degrees. */
export type Position = { lat: number; lon: number }

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
  name?: string | undefined
  sort?: ProductSort | undefined
  /** Where the visitor is. It goes to the API and never into a URL that can be shared. */
  near?: Position | undefined
}

/** What of it the URL of a page says. */
export type ProductUrlFilters = Omit<ProductFilters, 'near'>

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

/** The filters of a marketplace URL, the page where it starts when a link names one, and what it named in vain. */
export type ProductSearch = ProductUrlFilters & {
  page?: number | undefined
  /** The filters whose values mean nothing, with commas between them. */
  ignored?: string | undefined
}

/**
 * Reads a URL as kindly as it can: old spellings are understood; what means nothing is undefined, and its name stands in `ignored`,
 * so that the page can say so. Every key is there, because the router keeps the raw value of a key that is not.
 */
export function parseProductSearch(search: Record<string, unknown>): ProductSearch {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key].trim() : '')
  const category = findCategory(text('category'))
  const subCategory = findSubCategory(text('subCategory'))
  const location = findState(text('location'))
  const name = text('name').slice(0, 200) || undefined
  const sort = PRODUCT_SORTS.find((known) => known === text('sort'))
  const filters = {
    category: category?.category,
    subCategory:
      subCategory && (!category || category.subCategories.includes(subCategory)) ? subCategory : undefined,
    location,
    lga: (location && text('lga').slice(0, 60)) || undefined,
    type: findProductType(text('type')),
    name,
    ...parsePriceRange(search, PRODUCT_PRICE.max),
    sort,
  }
  const before = text('ignored').split(',')
  const ignored = CHOSEN_FILTERS.filter(
    (filter) => (text(filter) && filters[filter] === undefined) || before.includes(filter),
  )
  return {
    ...filters,
    sort: sort === 'relevance' || sort === defaultSort(name) ? undefined : sort,
    ...parsePage(search),
    ignored: ignored.join() || undefined,
  }
}

/** What a list is ordered by when nothing is said. */
export const defaultSort = (name: string | undefined): ProductSort => (name ? 'relevance' : 'newest')

/** The filters that are set, without the page and without whatever else stands in the URL. */
export function filtersOf(search: ProductSearch): ProductUrlFilters {
  const { category, subCategory, location, lga, type, name, minPrice, maxPrice, sort } = search
  const filters = { category, subCategory, location, lga, type, name, minPrice, maxPrice, sort }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** The filters as the query string of the API. */
export function queryOfFilters({ minPrice, maxPrice, near, ...filters }: ProductFilters) {
  return {
    ...filters,
    ...(minPrice !== undefined && { minPrice: String(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: String(maxPrice) }),
    ...(near && { near: `${near.lat},${near.lon}` }),
  }
}
