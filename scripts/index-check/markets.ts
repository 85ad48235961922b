/** Markets that are simulated, the same every time. */
import type { EligibleOffer } from '#domain/prices/index-method/eligible-offers.ts'
import { levelOf } from '#domain/prices/index-method/level.ts'
import { YEAR_WEEKS } from '#domain/prices/index-method/methods.ts'
import { pollKey, pollsOf, type Vote } from '#domain/prices/index-method/votes.ts'
import { cutOffOf } from '#domain/prices/index-method/weeks.ts'

/** How far honest sellers lie apart: the standard deviation of the logarithm. */
const SPREAD = 0.1

/** The same every time: mulberry32. */
let seed = 20
function chance(): number {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}
const normal = () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

export const WEEK = cutOffOf('2026-11-16') ?? new Date(Number.NaN)
export const honest = () => 100_000 * Math.exp(SPREAD * normal())

export const offer = (controller: string, price: number, product = controller): EligibleOffer => ({
  product,
  controller,
  specification: 'cement',
  state: 'Kano',
  price,
  confirmedAt: WEEK.getTime(),
})

export const votesOf = (offers: readonly EligibleOffer[]): readonly Vote[] =>
  pollsOf(offers).get(pollKey('cement', 'Kano'))?.votes ?? []
export const levelAt = (offers: readonly EligibleOffer[]): number =>
  levelOf(votesOf(offers))?.level ?? Number.NaN

export const market = (sellers: number) =>
  Array.from({ length: sellers }, (_, at) => offer(`s${at}`, honest()))

export const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
export const rms = (values: readonly number[]) => Math.sqrt(mean(values.map((each) => each ** 2)))
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/**
 * How a market rises by a tenth in a year: of how many sellers, how often each changes prices and by how much they miss the market then (the
 * standard deviation of the logarithm), and how many of a hundred are replaced each week.
 */
type Rise = { sellers?: number; weeksBetween: number; missed?: number; replaced?: number }

/** What is asked in its 53 weeks. A price follows the market when its seller changes it; who is new asks the market's, around it. */
export function rising({
  sellers: count = 10,
  weeksBetween,
  missed = 0,
  replaced = 0,
}: Rise): EligibleOffer[][] {
  const sellers = Array.from({ length: count }, (_, at) => ({
    name: `s${at}`,
    base: honest(),
    turn: Math.floor(chance() * weeksBetween),
    price: 0,
  }))
  return Array.from({ length: YEAR_WEEKS + 1 }, (_, week) => {
    for (const seller of sellers) {
      const isNew = week > 0 && chance() < replaced / 100
      if (isNew) Object.assign(seller, { name: `${seller.name}'`, base: honest() })
      if (week === 0 || isNew || (week + seller.turn) % weeksBetween === 0)
        seller.price = seller.base * 1.1 ** (week / YEAR_WEEKS) * Math.exp(missed && missed * normal())
    }
    return sellers.map(({ name, price }) => offer(name, price))
  })
}

/** Ten who keep their prices, and one who raises theirs within the fence, has none for a week, and is back as before: all the year. */
export function pumped(): EligibleOffer[][] {
  const own = market(10)
  const middle = levelAt(own)
  return Array.from({ length: YEAR_WEEKS + 1 }, (_, week) => [
    ...own,
    ...(week % 3 === 0 ? [offer('liar', middle)] : week % 3 === 1 ? [offer('liar', middle * 1.18)] : []),
  ])
}

/** How many times what others ask a liar asks in a week; undefined where they ask nothing. */
export type Lie = (week: number) => number | undefined

/** So many liars who agree, beside whoever asks honestly. */
export const besideLiars = (weeks: readonly EligibleOffer[][], liars: number, lie: Lie): EligibleOffer[][] =>
  weeks.map((own, week) => {
    const factor = lie(week)
    const prices = factor === undefined ? [] : Array.from({ length: liars }, () => factor * levelAt(own))
    return [...own, ...prices.map((price, at) => offer(`liar${at}`, price))]
  })
