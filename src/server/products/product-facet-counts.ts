import { CATEGORIES, CATEGORY_IDS, categoryName, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { STATES } from '#domain/places.ts'
import type { ProductFacets } from '#domain/search/search-schema.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { countProducts } from './found-products.ts'
import {
  allOf,
  categoryFact,
  factsOf,
  type ProductListQuery,
  stateFact,
  subCategoryFact,
  typeFact,
} from './product-facts.ts'
import { readSearch } from './search-products.ts'

const SUB_CATEGORIES = [
  ...new Set(CATEGORIES.flatMap(({ subCategories }) => subCategories as readonly string[])),
]

/** How many products each value of a filter would show: each filter's own choice is not thought of (docs/product.md 17.6). */
export async function countFacets(
  ctx: Context,
  asked: ProductListQuery,
  reading: Reading,
): Promise<ProductFacets> {
  const { filters, search } = await readSearch(ctx, asked, reading)
  const without = (others: ProductListQuery, values: readonly string[]) =>
    values.map((value) => allOf([factsOf({ ...filters, ...others }), value]))
  const counts = await countProducts(
    ctx.db,
    search,
    [
      ...without({ category: undefined, subCategory: undefined }, CATEGORY_IDS.map(categoryFact)),
      ...without({ subCategory: undefined }, SUB_CATEGORIES.map(subCategoryFact)),
      ...without({ location: undefined, lga: undefined }, STATES.map(stateFact)),
      ...without({ type: undefined }, PRODUCT_TYPES.map(typeFact)),
    ],
    SEARCH_TOTAL_MAX + 1,
  )
  const capped = counts.map((count) => ({
    count: Math.min(count, SEARCH_TOTAL_MAX),
    capped: count > SEARCH_TOTAL_MAX,
  }))
  const next = () => capped.shift() ?? { count: 0, capped: false }
  const categories = CATEGORY_IDS.map((id) => ({ id, category: categoryName(id), ...next() }))
  const subCategories = SUB_CATEGORIES.map((subCategory) => ({ subCategory, ...next() }))
  const states = STATES.map((state) => ({ state, ...next() }))
  const types = PRODUCT_TYPES.map((type) => ({ type, ...next() }))
  // Every product has one type.
  const shown = types.filter(({ type }) => type === (filters.type ?? type))
  const total = shown.reduce((sum, { count }) => sum + count, 0)
  const totalCapped = total > SEARCH_TOTAL_MAX || shown.some(({ capped: each }) => each)
  return { total: Math.min(total, SEARCH_TOTAL_MAX), totalCapped, categories, subCategories, states, types }
}
