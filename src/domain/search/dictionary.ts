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
  /** Somebody who does work. So is whoever finds such people alone. */
  labour?: true
  /** A home, or what is said of one. So is whoever finds such alone. */
  home?: true
  /** Who says so: a standard, a price list, a dictionary; "practice" is common knowledge of the trade. */
  source: string
}

export type Meaning = {
  same: readonly string[]
  synonyms: readonly string[]
  brand?: string
  labour?: true
  home?: true
}

type Building = Omit<Meaning, 'same' | 'synonyms'> & { same: Set<string>; synonyms: Set<string> }

/** An index of entries by what is typed. */
export type Dictionary = {
  readonly meanings: ReadonlyMap<string, Meaning>
  readonly longest: number
  /** Words of one typed text that are mistypings of others (mistypings.ts). */
  readonly meant?: ReadonlyMap<string, string>
}

/** A joined compound is known from this length on: shorter ones are words of their own. */
const COMPOUND_LENGTH = 6

const keyOf = (words: readonly string[]) => words.map(singular).join(' ')

export function buildDictionary(entries: readonly DictionaryEntry[]): Dictionary {
  const meanings = new Map<string, Building>()
  const add = (
    typed: string,
    entry: DictionaryEntry,
    same: readonly string[],
    synonyms: readonly string[],
  ) => {
    const key = keyOf(typed.split(' '))
    const meaning = meanings.get(key) ?? { same: new Set(), synonyms: new Set() }
    for (const each of same) meaning.same.add(each)
    for (const each of synonyms) meaning.synonyms.add(each)
    if (entry.brand && entry.words[0]) meaning.brand = entry.words[0]
    if (entry.labour) meaning.labour = true
    if (entry.home) meaning.home = true
    meanings.set(key, meaning)
  }
  for (const entry of entries) {
    const words = entry.words.map(plainWords)
    const synonyms = (entry.synonyms ?? []).map(plainWords)
    const finds = (entry.finds ?? []).map(plainWords)
    for (const word of words) add(word, entry, words, [...synonyms, ...finds])
    for (const synonym of synonyms) add(synonym, entry, [synonym], [...words, ...synonyms, ...finds])
  }
  const meaningOf = (phrase: string) => meanings.get(keyOf(plainWords(phrase).split(' ')))
  for (const { finds = [], words } of entries) {
    const found = finds.map(meaningOf)
    for (const meaning of words.flatMap((word) => (found.length > 0 && meaningOf(word)) || [])) {
      if (found.every((each) => each?.labour)) meaning.labour = true
      if (found.every((each) => each?.home)) meaning.home = true
    }
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

/** Less the phrases that have another one in them: whatever they find, that finds. */
function withoutNarrower(phrases: readonly string[], besides: readonly string[]): string[] {
  const keys = phrases.map((phrase) => ` ${keyOf(phrase.split(' '))} `)
  const wider = [...besides.map((phrase) => ` ${keyOf(phrase.split(' '))} `), ...keys]
  return phrases.filter((_, index) => {
    const key = keys[index] ?? ''
    const own = besides.length + index
    return !wider.some((other, at) => at !== own && key.includes(other) && (other !== key || at < own))
  })
}

/** Whether a word stands for something by itself. */
export const hasMeaning = ({ meanings }: Dictionary, word: string): boolean => meanings.has(singular(word))

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
