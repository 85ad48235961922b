import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { EligibleOffer } from '#domain/prices/index-method/eligible-offers.ts'
import type { IndexMethod } from '#domain/prices/index-method/methods.ts'
import { pollKey } from '#domain/prices/index-method/votes.ts'
import { compare, type Review, valuesInTurn, type WeekValue } from '#domain/prices/index-method/week.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import type { WeekOffers } from './week-offers.ts'

/** What a week is computed from; `reviews` are one of each value at most. */
export type WeekSources = {
  method: IndexMethod
  cutOff: Date
  week: WeekOffers
  before: WeekOffers
  /** Where the links of the method's year begin. */
  links: readonly WeekOffers[]
  reviews: readonly Review[]
}

/** A value as it is stored and written: whole kobo, changes to six decimals. */
export type IndexValue = ReturnType<typeof indexValueOf>

export type ComputedWeek = {
  /** The version of its method. */
  method: number
  cutOff: Date
  values: IndexValue[]
  /** The canonical text: a JSON array a line. */
  lines: string[]
  inputsHash: string
  outputsHash: string
}

/**
 * Everything of a week, the same on every machine: logarithms may differ in their last digit, which rounding takes away. Others are served
 * in between.
 */
export async function computeWeek(sources: WeekSources): Promise<ComputedWeek> {
  const { method, cutOff, week, before, links, reviews } = sources
  const found: WeekValue[] = []
  const inputs = {
    offers: week.offers,
    before: before.offers,
    links: links.map(({ offers }) => offers),
    reviews,
  }
  for (const values of valuesInTurn(inputs)) {
    found.push(...values)
    await setImmediate()
  }
  const values = found.sort(compare).map((value) => indexValueOf(value, week))
  const lines = values.map((value) => JSON.stringify(Object.values(value)))
  return {
    method: method.version,
    cutOff,
    values,
    lines,
    inputsHash: await inputsHash(sources),
    outputsHash: await sha256(lines),
  }
}

/** In the order of the columns of a line. */
function indexValueOf(
  { specification, region, status, level, change, yearChange }: WeekValue,
  week: WeekOffers,
) {
  const { away, unverified, nominal } = week.leftOut.get(pollKey(specification, region)) ?? {
    away: 0,
    unverified: 0,
    nominal: 0,
  }
  return {
    specification,
    region,
    status,
    level: Math.round(level.level),
    p25: Math.round(level.p25),
    p75: Math.round(level.p75),
    low: Math.round(level.low),
    high: Math.round(level.high),
    controllers: level.controllers,
    dropped: level.dropped,
    oldest: level.oldest.toISOString(),
    newest: level.newest.toISOString(),
    change: change ? decimals(change.change) : null,
    basis: change?.basis ?? null,
    matched: change?.matched ?? 0,
    isDecidedByOne: change?.isDecidedByOne ?? false,
    yearChange: yearChange === undefined ? null : decimals(yearChange),
    away,
    unverified,
    nominal,
  }
}

/** Six of them; never -0. */
const decimals = (value: number): number => Math.round(value * 1e6) / 1e6 + 0

function inputsHash({ method, cutOff, week, before, links, reviews }: WeekSources): Promise<string> {
  return sha256(
    (function* lines() {
      yield JSON.stringify(['method', method.version, weekName(cutOff)])
      const offerLine = offerLines()
      for (const [at, { offers }] of [week, before, ...links].entries()) {
        yield JSON.stringify(['offers', at])
        for (const offer of offers) yield offerLine(offer)
      }
      for (const { specification, region, decision } of reviews)
        yield JSON.stringify([
          'review',
          specification,
          region,
          decision === 'withheld before' ? decision : decision === 'published',
        ])
      for (const [key, { away, unverified, nominal }] of [...week.leftOut].sort(([one], [other]) =>
        one < other ? -1 : 1,
      ))
        yield JSON.stringify(['left out', key, away, unverified, nominal])
    })(),
  )
}

/** Writes an offer as the JSON array of its values; what many have in common is quoted once. @internal */
export function offerLines(): (offer: EligibleOffer) => string {
  const known = new Map<string, string>()
  const quoted = (text: string): string => {
    const there = known.get(text)
    if (there !== undefined) return there
    const written = JSON.stringify(text)
    known.set(text, written)
    return written
  }
  const momentOf = isoMoments()
  return ({ product, controller, specification, state, price, confirmedAt }) =>
    `[${JSON.stringify(product)},${quoted(controller)},${quoted(specification)},${quoted(state)},${price},"${momentOf(confirmedAt)}"]`
}

const MINUTE = 60_000

/** As `Date.toISOString` writes milliseconds; the many moments of a minute share what is the same. */
function isoMoments(): (milliseconds: number) => string {
  const minutes = new Map<number, string>()
  return (milliseconds) => {
    const within = milliseconds % MINUTE
    const minute = milliseconds - within
    let begins = minutes.get(minute)
    if (begins === undefined) {
      begins = new Date(minute).toISOString().slice(0, -'00.000Z'.length)
      minutes.set(minute, begins)
    }
    const digits = String(100_000 + within)
    return `${begins}${digits.slice(1, 3)}.${digits.slice(3)}Z`
  }
}

/** So many characters go into the hash at a time, or a few more. */
const HASHED_AT_ONCE = 65_536

/** Of lines that each end with a line feed; a million are never in memory together. */
async function sha256(lines: Iterable<string>): Promise<string> {
  const hash = createHash('sha256')
  let waiting = ''
  for (const line of lines) {
    waiting += `${line}\n`
    if (waiting.length < HASHED_AT_ONCE) continue
    hash.update(waiting)
    waiting = ''
    await setImmediate()
  }
  return hash.update(waiting).digest('hex')
}
