import { CATEGORIES, CATEGORY_IDS, categoryName, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { STATES } from '#domain/places.ts'
import type { ProductFacets } from '#domain/search/search-schema.ts'
import type { Context } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { beginReading, type Reading } from '#server/db/reading-moment.ts'
import { products } from '#server/db/schema/products.ts'
import { refreshed } from '#server/search/refreshed.ts'
import { statesOf } from './nearby-places.ts'
import {
  categoryFact,
  countIn,
  factsOf,
  type ProductListQuery,
  stateFact,
  subCategoryFact,
  typeFact,
} from './product-facts.ts'
import { countFacts, type Tally, tallyProducts } from './product-tally.ts'
import { readSearch } from './search-products.ts'

const SUB_CATEGORIES = [
  ...new Set(CATEGORIES.flatMap(({ subCategories }) => subCategories as readonly string[])),
]

/**
 * How many products each value of a filter would show: each filter's own choice is not thought of (docs/product.md 17.6). Where more
 * meet the others than are counted, "at least so many" (`capped`).
 */
export async function countFacets(
  ctx: Context,
  asked: ProductListQuery,
  reading: Reading,
): Promise<ProductFacets> {
  const { filters, search } = await readSearch(ctx, asked, reading)
  const tallies = new Map<string, Promise<Tally>>()
  const tallyWithout = (others: ProductListQuery): Promise<Tally> => {
    const facts = factsOf({ ...filters, ...others })
    const tally = tallies.get(facts) ?? tallyOf(ctx.db, { ...search, facts })
    tallies.set(facts, tally)
    return tally
  }
  const [all, ofCategory, ofSubCategory, ofState, ofType, ofBrand] = await Promise.all([
    tallyWithout({}),
    tallyWithout({ category: undefined, subCategory: undefined }),
    tallyWithout({ subCategory: undefined }),
    tallyWithout({ location: undefined, lga: undefined }),
    tallyWithout({ type: undefined }),
    tallyWithout({ brand: undefined }),
  ])
  const states = statesOf(ofState.places)
  const { count: total, capped: totalCapped } = countIn(all, new Map([['', all.total]]), '')
  return {
    total,
    totalCapped,
    categories: CATEGORY_IDS.map((id) => ({
      id,
      category: categoryName(id),
      ...countIn(ofCategory, ofCategory.categories, id),
    })),
    subCategories: SUB_CATEGORIES.map((subCategory) => ({
      subCategory,
      ...countIn(ofSubCategory, ofSubCategory.subCategories, subCategory),
    })),
    states: STATES.map((state) => ({ state, ...countIn(ofState, states, state) })),
    types: PRODUCT_TYPES.map((type) => ({ type, ...countIn(ofType, ofType.types, type) })),
    brands: brandsOf(ofBrand),
  }
}

/** So many makers are named, those with the most offers first. */
const BRANDS_MAX = 40

/** However a seller writes it, a maker is one. */
function brandsOf(tally: Tally): ProductFacets['brands'] {
  const brands = new Map<string, { brand: string; count: number }>()
  for (const [brand, count] of [...tally.brands].sort(([, one], [, other]) => other - one)) {
    const key = brand.toLowerCase()
    brands.set(key, { brand: brands.get(key)?.brand ?? brand, count: (brands.get(key)?.count ?? 0) + count })
  }
  const counts = new Map([...brands.values()].map(({ brand, count }) => [brand, count]))
  return [...counts]
    .sort(([one, more], [other, less]) => less - more || one.localeCompare(other))
    .slice(0, BRANDS_MAX)
    .map(([brand]) => ({ brand, ...countIn(tally, counts, brand) }))
}

/** So old may the counts of the whole catalogue be, which everybody is shown first. */
const COUNTED_MS = 60_000

const wholeCatalogues = new WeakMap<Db, () => Promise<Tally>>()

async function tallyOf(db: Db, search: Parameters<typeof tallyProducts>[1]): Promise<Tally> {
  const { words, facts, minPrice, maxPrice } = search
  const isOpen = words === '' && facts === '' && minPrice === undefined && maxPrice === undefined
  const tally = await tallyProducts(db, search)
  if (!isOpen || tally.isAll) return tally
  const read = wholeCatalogues.get(db) ?? refreshed(COUNTED_MS, () => tallyCatalogue(db))
  wholeCatalogues.set(db, read)
  return { ...(await read()), brands: tally.brands }
}

/** The values of a large catalogue, each counted as far as it is shown. */
async function tallyCatalogue(db: Db): Promise<Tally> {
  const facts = [
    CATEGORY_IDS.map(categoryFact),
    SUB_CATEGORIES.map(subCategoryFact),
    STATES.map(stateFact),
    PRODUCT_TYPES.map(typeFact),
  ]
  const counts = await countFacts(db, facts.flat(), await beginReading(db, products), SEARCH_TOTAL_MAX + 1)
  const next = (values: readonly string[], suffix = '') =>
    new Map(values.map((value) => [value + suffix, counts.shift() ?? 0]))
  return {
    isAll: true,
    total: SEARCH_TOTAL_MAX + 1,
    categories: next(CATEGORY_IDS),
    subCategories: next(SUB_CATEGORIES),
    places: next(STATES, '/'),
    types: next(PRODUCT_TYPES),
    brands: new Map(),
  }
}
