import { type FoundPlace, findPlaceInWords } from '#domain/places/find-place.ts'
import type { Reading } from './claim.ts'

/** "in Lagos"; in Hausa "a Kano", in Yoruba "ni Ibadan", in Igbo "na Enugu"; in Pidgin "for Warri". */
const PREPOSITIONS = new Set([
  'in',
  'at',
  'near',
  'around',
  'within',
  'inside',
  'for',
  'from',
  'to',
  'off',
  'a',
  'ni',
  'na',
  'n',
  'beside',
  'opposite',
  'area',
  'close',
])

export const isPreposition = (word: string): boolean => PREPOSITIONS.has(word)

/** The place that begins here, with its preposition. `length` in tokens; `led` by a preposition. */
export function readPlace(
  { tokens }: Reading,
  at: number,
): { place: FoundPlace; length: number; led: boolean } | undefined {
  const first = tokens[at]
  if (!first || first.kind === 'sign') return undefined
  let before = 0
  if (PREPOSITIONS.has(first.word)) {
    before = first.word === 'close' && tokens[at + 1]?.word === 'to' ? 2 : 1
    // "around the Lekki axis"
    if (tokens[at + before]?.word === 'the') before += 1
  }
  const led = before > 0
  const place =
    findPlaceInWords(wordsFrom(tokens, at + before)) ??
    (led ? undefined : findPlaceInWords(wordsFrom(tokens, at)))
  if (!place || (place.ambiguous && !led)) return undefined
  let length = before + place.length
  const behind = tokens[at + length]?.word
  if (
    behind === 'axis' ||
    behind === 'environs' ||
    (behind === 'area' && tokens[at + length + 1] === undefined)
  )
    length += 1
  return { place, length, led }
}

function wordsFrom(tokens: Reading['tokens'], at: number): string[] {
  const words: string[] = []
  for (const { word, kind } of tokens.slice(at, at + 12)) {
    if (kind === 'sign') break
    words.push(word)
  }
  return words
}

/** "in Lekki Phase 1, Lagos" */
export function placeLabel({ state, lga, area }: FoundPlace): string {
  const names = [
    ...new Set([area ?? lga, state === 'FCT' ? 'Abuja' : state].filter((name) => name !== undefined)),
  ]
  return `in ${names.join(', ')}`
}
