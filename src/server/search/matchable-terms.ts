import { CATEGORIES } from '#domain/catalogue.ts'
import type { SearchTerm } from '#domain/search/understanding.ts'
import type { Db } from '#server/db/client.ts'
import { findNearWords, type KnownWord, readWords, type SearchSource } from './catalogue-words.ts'
import { singular, type Word } from './tsquery.ts'

/** A term with what the catalogue knows of it. */
export type MatchableTerm = {
  typed: string
  kind: SearchTerm['kind']
  /** What was typed, its other writings and, of a word that the catalogue does not know, what was meant. */
  meant: Word[][]
  /** Words that begin with the typed one, which the catalogue does not have whole. */
  begun: Word[]
  synonyms: Word[][]
  /** Some row has it, one way or another. */
  present: boolean
  /** What it tells of what is looked for: the thing itself, as the trade calls it; something that names have; or a detail. */
  tells: 'thing' | 'name' | 'detail'
}

/** Terms with what the catalogue knows of their words, less stop words beside others. */
export async function readTerms(
  db: Db,
  source: SearchSource,
  terms: readonly SearchTerm[],
  asOf: string,
): Promise<MatchableTerm[]> {
  const beside = terms.map((_, index) => joinedWithNeighbours(terms, index))
  const words = await readWords(
    db,
    source,
    [...terms.flatMap((term) => [term.typed, ...term.same, ...term.synonyms]), ...beside.flat()],
    asOf,
  )
  const written = (texts: readonly string[]) =>
    texts.map((text) => words.get(text) ?? []).filter((each) => each.length > 0)
  const unknown = terms.filter((term) => {
    const [word] = words.get(term.typed) ?? []
    return term.kind === 'word' && !term.known && /^[a-z]{2,40}$/.test(term.typed) && word?.known === false
  })
  const near = await findInstead(
    db,
    source,
    unknown.map(({ typed }) => typed),
    asOf,
  )

  const matchable = terms.map((term, index): MatchableTerm => {
    const writings = written([term.typed, ...term.same])
    const joined = written(beside[index] ?? []).filter((each) => each.every(({ named }) => named))
    const synonyms = written(term.synonyms)
    const { begun = [], meant = [] } = near.get(term.typed) ?? {}
    return {
      typed: term.typed,
      kind: term.kind,
      meant: [...(term.kind === 'number' ? writings.flatMap(measures) : writings), ...joined, ...meant],
      begun,
      synonyms,
      present:
        term.kind === 'number' ||
        begun.length + meant.length > 0 ||
        [...writings, ...joined, ...synonyms].some((each) => each.every(({ known }) => known)),
      tells: whatItTells(term, [...(writings[0] ?? []), ...meant.flat(), ...begun]),
    }
  })
  const spoken = matchable.filter(({ meant }) => meant.length > 0)
  const telling = spoken.filter(
    ({ kind, meant }) => kind === 'number' || meant.flat().some(({ stem }) => stem !== null),
  )
  return telling.length > 0 ? telling : spoken
}

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

/** What stands for words that the catalogue does not know. */
async function findInstead(db: Db, source: SearchSource, unknown: readonly string[], asOf: string) {
  const near = await findNearWords(db, source, unknown, asOf)
  const instead = [...near.values()].flatMap(({ begun, split, nearest }) => [
    ...begun,
    ...(split ?? []),
    ...nearest,
  ])
  const words: Map<string, KnownWord[]> =
    instead.length > 0 ? await readWords(db, source, instead, asOf) : new Map()
  const read = (texts: readonly string[]) => texts.flatMap((text) => words.get(text) ?? [])
  return new Map(
    [...near].map(([typed, { begun, split, nearest }]) => {
      const parts = split ? [read(split)] : []
      // A beginning of a word is no mistyping of another.
      const corrected = begun.length > 0 || split ? [] : read(nearest).map((word) => [word])
      return [typed, { begun: read(begun), meant: [...parts, ...corrected] }]
    }),
  )
}

/** A number in plain words may have lost its point or its bar: 2 5 is 2.5, and 1 2 is 1/2. */
function measures(words: readonly KnownWord[]): Word[][] {
  const number = /^\d+$/
  const at = words.findIndex(
    ({ word }, index) => number.test(word) && number.test(words[index + 1]?.word ?? ''),
  )
  if (at < 0) return [[...words]]
  const [whole, part] = [words[at]?.word, words[at + 1]?.word]
  const fraction = ['2', '3', '4', '8', '16'].includes(part ?? '') && Number(whole) < Number(part)
  const replaced = [`${whole}d${part}`, ...(fraction ? [`${whole}f${part}`] : [])]
  return [
    [...words],
    ...replaced.map((word) => [...words.slice(0, at), { word, stem: word }, ...words.slice(at + 2)]),
  ]
}

const CATEGORY_WORDS = new Set(
  CATEGORIES.flatMap(({ category, subCategories }) =>
    [category, ...subCategories].join(' ').toLowerCase().split(' '),
  ).map(singular),
)

function whatItTells(
  term: SearchTerm,
  words: readonly (Word & { named?: boolean })[],
): MatchableTerm['tells'] {
  if (term.known || words.some(({ word }) => CATEGORY_WORDS.has(singular(word)))) return 'thing'
  return words.some(({ named }) => named) ? 'name' : 'detail'
}
