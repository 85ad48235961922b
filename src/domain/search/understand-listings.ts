import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { type HomeKind, SALE_PRICE_MAX } from '#domain/listings/listing-rules.ts'
import { type Claim, type Reading, termOf } from './claim.ts'
import type { Dictionary } from './dictionary.ts'
import { homeKindIn, oneKindOf } from './kinds-of-homes.ts'
import { isPrice, type PriceRange, priceLabel, readPeriod, readPrice } from './prices.ts'
import { readRooms } from './rooms.ts'
import { plainWords } from './tokens.ts'
import { readingOf, readMeaning, understand } from './understand.ts'
import type { SearchTerm, Understanding } from './understanding.ts'

/**
 * What somebody means who looks for a home (docs/product.md 17.1).
 * @param kindsAsWords a kind of home is a word of the text, and no filter
 */
export function understandListings(
  typed: string,
  byHand: ListingFilters,
  dictionary: Dictionary,
  { kindsAsWords = false }: { kindsAsWords?: boolean } = {},
): Understanding<ListingFilters> {
  const reading = readingOf(typed, dictionary)
  const types = reading.tokens.flatMap((_, at) => readType(reading, at) ?? [])
  const saysBoth = new Set(types.map(({ type }) => type)).size > 1
  const type = byHand.type ?? (saysBoth ? undefined : types[0]?.type)
  const short = types.some((each) => each.short)
  const [period] = reading.tokens.flatMap((_, at) => readPeriod(reading, at)?.period ?? [])
  const kind = kindsAsWords
    ? undefined
    : oneKindOf(reading.tokens.flatMap((_, at) => namedKind(reading, at)?.kind ?? []))
  return understand<ListingFilters>(reading, byHand, {
    readers: [
      readRooms,
      (_, at) => kindClaim(reading, at, kind),
      readOneBedroom,
      (_, at) => readHomePrice(reading, at, { type, short, period, byHand }),
      (_, at) => typeClaim(reading, at, saysBoth),
      readFitting,
      readPhase,
    ],
    ofPlace: ({ state, lga, area }, words) => ({
      filters: { state, ...(lga !== undefined && { lga }) },
      terms: area === undefined ? [] : [areaTerm(area, words)],
    }),
    groups: [
      ['state', 'lga', 'area'],
      ['type'],
      ['kind'],
      ['minPrice'],
      ['maxPrice'],
      ['bedrooms', 'minBedrooms'],
      ['minBathrooms'],
      ['furnished'],
      ['parking'],
    ],
  })
}

/** An area has no filter finer than its local government, and addresses name it. */
function areaTerm(area: string, words: string): SearchTerm {
  const name = plainWords(area)
  const typed = words.startsWith(name) || !name ? name : words
  return { ...termOf(typed, { same: [name], known: true }), area: true }
}

const TYPES: readonly (readonly [string, { type: 'rent' | 'sale'; short?: true }])[] = [
  ...['short let', 'shortlet', 'short lets', 'shortlets', 'short stay', 'short rent'].map(
    (each) => [each, { type: 'rent', short: true }] as const,
  ),
  ...[
    'for rent',
    'fun rent',
    'to rent',
    'for rental',
    'rent',
    'renting',
    'rental',
    'rentals',
    'rented',
    'to let',
    'tolet',
    'for let',
    'for letting',
    'letting',
    'for lease',
    'to lease',
    'lease',
    'leasing',
    'na haya',
    'haya',
    'fun yiya',
    'yiya',
    'mgbazi',
  ].map((each) => [each, { type: 'rent' }] as const),
  ...[
    'for sale',
    'fun sale',
    'for sales',
    'on sale',
    'sale',
    'sales',
    'for sell',
    'to sell',
    'sell',
    'dem dey sell',
    'wey dem dey sell',
    'selling',
    'to buy',
    'buy',
    'buying',
    'for purchase',
    'to purchase',
    'purchase',
    'outright',
    'na sayarwa',
    'sayarwa',
    'fun tita',
    'tita',
    'ire',
    'outright sale',
    'for outright sale',
  ].map((each) => [each, { type: 'sale' }] as const),
]

function readType({ tokens }: Reading, at: number) {
  const lead = tokens[at]?.word === 'for' ? 1 : 0
  let best: { type: 'rent' | 'sale'; short: boolean; length: number } | undefined
  for (const [phrase, { type, short = false }] of TYPES) {
    // "for short let"
    const from = short ? at + lead : at
    if (!phrase.startsWith(tokens[from]?.word ?? ' ')) continue
    const words = phrase.split(' ')
    const length = from - at + words.length
    if (length > (best?.length ?? 0) && words.every((word, index) => tokens[from + index]?.word === word)) {
      best = { type, short, length }
    }
  }
  return best
}

function typeClaim(reading: Reading, at: number, saysBoth: boolean): Claim<ListingFilters> | undefined {
  const read = readType(reading, at)
  if (!read) {
    const period = readPeriod(reading, at)
    return period && { length: period.length }
  }
  const { type, short, length } = read
  const words = short
    ? [termOf('short let', { same: ['shortlet', 'short stay'], synonyms: ['furnished'], known: true })]
    : []
  return {
    length,
    shown: { kind: 'type', label: short ? 'short let' : `for ${type}` },
    filters: saysBoth ? {} : { type },
    terms: words,
  }
}

/** Rents are agreed by the year; nobody rents for a month under this, and nobody buys a home under the next (docs/product.md 17.1). */
export const YEARLY_RENT_FROM = 100_000
export const SALE_FROM = 10_000_000
export const SALE_SURELY_FROM = 50_000_000

