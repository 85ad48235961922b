import { createHash } from 'node:crypto'
import type { EligibleOffer } from '#domain/prices/index-method/eligible-offers.ts'
import { METHOD_VERSION } from '#domain/prices/index-method/method.ts'
import { pollKey } from '#domain/prices/index-method/votes.ts'
import { type Review, valuesOf, type WeekValue } from '#domain/prices/index-method/week.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import type { WeekOffers } from './week-offers.ts'

/** What a week is computed from; `reviews` are of this week, the last of each value. */
export type WeekSources = {
  cutOff: Date
  week: WeekOffers
  before: WeekOffers
  yearBefore: WeekOffers
  reviews: readonly Review[]
}

/** A value as it is stored and written: whole kobo, changes to six decimals. */
export type IndexValue = ReturnType<typeof indexValueOf>

export type ComputedWeek = {
  cutOff: Date
  values: IndexValue[]
  /** The canonical text: a JSON array a line. */
  lines: string[]
  inputsHash: string
  outputsHash: string
}

/** Everything of a week, the same on every machine: logarithms may differ in their last digit, which rounding takes away. */
export function computeWeek({ cutOff, week, before, yearBefore, reviews }: WeekSources): ComputedWeek {
  const values = valuesOf({
    offers: week.offers,
    before: before.offers,
    yearBefore: yearBefore.offers,
    reviews,
  }).map((value) => indexValueOf(value, week))
  const lines = values.map((value) => JSON.stringify(Object.values(value)))
  return {
    cutOff,
    values,
    lines,
    inputsHash: inputsHash({ cutOff, week, before, yearBefore, reviews }),
    outputsHash: sha256(lines),
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
    yearChange: yearChange ? decimals(yearChange.change) : null,
    away,
    unverified,
    nominal,
  }
}

/** Six of them; never -0. */
const decimals = (value: number): number => Math.round(value * 1e6) / 1e6 + 0

function inputsHash({ cutOff, week, before, yearBefore, reviews }: WeekSources): string {
  return sha256([
    JSON.stringify(['method', METHOD_VERSION, weekName(cutOff)]),
    ...[week, before, yearBefore].flatMap(({ offers }, at) => [
      JSON.stringify(['offers', at]),
      ...offers.map(offerLine),
    ]),
    ...reviews.map(({ specification, region, isPublished }) =>
      JSON.stringify(['review', specification, region, isPublished]),
    ),
    ...[...week.leftOut]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { away, unverified, nominal }]) =>
        JSON.stringify(['left out', key, away, unverified, nominal]),
      ),
  ])
}

const offerLine = ({ product, controller, specification, state, price, confirmedAt }: EligibleOffer) =>
  JSON.stringify([product, controller, specification, state, price, confirmedAt.toISOString()])

/** Of lines that each end with a line feed. */
function sha256(lines: readonly string[]): string {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(`${line}\n`)
  return hash.digest('hex')
}
