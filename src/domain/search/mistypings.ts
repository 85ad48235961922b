import { findPlaceInWords } from '#domain/places/find-place.ts'
import { PLACES_BY_WORDS } from '#domain/places/place-lexicon.ts'
import { type Dictionary, hasMeaning } from './dictionary.ts'
import { fillerLength, isJoining } from './filler-phrases.ts'
import { isPreposition } from './places-in-text.ts'
import { singular, type Token, tokenize } from './tokens.ts'

/** Words of fewer letters are too near to one another. */
const LETTERS_MIN = 5
/** Beside a word that tells what is meant. */
const LETTERS_BESIDE_MIN = 4
/** A place is told from so many letters on, where no preposition leads to it. */
const PLACE_LETTERS_MIN = 6
/** Names of places that are written in one are known from this length on. */
const JOINED_PLACE_MIN = 8

/**
 * What the words of a text may be mistypings of (docs/product.md 17.1): a word of the dictionary or of a place's name that sounds the same,
 * or has one letter more, less, wrong or changed with its neighbour; or a place's name without its blanks. Only where one alone is so near.
 * Whoever asks sees to it that a word is none of English or of the catalogue.
 */
export function possiblyMeant(typed: string, dictionary: Dictionary): Map<string, string> {
  const tokens = tokenize(typed)
  const meant = new Map<string, string>()
  for (const [at, { word, kind }] of tokens.entries()) {
    if (kind !== 'word' || word.length < LETTERS_MIN || !/^[a-z]+$/.test(word)) continue
    if (hasMeaning(dictionary, word) || saysElse(tokens, at)) continue
    const instead = again(word, dictionary) ?? trade(word, dictionary) ?? place(tokens, at, dictionary)
    if (instead !== undefined) meant.set(word, instead)
  }
  return meant
}

/**
 * What the words of a text may be mistypings of beside their neighbours, words of English among them: nobody seeks a "facial board", whatever
 * facial is elsewhere. Only where one phrase of two words alone is one letter, or its sound, away. Whoever asks sees to it that the catalogue
 * does not know a word.
 */
export function meantInPhrases(typed: string, dictionary: Dictionary): Map<string, string> {
  const tokens = tokenize(typed)
  const phrases = phrasesOf(dictionary)
  const meant = new Map<string, string>()
  for (const [at, { word, kind }] of tokens.entries()) {
    if (kind !== 'word' || word.length < LETTERS_BESIDE_MIN || !/^[a-z]+$/.test(word)) continue
    if (hasMeaning(dictionary, word) || saysElse(tokens, at)) continue
    const beside = (other: Token | undefined, keyOf: (word: string) => string) =>
      (other?.kind === 'word' && phrases.get(keyOf(singular(other.word)))) || []
    const others = [
      ...beside(tokens[at + 1], (next) => `* ${next}`),
      ...beside(tokens[at - 1], (previous) => `${previous} *`),
    ]
    const near = [...new Set(others)].filter((other) => isNear(singular(word), other))
    if (near.length === 1 && near[0]) meant.set(word, near[0])
  }
  return meant
}

const isNear = (word: string, other: string) =>
  word[0] === other[0] && (isOneMistake(word, other) || soundOf(word) === soundOf(other))

const phrasesByHalf = new WeakMap<object, ReadonlyMap<string, readonly string[]>>()

/** Of each half of a phrase of two words, "* board", what the other may be. */
function phrasesOf({ meanings }: Dictionary): ReadonlyMap<string, readonly string[]> {
  const known = phrasesByHalf.get(meanings)
  if (known) return known
  const halves = new Map<string, string[]>()
  for (const phrase of meanings.keys()) {
    const [first, second, ...more] = phrase.split(' ')
    if (!first || !second || more.length > 0) continue
    for (const [half, other] of [
      [`* ${second}`, first],
      [`${first} *`, second],
    ] as const)
      halves.set(half, [...(halves.get(half) ?? []), other])
  }
  phrasesByHalf.set(meanings, halves)
  return halves
}

function saysElse(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return !token || isJoining(token) || fillerLength(tokens, at) > 0 || placeAround(tokens, at)
}

