import { CATEGORIES } from '#domain/catalogue.ts'
import { isHome, isKindOfHome } from '#domain/search/kinds-of-homes.ts'
import { isOfAnyOffer } from '#domain/search/something-else.ts'
import type { SearchTerm } from '#domain/search/understanding.ts'
import type { Db } from '#server/db/client.ts'
import {
  type KnownWord,
  readFiledWords,
  rememberedWords,
  type SearchSource,
  type WordLookup,
} from './catalogue-words.ts'
import { isNounOfElse } from './english-nouns.ts'
import { measures } from './measures.ts'
import { singular, type Word } from './tsquery.ts'
import { findInstead } from './words-instead.ts'

/** A term with what the catalogue knows of it. */
export type MatchableTerm = {
  typed: string
  kind: SearchTerm['kind']
  /** The dictionary knows it. */
  known: boolean
  /** It names a maker. */
  brand: boolean
  /** It names somebody who does work. */
  labour: boolean
  /** It names a kind of home, which other homes only mention. */
  isKindOfHome: boolean
  /** What was typed, its other writings and, of a word that the catalogue does not know, what was meant. */
  meant: Word[][]
  /** Words that begin with the typed one, which the catalogue does not have whole. */
  begun: Word[]
  synonyms: Word[][]
  /** Synonyms that name a category, which has other things, too. */
  broad: Word[][]
  /** Some row has it, one way or another. */
  present: boolean
  /** What it tells of what is looked for: the thing itself, as the trade calls it; something that names have; or a detail. */
  tells: 'thing' | 'name' | 'detail'
  /** Products may be filed under it: it stands in the name of a category. */
  filed: boolean
  /** A noun that means something else, where it is about none of our things: the game of "tile game". */
  isElse: boolean
  /** What it means does not depend on what else the catalogue has. */
  certain: boolean
}

/** How the words of terms are read: by themselves, or with what is known of those of other searches. */
export type ReadingTerms = {
  everJoined?: boolean
  words?: WordLookup
  /** A query that what is found meets besides: only details are left out for it. */
  within?: string
  /** What else is asked for, a place or who works, tells that our things are meant. */
  isOurs?: boolean
}

/**
 * Terms with what the catalogue knows of their words, less stop words beside others.
 * @param gone typed words that the catalogue knows, though no row has them any more
 * @param everJoined also written in one word where the catalogue does not, yet
 */
export async function readTerms(
  db: Db,
  source: SearchSource,
  terms: readonly SearchTerm[],
  asOf: string,
  gone: ReadonlySet<string> = new Set(),
  { everJoined = false, words: lookup = rememberedWords() }: ReadingTerms = {},
): Promise<MatchableTerm[]> {
  const beside = terms.map((_, index) => joinedWithNeighbours(terms, index))
  const filedWords = await readFiledWords(db)
  const readAll = await lookup.read(
    db,
    source,
    [...terms.flatMap((term) => [term.typed, ...term.same, ...term.synonyms]), ...beside.flat()],
    asOf,
  )
  const others = new Set(terms.flatMap((term) => (terms.length > 1 && isElse(term) ? [term.typed] : [])))
  const words = new Map(
    [...readAll].map(([text, each]) => [text, each.map(others.has(text) ? unstemmed : asItIs)]),
  )
  const written = (texts: readonly string[]) =>
    texts.map((text) => words.get(text) ?? []).filter((each) => each.length > 0)
  // What no row says costs the index as much as what many say. The typed one stays: what it tells hangs on it.
  const foundIn = (texts: readonly string[]) =>
    written(texts.filter((text) => everJoined || readAll.get(text)?.every(isKnown)))
  // "Kablemetal cable" asks for the brand, which is called cable only where nobody says so. Two names of one thing are either of them.
  const isTypedElsewhere = (synonym: KnownWord[], index: number) =>
    terms.some(
      (term, other) =>
        other !== index &&
        stemsOf(words.get(term.typed)) === stemsOf(synonym) &&
        !term.synonyms.some((each) => says(words.get(terms[index]?.typed ?? ''), words.get(each))),
    )
  const unknown = terms.filter((term) => {
    const [word] = words.get(term.typed) ?? []
    return (
      term.kind === 'word' &&
      !term.known &&
      /^[a-z]{2,40}$/.test(term.typed) &&
      word?.stem &&
      (!word.known || gone.has(term.typed))
    )
  })
  const near = await findInstead(
    db,
    source,
    unknown.map(({ typed }) => typed),
    asOf,
    lookup,
  )

  const matchable = terms.map((term, index): MatchableTerm => {
    const found = term.kind === 'number' ? written : foundIn
    const writings = [...written([term.typed]), ...found(term.same)]
    const joined = written(beside[index] ?? []).filter(
      (each) => everJoined || each.every(({ named }) => named),
    )
    const synonyms = found(term.synonyms).filter((each) => !isTypedElsewhere(each, index))
    const isBroad = (each: KnownWord[]) =>
      term.kind === 'word' && each.every(({ word }) => CATEGORY_NAMES.has(word))
    const read = (texts: KnownWord[][]): Word[][] =>
      term.kind === 'number' ? texts.flatMap(measures) : texts
    const { begun = [], meant: instead = [] } = near.get(term.typed) ?? {}
    const meant = [...read(writings), ...joined, ...instead]
    const tells = whatItTells(source, term, [
      ...(writings[0] ?? []),
      ...joined.flat(),
      ...instead.flat(),
      ...begun,
    ])
    return {
      typed: term.typed,
      kind: term.kind,
      known: term.known,
      brand: term.brand !== undefined,
      labour: term.labour ?? false,
      isKindOfHome: source === 'listings' && isKindOfHome([term.typed, ...term.same]),
      meant,
      begun,
      synonyms: read(synonyms.filter((each) => !isBroad(each))),
      broad: synonyms.filter(isBroad),
      present:
        term.kind === 'number' ||
        begun.length + instead.length > 0 ||
        (!gone.has(term.typed) &&
          [...writings, ...joined, ...synonyms].some((each) => each.every(({ known }) => known))),
      filed: [...meant, ...begun.map((word) => [word])].some((words) => areAll(words, filedWords)),
      certain: !unknown.includes(term),
      tells,
      isElse: tells !== 'thing' && isElse(term),
    }
  })
  const spoken = matchable.filter(({ meant }) => meant.length > 0)
  const telling = spoken.filter(
    ({ kind, meant }) => kind === 'number' || meant.flat().some(({ stem }) => stem !== null),
  )
  return telling.length > 0 ? telling : spoken
}

