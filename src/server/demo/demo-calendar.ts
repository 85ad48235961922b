import { demoChance } from './demo-ids.ts'
import { roundPrice } from './demo-merchants.ts'
import type { DemoOffer, PastLevels } from './demo-schemas.ts'

/** The demonstration's calendar, the same in every one but for the day it ends on, which is that of its seed. */

const DAY_MS = 86_400_000

/** In days ago: shops open in the first period, merchants before them, and all put things up until the end. */
const OPENING = { from: 384, to: 145 }
const MERCHANTS_OPENING = { from: 425, to: 405 }
const LAST_DAYS = 2

/** Merchants put all they have up within so many days. */
const SHELVING_DAYS = 14

/**
 * How often sellers confirm a price, in days, and how many of a hundred are confirmed no less often. What every merchant sells is never
 * stale; of the rest some is, and nothing ever falls asleep.
 */
const RHYTHMS = [
  { days: 7, upTo: 0.76 },
  { days: 20, upTo: 0.93 },
  { days: 75, upTo: 1 },
]

/**
 * A price of the past is thought about every so many days, and changes so often. What every merchant sells is thought about often enough to
 * count in the price index all the year round.
 */
const REVIEW_DAYS = { common: 21, other: 30.4 }
const MONTH_DAYS = 30.4
const CHANGES = 0.4

export const joinedAt = (handle: string, now: Date, isMerchant = false): number => {
  const { from, to } = isMerchant ? MERCHANTS_OPENING : OPENING
  return momentBetween(daysBefore(now, from), daysBefore(now, to), 'joined', handle)
}

/** When something is written between a moment and the end of the calendar, so many days before it. */
export const writtenAfter = (from: number, now: Date, days: number, ...name: string[]): Date =>
  new Date(momentBetween(from, daysBefore(now, LAST_DAYS + days), 'written', ...name))

export const shelvedAfter = (from: number, ...name: string[]): Date =>
  new Date(momentBetween(from, from + SHELVING_DAYS * DAY_MS, 'written', ...name))

type Known = Pick<DemoOffer, 'seller' | 'name' | 'isCommon' | 'past'>

/** When the seller of an offer has last confirmed its price: each does in a rhythm of its own, whenever one looks. */
export function confirmedAt({ seller, name, isCommon }: Known, now: Date): Date {
  const chance = demoChance('rhythm', seller, name) * (isCommon ? 0.93 : 1)
  const rhythm = (RHYTHMS.find(({ upTo }) => chance < upTo)?.days ?? 7) * DAY_MS
  const phase = demoChance('phase', seller, name) * rhythm
  return new Date(now.getTime() - ((now.getTime() - phase) % rhythm))
}

/** When a verified seller was checked first: within a week of joining. */
export function firstVerifiedAt(handle: string, joined: number): { phone: Date; business: Date } {
  const phone = joined + (1 + demoChance('phone first', handle)) * DAY_MS
  return {
    phone: new Date(phone),
    business: new Date(phone + 4 * demoChance('business first', handle) * DAY_MS),
  }
}

/** Checks are made again after so many days, long before they run out. */
const CHECKED_EVERY_DAYS = 200

/** When a verified seller was last checked, the business a few days after the phone, whenever one looks. */
export function verifiedAt(handle: string, now: Date): { phone: Date; business: Date } {
  const rhythm = CHECKED_EVERY_DAYS * DAY_MS
  const phase = demoChance('verified', handle) * rhythm
  const business = now.getTime() - ((now.getTime() - phase) % rhythm)
  return {
    phone: new Date(business - (1 + demoChance('phone', handle) * 6) * DAY_MS),
    business: new Date(business),
  }
}

export type PastPrice = { at: Date; kind: 'offered' | 'changed' | 'confirmed'; price: number }

/** What an offer has cost since it was put up, in naira: it changes now and then, and ends at what is asked. */
export function pastPrices(
  { seller, name, isCommon, past }: Known,
  asked: number,
  { createdAt, priceConfirmedAt: last }: { createdAt: Date; priceConfirmedAt: Date },
): PastPrice[] {
  const days = isCommon ? REVIEW_DAYS.common : REVIEW_DAYS.other
  const reviews = Math.max(0, Math.ceil((last.getTime() - createdAt.getTime()) / DAY_MS / days) - 1)
  const moments = [
    createdAt,
    ...Array.from({ length: reviews }, (_, at) => new Date(createdAt.getTime() + (at + 1) * days * DAY_MS)),
    ...(last > createdAt ? [last] : []),
  ]
  const isChanged = (at: number) => demoChance('changed', seller, name, String(at)) < CHANGES
  const newest = moments.findLastIndex((_, at) => at === 0 || isChanged(at))
  let price = 0
  return moments.map((at, index) => {
    const before = price
    if (index === newest) price = asked
    else if (index === 0 || (index < newest && isChanged(index))) {
      const noise = 1 + 0.02 * (demoChance('past', seller, name, String(index)) - 0.5)
      price = roundPrice(
        asked * levelBefore(past, (last.getTime() - at.getTime()) / DAY_MS / MONTH_DAYS) * noise,
      )
    }
    return { at, price, kind: index === 0 ? 'offered' : price === before ? 'confirmed' : 'changed' }
  })
}

/** Prices so many months ago, beside those of today: between two levels that are known, in a straight line. */
function levelBefore(past: PastLevels, months: number): number {
  const levels = [1, ...past.toReversed()]
  const quarters = Math.min(months / 3, past.length)
  const from = levels[Math.floor(quarters)] ?? 1
  const to = levels[Math.ceil(quarters)] ?? 1
  return from + (to - from) * (quarters % 1)
}

const daysBefore = (now: Date, days: number) => now.getTime() - days * DAY_MS

const momentBetween = (from: number, to: number, ...name: string[]) =>
  Math.round(from + demoChance('moment', ...name) * (to - from))
