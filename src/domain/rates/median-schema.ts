import * as z from 'zod/mini'
import { STATES } from '#domain/places.ts'
import { MARKET_MATERIAL_IDS } from './market-materials.ts'

/** Why an offer of a material has no part in its median (docs/product.md 19.5). */
export const LEFT_OUT_REASONS = ['stale', 'out-of-stock', 'not-comparable'] as const

const PRICED = {
  material: z.enum(MARKET_MATERIAL_IDS),
  /** "rebar/12mm": the end of the address of its comparison. */
  specification: z.string(),
  /** "12 mm reinforcement bar" */
  name: z.string(),
  /** The state whose sellers they are; null where they are the country's. */
  location: z.nullable(z.enum(STATES)),
  /** Offers of that place without a vote, by their reason; reasons without offers are not named. */
  leftOut: z.array(z.object({ why: z.enum(LEFT_OUT_REASONS), offers: z.number() })),
}

/**
 * What the marketplace asks for a material today: the median of its sellers, each with the median of their own prices. In a past week what
 * the price index has of it, of which it counts no offers.
 */
export const MedianPrice = z.object({
  ...PRICED,
  /** Naira for one `unit`. */
  median: z.number(),
  unit: z.string(),
  /** Nominal where one of the prices is by a constant of the trade, shown with "≈"; then `approximately` says by which. */
  conversion: z.enum(['exact', 'nominal']),
  approximately: z.nullable(z.string()),
  /** How many sellers and offers it is the median of. */
  sellers: z.number(),
  offers: z.nullable(z.number()),
  /** When the oldest and the newest of these prices were confirmed. */
  oldest: z.iso.datetime(),
  newest: z.iso.datetime(),
  /** Where the country speaks for the state that was asked for: how many sellers there are in the state, too few. */
  sellersInState: z.nullable(z.number()),
})
export type MedianPrice = z.infer<typeof MedianPrice>

export const MedianPrices = z.object({
  /** The Monday of the price index that they are of; null for today's. */
  week: z.nullable(z.string()),
  /** Generated prices of a demonstration's index: no real ones. */
  isExample: z.boolean(),
  prices: z.array(MedianPrice),
  /** Those for which nobody asks a price that counts. */
  without: z.array(z.object(PRICED)),
})
export type MedianPrices = z.infer<typeof MedianPrices>
