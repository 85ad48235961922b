import { type Position, positionOf } from '#domain/places/distance.ts'
import { isHome, noHomeIn } from '#domain/search/kinds-of-homes.ts'
import { leftOutMessage, noHomeMessage } from '#domain/search/left-out.ts'
import { goodsAskedFor } from '#domain/search/other-search.ts'
import { otherKindSentence, placeSentence } from '#domain/search/relaxed-sentences.ts'
import type { Relaxed } from '#domain/search/search-schema.ts'
import { understandListings } from '#domain/search/understand-listings.ts'
import type { Understanding, Understood } from '#domain/search/understanding.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { matchTerms, NO_WORDS, type TermMatch } from '#server/search/match-terms.ts'
import { dictionaryFor } from '#server/search/search-dictionary.ts'
import { isAboutElse, isCalledElse } from '#server/search/something-else.ts'
import { countListings, type FoundListings, findListings, type PageOfHomes } from './found-listings.ts'
import type { ListingListQuery, SoughtListings } from './listing-search.ts'
import { findElsewhere, relaxListings } from './relaxed-listings.ts'

/** What is asked for, without a page. */
export type AskedListings = {
  /** What was typed. */
  searchTerm: string | undefined
  /** What was set by hand. */
  byHand: ListingListQuery
  /** Where the person is. */
  near: Position | undefined
  reading: Reading
}

export type ListingRequest = PageOfHomes & AskedListings

/** A page of homes, what was understood of the typed text, and what was done where nothing has all that was asked for. */
export type SearchedListings = FoundListings & {
  understood: readonly Understood[]
  relaxed: Relaxed | null
  /** Where distances are told from. */
  origin: Position | undefined
}

/**
 * Homes that meet what was typed and what was set by hand (docs/product.md 17.7); with `relax`, where none does, those that come nearest to
 * it. Nearest is near the person or, where they don't say where they are, near the place that is asked for.
 */
export async function searchListings(
  ctx: Context,
  { searchTerm, byHand, near, reading, ...page }: ListingRequest,
  { relax }: { relax: boolean },
): Promise<SearchedListings> {
  const asked = { searchTerm, byHand, near, reading }
  const search = await readSearch(ctx, asked)
  const found = await showListings(ctx, asked, search, page, relax)
  const isFound = found.counted > 0 || !relax || !isKindTyped(search)
  const shown = isFound
    ? found
    : await showListings(ctx, asked, await readTyped(ctx, asked, { kindsAsWords: true }), page, relax)
  return shown.relaxed && (await isAboutNoHome(ctx, asked)) ? { ...shown, ...NO_HOMES, relaxed: null } : shown
}

const NO_HOMES: FoundListings = { ids: [], more: false, next: undefined, counted: 0, isExact: true }

/** "dog house": a name of something that is no home, where nothing is asked for besides that only homes have. */
async function isAboutNoHome(ctx: Context, asked: AskedListings): Promise<boolean> {
  const { read } = await readTyped(ctx, asked, { kindsAsWords: true, match: async () => NO_WORDS })
  const { asOf } = asked.reading
  const typed = asked.searchTerm ?? ''
  const dictionary = await dictionaryFor(ctx.db, 'listings', typed, asOf)
  if (await isCalledElse(ctx.db, 'listings', typed, dictionary, asOf)) return true
  const terms = read.terms.filter(({ wish }) => !wish)
  return (
    read.understood.every(({ filter }) => Object.keys(filter).length === 0) &&
    (await isAboutElse(ctx.db, 'listings', terms, asOf))
  )
}

async function showListings(
  ctx: Context,
  { searchTerm, near, reading }: AskedListings,
  { read, sought, counted }: CountedSearch,
  page: PageOfHomes,
  relax: boolean,
): Promise<SearchedListings> {
  const { understood } = read
  const { words, origin } = sought
  const terms = read.terms.filter(({ wish }) => !wish)
  const typed = terms.map((term) => term.typed)
  const noHome = isKindTyped({ read, sought }) ? undefined : noHomeIn(terms)
  const found = await findListings(ctx, sought, page, { counted })
  const bare = relax && found.counted === 0 ? bareOf(read) : undefined
  const leftOut = bare
    ? leftOutMessage(
        typed.join(' '),
        bare.terms,
        [],
        sought.filters.state && { state: sought.filters.state, lga: sought.filters.lga },
      )
    : words?.leftOut.length
      ? leftOutMessage(typed.join(' '), terms, words.leftOut)
      : undefined
  if (bare) {
    const plain = { ...sought, words: await wordsOf(ctx, bare, searchTerm, reading.asOf) }
    const here = await findListings(ctx, plain, page)
    if (here.counted > 0)
      return { ...here, understood, relaxed: saying(leftOut, null), origin: origin ?? near }
  }
  const otherKind =
    relax && found.counted === 0 && isKindTyped({ read, sought }) ? ofOtherKind(sought) : undefined
  if (otherKind) {
    const here = await findListings(ctx, otherKind.sought, page)
    if (here.counted > 0)
      return {
        ...here,
        understood,
        relaxed: { kind: 'words', message: otherKind.sentence },
        origin: origin ?? near,
      }
  }
  const wide =
    relax && found.counted === 0
      ? await wordsOf(ctx, withoutArea(bare ?? read), searchTerm, reading.asOf)
      : words
  const elsewhere = relax ? await elsewhereOf(ctx, { ...sought, words: wide }, found, page) : undefined
  const shown = elsewhere ?? { ...found, relaxed: null, origin: origin ?? near }
  const said = noHome ? noHomeMessage(noHome) : leftOut
  const relaxed = shown.counted > 0 ? saying(said, shown.relaxed) : null
  const goods = relax && !noHome && relaxed?.kind !== 'place' ? goodsAskedFor(read) : undefined
  if (goods === undefined) return { ...shown, understood, relaxed }
  const message = noHomeMessage(goods, shown.counted > 0)
  return { ...shown, understood, relaxed: { kind: 'search', message, of: 'products' } }
}

