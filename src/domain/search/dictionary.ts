import { plainWords, singular, type Token } from './tokens.ts'

/** What the trade says (docs/product.md 17.2). Words and phrases as people write them; case, accents and plurals do not matter. */
export type DictionaryEntry = {
  /** Writings of the very same thing, which rank alike: "plywood", "ply wood". */
  words: readonly string[]
  /** Other names for it, which rank below. Whoever types one of them finds the others and `words`. */
  synonyms?: readonly string[]
  /** What it finds besides, one way: a sumo is a pump, but not every pump is a sumo. */
  finds?: readonly string[]
  /** The language of `words`, where it is not English. */
  language?: 'Pidgin' | 'Hausa' | 'Yoruba' | 'Igbo'
  /** A maker or its range: `words` are its names, the first as it is shown. */
  brand?: true
  /** Who says so: a standard, a price list, a dictionary; "practice" is common knowledge of the trade. */
  source: string
}

export type Meaning = { same: readonly string[]; synonyms: readonly string[]; brand?: string }

/** An index of entries by what is typed. */
export type Dictionary = { readonly meanings: ReadonlyMap<string, Meaning>; readonly longest: number }

/** A joined compound is known from this length on: shorter ones are words of their own. */
const COMPOUND_LENGTH = 6

const keyOf = (words: readonly string[]) => words.map(singular).join(' ')

export function buildDictionary(entries: readonly DictionaryEntry[]): Dictionary {
  const meanings = new Map<string, { same: Set<string>; synonyms: Set<string>; brand?: string }>()
  const add = (typed: string, same: readonly string[], synonyms: readonly string[], brand?: string) => {
    const key = keyOf(typed.split(' '))
    const meaning = meanings.get(key) ?? { same: new Set(), synonyms: new Set() }
    for (const each of same) meaning.same.add(each)
    for (const each of synonyms) meaning.synonyms.add(each)
    if (brand !== undefined) meaning.brand = brand
    meanings.set(key, meaning)
  }
  for (const entry of entries) {
    const [words, synonyms, finds] = [entry.words, entry.synonyms ?? [], entry.finds ?? []].map((each) =>
      each.map(plainWords),
    ) as [string[], string[], string[]]
    for (const word of words) add(word, words, [...synonyms, ...finds], entry.brand && entry.words[0])
    for (const synonym of synonyms) add(synonym, [synonym], [...words, ...synonyms, ...finds])
  }
  for (const [key, meaning] of [...meanings]) {
    const joined = key.replaceAll(' ', '')
    if (joined.length >= COMPOUND_LENGTH && !meanings.has(joined)) meanings.set(joined, meaning)
  }
  const longest = Math.max(1, ...[...meanings.keys()].map((key) => key.split(' ').length))
  return {
    longest,
    meanings: new Map(
      [...meanings].map(([key, { same, synonyms, ...rest }]) => {
        const writings = withoutNarrower([...same], [])
        return [
          key,
          { ...rest, same: writings, synonyms: withoutNarrower([...synonyms], [key, ...writings]) },
        ]
      }),
    ),
  }
}

/** Less the phrases that another one is a part of, word after word: whatever they find, that finds. */
function withoutNarrower(phrases: readonly string[], besides: readonly string[]): string[] {
  const wordsOf = (phrase: string) => phrase.split(' ').map(singular)
  const wider = [...besides, ...phrases].map(wordsOf)
  return phrases.filter((phrase, index) => {
    const words = wordsOf(phrase)
    return !wider.some(
      (others, other) =>
        other !== besides.length + index &&
        ` ${words.join(' ')} `.includes(` ${others.join(' ')} `) &&
        (others.length < words.length || other < besides.length + index),
    )
  })
}

/** The longest phrase of the dictionary that begins here. `length` in tokens. */
export function findMeaning(
  { meanings, longest }: Dictionary,
  tokens: readonly Token[],
  at: number,
): { meaning: Meaning; length: number } | undefined {
  for (let length = Math.min(Math.max(2, longest), tokens.length - at); length >= 1; length--) {
    const part = tokens.slice(at, at + length)
    if (part.some(({ kind }) => kind === 'sign')) continue
    const words = part.map(({ word }) => singular(word))
    const joined = words.join('')
    const meaning =
      meanings.get(words.join(' ')) ??
      (length === 2 && joined.length >= COMPOUND_LENGTH ? meanings.get(joined) : undefined)
    if (meaning) return { meaning, length }
  }
  return undefined
}
