import * as z from 'zod/mini'
import { STATES } from '#domain/places.ts'
import { RESOURCE_IDS } from '#domain/rates/resources.ts'

/** As the crow flies between capitals: a lorry is there and back in a day. */
export const REACH_KM = 200

/** An offer that a line can be bought from. */
export const ScheduleOffer = z.object({
  productId: z.string(),
  name: z.string(),
  seller: z.string(),
  location: z.nullable(z.enum(STATES)),
  /** As the crow flies from the capital of the bill's state; null where either place is not known. */
  kilometres: z.nullable(z.number()),
  /** Naira for one compared unit. */
  price: z.number(),
  confirmedAt: z.string(),
})
export type ScheduleOffer = z.infer<typeof ScheduleOffer>

const Pack = z.object({ name: z.string(), holds: z.number(), count: z.number() })

/** One material: what requests for quotation will ask for. */
export const ScheduleLine = z.object({
  resource: z.enum(RESOURCE_IDS),
  name: z.string(),
  /** What it is compared as; null of what the market does not have. */
  specification: z.nullable(z.string()),
  unit: z.string(),
  net: z.number(),
  /** With waste. */
  gross: z.number(),
  packs: z.array(Pack),
  bought: z.number(),
  /** Of what is bought; null where nobody knows. */
  kilograms: z.nullable(z.number()),
  have: z.boolean(),
  /** The cheapest that can be compared, in the state first, then in the states within reach of it; of no state in the country. */
  offers: z.array(ScheduleOffer),
  /** Naira for what is bought, at the cheapest of them; null without one. */
  cost: z.nullable(z.number()),
  /** By section, each in whole packs of its own: what is bought as the work comes to it. */
  sections: z.array(z.object({ name: z.string(), gross: z.number(), packs: z.array(Pack) })),
})
export type ScheduleLine = z.infer<typeof ScheduleLine>

export const MaterialSchedule = z.object({
  version: z.literal(1),
  bill: z.object({ id: z.string(), name: z.string() }),
  state: z.nullable(z.enum(STATES)),
  pricedAt: z.string(),
  lines: z.array(ScheduleLine),
  totals: z.object({
    cost: z.number(),
    kilograms: z.number(),
    /** Lines without an offer, and without a known weight. */
    withoutOffer: z.number(),
    withoutWeight: z.number(),
    /** Lines of the bill that nothing is to be bought for, because nobody has said what they are. */
    unpricedLines: z.number(),
  }),
})
export type MaterialSchedule = z.infer<typeof MaterialSchedule>
