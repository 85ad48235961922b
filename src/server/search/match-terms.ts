import { ACCESSORIES, asksForAccessory } from '#domain/search/accessories.ts'
import type { SearchTerm } from '#domain/search/understanding.ts'
import type { Db } from '#server/db/client.ts'
import { countAbout, findFirstMatch, rememberedWords, type SearchSource } from './catalogue-words.ts'
import { type MatchableTerm, type ReadingTerms, readTerms } from './matchable-terms.ts'
import { endsElse } from './something-else.ts'
import { choicesOf, worthCounting } from './term-choices.ts'
import { allOf, anyOf, phraseQuery, sellerQuery, togetherQuery, type Weights, wordQuery } from './tsquery.ts'

/** Queries in PostgreSQL's notation. */
export type TermMatch = {
  /** What everything that is found meets. That of homes asks for no positions, which `searchable_listings.words` has none of. */
  query: string
  /**
   * Best first, for what has positions and weights: the order of best match is the first of these that a row meets. A row that is found
   * and meets none comes last.
   */
  tiers: string[]
  /**
   * The narrowest first: met by products that are called and filed so; that are called or filed so, or called as the trade calls it
   * besides. Of homes, met by those of the kind that was named, if one was; against `listings.search`. None without words.
   */
  called: string[]
  /** The typed words that no row has together with the others: `query` is without them. */
  leftOut: string[]
  /** Some terms are details, without which the others may be looked for (`ReadingTerms.within`). */
  detailed: boolean
  /** Nothing is called so, or filed so: what is found says it somewhere else. Of products alone. */
  mentioned: boolean
}

/**
 * Terms as queries, as of a moment: every page of a list asks for the same. Every term has to be there: as it was typed, in another form or
 * writing of it, or as the trade calls it besides (docs/product.md 17.3). Run before the list itself, so that the planner sees the
 * words and knows how many rows have them.
 *
 * Where no row has all of them, those that matter most will do (`leftOut`). Where not even they are there, `query` finds nothing. Without
 * terms there is nothing to ask for, and all is empty: then the caller has no condition.
 */
export async function matchTerms(
  db: Db,
  source: SearchSource,
  terms: readonly SearchTerm[],
  asOf: string,
  { words = rememberedWords(), ...how }: ReadingTerms = {},
): Promise<TermMatch> {
  const reading = { ...how, words }
  const asked = terms.filter(({ wish }) => !wish)
  if (asked.length > 0 && asked.length < terms.length) {
    const match = await matchTerms(db, source, asked, asOf, reading)
    const wished = terms.filter(({ wish }) => wish)
    return preferring(source, match, await readTerms(db, source, wished, asOf, new Set(), reading))
  }
  const read = await readTerms(db, source, terms, asOf, new Set(), reading)
  // A digit by itself stands in half of the names.
  if (read.every(({ typed }) => /^\d$/.test(typed))) return terms.length > 0 ? NOTHING_FOUND : NO_WORDS
  const { within = '' } = how
  const counted: Counted = new Map()
  const find = (choices: readonly (readonly MatchableTerm[])[]) =>
    firstFound(db, source, choices, asOf, within, counted)
  const whole = await find(read.every(({ present }) => present) ? [read] : [])
  if (whole) return matchOf(db, source, read, whole, asOf, reading)

  const rows = await countRows(db, source, read, counted)
  // The catalogue still knows the words of a row that is gone.
  const gone = new Set(read.filter((term) => rows.get(term) === 0).map(({ typed }) => typed))
  const apart = terms.flatMap((term) => (gone.has(term.typed) ? inWords(term) : [term]))
  const reread = gone.size > 0 ? await readTerms(db, source, apart, asOf, gone, reading) : read
  const choices = choicesOf(reread, gone.size > 0 ? await countRows(db, source, reread, counted) : rows)
  const allowed = within
    ? choices.filter((choice) => reread.every((term) => choice.includes(term) || isDetail(term)))
    : choices
  const found = await find(allowed)
  return found
    ? matchOf(db, source, reread, found, asOf, reading)
    : { ...NOTHING_FOUND, detailed: reread.some(isDetail) }
}

const isDetail = ({ kind, tells, brand }: MatchableTerm): boolean =>
  kind === 'word' && tells !== 'thing' && !brand

/**
 * What everything that is found meets at any time where nothing is left out, whatever else the catalogue has by then: less what is asked
 * of words that it does not know, which may come to mean others.
 */
