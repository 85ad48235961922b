import * as z from 'zod/mini'
import { RESOURCE_IDS } from '#domain/rates/resources.ts'
import { WORK_ITEM_IDS } from '#domain/rates/work-sections.ts'

/** What a line is priced as: work, with what it is made of, or a material to buy. */
export const PricedAs = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('work'),
    item: z.enum(WORK_ITEM_IDS),
    choices: z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(40))),
    factors: z.record(z.string().check(z.maxLength(40)), z.number().check(z.gte(0), z.lte(1e9))),
    /** How many units of the item one unit of the line is: 0.05 m³ in a square metre of 50 mm. */
    perUnit: z.number().check(z.gt(0), z.lte(1e6)),
  }),
  z.object({
    kind: z.literal('material'),
    resource: z.enum(RESOURCE_IDS),
    /** How many units of the resource one unit of the line is. */
    perUnit: z.number().check(z.gt(0), z.lte(1e6)),
  }),
])
export type PricedAs = z.infer<typeof PricedAs>

/** sure: priced by itself. likely: one press confirms it. ask: nobody knows yet. own: decided by its owner. */
export const MATCH_LEVELS = ['own', 'sure', 'likely', 'ask'] as const

export const LineMatch = z.object({
  level: z.enum(MATCH_LEVELS),
  /** What it is taken for; of a line that is asked about the first guess, if there is one. */
  as: z.nullable(PricedAs),
  others: z.array(PricedAs),
  /** Why, in words. */
  why: z.array(z.string()),
})
export type LineMatch = z.infer<typeof LineMatch>
