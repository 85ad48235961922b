import * as z from 'zod/mini'
import type { ComparedUnit } from '#domain/materials/material.ts'
import { ComparablePrice } from '#domain/materials/material-schema.ts'
import { nairaFromKobo } from '#domain/money.ts'
import type { PriceEventKind } from './price-event.ts'

/** What is shown of an offer's own past (docs/product.md 19.4). */

/** Changes that are shown, the newest ones. */
export const PRICE_HISTORY_MAX = 200

/** From this moment on, until the next point. */
export const PricePoint = z.object({
  at: z.string(),
  /** Naira for one pack; null while nobody could have it: it was hidden or sold out. */
  price: z.nullable(z.number()),
  /** Naira for the unit in which it is compared today; null also where it was not compared by that one. */
  comparable: z.nullable(z.number()),
})
export type PricePoint = z.infer<typeof PricePoint>

export const PriceHistory = z.object({
  /** The oldest first. */
  points: z.array(PricePoint),
  /** What the comparable prices are for, and how it is converted today. */
  compared: z.nullable(z.omit(ComparablePrice, { price: true })),
  /** Whether one price buys something else today than at some point, so that only comparable prices say what has changed. */
  otherPack: z.boolean(),
  /** Since when it is known; null where nothing is. */
  since: z.nullable(z.string()),
  /** The hour of this answer: the last point still holds. */
  until: z.string(),
})
export type PriceHistory = z.infer<typeof PriceHistory>

/** What one price buys, as it is read. */
type Bought = {
  /** Differs where the unit or the pack does. */
  pack: string
  comparableQuantity: number | null
  comparableUnit: ComparedUnit | null
  conversion: ComparablePrice['conversion'] | null
}

/** An event, with its price in kobo. */
export type ShownEvent = Bought & { at: Date; kind: PriceEventKind; price: number; inStock: boolean }

/** What a single change writes is done at once: nobody has seen what stood between. */
const ONE_CHANGE_MS = 5

/** An answer stays the same for an hour, so that it is sent once. */
const HOUR_MS = 3_600_000

/** Where an offer's price has changed, or it has come or gone. @param events the oldest first */
export function priceHistory(events: readonly ShownEvent[], until: Date): PriceHistory {
  const bought = boughtBy(events)
  const today = bought.at(-1)
  const points: PricePoint[] = []
  let isAway = false
  for (const [index, { at, kind, price, inStock }] of events.entries()) {
    if (kind === 'offered' || kind === 'restored') isAway = false
    if (kind === 'hidden' || kind === 'withdrawn') isAway = true
    const isThere = !isAway && inStock
    const point = {
      at: at.toISOString(),
      price: isThere ? nairaFromKobo(price) : null,
      comparable: isThere ? comparablePrice(price, bought[index], today?.comparableUnit) : null,
    }
    const last = points.at(-1)
    if (last && at.getTime() - Date.parse(last.at) < ONE_CHANGE_MS) points.pop()
    const before = points.at(-1)
    const isNews = before
      ? before.price !== point.price || before.comparable !== point.comparable
      : point.price !== null
    if (isNews) points.push(point)
  }
  const newest = Date.parse(points.at(-1)?.at ?? '') || 0
  return {
    points: points.slice(-PRICE_HISTORY_MAX),
    compared:
      today?.comparableUnit && today.conversion
        ? { unit: today.comparableUnit, conversion: today.conversion }
        : null,
    otherPack: bought.some((each) => !isSame(each, today)),
    since: events[0]?.at.toISOString() ?? null,
    until: new Date(Math.max(until.getTime() - (until.getTime() % HOUR_MS), newest)).toISOString(),
  }
}

/**
 * What each price bought. What was read otherwise later, while nothing else was changed, has been so before: it was the reader that
 * did not know.
 */
function boughtBy(events: readonly ShownEvent[]): Bought[] {
  const bought: Bought[] = []
  for (const [index, event] of [...events.entries()].reverse()) {
    const next = events[index + 1]
    const nextBought = bought[0]
    bought.unshift(next && nextBought && (next.kind === 'reread' || isSame(event, next)) ? nextBought : event)
  }
  return bought
}

const isSame = (one: Bought, other: Bought | undefined): boolean =>
  one.pack === other?.pack &&
  one.comparableQuantity === other.comparableQuantity &&
  one.comparableUnit === other.comparableUnit

const comparablePrice = (
  kobo: number,
  { comparableQuantity, comparableUnit }: Partial<Bought> = {},
  unit: ComparedUnit | null | undefined,
): number | null =>
  comparableQuantity && comparableUnit === unit ? nairaFromKobo(Math.round(kobo / comparableQuantity)) : null
