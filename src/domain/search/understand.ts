import type { FoundPlace } from '#domain/places/find-place.ts'
import { type Claim, type Reader, type Reading, termOf } from './claim.ts'
import { type Dictionary, findMeaning } from './dictionary.ts'
import { fillerLength, isJoining } from './filler-phrases.ts'
import { apart } from './glued.ts'
import { readForWhom } from './people.ts'
import { placeLabel, readPlace } from './places-in-text.ts'
import { readSize } from './sizes.ts'
import { subjectsOf } from './subject.ts'
import { type Token, tokenize } from './tokens.ts'
import type { SearchTerm, Understanding, Understood } from './understanding.ts'

/** More words than these are not searched. */
const TERMS_MAX = 12

export type Rules<Filters> = {
  /** What this kind of offer alone has: prices, types, rooms. They read first. */
  readers: readonly Reader<Filters>[]
  /** The filters of a place, and the words that they do not say. */
  ofPlace: (place: FoundPlace, typed: string) => { filters: Partial<Filters>; terms: readonly SearchTerm[] }
  /** Filters that say the same kind of thing: one that was set by hand stands against what was typed about any of its group. */
  groups: readonly (readonly (keyof Filters & string)[])[]
}

type PlacedClaim<Filters> = Claim<Filters> & { at: number }

/** Reads from left to right. At each token the first reader that understands something claims its tokens; every token is claimed once. */
export function understand<Filters extends object>(
  reading: Reading,
  byHand: Filters,
  { readers, ofPlace, groups }: Rules<Filters>,
): Understanding<Filters> {
  const { tokens } = reading
  const place = thePlace(reading)
  const all: readonly Reader<Filters>[] = [
    (_, at) =>
      place?.at === at
        ? {
            length: place.length,
            shown: { kind: 'place', label: placeLabel(place.place) },
            ...ofPlace(
              place.place,
              textOf(reading, at + (place.length - place.place.length), place.place.length),
            ),
          }
        : undefined,
    ...readers,
    readNumberedName,
    readForWhom,
    (_, at) => readPurpose(reading, at, [...readers, readSize, readMeaning, readFiller, readJoining]),
    readSize,
    readMeaning,
    readFiller,
    readJoining,
  ]
  const claims: PlacedClaim<Filters>[] = []
  for (let at = 0; at < tokens.length; ) {
    const [here] = all.flatMap((read) => {
      const claim = read(reading, at)
      return claim && !(place && at < place.at && place.at < at + claim.length) ? [claim] : []
    })
    const claim = here ?? { length: 1, terms: [termOf(tokens[at]?.word ?? '')] }
    claims.push({ ...claim, at })
    at += claim.length
  }
  const settled = settle(withAsides(claims, reading), reading, byHand, groups)
  const town = place?.place.area ?? place?.place.lga
  const isFilter = settled.understood.some(({ kind, filter }) => kind === 'place' && 'lga' in filter)
  return { ...settled, ...(isFilter && town !== undefined && { town }) }
}

/** What joins the words of a name: "roof of the house", "brick and block". */
const WITHIN_NAMES = /^(?:of|the|a|an|and|your|my|out|up|&)$/

/** The same, where unknown words that no part with a known one has are asides. Parts end at what is said around, at filters and at commas. */
function withAsides<Filters>(
  claims: readonly PlacedClaim<Filters>[],
  { tokens, typed }: Reading,
): PlacedClaim<Filters>[] {
  let part = 0
  const parts = claims.map(({ at, length, terms = [] }) => {
    const pause = typed.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start)
    const isBetween = terms.length === 0 && !(length === 1 && WITHIN_NAMES.test(tokens[at]?.word ?? ''))
    if (isBetween || /[,.;:!?\n]/.test(pause)) part += 1
    return part
  })
  const telling = new Set(
    parts.filter((_, index) => claims[index]?.terms?.some(({ known, wish }) => known && !wish)),
  )
  if (telling.size === 0) return [...claims]
  return claims.map((claim, index) =>
    claim.terms && !telling.has(parts[index] ?? 0)
      ? {
          ...claim,
          terms: claim.terms.map((term) => (term.known || term.wish ? term : { ...term, aside: true })),
        }
      : claim,
  )
}

