import * as z from 'zod/mini'
import { COMPARED_UNITS } from '#domain/materials/material.ts'
import { STATES } from '#domain/places.ts'

/** What is published of the price index (docs/price-index.md). Naira for one compared unit; changes in per cent. */

/** Under which everybody may use what is published. */
export const INDEX_LICENCE = 'https://creativecommons.org/licenses/by/4.0/'

/** The commonest materials are shown first. */
export const OVERVIEW_MATERIALS = 20

export const REGIONS = ['Nigeria', ...STATES] as const

const Named = z.object({
  /** The Monday of the cut-off: `2026-11-16`. */
  week: z.string(),
  /** Id of a specification: `cement`, `rebar/12mm`. */
  material: z.string(),
  name: z.string(),
  /** What the prices are for: kg, tonne, m … */
  unit: z.enum(COMPARED_UNITS),
  region: z.enum(REGIONS),
})

export const PublishedValue = z.extend(Named, {
  status: z.literal('published'),
  price: z.number(),
  p25: z.number(),
  p75: z.number(),
  /** The range that the median is in, by order statistics. */
  low: z.number(),
  high: z.number(),
  /** Controllers with a vote; sellers that are one count once. */
  sellers: z.number(),
  /** Votes that lay beyond the fence. */
  dropped: z.number(),
  /** Confirmations of the prices in it. */
  oldest: z.string(),
  newest: z.string(),
  /** Of the week; null where there is nothing to compare with. */
  change: z.nullable(z.number()),
  /** matched: of five and more sellers; few: of three or four; filled: the country's in its place. */
  basis: z.nullable(z.enum(['matched', 'few', 'filled'])),
  /** Since 52 weeks before, of the same sellers' same goods, as the week's method chains it; null where it has fewer than five. */
  yearChange: z.nullable(z.number()),
  /** Offers confirmed in time that have no vote: hidden or sold out, of sellers not verified for two weeks, by a nominal conversion. */
  excluded: z.object({ away: z.number(), unverified: z.number(), nominal: z.number() }),
  /** Why a moderator has published it, where it had to wait. */
  reason: z.nullable(z.string()),
  /** Of the country: in how many states the material is published. */
  states: z.nullable(z.number()),
})
export type PublishedValue = z.infer<typeof PublishedValue>

/** Waits for a moderator, or one has decided against it: without figures. */
const KeptValue = z.extend(Named, { status: z.enum(['held', 'withheld']), reason: z.nullable(z.string()) })

export const IndexAnswer = z.object({
  /** Of the last of these weeks; `/prices/methods` has from which week on each is the published one. */
  method: z.number(),
  /** Generated prices of a demonstration: no real ones. */
  isExample: z.boolean(),
  licence: z.string(),
  source: z.string(),
  /** In these weeks, the oldest first. */
  weeks: z.array(z.string()),
  values: z.array(z.discriminatedUnion('status', [PublishedValue, KeptValue])),
})
export type IndexAnswer = z.infer<typeof IndexAnswer>

const RunOfWeek = z.object({
  id: z.number(),
  week: z.string(),
  method: z.number(),
  ranAt: z.string(),
  cutOff: z.string(),
  inputsHash: z.string(),
  outputsHash: z.string(),
  isExample: z.boolean(),
})
/** The newest first: of the runs of a week the first counts, and the others are what was published before. */
export const IndexRuns = z.object({ runs: z.array(RunOfWeek) })
export type IndexRuns = z.infer<typeof IndexRuns>

/** The newest first, two years at most. */
export const IndexWeeks = z.object({ isExample: z.boolean(), weeks: z.array(z.string()) })
export type IndexWeeks = z.infer<typeof IndexWeeks>

const BasketCost = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string(),
  /** Naira; null where one of its materials is not published. */
  cost: z.nullable(z.number()),
  /** Of its material that has the fewest. */
  sellers: z.nullable(z.number()),
  /** Names of the materials that are not. */
  missing: z.array(z.string()),
})

/** A region's last week, for its page. */
export const RegionPrices = z.object({
  isExample: z.boolean(),
  region: z.enum(REGIONS),
  /** Null before the first run. */
  week: z.nullable(z.string()),
  /** By how many sellers, the commonest first. */
  materials: z.array(
    z.extend(
      z.pick(PublishedValue, {
        material: true,
        name: true,
        unit: true,
        price: true,
        low: true,
        high: true,
        sellers: true,
        change: true,
        basis: true,
        yearChange: true,
        states: true,
        oldest: true,
        newest: true,
        reason: true,
      }),
      {
        /** Of every second week of a year, the oldest first and this one last; null where nothing is published. */
        line: z.array(z.nullable(z.number())),
      },
    ),
  ),
  /** Where too few sellers have a vote, and how many have. */
  thin: z.array(z.object({ material: z.string(), name: z.string(), sellers: z.number() })),
  /** Names of what waits for a moderator or was withheld. */
  kept: z.array(z.string()),
  baskets: z.array(BasketCost),
})
export type RegionPrices = z.infer<typeof RegionPrices>

/** What each method says of a region's year. */
export const IndexMethods = z.object({
  isExample: z.boolean(),
  region: z.enum(REGIONS),
  /** Null where it has no run. */
  week: z.nullable(z.string()),
  methods: z.array(
    z.object({
      version: z.number(),
      /** The change of a year is a chain of matched links of so many weeks. */
      linkWeeks: z.number(),
      /** The first week that is published by it; null: from the beginning. */
      publishedFrom: z.nullable(z.string()),
      /** Whether this week is published by it; by the others it is computed beside. */
      isPublished: z.boolean(),
    }),
  ),
  /** What is published there. `years`: in per cent, by each of the methods; null where fewer than five can be compared. */
  materials: z.array(
    z.object({ material: z.string(), name: z.string(), years: z.array(z.nullable(z.number())) }),
  ),
})
export type IndexMethods = z.infer<typeof IndexMethods>

/** A change as a logarithm, in per cent to one decimal. */
export const percentOf = (change: number): number => Math.round((Math.exp(change) - 1) * 1_000) / 10 + 0