/** Stop words stand anywhere, and of figures the catalogue remembers only those of names (`add_searchable_product_words` in search.sql). */
const isKnown = ({ word, stem, known }: KnownWord): boolean => known || stem === null || /^\d/.test(word)

/** Stop words stand anywhere. */
const areAll = (words: readonly Word[], some: ReadonlySet<string>): boolean =>
  words.every(({ word, stem }) => stem === null || some.has(word) || some.has(stem))

/** "ply wood" may stand in one word: each of the two is there, too, where both are joined. */
function joinedWithNeighbours(terms: readonly SearchTerm[], index: number): string[] {
  const pairs = [
    [terms[index - 1], terms[index]],
    [terms[index], terms[index + 1]],
  ]
  return pairs
    .filter((pair) => pair.every((term) => term?.kind === 'word' && /^[a-z]+$/.test(term.typed)))
    .map((pair) => pair.map((term) => term?.typed).join(''))
}

const CATEGORY_NAMES = new Set<string>(CATEGORIES.map(({ id }) => id))

const CATEGORY_WORDS = new Set(
  CATEGORIES.flatMap(({ category, subCategories }) =>
    [category, ...subCategories].join(' ').toLowerCase().split(' '),
  ).map(singular),
)

const isCategoryWord = (word: string) => CATEGORY_WORDS.has(singular(word))

/** "masonic" is no mason, though that is its stem: such a word is looked for as it is. */
const asItIs = (word: KnownWord): KnownWord =>
  word.stem !== null && word.word === `${word.stem}ic` ? { ...word, stem: word.word, known: false } : word

/** "shopping" is no shop: a noun of something else is looked for as it is. */
const unstemmed = (word: KnownWord): KnownWord =>
  word.stem === null ? word : { ...word, stem: singular(word.word) }

const stemsOf = (words: readonly Word[] = []) => words.map(({ word, stem }) => stem ?? word).join(' ')

/** Whether words have others among them, side by side. */
const says = (all: readonly Word[] | undefined, some: readonly Word[] | undefined): boolean =>
  ` ${stemsOf(all)} `.includes(` ${stemsOf(some)} `)

const isElse = ({ typed, kind, known, aside }: SearchTerm): boolean =>
  kind === 'word' && !known && !aside && isNounOfElse(typed) && !isOfAnyOffer(typed)

function whatItTells(
  source: SearchSource,
  term: SearchTerm,
  words: readonly (Word & { named?: boolean })[],
): MatchableTerm['tells'] {
  if (term.area) return 'name'
  // Of homes their kind is the thing; a pool, or that it is new, a detail.
  const isThing = source === 'products' || isHome([term.typed, ...term.same])
  if (term.known && !isThing) return 'detail'
  if (term.known || words.some(({ word }) => isCategoryWord(word))) return 'thing'
  return words.some(({ named }) => named) ? 'name' : 'detail'
}
