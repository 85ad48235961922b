import { CATEGORY_IDS, categoryName, findCategory } from '#domain/catalogue.ts'
import { type CappedPagination, offsetOf, paginateCapped, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { positionOf } from '#domain/places/distance.ts'
import type { State } from '#domain/places.ts'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import type { Product } from '#domain/products/product-schema.ts'
import {
  HOMES_APART_MESSAGE,
  leftOutMessage,
  mentionedMessage,
  NO_WORK_MESSAGE,
} from '#domain/search/left-out.ts'
import { homeAskedFor } from '#domain/search/other-search.ts'
import { placeSentence } from '#domain/search/relaxed-sentences.ts'
import type { Relaxed } from '#domain/search/search-schema.ts'
import { understandProducts } from '#domain/search/understand-products.ts'
import type { Understanding, Understood } from '#domain/search/understanding.ts'
import { isWork } from '#domain/search/work.ts'
import type { Context } from '#server/api/context.ts'
import { nextRows } from '#server/api/list-place.ts'
import { countKeyOf, readProductCounts } from '#server/db/product-counts.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { findFirstMatch, type readWords, rememberedWords } from '#server/search/catalogue-words.ts'
import { matchTerms, NO_WORDS, type TermMatch } from '#server/search/match-terms.ts'
import { dictionaryFor } from '#server/search/search-dictionary.ts'
import { isCalledElse } from '#server/search/something-else.ts'
import { allOf, anyOf } from '#server/search/tsquery.ts'
import { wordShares } from '#server/search/word-shares.ts'
import { type FoundProducts, findProducts, isAny, type ProductOrder } from './found-products.ts'
import { plainListOf } from './listed-page.ts'
import { distancesFrom, distancesFromPlace, nearestPlaces } from './nearby-places.ts'
import { countIn, countOf, factsOf, type ProductListQuery } from './product-facts.ts'
import { productsOf } from './product-queries.ts'
import { type ProductSearch, SEARCH_BOUNDS } from './product-search.ts'
import { tallyPlaces, tallyProducts } from './product-tally.ts'

export type ProductSearchAnswer = {
  products: Product[]
  pagination: CappedPagination
  understood: Understood[]
  relaxed: Relaxed | null
}

/** What was typed and set, understood, as what is looked for. */
export type ReadSearch = {
  filters: ProductListQuery
  search: ProductSearch
  understood: Understood[]
  /** What is said where words were left out because nothing has them all, or no name has them. */
  leftOut: string | undefined
  /** Words that nobody knows stand in descriptions alone: other places are not searched for them. */
  isMention: boolean
  /** A home is looked for, of which there are none here. */
  isForHomes: boolean
  /** A place may have it without some of its words. */
  isDetailed: boolean
}

/** What was typed and set, understood, before the catalogue is asked for it. */
type Meant = {
  typed: string
  ownerId: string | undefined
  understanding: Understanding<ProductFilters>
  /** The same with a maker as a filter. */
  branded: Understanding<ProductFilters> | undefined
  home: ReturnType<typeof homeAskedFor>
  /** It is the name of something else. */
  isElse: boolean
}

/** What is typed without a word asks for something that nothing is. */
const NOTHING: TermMatch = { ...NO_WORDS, query: "'@nothing'" }

export const readSearch = async (
  ctx: Pick<Context, 'db'>,
  asked: ProductListQuery,
  reading: Reading,
  match = matchTerms,
): Promise<ReadSearch> => readMeant(ctx, await readMeaning(ctx, asked, reading), reading, match)

async function readMeaning(
  { db }: Pick<Context, 'db'>,
  { category, ownerId, ...byHand }: ProductListQuery,
  reading: Reading,
): Promise<Meant> {
  const typed = byHand.name ?? ''
  const dictionary = await dictionaryFor(db, 'products', typed, reading.asOf)
  const isElse = await isCalledElse(db, 'products', typed, dictionary, reading.asOf)
  const understanding = understandProducts(
    typed,
    { ...byHand, ...(category && { category: categoryName(category) }) },
    dictionary,
  )
  const home = ownerId ? undefined : homeAskedFor(typed, dictionary)
  const branded = byHand.brand ? undefined : byBrand(understanding)
  return { typed, ownerId, understanding, branded, home, isElse }
}

async function readMeant(
  { db }: Pick<Context, 'db'>,
  { typed, ownerId, understanding, branded, home, isElse }: Meant,
  reading: Reading,
  match: typeof matchTerms,
  place?: { state: State; lga?: string | undefined },
): Promise<ReadSearch> {
  if (branded) {
    const read = await readAs(branded)
    const anywhere = factsOf({ ...read.filters, location: undefined, lga: undefined, ownerId: undefined })
    const offered = await findFirstMatch(db, 'products', [allOf([read.search.words, anywhere])], reading.asOf)
    if (offered !== undefined) return read
  }
  return readAs(understanding)

  async function readAs({
    filters: meant,
    terms,
    understood,
    town,
  }: Understanding<ProductFilters>): Promise<ReadSearch> {
    const filters = {
      ...meant,
      town,
      ownerId,
      category: findCategory(meant.category ?? '')?.id,
    }
    const isOurs = understood.some(({ kind, filter }) => kind !== 'place' && Object.keys(filter).length > 0)
    const matched = await match(db, 'products', terms, reading.asOf, { isOurs })
    const isForHomes =
      home !== undefined &&
      (home.surely || matched.mentioned || matched.leftOut.length > 0 || matched.tiers.length === 0)
    const isNothing =
      typed !== '' &&
      (isElse ||
        isForHomes ||
        !/[\p{L}\p{N}]/u.test(typed) ||
        (matched.query === '' && understood.length === 0 && (terms.length > 0 || !/[a-z]/i.test(typed))))
    const { query, tiers, called, leftOut, mentioned } = isNothing ? NOTHING : matched
    const asked = terms.filter(({ wish }) => !wish)
    const askedText = asked.map((term) => term.typed).join(' ')
    return {
      filters,
      understood: [...understood],
      leftOut:
        leftOut.length > 0
          ? leftOutMessage(askedText, asked, leftOut, place)
          : mentioned
            ? mentionedMessage(askedText)
            : undefined,
      isForHomes,
      // Without its maker it may be read otherwise.
      isDetailed: matched.detailed || branded !== undefined,
      isMention: mentioned && asked.every(({ kind, known }) => kind === 'word' && !known),
      search: {
        ...reading,
        words: query,
        tiers,
        isMaterialsFirst: !filters.type && !asked.some(isWork),
        called,
        facts: factsOf(filters),
        shop: ownerId,
        shareOf: await wordShares(db),
        minPrice: filters.minPrice,
        maxPrice: filters.maxPrice,
      },
    }
  }
}

/** The same with the one maker that is named as a filter instead of a word; undefined where none is, or several are. */
function byBrand(read: Understanding<ProductFilters>): Understanding<ProductFilters> | undefined {
  const [brand, ...others] = new Set(
    read.terms.flatMap((term) => (term.brand && !term.wish ? [term.brand] : [])),
  )
  if (brand === undefined || others.length > 0) return undefined
  return {
    ...read,
    filters: { ...read.filters, brand },
    terms: read.terms.filter((term) => term.brand === undefined),
    understood: read.understood.map((part) =>
      part.kind === 'brand' ? { ...part, filter: { brand } } : part,
    ),
  }
}

/** The products that meet the filters, and what is nearest to that where none does (docs/product.md 17.4 and 17.6). */
export async function searchProducts(
  ctx: Context,
  asked: ProductListQuery,
  reading: Reading,
  { page, limit, offset = offsetOf({ page, limit }) }: { page: number; limit: number; offset?: number },
): Promise<ProductSearchAnswer> {
  const meant = await readMeaning(ctx, asked, reading)
  const match = withWords(rememberedWords())
  const { filters, search, understood, leftOut, isMention, isForHomes, isDetailed } = await readMeant(
    ctx,
    meant,
    reading,
    match,
  )
  const { location, lga, near, sort = search.words === '' ? 'newest' : 'relevance' } = filters
  const from = near ?? (location && positionOf(location, lga))
  const rows = { offset, limit }
  const answer = async ({ rows: found, counted, seen }: FoundProducts, relaxed: Relaxed | null) => ({
    products: await productsWithDistance(ctx, found),
    pagination: {
      ...paginateCapped({ page, limit, counted, seen }),
      next: nextRows({ rows: offset + limit, seen }),
    },
    understood,
    relaxed,
  })
  const distances = sort === 'nearest' && from ? distancesFrom(from) : undefined
  const found = await findProducts(
    ctx.db,
    search,
    { sort: sort === 'nearest' && !distances ? 'relevance' : sort, distances },
    rows,
    { counted: await countedOf(ctx.db, filters, search) },
  )
  if (isForHomes) return answer(found, { kind: 'search', message: HOMES_APART_MESSAGE, of: 'homes' })
  const here =
    (location || filters.type) && !filters.ownerId && found.counted === 0 && isDetailed
      ? await findHere(
          ctx,
          { meant, match, reading, sort: asked.sort, location, lga, type: filters.type },
          rows,
        )
      : undefined
  if (here) return answer(here.found, { kind: 'words', message: here.message })
  const elsewhere =
    location && !filters.ownerId && !isMention && (found.counted === 0 || sort === 'relevance')
      ? await findElsewhere(ctx, { search, filters, place: { location, lga }, found }, rows)
      : undefined
  if (elsewhere)
    return answer(elsewhere.found, {
      ...elsewhere.relaxed,
      message: [elsewhere.relaxed.message, leftOut].filter(Boolean).join(' '),
    })
  if (found.counted > 0 || filters.ownerId)
    return answer(found, found.counted > 0 && leftOut ? { kind: 'words', message: leftOut } : null)
  const ofWork = asked.type ? undefined : await findOfWork(ctx, search, filters, rows)
  if (ofWork) return answer(ofWork, { kind: 'words', message: NO_WORK_MESSAGE })
  return answer(found, await similarCategories(ctx, search, filters))
}

/** How many of a maker's there are, where the kept counts have it, which know makers as offers write them and not what names say besides. */
async function countedOf(
  db: Context['db'],
  { brand, sort: _sort, near: _near, ...filters }: ProductListQuery,
  { words, unsettled }: ProductSearch,
): Promise<number> {
  const plain = brand && words === '' && unsettled.length === 0 ? plainListOf(filters) : undefined
  if (!plain) return 0
  const key = countKeyOf({ ...plain.filters, brand })
  return (await readProductCounts(db, [key])).get(key) ?? 0
}

/** Reads no word of a search twice. */
const withWords =
  (read: typeof readWords): typeof matchTerms =>
  (db, source, terms, asOf, words) =>
    matchTerms(db, source, terms, asOf, { ...words, read })

type AskedHere = {
  meant: Meant
  match: typeof matchTerms
  reading: Reading
} & Pick<ProductListQuery, 'location' | 'lga' | 'type' | 'sort'>

/** What the place, or those who work, have of what is looked for, without the details that they have not. */
async function findHere(
  ctx: Context,
  { meant, match, reading, sort = 'relevance', location, lga, type }: AskedHere,
  rows: { offset: number; limit: number },
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
async function findOfWork(
  { db }: Context,
  search: ProductSearch,
  filters: ProductListQuery,
  rows: { offset: number; limit: number },
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
async function findElsewhere(
  { db }: Context,
  { search, filters, place, found }: Asked,
  rows: { offset: number; limit: number },
): Promise<{ found: FoundProducts; relaxed: Relaxed } | undefined> {
  const { words, called } = search
  const isLittle = found.counted > 0
  const inCountry = { ...search, facts: factsOf({ ...filters, location: undefined, lga: undefined }) }
  for (const sought of [...called, ...(isLittle ? [] : [words])]) {
    if (isLittle && (await isAny(db, { ...search, words: sought }))) return undefined
    const anywhere = { ...inCountry, words: sought }
    const tally = await tallyPlaces(db, anywhere)
    const places = nearestPlaces(tally, place)
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
        known: isLittle ? undefined : { newest: tally.newest, all: tally.isAll ? tally.found : undefined },
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

async function productsWithDistance(ctx: Context, found: FoundProducts['rows']): Promise<Product[]> {
  const kilometres = new Map(found.map(({ id, distanceKm }) => [id, distanceKm]))
  const products = await productsOf(
    ctx,
    found.map(({ id }) => id),
  )
  return products.map((product) => {
    const distanceKm = kilometres.get(product._id)
    return distanceKm === undefined ? product : { ...product, distanceKm: Math.round(distanceKm) }
  })
}

/** As many are named. */
const SIMILAR_MAX = 4

/** The categories that have the most of the words, whatever else was asked for. */
async function similarCategories(
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
