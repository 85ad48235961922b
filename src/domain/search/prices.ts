import { formatAmount } from '#domain/money.ts'
import type { Reading } from './claim.ts'
import { readNumber } from './numbers.ts'
import { readUnit } from './units.ts'

/** What somebody wants to pay, in naira. */
export type PriceRange = { min?: number; max?: number; period?: 'night' | 'month' | 'year' }

/** What the numbers of a text may be besides: metres and millimetres of materials, nothing of homes. */
export type PriceSubject = 'materials' | 'homes'

const BELOW = [
  'under',
  'below',
  'less than',
  'lesser than',
  'lower than',
  'cheaper than',
  'not more than',
  'no more than',
  'not above',
  'not over',
  'not exceeding',
  'not up to',
  'no pass',
  'no reach',
  'maximum of',
  'maximum',
  'max of',
  'max',
  'at most',
  'up to',
  'upto',
  'within a budget of',
  'within',
  'budget of',
  'budget is',
  'budget',
  'beneath',
  '<',
  '≤',
  '< =',
]
const ABOVE = [
  'above',
  'over',
  'more than',
  'higher than',
  'greater than',
  'from',
  'starting from',
  'starting at',
  'at least',
  'minimum of',
  'minimum',
  'min of',
  'min',
  'not less than',
  'not below',
  'upwards of',
  'pass',
  '>',
  '≥',
  '> =',
]
const SURELY_BEHIND = ['budget', 'is my budget', 'na my budget']
const BELOW_BEHIND = [
  'budget',
  'max',
  'maximum',
  'or less',
  'or below',
  'or under',
  'and below',
  'and under',
  'below',
  'downwards',
  'downward',
  'last',
  'top',
]
const ABOVE_BEHIND = [
  'and above',
  'or above',
  'and more',
  'or more',
  'and up',
  'upwards',
  'upward',
  'above',
  'min',
  'minimum',
]
/** They stand before a size as well as before a price: "from 12mm", "up to 3 m". */
const OF_SIZES_TOO = new Set([
  'up to',
  'upto',
  'within',
  'from',
  'over',
  'min',
  'max',
  'minimum',
  'maximum',
  'at least',
  'at most',
  'pass',
])

const SCALES: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  m: 1e6,
  mil: 1e6,
  mill: 1e6,
  mio: 1e6,
  mn: 1e6,
  million: 1e6,
  millions: 1e6,
  milion: 1e6,
  millon: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  billions: 1e9,
}
/** Nobody means anything but money by these. */
const OF_MONEY = new Set([
  'thousand',
  'thousands',
  'grand',
  'million',
  'millions',
  'milion',
  'millon',
  'mio',
  'billion',
  'billions',
  'bn',
])
const CURRENCY = new Set(['naira', 'n', 'ngn'])
/** What a length has behind it, and no price. */
const OF_LENGTH = /^(?:long|length|lengths|high|height|wide|width|deep|thick|span|tall|girth)$/

const YEAR = [
  'per year',
  'per annum',
  'per anum',
  'a year',
  'an annum',
  'yearly',
  'annually',
  'annual',
  'every year',
  'each year',
  'for a year',
  'for one year',
  'for 1 year',
  'pa',
  'yr',
  'per yr',
  'one year',
  '1 year',
  '/ year',
  '/ yr',
  '/ annum',
]
const MONTH = [
  'per month',
  'a month',
  'monthly',
  'every month',
  'each month',
  'for a month',
  'pm',
  'pcm',
  'per mth',
  '/ month',
  '/ mth',
  '/ mo',
]
/** Said by themselves: "monthly rent". */
const YEAR_ALONE = YEAR.filter((each) => !/^(?:a |one|1 |yr|pa)/.test(each))
const MONTH_ALONE = MONTH.filter((each) => !/^(?:a |pm)/.test(each))
/** What a guest pays is no rent that anybody filters by. */
const NIGHT = ['per night', 'a night', 'nightly', 'per day', 'a day', 'daily', '/ night', '/ day']
/** Nothing under it is a price (docs/product.md 4.6). */
const LEAST = 10

type Amount = { naira: number; length: number; scaled: boolean; money: boolean }

