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

/** The filters of a marketplace URL, and the page where it starts when a link names one. */
export type ProductSearch = ProductFilters & { page?: number | undefined }

/**
 * Reads a URL as kindly as it can: what means nothing is undefined, old spellings are understood.
 * Every key is there, because the router keeps the raw value of a key that is not.
 */
export function parseProductSearch(search: Record<string, unknown>): ProductSearch {
  const text = (key: string) => (typeof search[key] === 'string' ? search[key].trim() : '')
  const category = findCategory(text('category'))
  const subCategory = findSubCategory(text('subCategory'))
  return {
    category: category?.category,
    subCategory:
      subCategory && (!category || category.subCategories.includes(subCategory)) ? subCategory : undefined,
    location: findState(text('location')),
    lga: text('lga').slice(0, 60) || undefined,
    type: findProductType(text('type')),
    ...parsePriceRange(search, PRODUCT_PRICE.max),
    sort: PRODUCT_SORTS.find((sort) => sort === text('sort')),
    name: text('name').slice(0, 200) || undefined,
    ...parsePage(search),
  }
}

/** The filters that are set, without the page and without whatever else stands in the URL. */
export function filtersOf(search: ProductSearch): ProductFilters {
  const { category, subCategory, location, lga, type, minPrice, maxPrice, name, sort, near } = search
  const filters = { category, subCategory, location, lga, type, minPrice, maxPrice, name, sort, near }
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