export function readingOf(typed: string, dictionary: Dictionary): Reading {
  const tokens = apart(withMeant(tokenize(typed), dictionary), dictionary)
  return { typed, tokens, dictionary, subjects: subjectsOf(tokens) }
}

/** What was mistyped as it is meant, in the place of what was typed. */
const withMeant = (tokens: readonly Token[], { meant }: Dictionary): Token[] =>
  tokens.flatMap((token) =>
    (meant?.get(token.word) ?? token.word)
      .split(' ')
      .filter((word) => word !== '')
      .map((word, index) => ({ ...token, word, glued: token.glued && index === 0 })),
  )

/**
 * The place that is meant: one behind a preposition, otherwise the first whose name is nothing else. The others stay words. What follows an
 * area at once says which one it is: "near airport Ibadan" is not Lagos's.
 */
function thePlace(reading: Reading) {
  let first: { place: FoundPlace; length: number; at: number } | undefined
  for (let at = 0; at < reading.tokens.length; ) {
    const found = readPlace(reading, at)
    const known = findMeaning(reading.dictionary, reading.tokens, at)
    if (!found?.place.state || (!found.led && (known?.length ?? 0) >= found.length)) {
      at += known?.length ?? 1
      continue
    }
    const { place, length } = found
    const city = place.area ? readPlace(reading, at + length) : undefined
    const isHomonym = city?.place.state !== undefined && city.place.state !== place.state
    if (isHomonym) {
      at += length
      continue
    }
    if (found.led) return { place, length, at }
    first ??= { place, length, at }
    at += length
  }
  return first
}

const textOf = ({ tokens }: Reading, at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map(({ word }) => word)
    .join(' ')

/**
 * "cement for flooring in Kano": what a thing is for is a wish behind it. Where both are a name together ("sand for plastering"), that is
 * read before.
 */
function readPurpose<Filters>(
  reading: Reading,
  at: number,
  readers: readonly Reader<Filters>[],
): Claim<Filters> | undefined {
  const { tokens } = reading
  const lead = purposeLead(tokens, at)
  if (lead === 0 || !(isNamed(reading, 0, at) || isSized(reading, at))) return undefined
  const terms: SearchTerm[] = []
  let end = at + lead
  while (end < tokens.length && !readPlace(reading, end)) {
    const claim = readers.flatMap((read) => read(reading, end) ?? [])[0]
    // A price, a size or a filter behind it is none of it; who does the work is.
    const isPart = claim?.shown?.kind === 'type' && claim.terms !== undefined
    if (claim?.shown && claim.shown.kind !== 'brand' && !isPart) break
    terms.push(...(claim ? (claim.terms ?? []) : [termOf(tokens[end]?.word ?? '')]))
    end += claim?.length ?? 1
  }
  return end > at + lead
    ? { length: end - at, terms: terms.map((term) => ({ ...term, wish: true as const })) }
    : undefined
}

/** "for", "to"; "plumber wey go fix", "paint that will last": how many tokens lead to a purpose here. */
function purposeLead(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  if (/^(?:for|to)$/.test(first)) return 1
  return /^(?:wey|who|that|which)$/.test(first) &&
    /^(?:go|fit|can|could|will|would|sabi|does|do)$/.test(second)
    ? 2
    : 0
}

/** Whether a size stands before a token: "8mm for rings". */
const isSized = (reading: Reading, before: number): boolean =>
  reading.tokens.some((_, at) => at < before && readSize(reading, at) !== undefined)

/** Whether a thing that the dictionary knows is named between two tokens. */
function isNamed({ dictionary, tokens }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const found = findMeaning(dictionary, tokens, at)
    if (found && at + found.length <= to && fillerLength(tokens, at) === 0) return true
  }
  return false
}