export async function leastOfTerms(
  db: Db,
  source: SearchSource,
  terms: readonly SearchTerm[],
  asOf: string,
  reading: ReadingTerms = {},
): Promise<string> {
  const asked = terms.filter(({ wish }) => !wish)
  const least = asked.length > 0 ? asked : terms
  const read = await readTerms(db, source, least, asOf, new Set(), { ...reading, everJoined: true })
  return everywhere(
    source,
    read.filter(({ certain }) => certain),
  )
}

type AboutTerms<Answer> = (
  db: Db,
  source: SearchSource,
  terms: readonly SearchTerm[],
  asOf: string,
  reading?: ReadingTerms,
) => Promise<Answer>

/** Asks nothing twice about the same terms. For many searches of one source at one moment. */
export function askedOnce<Answer>(ask: AboutTerms<Answer>): AboutTerms<Answer> {
  const known = new Map<string, Promise<Answer>>()
  const words = rememberedWords()
  return (db, source, terms, asOf, reading) => {
    const key = JSON.stringify([terms, reading])
    const answer = known.get(key) ?? ask(db, source, terms, asOf, { ...reading, words })
    known.set(key, answer)
    return answer
  }
}

/** The words of a phrase that no row has. */
const inWords = (term: SearchTerm): SearchTerm[] =>
  term.kind === 'word' && term.typed.includes(' ')
    ? term.typed.split(' ').map((typed) => ({ ...term, typed, same: [], synonyms: [], known: false }))
    : [term]

export const NO_WORDS: TermMatch = {
  query: '',
  tiers: [],
  called: [],
  leftOut: [],
  detailed: false,
  mentioned: false,
}

/** A word that nothing has. */
const NOTHING = `'@nothing'`

const NOTHING_FOUND: TermMatch = { ...NO_WORDS, query: NOTHING }

/** About how many rows meet queries that were asked before. */
type Counted = Map<string, number>

type Found = { kept: readonly MatchableTerm[]; query: string }

/**
 * The first choice that some row meets. Where any names or files what was asked for so, those that merely mention it are left out: who
 * asks for cement wants no brick that is laid with it.
 */
async function firstFound(
  db: Db,
  source: SearchSource,
  choices: readonly (readonly MatchableTerm[])[],
  asOf: string,
  within: string,
  counted: Counted,
): Promise<Found | undefined> {
  const every = choices.flatMap((kept) => {
    const called = areWordsOfNames(source, kept)
      ? [all(source, kept, 'broad', 'AB'), sideBySide(kept)]
      : [named(source, kept, 'synonym'), named(source, kept, 'broad')]
    // What a place merely mentions, another one may have.
    const isElsewhere = !within && !areWordsOfNames(source, kept)
    return [...new Set(isElsewhere ? [...called, mentioning(source, kept)] : called)].map((query) => ({
      kept,
      query,
      asked: allOf([query, within]),
    }))
  })
  const open = every.filter(({ asked }) => counted.get(asked) !== 0)
  const first = await findFirstMatch(
    db,
    source,
    open.map(({ asked }) => asked),
    asOf,
  )
  for (const { asked } of open.slice(0, first)) counted.set(asked, 0)
  return open[first ?? -1]
}

/** Several words that stand in names, each of something else perhaps, and none of which names a thing: "hand bag". */
function areWordsOfNames(source: SearchSource, kept: readonly MatchableTerm[]): boolean {
  const words = kept.filter(({ kind }) => kind === 'word')
  return (
    source === 'products' && words.length > 1 && words.every(({ tells, brand }) => tells === 'name' && !brand)
  )
}

/** What says it somewhere. Several words of which one names a thing say it only together: a transfer and wire are no wire transfer. */
function mentioning(source: SearchSource, kept: readonly MatchableTerm[]): string {
  const spoken = kept.filter(({ kind }) => kind === 'word')
  const isApart = source === 'products' && spoken.length > 1 && spoken.some(({ tells }) => tells === 'thing')
  return isApart ? sideBySide(kept) : everywhere(source, kept)
}

/** They say something where they stand together, whoever says it. */
const sideBySide = (terms: readonly MatchableTerm[]): string =>
  allOf([
    phraseQuery(
      terms.flatMap(({ kind, meant }) => (kind === 'word' ? (meant[0] ?? []) : [])),
      'stem',
      '',
    ),
    everywhere('products', terms),
  ])

