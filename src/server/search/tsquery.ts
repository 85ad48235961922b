import { plainWords } from '#domain/search/tokens.ts'

/** Queries in PostgreSQL's notation, made of words. */

/** A word as the catalogue has it, and its English stem, which stands wherever the word does. A stop word has none. */
export type Word = { word: string; stem: string | null }

/** Where a word has to stand: labels of a tsvector's weights, or anywhere. */
export type Weights = 'A' | 'B' | 'D' | 'AB' | 'ABC' | ''

/**
 * How a word may differ from what was typed: in the plural at most; by its stem; or by its stem unless it names an activity, whose stem is
 * that of its material: tiling is no tile.
 */
export type Nearness = 'exact' | 'stem' | 'kind'

const join = (queries: readonly string[], operator: '&' | '|'): string => {
  const distinct = [...new Set(queries)].filter((query) => query !== '')
  return distinct.length > 1 ? `(${distinct.join(` ${operator} `)})` : (distinct[0] ?? '')
}

export const allOf = (queries: readonly string[]): string => join(queries, '&')
export const anyOf = (queries: readonly string[]): string => join(queries, '|')

/** The stem of a plural is its singular, so a singular that was typed finds both. */
export const singular = (word: string): string =>
  /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word

export function wordQuery({ word, stem }: Word, nearness: Nearness, weights: Weights): string {
  const isStem = nearness === 'stem' || (nearness === 'kind' && !word.endsWith('ing'))
  const lexemes = [word, isStem ? (stem ?? word) : singular(word)]
  return anyOf(lexemes.map((lexeme) => `'${lexeme}'${weights && `:${weights}`}`))
}

/** The words one after the other. Stop words only keep their place, as descriptions have none. */
export function phraseQuery(words: readonly Word[], nearness: Nearness, weights: Weights): string {
  // Beside digits and letters every word tells: "13 A", "A/C".
  const telling =
    words.some(({ stem }) => stem !== null) && !words.some(({ word }) => /^\d|^[b-z]$/.test(word))
  let query = ''
  let distance = 0
  for (const word of words) {
    distance += 1
    if (telling && word.stem === null) continue
    query += `${query && ` <${distance}> `}${wordQuery(word, nearness, weights)}`
    distance = 0
  }
  return words.length > 1 ? `(${query})` : query
}

/** The words in any order, together or apart. */
export const togetherQuery = (words: readonly Word[], nearness: Nearness, weights: Weights): string =>
  allOf(
    words
      .filter(({ stem }, _, all) => stem !== null || all.every((word) => word.stem === null))
      .map((word) => wordQuery(word, nearness, weights)),
  )

/** The words in the name of whoever offers a home (`home_seller_facts` in search.sql). */
export const sellerQuery = (words: readonly Word[]): string =>
  allOf(words.map(({ word, stem }) => anyOf([`'@seller:${word}'`, `'@seller:${stem ?? word}'`])))

/** Every word of a name that people gave a place. */
export const nameQuery = (name: string): string =>
  allOf(
    plainWords(name)
      .split(' ')
      .map((word) => `'${word}'`),
  )
const LEXEME = /'(?:[^'\\]|''|\\.)*'/g

/** The same of other words, which end so. */
export const withEnding = (query: string, ending: string): string =>
  query.replace(LEXEME, (lexeme) => `${lexeme.slice(0, -1)}${ending}'`)