/** "3 in 1" */
function readNumberedName(reading: Reading, at: number): Claim | undefined {
  return reading.tokens[at]?.kind === 'number' ? readMeaning(reading, at) : undefined
}

/** A word or phrase of the dictionary. */
export function readMeaning(reading: Reading, at: number): Claim | undefined {
  const { dictionary, tokens } = reading
  const found = findMeaning(dictionary, tokens, at)
  if (!found || fillerLength(tokens, at) > found.length) return undefined
  const { meaning, length } = found
  return {
    length,
    ...(meaning.brand !== undefined && { shown: { kind: 'brand', label: meaning.brand } }),
    terms: [termOf(textOf(reading, at, length), { ...meaning, known: true })],
  }
}

function readFiller({ tokens }: Reading, at: number): Claim | undefined {
  const length = fillerLength(tokens, at)
  return length > 0 ? { length } : undefined
}

function readJoining({ tokens }: Reading, at: number): Claim | undefined {
  const token = tokens[at]
  return token && isJoining(token) ? { length: 1 } : undefined
}

function settle<Filters extends object>(
  claims: readonly PlacedClaim<Filters>[],
  { tokens, typed }: Reading,
  byHand: Filters,
  groups: readonly (readonly (keyof Filters & string)[])[],
): Understanding<Filters> {
  let filters: Filters = { ...byHand }
  const understood: Understood[] = []
  for (const { at, length, shown, filters: claimed = {} } of claims) {
    if (!shown) continue
    const allowed = Object.entries(claimed)
      .filter(
        ([key, value]) =>
          value !== undefined &&
          !standsAgainst(filters, claimed, groups.find((group) => group.includes(key as never)) ?? []),
      )
      .filter(([key]) => filters[key as keyof Filters] === undefined)
    filters = { ...filters, ...Object.fromEntries(allowed) }
    understood.push({
      ...shown,
      text: typed.slice(tokens[at]?.start, tokens[at + length - 1]?.end),
      filter: Object.fromEntries(allowed.map(([key, value]) => [key, String(value)])),
    })
  }
  const words = wordsOf(claims)
  const asked = new Set(words.flatMap(({ typed: word, wish }) => (wish ? [] : [word])))
  const terms = new Map(
    words.flatMap((term) => (term.wish && asked.has(term.typed) ? [] : [[term.typed, term]])),
  )
  // Only words that join others: they are what is looked for.
  const nothing = terms.size === 0 && understood.length === 0 && claims.every(({ length }) => length === 1)
  return {
    filters,
    terms: nothing
      ? tokens
          .filter(({ kind }) => kind !== 'sign')
          .slice(0, TERMS_MAX)
          .map((token) => termOf(token.word))
      : [...terms.values()].slice(0, TERMS_MAX),
    understood,
  }
}

/** What a brand is known for counts where nothing else is named, or where the trade calls that by the brand's name: any tank is a GeePee. */
function wordsOf(claims: readonly Claim[]): SearchTerm[] {
  const named = claims.filter(({ terms = [] }) =>
    terms.some(({ kind, wish }) => kind === 'word' && !wish),
  ).length
  const called = new Set(claims.flatMap(({ terms = [] }) => terms.flatMap(({ synonyms }) => synonyms)))
  return claims.flatMap(({ shown, terms = [] }) =>
    shown?.kind === 'brand' && named > 1
      ? terms.map((term) => (called.has(term.typed) ? term : { ...term, synonyms: [] }))
      : terms,
  )
}

function standsAgainst<Filters extends object>(
  set: Filters,
  claimed: Partial<Filters>,
  group: readonly (keyof Filters)[],
): boolean {
  return group.some((key) => set[key] !== undefined && set[key] !== claimed[key])
}
