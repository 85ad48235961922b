import type { SearchTerm } from '#domain/search/understanding.ts'
import type { Db } from '#server/db/client.ts'
import { countAbout, findFirstMatch, type SearchSource } from './catalogue-words.ts'
import { choicesOf } from './kept-terms.ts'
import { type MatchableTerm, readTerms } from './matchable-terms.ts'
import { allOf, anyOf, phraseQuery, togetherQuery, type Weights, wordQuery } from './tsquery.ts'

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
   * Met by products that do not merely mention the words: called so and filed under it; one of the two, or called as the trade calls it
   * besides. None for homes, and without words.
   */
  named: string[]
  /** The typed words that no row has together with the others: `query` is without them. */
  leftOut: string[]
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
): Promise<TermMatch> {
  const read = await readTerms(db, source, terms, asOf)
  // A digit by itself stands in half of the names.
  if (read.every(({ typed }) => /^\d$/.test(typed)))
    return { ...NO_WORDS, ...(terms.length > 0 && { query: NOTHING }) }
  if (await isThere(db, source, read, asOf)) return matchOf(source, read, read)

  const rows = await countRows(db, source, read)
  // The catalogue still knows the words of a row that is gone.
  const gone = new Set(read.filter((term) => rows.get(term) === 0).map(({ typed }) => typed))
  const reread = await readTerms(db, source, terms, asOf, gone)
  if (await isThere(db, source, reread, asOf)) return matchOf(source, reread, reread)
  const choices = read.length > 1 ? choicesOf(reread, await countRows(db, source, reread)) : []
  const queries = choices.map((choice) => everywhere(source, choice))
  const kept = choices[(await findFirstMatch(db, source, queries, asOf)) ?? -1]
  return kept ? matchOf(source, reread, kept) : { ...NO_WORDS, query: NOTHING }
}

const NO_WORDS: TermMatch = { query: '', tiers: [], named: [], leftOut: [] }

/** A word that nothing has. */
const NOTHING = `'@nothing'`

const isThere = async (db: Db, source: SearchSource, terms: readonly MatchableTerm[], asOf: string) =>
  terms.every(({ present }) => present) &&
  (await findFirstMatch(db, source, [everywhere(source, terms)], asOf)) === 0

const matchOf = (
  source: SearchSource,
  terms: readonly MatchableTerm[],
  kept: readonly MatchableTerm[],
): TermMatch => ({
  query: everywhere(source, kept),
  tiers: tiersOf(source, kept),
  named: source === 'products' ? namesOf(kept) : [],
  leftOut: terms.filter((term) => !kept.includes(term)).map(({ typed }) => typed),
})

/** About how many rows have each. */
async function countRows(
  db: Db,
  source: SearchSource,
  terms: readonly MatchableTerm[],
): Promise<Map<MatchableTerm, number>> {
  const counted = await countAbout(
    db,
    source,
    terms.map((term) => everywhere(source, [term])),
  )
  return new Map(terms.map((term, index) => [term, counted[index] ?? 0]))
}

/** As typed; or another form of its words, or beginning so; or as it is called besides. */
type Nearness = 'exact' | 'stem' | 'synonym'

/** A number of a product's street is no size. */
const ANYWHERE: Record<SearchSource, Weights> = { products: 'ABC', listings: '' }

/** What everything that is found meets. */
function everywhere(source: SearchSource, terms: readonly MatchableTerm[]): string {
  if (source === 'products') return all(source, terms, 'synonym', '')
  return allOf(
    terms.map(({ meant, begun, synonyms }) =>
      anyOf([
        ...[...meant, ...synonyms].map((words) => togetherQuery(words, 'stem', '')),
        ...begun.map((word) => wordQuery(word, 'stem', '')),
      ]),
    ),
  )
}

/** Side by side in the name, in the name, in the name or what it is filed under (a home: its place), one in the name, anywhere. */
function tiersOf(source: SearchSource, terms: readonly MatchableTerm[]): string[] {
  const things = terms.filter(({ kind, tells }) => kind === 'word' && tells !== 'detail')
  const anyThing = (nearness: Nearness, weights: Weights) =>
    anyOf(things.map((term) => termQuery(source, term, nearness, weights)))
  const inName = all(source, terms, 'exact', 'A')
  // Of what is called otherwise, that which has a typed word: a split air conditioner for "split unit".
  const anyTyped = anyOf(typedWords(things).map((word) => wordQuery(word, 'exact', 'A')))
  const anywhere = all(source, terms, 'synonym', '')
  const typed = terms.flatMap(({ meant }) => meant[0] ?? [])
  const tiers = [
    terms.length > 1 ? phraseQuery(typed, 'exact', 'A') : '',
    allOf([inName, anyThing('stem', 'B')]),
    inName,
    all(source, terms, 'stem', 'A'),
    all(source, terms, 'stem', 'AB'),
    allOf([anyTyped, all(source, terms, 'synonym', 'A')]),
    all(source, terms, 'synonym', 'A'),
    all(source, terms, 'synonym', 'AB'),
    allOf([anyThing('synonym', 'A'), anywhere]),
    anywhere,
  ]
  return [...new Set(tiers)].filter((tier) => tier !== '')
}

function namesOf(terms: readonly MatchableTerm[]): string[] {
  const things = terms.filter(({ kind }) => kind === 'word')
  const filed = anyOf(things.map((term) => termQuery('products', term, 'stem', 'B')))
  const called = allOf(
    terms.map((term) =>
      anyOf([
        termQuery('products', term, 'stem', 'AB'),
        ...term.synonyms.map((words) => phraseQuery(words, 'exact', 'A')),
      ]),
    ),
  )
  const both = filed && allOf([called, filed])
  return [both, called, all('products', terms, 'synonym', 'AB')].filter((query) => query !== '')
}

const typedWords = (terms: readonly MatchableTerm[]) =>
  terms.flatMap(({ meant }) => meant[0] ?? []).filter(({ stem }) => stem !== null)

const all = (source: SearchSource, terms: readonly MatchableTerm[], nearness: Nearness, weights: Weights) =>
  allOf(terms.map((term) => termQuery(source, term, nearness, weights)))

function termQuery(source: SearchSource, term: MatchableTerm, nearness: Nearness, weights: Weights): string {
  const { kind, meant, begun, synonyms } = term
  if (kind === 'number') {
    const writings = nearness === 'synonym' ? [...meant, ...synonyms] : meant
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
  return anyOf([...inOtherForms, ...apart, ...synonyms.map((words) => phraseQuery(words, 'stem', weights))])
}
