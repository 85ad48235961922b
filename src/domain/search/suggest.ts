import { LONGEST_NAME } from '#domain/places/place-lexicon.ts'
import type { State } from '#domain/places.ts'
import { isNumber, wordsOf } from './suggestible-words.ts'
import { findSuggestible, type Match, type SuggestionIndex } from './suggestion-index.ts'
import { SEARCH_PAGES, SUGGESTED_TEXT_MAX, SUGGESTIONS_MAX } from './suggestion-rules.ts'
import type { SuggestedFor, Suggestion, SuggestionKind } from './suggestion-schema.ts'

/** What a suggestion is made of. */
export type Candidate = {
  kind: SuggestionKind
  text: string
  /** The name that it was found by, where that is not its own and what is typed would not be seen otherwise. */
  by?: string
  /** The page that shows it: a path, and what its query says. */
  path: string
  search: Readonly<Record<string, string>>
  /** How often it is there, as far as that is known; more is better. */
  frequency: number
  /** Where it is offered; absent where that does not matter. */
  states?: ReadonlySet<State>
}

type Asked = {
  for: SuggestedFor
  /** Only what is offered there, and only there is it searched for. */
  location: State | undefined
  /** How many offers a candidate leads to, there; null where that is not counted. */
  countOf: (candidate: Candidate) => number | null
}

type Indexes = readonly SuggestionIndex<Candidate>[]

/** What a list has of each kind before the other kinds have had their turn. */
const SHARE: Record<SuggestionKind, number> = {
  material: 4,
  labour: 4,
  category: 2,
  'sub-category': 3,
  home: 4,
  place: 2,
  seller: 2,
  work: 1,
}

/** What counts for more, where all else is equal. */
const RANK: Record<SuggestionKind, number> = {
  'sub-category': 12,
  category: 11,
  material: 9,
  labour: 9,
  home: 9,
  place: 1,
  seller: 5,
  work: 0,
}

/** What somebody who typed this may want, best first; a thing in a place where the text ends with one (docs/product.md 17.9). */
export function suggest(indexes: Indexes, typed: string, asked: Asked): Suggestion[] {
  const text = typed.slice(0, SUGGESTED_TEXT_MAX)
  const things = mixed(find(indexes, text, asked).map((match) => foundBy(match, text)))
  return [...things, ...inPlaces(indexes, text, asked, things.length > 0)]
    .slice(0, SUGGESTIONS_MAX)
    .map((candidate) => suggestionOf(candidate, asked))
}

/** Before anything is typed: what there is most of. */
export function suggestPopular(candidates: readonly Candidate[], asked: Asked): Suggestion[] {
  return candidates
    .map((candidate) => ({ candidate, count: asked.countOf(candidate) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ candidate }) => suggestionOf(candidate, asked))
}

function find(indexes: Indexes, text: string, { location, countOf }: Asked): Match<Candidate>[] {
  const all = indexes.flatMap((index) => findSuggestible(index, text))
  const exact = all.some(({ typos }) => typos === 0)
  return all
    .filter(
      ({ typos, begins, entry }) =>
        (typos === 0 ||
          (!exact && (entry.kind !== 'place' || (begins && text.length >= PLACE_MIN_MISTYPED)))) &&
        (!location || !entry.states || entry.states.has(location)),
    )
    .map((match) => ({ match, score: score(match, countOf(match.entry)) }))
    .sort((a, b) => b.score - a.score || (a.match.entry.text < b.match.entry.text ? -1 : 1))
    .map(({ match }) => match)
}

const score = ({ entry, begins, whole, otherName }: Match<Candidate>, count: number | null) =>
  RANK[entry.kind] +
  (begins && !otherName ? 6 : 0) +
  (whole ? 3 : 0) -
  (otherName ? OTHER_NAME : 0) -
  (count === 0 ? 12 : 0) +
  3 * Math.log10(1 + Math.max(entry.frequency, count ?? 0)) -
  entry.text.length / 20

