import { CATEGORIES, type CategoryId } from '#domain/catalogue.ts'
import { SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import type { State } from '#domain/places.ts'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { plainWords } from '#domain/search/tokens.ts'
import { allOf, anyOf, nameQuery, phraseQuery } from '#server/search/tsquery.ts'

/** Which products: the filters of the marketplace, and whose they are. */
export type ProductListQuery = Omit<ProductFilters, 'category'> & {
  category?: CategoryId | undefined
  ownerId?: string | undefined
  /** What an offer says that is in `lga`, where nobody knows that it is; else the name of `lga`. */
  town?: string | undefined
}

/** The facts of `searchable_products.words`, as queries in PostgreSQL's notation (`product_facts` and `seller_facts` in search/searchable-products.sql). */
const fact = (
  kind: 'category' | 'sub' | 'type' | 'state' | 'place' | 'owner' | 'verified' | 'brand',
  value: string,
): string => `'@${kind}:${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const categoryFact = (category: CategoryId): string => fact('category', category)
const subCategoryFact = (subCategory: string): string => fact('sub', subCategory)
export const typeFact = (type: string): string => fact('type', type)
const stateFact = (state: string): string => fact('state', state)

/** What `searchable_products.place` says of a state and a local government of it. */
export const placeName = (state: State, lga = ''): string => `${state}/${lga}`

export const placeFactOf = (name: string): string => fact('place', name)
const placeFact = (state: State, lga: string): string => placeFactOf(placeName(state, lga))

/**
 * A city is several local governments. Whose local government is unknown is there that says so: asked in two parts, so that the index reads
 * neither all of these in the state (`neededWords`) nor all that says so.
 */
function placeFacts(state: State, lga: string, town: string): string {
  const there = localGovernmentsIn(state, lga).map((name) => placeFact(state, name))
  return allOf([placeFact(state, ''), nameQuery(town)].map((each) => anyOf([...there, each])))
}

/** An offer's maker is what was read of it or what its seller says; a name that begins no reading says it as well. */
const brandFacts = (brand: string): string =>
  anyOf([
    fact('brand', brand.toLowerCase()),
    phraseQuery(
      plainWords(brand)
        .split(' ')
        .flatMap((word) => (word ? [{ word, stem: word }] : [])),
      'exact',
      'A',
    ),
  ])

/** What the filters ask for, but for the price, which is no fact. A sub-category implies its categories. */
export function factsOf(filters: ProductListQuery): string {
  const { category, subCategory, type, location, lga, town, brand, verified, ownerId } = filters
  const facts = [
    category && categoryFact(category),
    subCategory && subCategoryFact(subCategory),
    subCategory && !category && anyOf(categoriesOf(subCategory).map(categoryFact)),
    type && typeFact(type),
    location && (lga ? placeFacts(location, lga, town ?? lga) : stateFact(location)),
    brand && brandFacts(brand),
    verified && fact('verified', 'yes'),
    ownerId && fact('owner', ownerId),
  ]
  return allOf(facts.filter((each) => typeof each === 'string'))
}

/** The categories that have a sub-category of this name. */
export const categoriesOf = (subCategory: string) =>
  CATEGORIES.filter(({ subCategories }) => subCategories.some((name) => name === subCategory)).map(
    ({ id }) => id,
  )

/** How many of a tally have a value: exactly up to SEARCH_TOTAL_MAX, or at least so many. */
export function countIn(
  { isAll }: { isAll: boolean },
  counts: ReadonlyMap<string, number>,
  value: string,
): { count: number; capped: boolean } {
  const count = counts.get(value) ?? 0
  return { count: Math.min(count, SEARCH_TOTAL_MAX), capped: !isAll || count > SEARCH_TOTAL_MAX }
}

/** A count as a sentence says it. */
export const countOf = ({ count, capped }: { count: number; capped: boolean }): string =>
  `${count.toLocaleString('en')}${capped ? '+' : ''}`
