import * as z from 'zod/mini'
import { STATES } from '#domain/places.ts'
import { MARKET_MATERIAL_IDS } from './market-materials.ts'

/** What the marketplace asks for a material today. Each seller counts once, however much they offer. */
export const MedianPrice = z.object({
  material: z.enum(MARKET_MATERIAL_IDS),
  /** Naira for one `unit`. */
  median: z.number(),
  unit: z.string(),
  sellers: z.number(),
  /** When the newest of the prices was set. */
  newest: z.iso.datetime(),
  /** The state whose sellers they are; null where they are the country's. */
  location: z.nullable(z.enum(STATES)),
})
export type MedianPrice = z.infer<typeof MedianPrice>

export const MedianPrices = z.object({ prices: z.array(MedianPrice) })
export type MedianPrices = z.infer<typeof MedianPrices>