/** What the whole text says of rent or sale, and of the period of a rent. */
type Said = {
  type: ListingFilters['type']
  short: boolean
  period: PriceRange['period']
  byHand: ListingFilters
}

function readHomePrice(
  reading: Reading,
  at: number,
  { type, short, period: saidElsewhere, byHand }: Said,
): Claim<ListingFilters> | undefined {
  const read = readPrice(reading, at, 'homes')
  if (!read || !isPrice(read.price)) return undefined
  if (read.price.period === 'night') return { length: read.length }
  const price = { ...(saidElsewhere && { period: saidElsewhere }), ...read.price }
  const meant = asMeant(price, type, short)
  const { min, max, period } = meant.price
  // Beside a limit that was set by hand a price counts for the period of that one.
  const isLimited = (byHand.minPrice ?? byHand.maxPrice) !== undefined
  const stated = isLimited ? period : (period ?? meant.rents)
  const asked = isLimited ? (byHand.pricePeriod ?? 'month') : stated
  const months = (stated === 'year' ? 12 : 1) / (asked === 'year' ? 12 : 1)
  const limits = {
    ...(min !== undefined && { minPrice: Math.floor(min / months) }),
    ...(max !== undefined && { maxPrice: Math.ceil(max / months) }),
  }
  const within = Object.fromEntries(Object.entries(limits).filter(([, naira]) => naira <= SALE_PRICE_MAX))
  return {
    length: read.length,
    shown: { kind: 'price', label: priceLabel(meant.price) },
    filters: {
      ...within,
      ...(asked === 'year' && !isLimited && { pricePeriod: 'year' as const }),
      ...(meant.type && { type: meant.type }),
    },
  }
}

/** Whether an amount is a year's rent, a month's or a price to buy at. Where it may be either, `rents` says what rents are compared by. */
function asMeant(
  price: PriceRange,
  type: ListingFilters['type'],
  short: boolean,
): { price: PriceRange; type?: 'rent' | 'sale' | undefined; rents?: 'year' | undefined } {
  const { max, min, period } = price
  if (type === 'sale')
    return { price: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }
  if (period) return { price, type: 'rent' }
  const most = max ?? min ?? 0
  if (type === 'rent')
    return { price: { ...price, period: !short && most >= YEARLY_RENT_FROM ? 'year' : 'month' } }
  const rents = most >= YEARLY_RENT_FROM ? 'year' : undefined
  if (max === undefined) return { price, rents }
  if (max < SALE_FROM) return { price: { ...price, period: rents ?? 'month' }, type: 'rent' }
  return max >= SALE_SURELY_FROM ? { price, type: 'sale' } : { price, rents }
}

/** A kind of home that is named here, and how many tokens that takes. */
function namedKind(reading: Reading, at: number): { kind: HomeKind; length: number } | undefined {
  const read = readMeaning(reading, at)
  const kind = read?.terms && homeKindIn(read.terms.flatMap(({ typed, same }) => [typed, ...same]))
  return kind && { kind, length: read.length }
}

/** @param meant undefined where the text names none, or alternatives, which stay words */
function kindClaim(
  reading: Reading,
  at: number,
  meant: HomeKind | undefined,
): Claim<ListingFilters> | undefined {
  const named = meant && namedKind(reading, at)
  if (!named) return undefined
  return {
    length: named.length,
    // What it is called besides says nothing more.
    ...(named.kind === meant && {
      shown: { kind: 'kind', label: HOME_KIND_NAMES[meant].toLowerCase() },
      filters: { kind: meant },
    }),
  }
}

/** A mini flat, or a room and parlour, has one bedroom. */
function readOneBedroom(reading: Reading, at: number): Claim<ListingFilters> | undefined {
  const read = readMeaning(reading, at)
  const names = read?.terms?.flatMap(({ typed, same }) => [typed, ...same]) ?? []
  if (!names.some((name) => name === 'mini flat' || name === 'room and parlour')) return undefined
  return {
    ...read,
    length: read?.length ?? 1,
    shown: { kind: 'bedrooms', label: '1 bedroom' },
    filters: { bedrooms: 1 },
  }
}

function readFitting({ tokens }: Reading, at: number): Claim<ListingFilters> | undefined {
  const word = (index: number) => tokens[at + index]?.word ?? ''
  const fully = word(0) === 'fully' ? 1 : 0
  if (word(fully) === 'furnished') {
    return { length: 1 + fully, shown: { kind: 'type', label: 'furnished' }, filters: { furnished: true } }
  }
  const lead = /^(?:with|has)$/.test(word(0)) ? 1 : 0
  const car = word(lead) === 'car' ? 1 : 0
  if (/^(?:parking|park)$/.test(word(lead + car)) && (car || word(lead) === 'parking')) {
    const space = /^(?:spaces?|lots?)$/.test(word(lead + car + 1)) ? 1 : 0
    return {
      length: lead + car + 1 + space,
      shown: { kind: 'type', label: 'parking' },
      filters: { parking: true },
    }
  }
  return undefined
}

/** "phase 2", "zone B": the number belongs to the word. */
function readPhase({ tokens }: Reading, at: number): Claim<ListingFilters> | undefined {
  const [word, number] = [tokens[at]?.word ?? '', tokens[at + 1]]
  if (!/^(?:phase|zone|block|plot|unit|house|mile|gate)$/.test(word) || number?.kind !== 'number')
    return undefined
  return {
    length: 2,
    terms: [termOf(`${word} ${number.word}`, { kind: 'number' })],
  }
}