async function matchOf(
  db: Db,
  source: SearchSource,
  terms: readonly MatchableTerm[],
  { kept, query }: Found,
  asOf: string,
  { isOurs = false }: ReadingTerms,
): Promise<TermMatch> {
  const left = terms.filter((term) => !kept.includes(term))
  const says = source === 'products' && isMentioned(kept, query)
  const mentioned = says && !(await isOfSeller(db, kept, asOf))
  const details = mentioned ? kept.filter(({ tells }) => tells === 'detail') : []
  // Homes are described by much that nobody lists (`isAboutElse`).
  const detailed = terms.some(isDetail)
  if (source === 'products' && !isOurs && endsElse(terms, [...left, ...details]))
    return { ...NOTHING_FOUND, detailed }
  return {
    detailed,
    query,
    tiers: tiersOf(source, kept),
    called: source === 'products' ? calledSo(kept) : kindsOf(kept),
    leftOut: left.map(({ typed }) => typed),
    mentioned,
  }
}

/** A detail that the trade has no word for stands in no name. Of things, none is in a name or what it is filed under. */
function isMentioned(kept: readonly MatchableTerm[], query: string): boolean {
  const words = kept.filter(({ kind }) => kind === 'word')
  const things = words.filter(({ tells, brand }) => tells === 'thing' && !brand)
  return (
    words.some(({ tells, known }) => tells === 'detail' && !known) ||
    (things.length > 0 &&
      ![named('products', kept, 'synonym'), named('products', kept, 'broad')].includes(query))
  )
}

/** Whether the details are the name or the street of a seller. */
async function isOfSeller(db: Db, kept: readonly MatchableTerm[], asOf: string): Promise<boolean> {
  const details = kept.filter(({ kind, tells, known }) => kind === 'word' && tells === 'detail' && !known)
  if (details.length === 0) return false
  const sold = allOf(
    details.map(({ meant }) => anyOf(meant.map((words) => togetherQuery(words, 'exact', 'D')))),
  )
  return (await findFirstMatch(db, 'products', [sold], asOf)) !== undefined
}

/** The same, where those rank first that have what is wished for besides. */
function preferring(source: SearchSource, match: TermMatch, wished: readonly MatchableTerm[]): TermMatch {
  if (wished.length === 0 || match.tiers.length === 0) return match
  // As it was typed: what is for plastering is no plaster.
  const asTyped = wished.map((term) =>
    term.kind === 'word' ? { ...term, meant: term.meant.slice(0, 1) } : term,
  )
  const inName = all(source, asTyped, 'exact', 'A')
  const [called = '', ...others] = match.tiers
  const first = [...new Set([called, ...others.slice(0, 5)])].map((tier) => allOf([tier, inName]))
  return { ...match, tiers: [...first, ...match.tiers] }
}

/** About how many rows have each term where that tells something. */
async function countRows(
  db: Db,
  source: SearchSource,
  read: readonly MatchableTerm[],
  counted: Counted,
): Promise<Map<MatchableTerm, number>> {
  const terms = worthCounting(read)
  const queries = terms.map((term) => everywhere(source, [term]))
  const open = [...new Set(queries)].filter((query) => !counted.has(query))
  const counts = await countAbout(db, source, open)
  for (const [index, query] of open.entries()) counted.set(query, counts[index] ?? 0)
  return new Map(terms.map((term, index) => [term, counted.get(queries[index] ?? '') ?? 0]))
}

/** As typed; or another form of its words, or beginning so; or as it is called besides; or what it is filed under. */
type Nearness = 'exact' | 'stem' | 'synonym' | 'broad'

/** A number of a product's street is no size. */
const ANYWHERE: Record<SearchSource, Weights> = { products: 'ABC', listings: '' }

/** What everything that is found meets. */
const everywhere = (source: SearchSource, terms: readonly MatchableTerm[]): string =>
  source === 'products'
    ? all(source, terms, 'broad', '')
    : allOf(terms.map((term) => homeQuery(term, term.kind === 'word')))

const homeQuery = ({ meant, begun, synonyms, broad }: MatchableTerm, orItsSeller: boolean): string =>
  anyOf([
    ...meant.map((words) => togetherQuery(words, 'stem', '')),
    ...[...synonyms, ...broad].map((words) => togetherQuery(words, 'kind', '')),
    ...begun.map((word) => wordQuery(word, 'stem', '')),
    ...(orItsSeller ? meant.map(sellerQuery) : []),
  ])

/**
 * What has one of the things that were asked for in its name, or is filed under it; a brand may stand anywhere. Of a home, what has the
 * things of its own: "flat" finds no duplex of Flat Masters.
 */
function named(source: SearchSource, terms: readonly MatchableTerm[], nearness: Nearness): string {
  if (source === 'listings')
    return allOf(terms.map((term) => homeQuery(term, term.kind === 'word' && term.tells !== 'thing')))
  const things = terms.filter(({ kind, tells, brand }) => kind === 'word' && tells === 'thing' && !brand)
  if (things.length === 0) return everywhere(source, terms)
  const anyThing = anyOf(things.map((term) => termQuery(source, term, nearness, 'AB')))
  return allOf([anyThing, everywhere(source, terms)])
}