/** The limits of a price that begin here. `length` in tokens. */
export function readPrice(
  reading: Reading,
  at: number,
  of: PriceSubject,
): { price: PriceRange; length: number } | undefined {
  const { tokens } = reading
  const between = phrase(reading, at, ['between', 'from', 'range of', 'price range of', 'ranging from'])
  const range = readRange(reading, at + between, of, between > 0)
  if (range) return withPeriod(reading, at, between + range.length, range)
  for (const [limits, key] of [
    [BELOW, 'max'],
    [ABOVE, 'min'],
  ] as const) {
    const limit = phrase(reading, at, limits)
    if (limit === 0) continue
    const named = tokens
      .slice(at, at + limit)
      .map(({ word }) => word)
      .join(' ')
    const amount = readAmount(
      reading,
      at + limit,
      of,
      OF_SIZES_TOO.has(named) ? 'may be a size' : 'is a price',
    )
    if (!amount) continue
    const behind = phrase(
      reading,
      at + limit + amount.length,
      key === 'max' ? ['max', 'maximum', 'budget'] : ['upwards', 'minimum'],
    )
    return withPeriod(reading, at, limit + amount.length + behind, { [key]: amount.naira })
  }
  const certain = readAmount(reading, at, of, 'is a price')
  if (certain && phrase(reading, at + certain.length, SURELY_BEHIND) > 0) {
    const behind = phrase(reading, at + certain.length, SURELY_BEHIND)
    return withPeriod(reading, at, certain.length + behind, { max: certain.naira })
  }
  const amount = readAmount(reading, at, of, 'alone')
  if (!amount) return undefined
  const after = at + amount.length
  const above = phrase(reading, after, ABOVE_BEHIND)
  if (above > 0 && (amount.money || amount.scaled))
    return withPeriod(reading, at, amount.length + above, { min: amount.naira })
  const below = phrase(reading, after, BELOW_BEHIND)
  const period = phrase(reading, after, [...YEAR, ...MONTH])
  // What somebody names without a limit is what they have.
  const priced =
    amount.money || (amount.scaled && below > 0) || (of === 'homes' && (amount.scaled || period > 0))
  return priced ? withPeriod(reading, at, amount.length + below, { max: amount.naira }) : undefined
}

function withPeriod(reading: Reading, at: number, length: number, price: PriceRange) {
  const { min, max } = price
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const year = phrase(reading, at + length, YEAR)
  if (year > 0) return { price: { ...limits, period: 'year' as const }, length: length + year }
  const month = phrase(reading, at + length, MONTH)
  if (month > 0) return { price: { ...limits, period: 'month' as const }, length: length + month }
  const night = phrase(reading, at + length, NIGHT)
  if (night > 0) return { price: { ...limits, period: 'night' as const }, length: length + night }
  return { price: limits, length }
}

/** The period of a rent, wherever it stands. */
export function readPeriod(
  reading: Reading,
  at: number,
): { period: 'month' | 'year'; length: number } | undefined {
  const year = phrase(reading, at, YEAR_ALONE)
  if (year > 0) return { period: 'year', length: year }
  const month = phrase(reading, at, MONTH_ALONE)
  return month > 0 ? { period: 'month', length: month } : undefined
}

/** "1 - 2 million", "500k to 1m", "1m and 2m" behind "between". */
function readRange(
  reading: Reading,
  at: number,
  of: PriceSubject,
  between: boolean,
): (PriceRange & { length: number }) | undefined {
  const low = readAmount(reading, at, of, 'is a price')
  const joined = reading.tokens[at + (low?.length ?? 0)]?.word ?? ''
  if (!low || !(joined === '-' || joined === 'to' || (between && joined === 'and'))) return undefined
  const high = readAmount(reading, at + low.length + 1, of, 'is a price')
  if (!high || !(low.money || low.scaled || high.money || high.scaled || (between && high.naira >= 100)))
    return undefined
  // "from 12mm to 20mm" and "20m to 30m" are no prices of materials.
  if (
    of === 'materials' &&
    !between &&
    !(
      low.money ||
      high.money ||
      /^(?:k|thousand|million)$/.test(scaleWord(reading, at + low.length + 1 + high.length - 1))
    )
  )
    return undefined
  const from =
    low.scaled || (low.naira >= high.naira / 1000 && low.naira > 999)
      ? low.naira
      : low.naira * (high.scaled ? scaleOf(reading, at + low.length + 1, high) : 1)
  const [min, max] = from <= high.naira ? [from, high.naira] : [high.naira, from]
  return { min, max, length: low.length + 1 + high.length }
}

const scaleWord = (reading: Reading, at: number) => reading.tokens[at]?.word ?? ''

