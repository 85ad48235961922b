import { categoryName, findCategory } from '#domain/catalogue.ts'
import type { State } from '#domain/places.ts'
import type { ProductFilters } from '#domain/products/product-filters.ts'
import { leftOutMessage, mentionedMessage } from '#domain/search/left-out.ts'
import { homeAskedFor } from '#domain/search/other-search.ts'
import { understandProducts } from '#domain/search/understand-products.ts'
import type { Understanding, Understood } from '#domain/search/understanding.ts'
import { isWork } from '#domain/search/work.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { findFirstMatch } from '#server/search/catalogue-words.ts'
import { matchTerms, NO_WORDS, type TermMatch } from '#server/search/match-terms.ts'
import { dictionaryFor } from '#server/search/search-dictionary.ts'
import { isCalledElse } from '#server/search/something-else.ts'
import { allOf } from '#server/search/tsquery.ts'
import { wordShares } from '#server/search/word-shares.ts'
import { factsOf, type ProductListQuery } from './product-facts.ts'
import type { ProductSearch } from './product-search.ts'

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
export type Meant = {
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
export const NOTHING: TermMatch = { ...NO_WORDS, query: "'@nothing'" }

export const readSearch = async (
  ctx: Pick<Context, 'db'>,
  asked: ProductListQuery,
  reading: Reading,
  match = matchTerms,
): Promise<ReadSearch> => readMeant(ctx, await readMeaning(ctx, asked, reading), reading, match)

export async function readMeaning(
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

export async function readMeant(
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