function calledSo(terms: readonly MatchableTerm[]): string[] {
  const things = terms.filter(({ kind }) => kind === 'word')
  if (things.length === 0) return []
  const filed = anyOf(
    things.filter((term) => term.filed).map((term) => termQuery('products', term, 'stem', 'B')),
  )
  const called = allOf(
    terms.map((term) =>
      anyOf([
        termQuery('products', term, 'stem', 'AB'),
        ...[...term.synonyms, ...term.broad].map((words) => phraseQuery(words, 'exact', 'AB')),
      ]),
    ),
  )
  return [...new Set([allOf([called, filed]), called])].map((query) => lessAccessories(query, terms))
}

const kindsOf = (terms: readonly MatchableTerm[]): string[] => {
  const kinds = terms.filter(({ isKindOfHome }) => isKindOfHome)
  return kinds.length > 0 ? [all('listings', kinds, 'synonym', 'A')] : []
}

const ACCESSORY = anyOf(ACCESSORIES.map((word) => `'${word}':A`))

/** What is for a thing is none, unless somebody asks for it. */
function lessAccessories(query: string, terms: readonly MatchableTerm[]): string {
  const spoken = terms.filter(({ kind }) => kind === 'word')
  const asked =
    spoken.length === 0 ||
    spoken.some(({ typed, meant }) =>
      [typed, ...meant.map((words) => words.map(({ word }) => word).join(' '))].some(asksForAccessory),
    )
  return asked || query === '' ? query : `(${query} & !${ACCESSORY})`
}

/**
 * As typed: side by side in the name, in the name and what it is filed under (a home's place is as good), in the name; in other forms; or
 * as it is called besides, first where the name has some of the typed words; then what has one thing in the name and the others anywhere.
 */
function tiersOf(source: SearchSource, terms: readonly MatchableTerm[]): string[] {
  const spoken = terms.filter(({ kind }) => kind === 'word')
  const things = spoken.filter(({ tells }) => tells !== 'detail')
  const anyThing = (nearness: Nearness, weights: Weights) =>
    anyOf(things.map((term) => termQuery(source, term, nearness, weights)))
  const typed = (some: readonly MatchableTerm[]) => some.flatMap(({ meant }) => meant[0] ?? [])
  const anyTyped = anyOf(typed(spoken).map((word) => (word.stem ? wordQuery(word, 'stem', 'A') : '')))
  const inName = all(source, terms, 'exact', 'A')
  const called = all(source, terms, 'synonym', 'A')
  const tiers = [
    terms.length > 1 ? phraseQuery(typed(terms), 'exact', 'A') : '',
    allOf([inName, anyThing('stem', 'B')]),
    inName,
    all(source, terms, 'stem', 'A'),
    all(source, terms, 'stem', 'AB'),
    allOf([called, anyTyped]),
    called,
    all(source, terms, 'broad', 'A'),
    all(source, terms, 'broad', 'AB'),
    allOf([anyThing('synonym', 'A'), all(source, terms, 'broad', '')]),
  ]
  const distinct = [...new Set(tiers)].filter((tier) => tier !== '')
  return source === 'products' ? distinct.map((tier) => lessAccessories(tier, terms)) : distinct
}

const all = (source: SearchSource, terms: readonly MatchableTerm[], nearness: Nearness, weights: Weights) =>
  allOf(terms.map((term) => termQuery(source, term, nearness, weights)))

function termQuery(source: SearchSource, term: MatchableTerm, nearness: Nearness, weights: Weights): string {
  const { kind, meant, begun, synonyms, broad } = term
  if (kind === 'number') {
    const writings = nearness === 'exact' || nearness === 'stem' ? meant : [...meant, ...synonyms]
    return anyOf(writings.map((words) => phraseQuery(words, 'exact', weights || ANYWHERE[source])))
  }
  if (nearness === 'exact') return anyOf(meant.map((words) => phraseQuery(words, 'exact', weights)))
  const inOtherForms = [
    ...meant.map((words) => phraseQuery(words, 'stem', weights)),
    ...begun.map((word) => wordQuery(word, 'stem', weights)),
  ]
  if (nearness === 'stem') return anyOf(inOtherForms)
  // The words of a phrase may stand apart in a name: "iron 12 mm rod".
  const apart = meant.slice(0, 1).map((words) => togetherQuery(words, 'stem', 'A'))
  const called = nearness === 'broad' ? [...synonyms, ...broad] : synonyms
  return anyOf([...inOtherForms, ...apart, ...called.map((words) => phraseQuery(words, 'kind', weights))])
}