/** As many bedrooms in the place that was asked for come before the same kind elsewhere: what is called a flat may be a bungalow. */
function ofOtherKind(sought: SoughtListings): { sought: SoughtListings; sentence: string } | undefined {
  const { kind, ...filters } = sought.filters
  const { state, lga, area, town, bedrooms, minBedrooms } = filters
  if (!kind || !state || (bedrooms ?? minBedrooms) === undefined) return undefined
  return {
    sought: { ...sought, filters },
    sentence: otherKindSentence(kind, { state, lga, area: area ?? town }),
  }
}

/**
 * The same without its details, where a home or its rooms are asked for besides: what nobody says of a home ("prepaid meter") hides none of
 * its kind. Undefined where there is nothing to leave out, or nothing would be left.
 */
function bareOf(read: Understanding<ListingListQuery>): Understanding<ListingListQuery> | undefined {
  const asked = read.terms.filter(({ wish }) => !wish)
  const terms = asked.filter(
    ({ typed, same, kind, area }) => area || kind === 'number' || isHome([typed, ...same]),
  )
  const isHomeAsked =
    terms.some(({ typed, same }) => isHome([typed, ...same])) ||
    read.understood.some(({ kind }) => kind === 'kind' || kind === 'bedrooms')
  return isHomeAsked && terms.length < asked.length ? { ...read, terms } : undefined
}

type ReadSearch = { read: Understanding<ListingListQuery>; sought: SoughtListings }

/** With what it finds (`countListings`), where that had to be counted to read it. */
type CountedSearch = ReadSearch & { counted?: number }

/** How a search is read: who asks many searches knows some answers. */
type ReadingListings = { match?: typeof matchTerms; kindsAsWords?: boolean }

/** What was typed and set, as the database is asked for a list of it. @param kindsAsWords a kind of home that is typed is a word, and no filter */
export async function readTyped(
  ctx: Context,
  { searchTerm, byHand, near, reading }: AskedListings,
  { match = matchTerms, kindsAsWords = false }: ReadingListings = {},
): Promise<ReadSearch> {
  const typed = searchTerm ?? ''
  const dictionary = await dictionaryFor(ctx.db, 'listings', typed, reading.asOf)
  const read = understandListings(typed, byHand, dictionary, { kindsAsWords })
  const filters = { ...read.filters, town: read.town }
  const from = near ?? (filters.state && positionOf(filters.state, filters.lga))
  const origin = filters.sort === 'nearest' ? from : undefined
  const words = await wordsOf(ctx, read, searchTerm, reading.asOf, match)
  return { read, sought: { filters, words, origin, reading } }
}

/** Whether a kind of home stands in the typed words, and is a filter. */
export const isKindTyped = ({ read }: ReadSearch): boolean =>
  read.understood.some(({ filter }) => filter.kind !== undefined)

/**
 * What was typed and set, read so that it finds something. A kind that is typed is a filter; where that finds nothing and the words find
 * something, it is a word: sellers are called so ("Zumaview Flats"), and of some homes nobody knows the kind.
 */
export async function readSearch(ctx: Context, asked: AskedListings): Promise<CountedSearch> {
  const count = async (search: ReadSearch) => ({
    ...search,
    counted: await countListings(ctx, search.sought),
  })
  const typed = await readTyped(ctx, asked)
  if (!isKindTyped(typed)) return typed
  const found = await count(typed)
  if (found.counted > 0) return found
  const said = await count(await readTyped(ctx, asked, { kindsAsWords: true }))
  return said.counted > 0 ? said : found
}

/** What is sought in the nearest places is not called as the area that was asked for. */
const withoutArea = <Filters>(read: Understanding<Filters>): Understanding<Filters> => ({
  ...read,
  terms: read.terms.filter(({ area }) => !area),
})

/** As many are looked at for one that is of the kind that was named. */
const FEW = 50

/** What is shown where nothing was found, or nothing of the kind that was named, which other places have. */
async function elsewhereOf(
  ctx: Context,
  sought: SoughtListings,
  found: FoundListings,
  page: PageOfHomes,
): ReturnType<typeof relaxListings> {
  if (found.counted === 0) return relaxListings(ctx, sought, page)
  if (!sought.filters.state || !sought.words?.called.length || found.counted > FEW) return undefined
  const called = { ...sought, called: true }
  return (await countListings(ctx, called)) === 0
    ? findElsewhere(ctx, called, page, placeSentence)
    : undefined
}

/** What is looked for in words; undefined where all that was typed is understood besides. Of signs alone nothing is found. */
function wordsOf(
  { db }: Pick<Context, 'db'>,
  { terms, understood }: Understanding<unknown>,
  searchTerm: string | undefined,
  asOf: string,
  match = matchTerms,
): Promise<TermMatch> | TermMatch | undefined {
  if (terms.length > 0) return match(db, 'listings', terms, asOf)
  return searchTerm && understood.length === 0 ? NO_WORDS : undefined
}

/** Words that were left out are told before all else. */
function saying(leftOut: string | undefined, relaxed: Relaxed | null): Relaxed | null {
  if (!leftOut) return relaxed
  return relaxed
    ? { ...relaxed, message: `${leftOut} ${relaxed.message}` }
    : { kind: 'words', message: leftOut }
}