/** What the last word of an amount multiplies by: "1 - 2 million" is one million to two. */
function scaleOf(reading: Reading, at: number, { length }: Amount): number {
  for (let index = at + length - 1; index >= at; index--) {
    const scale = SCALES[reading.tokens[index]?.word ?? '']
    if (scale) return scale
  }
  return 1
}

/** An amount of naira: "₦800,000", "N 1 500 000", "500k", "1.5 million", "two million", "5000". */
function readAmount(
  reading: Reading,
  at: number,
  of: PriceSubject,
  as: 'is a price' | 'may be a size' | 'alone',
): Amount | undefined {
  const { tokens, typed } = reading
  let next = at
  const currency = CURRENCY.has(tokens[next]?.word ?? '') && tokens[next + 1]?.kind === 'number'
  if (currency) next += 1
  const number =
    tokens[next]?.word === 'a' && /^(?:million|billion)$/.test(tokens[next + 1]?.word ?? '')
      ? { value: 1, length: 1, written: '1', inWords: true }
      : readNumber(tokens, next)
  if (!number || (number.written.includes('/') && !number.inWords)) return undefined
  let { value } = number
  next += number.length
  if (tokens[next]?.word === 'hundred' && number.inWords) {
    value *= 100
    next += 1
    const rest = tokens[next]?.word === 'and' ? readNumber(tokens, next + 1) : undefined
    if (rest?.inWords && rest.value < 100) {
      value += rest.value
      next += 1 + rest.length
    }
  } else if (!number.inWords && /^\d{1,3}$/.test(number.written)) {
    // "1 500 000": groups of three, as many as there are.
    let digits = number.written
    while (/^\d{3}$/.test(tokens[next]?.word ?? '') && (currency || /^000$/.test(tokens[next]?.word ?? ''))) {
      digits += tokens[next]?.word
      next += 1
    }
    value = Number(digits)
  }
  const half = tokens[next]?.word === 'a' && number.written === '1/2' ? 1 : 0
  const scaleAt = next + half
  const scaleToken = tokens[scaleAt]
  const scale = scaleToken?.kind === 'word' ? SCALES[scaleToken.word] : undefined
  const money = currency || OF_MONEY.has(scaleToken?.word ?? '') || scaleToken?.word === 'k'
  const asScale =
    scale !== undefined &&
    (money ||
      as === 'is a price' ||
      of === 'homes' ||
      (as === 'may be a size' && scaleToken?.word !== 'm' && scaleToken?.word !== 'mil')) &&
    !OF_LENGTH.test(tokens[scaleAt + 1]?.word ?? '')
  if (asScale) {
    value *= scale
    next = scaleAt + 1
  }
  const named = tokens[next]?.word === 'naira' || tokens[next]?.word === 'ngn'
  if (named) next += 1
  if (number.inWords && !asScale && !named && !currency) return undefined
  // "under 5000 litres", "over 2 m"
  if (
    !asScale &&
    !named &&
    !currency &&
    (readUnit(tokens, next, typed) ||
      (as !== 'is a price' && of === 'materials' && as === 'may be a size' && value < 1000))
  )
    return undefined
  if (!Number.isFinite(value) || value < (as === 'is a price' && tokens[next]?.word !== undefined ? 0 : 1))
    return undefined
  return { naira: Math.round(value), length: next - at, scaled: asScale, money: money || named }
}

/** How many tokens say one of these phrases from here on; the longest. */
function phrase({ tokens }: Reading, at: number, phrases: readonly string[]): number {
  const first = tokens[at]?.word
  if (first === undefined) return 0
  let longest = 0
  for (const each of phrases) {
    if (!each.startsWith(first)) continue
    const words = each.split(' ')
    if (words.length > longest && words.every((word, index) => tokens[at + index]?.word === word))
      longest = words.length
  }
  return longest
}

/** "under N 500,000", "N 1,000,000 to N 2,000,000 a year". */
export function priceLabel({ min, max, period }: PriceRange): string {
  const naira = (amount: number) => `N ${formatAmount(amount)}`
  const behind = period ? ` a ${period}` : ''
  if (min !== undefined && max !== undefined) return `${naira(min)} to ${naira(max)}${behind}`
  return max === undefined ? `from ${naira(min ?? 0)}${behind}` : `under ${naira(max)}${behind}`
}

export const isPrice = ({ min, max }: PriceRange) => (min ?? max ?? 0) >= LEAST && (max ?? min ?? 0) >= LEAST
