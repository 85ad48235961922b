import { CATEGORY_IDS, categoryName } from '#domain/catalogue.ts'
import { type PageOfRows, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import type { State } from '#domain/places.ts'
import { placeSentence } from '#domain/search/relaxed-sentences.ts'
import type { Relaxed } from '#domain/search/search-schema.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import type { matchTerms } from '#server/search/match-terms.ts'
import { allOf, anyOf } from '#server/search/tsquery.ts'
import { type FoundProducts, findProducts, isAny, type ProductOrder } from './found-products.ts'
import { distancesFromPlace, nearestPlaces } from './nearby-places.ts'
import { countIn, countOf, factsOf, type ProductListQuery } from './product-facts.ts'
import { type ProductSearch, SEARCH_BOUNDS } from './product-search.ts'
import { findPlaced, tallyProducts } from './product-tally.ts'
import { type Meant, NOTHING, readMeant } from './read-search.ts'

type AskedHere = {
  meant: Meant
  match: typeof matchTerms
  reading: Reading
} & Pick<ProductListQuery, 'location' | 'lga' | 'type' | 'sort'>

/** What the place, or those who work, have of what is looked for, without the details that they have not. */
export async function findHere(
  ctx: Context,
  { meant, match, reading, sort = 'relevance', location, lga, type }: AskedHere,
  rows: PageOfRows,
): Promise<{ found: FoundProducts; message: string } | undefined> {
  const within = factsOf({ location, lga, town: lga, type })
  const { search, leftOut } = await readMeant(
    ctx,
    meant,
    reading,
    (db, source, terms, asOf, words) => match(db, source, terms, asOf, { ...words, within }),
    location && { state: location, lga },
  )
  if (!leftOut || search.words === NOTHING.query) return undefined
  const found = await findProducts(ctx.db, search, { sort }, rows)
  return found.counted > 0 ? { found, message: leftOut } : undefined
}

/** What work that nobody offers is done with: whoever looks for a "cctv installer" is shown CCTV, as near as it is offered. */
export async function findOfWork(
  { db }: Context,
  search: ProductSearch,
  filters: ProductListQuery,
  rows: PageOfRows,
): Promise<FoundProducts | undefined> {
  const named = search.called.at(-1)
  if (filters.type !== 'Labour' || !named) return undefined
  const places = [filters, { ...filters, location: undefined, lga: undefined, town: undefined }]
  for (const place of filters.location ? places : [filters]) {
    const facts = factsOf({ ...place, type: undefined })
    const found = await findProducts(db, { ...search, words: named, facts }, { sort: 'relevance' }, rows)
    if (found.counted > 0) return found
  }
  return undefined
}

type Asked = {
  search: ProductSearch
  filters: ProductListQuery
  place: { location: State; lga?: string | undefined }
  found: FoundProducts
}

/**
 * The nearest places that have what is looked for, where the place that was asked for has nothing that is called so. What little it has
 * comes first: a roof sheet of fibre-cement is no cement.
 */
export async function findElsewhere(
  { db }: Context,
  { search, filters, place, found }: Asked,
  rows: PageOfRows,
): Promise<{ found: FoundProducts; relaxed: Relaxed } | undefined> {
  const { words, called } = search
  const isLittle = found.counted > 0
  const inCountry = { ...search, facts: factsOf({ ...filters, location: undefined, lga: undefined }) }
  for (const sought of [...called, ...(isLittle ? [] : [words])]) {
    if (isLittle && (await isAny(db, { ...search, words: sought }))) return undefined
    const anywhere = { ...inCountry, words: sought }
    const placed = await findPlaced(db, anywhere)
    const places = await nearestPlaces(db, anywhere, placed, place)
    if (places.length === 0) continue
    const shown = isLittle ? anyOf([sought, allOf([words, search.facts])]) : sought
    // An order that somebody chose stays theirs.
    const { sort = 'relevance' } = filters
    const order: ProductOrder =
      sort === 'relevance' || sort === 'nearest'
        ? { sort: 'nearest', distances: distancesFromPlace(place) }
        : { sort }
    return {
      found: await findProducts(db, { ...inCountry, words: shown }, order, rows, {
        placed: isLittle ? undefined : placed,
      }),
      relaxed: {
        kind: 'place',
        message: placeSentence(
          { state: place.location, lga: place.lga, area: filters.town },
          places,
          isLittle ? 'little' : 'none',
        ),
        places,
      },
    }
  }
  return undefined
}

/** As many are named. */
const SIMILAR_MAX = 4

/** The categories that have the most of the words, whatever else was asked for. */
export async function similarCategories(
  { db }: Context,
  search: ProductSearch,
  { category, subCategory, minPrice, maxPrice }: ProductListQuery,
): Promise<Relaxed | null> {
  const isPriced = minPrice !== undefined || maxPrice !== undefined
  if (!category && !subCategory && !isPriced) return null
  const anywhere = { ...search, facts: '', minPrice: undefined, maxPrice: undefined }
  const tally = await tallyProducts(db, anywhere, { ...SEARCH_BOUNDS, tallied: SEARCH_TOTAL_MAX })
  const categories = CATEGORY_IDS.map((id) => ({ category: id, ...countIn(tally, tally.categories, id) }))
    .filter(
      ({ category: id, count }) => count > 0 && (id !== category || subCategory !== undefined || isPriced),
    )
    .sort((one, other) => other.count - one.count)
    .slice(0, SIMILAR_MAX)
  if (categories.length === 0) return null
  const asked = subCategory ?? (category && categoryName(category))
  const others = categories.map((each) => `${countOf(each)} in ${categoryName(each.category)}`).join(', ')
  return {
    kind: 'category',
    message: `Nothing like this${asked ? ` in ${asked}` : ''}${isPriced ? ' at this price' : ''} anywhere in Nigeria yet. ${others}.`,
    categories,
  }
}