/** What begins so itself comes before what is also called so. */
const OTHER_NAME = 8

/** A thing says by which other name it was found, unless what was typed is to be seen in its own; a place's others are known. */
function foundBy({ entry, otherName, name }: Match<Candidate>, typed: string): Candidate {
  const shown = wordsOf(entry.text)
  const isShown = wordsOf(typed).every((word) => shown.some((each) => each.startsWith(word)))
  return otherName && !isShown && entry.kind !== 'place' ? { ...entry, by: name } : entry
}

/** The best of each kind first in line, nothing twice; where kinds are missing, more of the others. */
function mixed(ranked: readonly Candidate[]): Candidate[] {
  const byText = new Map<string, Candidate>()
  for (const candidate of ranked) {
    const { kind, text } = candidate
    const plain = kind === 'seller' ? `seller ${text}` : wordsOf(text).join(' ')
    const before = byText.get(plain)
    // A category has all that is called so, and more: it takes the place of the word.
    if (!before || RANK[kind] > RANK[before.kind]) byText.set(plain, candidate)
  }
  const different = [...byText.values()]
  const left = { ...SHARE }
  const first = new Set(
    different
      .filter(({ kind }) => {
        left[kind] -= 1
        return left[kind] >= 0
      })
      .slice(0, SUGGESTIONS_MAX),
  )
  const others = different.filter((candidate) => !first.has(candidate))
  const chosen = new Set([...first, ...others.slice(0, SUGGESTIONS_MAX - first.size)])
  return different.filter((candidate) => chosen.has(candidate))
}

const isPreposition = (word = '') => /^(in|at|near|around|within)$/i.test(word)

/** Without a preposition before them, fewer letters are hardly a place. */
const PLACE_MIN_LENGTH = 3

/** Fewer letters are no mistyped place: there are too many places. */
const PLACE_MIN_MISTYPED = 5

/**
 * "cement in ik": what stands before is searched for in the places that the rest begins. Where something has all the words, the rest is
 * a place only behind a preposition: "sharp sand" is not sharp in Sandfill.
 */
function inPlaces(indexes: Indexes, text: string, asked: Asked, hasAll: boolean): Candidate[] {
  const { words } = SEARCH_PAGES[asked.for]
  const typed = text.trim().split(/\s+/)
  for (let end = Math.max(1, typed.length - LONGEST_NAME); end < typed.length; end += 1) {
    if (isPreposition(typed[end])) continue
    const tail = typed.slice(end).join(' ')
    const said = end > 1 && isPreposition(typed[end - 1])
    if (!said && (hasAll || tail.length < PLACE_MIN_LENGTH)) continue
    const places = find(indexes, tail, asked).filter(
      ({ entry, begins, typos }) => entry.kind === 'place' && begins && (said || typos === 0),
    )
    const before = typed.slice(0, said ? end - 1 : end).join(' ')
    if (places.length === 0 || wordsOf(before).every(isNumber)) continue
    const [best] = find(indexes, before, asked)
    if (!best) continue
    // "cemnt in ik" is cement there.
    const thing = best.typos > 0 ? best.entry.text : before
    return places.slice(0, SUGGESTIONS_MAX).map(({ entry }) => ({
      ...entry,
      text: `${thing} in ${entry.text}`,
      search: { [words]: thing, ...entry.search },
    }))
  }
  return []
}

function suggestionOf(candidate: Candidate, asked: Asked): Suggestion {
  const { kind, text, by, path, search } = candidate
  const page = SEARCH_PAGES[asked.for]
  const there = path === page.path && asked.location ? { [page.state]: asked.location } : {}
  const query = new URLSearchParams({ ...there, ...search }).toString()
  return {
    kind,
    text,
    ...(by && { by }),
    count: page.words in search ? null : asked.countOf(candidate),
    href: query ? `${path}?${query}` : path,
  }
}
