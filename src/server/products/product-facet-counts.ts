import { CATEGORIES, CATEGORY_IDS, type CategoryId, categoryName, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { STATES } from '#domain/places.ts'
import type { ProductFacets } from '#domain/search/search-schema.ts'
import type { Context } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { type Counted, countKeyOf, readBrandCounts, readProductCounts } from '#server/db/product-counts.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { plainListOf } from './listed-page.ts'
import { statesOf } from './nearby-places.ts'
import { countIn, factsOf, type ProductListQuery } from './product-facts.ts'
import { type Alike, type Tally, tallyAmong, tallyProducts } from './product-tally.ts'
import { readSearch } from './read-search.ts'

const SUB_CATEGORIES = [
  ...new Set(CATEGORIES.flatMap(({ subCategories }) => subCategories as readonly string[])),
]

/**
 * How many products each value of a filter would show: each filter's own choice is not thought of (docs/product.md 17.6). Where more
 * meet the others than are counted, "at least so many" (`capped`). Without words they are exact.
 */
export async function countFacets(
  ctx: Context,
  asked: ProductListQuery,
  reading: Reading,
): Promise<ProductFacets> {
  const plain = plainListOf(asked)
  if (plain && reading.unsettled.length === 0) return countPlainFacets(ctx.db, plain.filters, asked.category)
  const { filters, search } = await readSearch(ctx, asked, reading)
  const tallyWithout = (others: ProductListQuery): Promise<Tally> =>
    tallyProducts(ctx.db, { ...search, facts: factsOf({ ...filters, ...others }) })
  const { category, subCategory, type, location, lga, brand } = filters
  const ifSet = (filter: unknown, others: ProductListQuery) => (filter ? tallyWithout(others) : undefined)
  const [own, ofCategory, ofSubCategory, ofType, ofState, ofBrand] = await Promise.all([
    ifSet(!category && !subCategory && !type && !location, {}),
    ifSet(category, { category: undefined, subCategory: undefined }),
    ifSet(subCategory, { subCategory: undefined }),
    ifSet(type, { type: undefined }),
    ifSet(location, { location: undefined, lga: undefined }),
    ifSet(brand, { brand: undefined }),
  ])
  // What meets all filters is among what meets all but one, and is not read again where a tally has all of that and tells it apart.
  const isFiled = ({ subCategories }: Alike) => !subCategory || subCategories.includes(subCategory)
  const among: [Tally | undefined, (one: Alike) => boolean][] = [
    [ofType, (one) => one.type === type],
    [ofCategory, (one) => one.category === category && isFiled(one)],
    [ofSubCategory, isFiled],
    [lga ? undefined : ofState, ({ place }) => place.startsWith(`${location}/`)],
  ]
  let all = own
  for (const [tally, meets] of among) all ??= tally && tallyAmong(tally, meets)
  all ??= await tallyWithout({})
  const byCategory = ofCategory ?? ofSubCategory ?? all
  const bySubCategory = ofSubCategory ?? all
  const byType = ofType ?? all
  const byState = ofState ?? all
  const states = statesOf(byState.places)
  const { count: total, capped: totalCapped } = countIn(all, new Map([['', all.total]]), '')
  return {
    total,
    totalCapped,
    categories: CATEGORY_IDS.map((id) => ({
      id,
      category: categoryName(id),
      ...countIn(byCategory, byCategory.categories, id),
    })),
    subCategories: SUB_CATEGORIES.map((subCategory) => ({
      subCategory,
      ...countIn(bySubCategory, bySubCategory.subCategories, subCategory),
    })),
    states: STATES.map((state) => ({ state, ...countIn(byState, states, state) })),
    types: PRODUCT_TYPES.map((type) => ({ type, ...countIn(byType, byType.types, type) })),
    brands: brandsOf(ofBrand ?? all),
  }
}

/**
 * The same without words, from the counts that are kept: exact, and of now.
 * @param category the one that was asked for, not only implied by a sub-category
 */
async function countPlainFacets(
  db: Db,
  filters: Counted,
  category: CategoryId | undefined,
): Promise<ProductFacets> {
  const filed = (id: CategoryId) => ({ ...filters, category: id, subCategory: undefined })
  const categories = CATEGORY_IDS.map((id) => ({ id, key: countKeyOf(filed(id)) }))
  const subCategories = SUB_CATEGORIES.map((name) => ({
    name,
    keys: CATEGORIES.filter(
      ({ id, subCategories: known }) => (!category || id === category) && known.some((each) => each === name),
    ).map(({ id }) => countKeyOf({ ...filters, category: id, subCategory: name })),
  }))
  const states = STATES.map((state) => ({ state, key: countKeyOf({ ...filters, location: state }) }))
  const types = PRODUCT_TYPES.map((type) => ({ type, key: countKeyOf({ ...filters, type }) }))
  const total = countKeyOf(filters)
  const [counts, brands] = await Promise.all([
    readProductCounts(db, [
      total,
      ...[...categories, ...states, ...types].map(({ key }) => key),
      ...subCategories.flatMap(({ keys }) => keys),
    ]),
    readBrandCounts(db, filters),
  ])
  const counted = (...keys: string[]) => ({
    count: keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0),
    capped: false,
  })
  return {
    total: counted(total).count,
    totalCapped: false,
    categories: categories.map(({ id, key }) => ({ id, category: categoryName(id), ...counted(key) })),
    subCategories: subCategories.map(({ name, keys }) => ({ subCategory: name, ...counted(...keys) })),
    states: states.map(({ state, key }) => ({ state, ...counted(key) })),
    types: types.map(({ type, key }) => ({ type, ...counted(key) })),
    brands: brandsOf({ isAll: true, brands }, { isExact: true }),
  }
}

/** So many makers are named, those with the most offers first. */
const BRANDS_MAX = 40

/** However a seller writes it, a maker is one. */
function brandsOf(tally: Pick<Tally, 'isAll' | 'brands'>, { isExact = false } = {}): ProductFacets['brands'] {
  const brands = new Map<string, { brand: string; count: number }>()
  for (const [brand, count] of [...tally.brands].sort(([, one], [, other]) => other - one)) {
    const key = brand.toLowerCase()
    brands.set(key, { brand: brands.get(key)?.brand ?? brand, count: (brands.get(key)?.count ?? 0) + count })
  }
  const counts = new Map([...brands.values()].map(({ brand, count }) => [brand, count]))
  return [...counts]
    .sort(([one, more], [other, less]) => less - more || one.localeCompare(other))
    .slice(0, BRANDS_MAX)
    .map(([brand, count]) => ({
      brand,
      ...(isExact ? { count, capped: false } : countIn(tally, counts, brand)),
    }))
}
