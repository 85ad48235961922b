import { parsePriceLimits } from '#domain/amounts.ts'
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
import { PRODUCT_PRICE } from './product-rules.ts'

/** Orders of a list of products. Without one: best match where something is searched for, else the newest first. */
export const PRODUCT_SORTS = ['relevance', 'price-asc', 'price-desc', 'nearest', 'newest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** The marketplace's filters, by the readable names that stand in the URL. Absent means no filter; prices in naira. */
export type ProductFilters = {
  category?: CategoryName | undefined
  subCategory?: SubCategory | undefined
  location?: State | undefined
  /** A local government area of the location. */
  lga?: string | undefined
  type?: ProductType | undefined
  name?: string | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  sort?: ProductSort | undefined
  /** Where somebody is, in degrees. Never in the URL of a page. */
  near?: { lat: number; lon: number } | undefined
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
    lga: (location && text('lga').slice(0, 100)) || undefined,
    type: findProductType(text('type')),
    name,
    ...parsePriceLimits(search, PRODUCT_PRICE.max),
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
