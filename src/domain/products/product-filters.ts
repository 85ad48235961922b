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

/** The marketplace's filters, by the readable names that stand in the URL. Absent means no filter. */
export type ProductFilters = {
  category?: CategoryName | undefined
  subCategory?: SubCategory | undefined
  location?: State | undefined
  type?: ProductType | undefined
  name?: string | undefined
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
    type: findProductType(text('type')),
    name: text('name').slice(0, 200) || undefined,
    ...parsePage(search),
  }
}

/** The filters that are set, without the page and without whatever else stands in the URL. */
export function filtersOf({ category, subCategory, location, type, name }: ProductSearch): ProductFilters {
  const filters = { category, subCategory, location, type, name }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}