/** "retiling" is tiling. */
function again(word: string, dictionary: Dictionary): string | undefined {
  const rest = word.slice(2)
  return word.startsWith('re') && rest.endsWith('ing') && hasMeaning(dictionary, rest) ? rest : undefined
}

const trade = (word: string, dictionary: Dictionary) =>
  onlyNear(singular(word), indexOf(dictionary, wordsOf(dictionary.meanings.keys())))

/** Words and their sounds by their first letter. */
type Index = ReadonlyMap<string, readonly { word: string; sound: string }[]>

const indexes = new WeakMap<object, Index>()

function indexOf(key: object, words: Iterable<string>): Index {
  const known = indexes.get(key)
  if (known) return known
  const index = new Map<string, { word: string; sound: string }[]>()
  for (const word of words) {
    const letter = word.slice(0, 1)
    index.set(letter, [...(index.get(letter) ?? []), { word, sound: soundOf(word) }])
  }
  indexes.set(key, index)
  return index
}

function* wordsOf(phrases: Iterable<string>): Iterable<string> {
  const seen = new Set<string>()
  for (const phrase of phrases) {
    for (const word of phrase.split(' ')) {
      if (seen.has(word) || !/^[a-z]{4,}$/.test(word)) continue
      seen.add(word)
      yield word
    }
  }
}

/** The word that sounds like this one or is one mistake away, if there is one alone. */
function onlyNear(word: string, index: Index): string | undefined {
  const near = (index.get(word.slice(0, 1)) ?? []).filter(
    (other) => Math.abs(other.word.length - word.length) <= 2 && other.word !== word,
  )
  const sound = soundOf(word)
  const alike = near.filter((other) => other.sound === sound)
  const best = alike.length > 0 ? alike : near.filter((other) => isOneMistake(word, other.word))
  return best.length === 1 ? best[0]?.word : undefined
}

/** As it is spoken: "plywud" is "plywood", "simment" is no cement. */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![eiyh])/g, 'k')
    .replace(/oo|ou/g, 'u')
    .replace(/ee|ea|ie/g, 'i')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1+/g, '$1')

/** One letter more, less or wrong, or two neighbours that changed places. */
export function isOneMistake(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  if (one.length < other.length) return rest === otherRest.slice(1)
  if (one.length > other.length) return rest.slice(1) === otherRest
  return (
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

/** "in ibandan", "benincity": only beside something that is sought there. */
function place(tokens: readonly Token[], at: number, dictionary: Dictionary): string | undefined {
  const word = tokens[at]?.word ?? ''
  const isLed = isPreposition(tokens[at - 1]?.word ?? '')
  const isBeside = tokens.some(
    (other, index) => index !== at && (other.kind === 'number' || hasMeaning(dictionary, other.word)),
  )
  if (!isBeside || !(isLed || word.length >= PLACE_LETTERS_MIN)) return undefined
  const joined = joinedPlaces().get(word)
  if (joined) return joined
  const near = onlyNear(word, indexOf(PLACES_BY_WORDS, wordsOf(PLACES_BY_WORDS.keys())))
  if (near === undefined) return undefined
  const mended = tokens.map((token, index) => (index === at ? { ...token, word: near } : token))
  return placeAround(mended, at) ? near : undefined
}

/** Whether a place's name has this word. */
function placeAround(tokens: readonly Token[], at: number): boolean {
  for (let from = Math.max(0, at - 2); from <= at; from++) {
    const words = tokens.slice(from, at + 4).map(({ word }) => word)
    const found = findPlaceInWords(words)
    if (found && from + found.length > at) return true
  }
  return false
}

let joined: Map<string, string> | undefined

/** Names by what they are without blanks: "benincity", and "lekkiphase" before its number. */
function joinedPlaces(): Map<string, string> {
  if (joined) return joined
  joined = new Map()
  for (const name of PLACES_BY_WORDS.keys()) {
    const words = name.replace(/ \d.*$/, '')
    const key = words.replaceAll(' ', '')
    if (words.includes(' ') && key.length >= JOINED_PLACE_MIN && /^[a-z]+$/.test(key)) joined.set(key, words)
  }
  return joined
}
