import { beginsNearly, isNumber, singularsOf, TYPO_MIN_LENGTH, wordsOf } from './suggestible-words.ts'

/** Something that can be suggested, as often as it is looked up; `Entry` says what it is. */
export type Suggestible<Entry> = {
  /** The names it is found by; the first is its own. */
  names: readonly string[]
  /** Longer forms of them, which have to begin as it is typed: what they end with does not find them. */
  longer?: readonly string[]
  entry: Entry
}

export type Match<Entry> = {
  entry: Entry
  /** The typed words that are mistyped: 0 or 1. */
  typos: number
  /** The name begins with what was typed. */
  begins: boolean
  /** Every typed word is a whole word of the name. */
  whole: boolean
  /** It was found by another name than its own. */
  otherName: boolean
  /** The name that it was found by. */
  name: string
}

type Name<Entry> = { entry: Entry; name: string; words: readonly string[]; other: boolean; longer: boolean }

/** Where names are found by the beginnings of their words. Built once, read often. */
export type SuggestionIndex<Entry> = {
  names: readonly Name<Entry>[]
  /** Every word of a name, sorted, with the positions of the names that have it. */
  words: readonly string[]
  having: readonly (readonly number[])[]
}

export function buildSuggestionIndex<Entry>(
  suggestibles: Iterable<Suggestible<Entry>>,
): SuggestionIndex<Entry> {
  const names: Name<Entry>[] = []
  const having = new Map<string, number[]>()
  for (const { names: short, longer = [], entry } of suggestibles)
    for (const [place, name] of [...short, ...longer].entries()) {
      const words = wordsOf(name)
      for (const word of new Set(words)) {
        const known = having.get(word)
        if (known) known.push(names.length)
        else having.set(word, [names.length])
      }
      names.push({ entry, name, words, other: place > 0, longer: place >= short.length })
    }
  const sorted = [...having].sort(([a], [b]) => (a < b ? -1 : 1))
  return { names, words: sorted.map(([word]) => word), having: sorted.map(([, positions]) => positions) }
}

/**
 * What has every typed word: as the beginning of one of its words, in any order, a plural as its singular. A number stands whole,
 * unless it is the last word, which is still being typed, and no name has it whole. One word may be mistyped by a letter, where it is
 * the beginning of none; a number never.
 */
export function findSuggestible<Entry>(index: SuggestionIndex<Entry>, typed: string): Match<Entry>[] {
  const words = [...new Set(wordsOf(typed))].slice(0, WORDS_MAX)
  const last = words.at(-1)
  let typos = 0
  const spans: { word: string; places: readonly number[] }[] = []
  for (const word of words) {
    let places = spansOf(index, word, word === last)
    if (places.length === 0) {
      if (typos > 0 || isNumber(word) || word.length < TYPO_MIN_LENGTH) return []
      typos = 1
      places = nearlyBeginning(index, word)
    }
    spans.push({ word, places })
  }
  const best = new Map<Entry, Match<Entry>>()
  for (const name of namesWith(index, spans)) {
    const match = matchOf(name, words, typos)
    if (name.longer && !match.begins) continue
    const before = best.get(name.entry)
    if (!before || worth(match) > worth(before)) best.set(name.entry, match)
  }
  return [...best.values()]
}

/** What has all these words whole, singular or plural. */
export function haveWords<Entry>(index: SuggestionIndex<Entry>, phrase: string): Entry[] {
  const lists = wordsOf(phrase).map((word) =>
    [word, `${word}s`, ...singularsOf(word)].flatMap((form) => {
      const place = firstNotBefore(index.words, form)
      return index.words[place] === form ? (index.having[place] ?? []) : []
    }),
  )
  const [first = [], ...others] = lists.sort((a, b) => a.length - b.length)
  const sets = others.map((positions) => new Set(positions))
  return first.flatMap((position) => {
    const name = sets.every((positions) => positions.has(position)) && index.names[position]
    return name ? [name.entry] : []
  })
}

/** More words are not read. */
const WORDS_MAX = 12

/** So many names are looked at, in the order in which they were put in: where there are more, too little has been typed. */
const NAMES_MAX = 1_000

/** The names that have a word of every span: those of the rarest, as far as they have the others. */
function namesWith<Entry>(
  { names, words, having }: SuggestionIndex<Entry>,
  spans: readonly { word: string; places: readonly number[] }[],
): Name<Entry>[] {
  const sizeOf = (places: readonly number[]) =>
    places.reduce((size, place) => size + (having[place]?.length ?? 0), 0)
  const [rarest, ...others] = spans
    .map((span) => ({ ...span, size: sizeOf(span.places) }))
    .sort((a, b) => a.size - b.size)
  if (!rarest) return []
  const forms = others.map(({ places }) => new Set(places.map((place) => words[place])))
  // A single letter is the beginning of the name itself.
  const [letter] = others.length === 0 && rarest.word.length === 1 ? [rarest.word] : []
  const positions = new Set(rarest.places.flatMap((place) => having[place] ?? []))
  const found: Name<Entry>[] = []
  for (const position of [...positions].sort((a, b) => a - b)) {
    const name = names[position]
    if (!name || (letter && !name.words[0]?.startsWith(letter))) continue
    if (!forms.every((form) => name.words.some((word) => form.has(word)))) continue
    found.push(name)
    if (found.length === NAMES_MAX) break
  }
  return found
}

const worth = ({ begins, whole, otherName }: Match<unknown>) =>
  Number(begins) * 4 + Number(whole) * 2 + Number(!otherName)

function matchOf<Entry>(name: Name<Entry>, typed: readonly string[], typos: number): Match<Entry> {
  return {
    entry: name.entry,
    typos,
    begins: typed.every((word, place) => hasBeginning(name.words[place] ?? '', word, typos > 0)),
    whole: typed.every(
      (word) => name.words.includes(word) || singularsOf(word).some((one) => name.words.includes(one)),
    ),
    otherName: name.other,
    name: name.name,
  }
}

const hasBeginning = (word: string, typed: string, mistyped: boolean) =>
  word.startsWith(typed) ||
  singularsOf(typed).some((singular) => word.startsWith(singular)) ||
  (mistyped && typed.length >= TYPO_MIN_LENGTH && beginsNearly(word, typed))

/** The places in `index.words` of those that a typed word means. */
function spansOf({ words }: SuggestionIndex<unknown>, typed: string, last: boolean): number[] {
  const [from, to] = span(words, typed)
  if (isNumber(typed)) {
    if (words[from] === typed) return [from]
    return last ? range(from, to) : []
  }
  return [
    ...range(from, to),
    ...singularsOf(typed).flatMap((singular) => {
      const [first] = span(words, singular)
      return words[first] === singular ? [first] : []
    }),
  ]
}

const nearlyBeginning = ({ words }: SuggestionIndex<unknown>, typed: string): number[] =>
  words.flatMap((word, place) => (beginsNearly(word, typed) ? [place] : []))

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place)

/** The words that begin so stand from the first place up to, but not including, the second. */
function span(words: readonly string[], beginning: string): [number, number] {
  const from = firstNotBefore(words, beginning)
  return [from, firstNotBefore(words, `${beginning}\u{10ffff}`)]
}

function firstNotBefore(words: readonly string[], text: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}
