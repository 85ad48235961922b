import * as z from 'zod/mini'
import { STATES } from '#domain/places.ts'
import { RESOURCE_IDS } from '#domain/rates/resources.ts'
import { FLOOR_AREA_MIN } from '../bill-rules.ts'
import { LineMatch, PricedAs } from '../matching/match-schema.ts'

/** A price list goes stale when its prices have no vote any more. */
export const PRICED_DAYS = 28

const percent = () => z.number().check(z.gte(0), z.lte(500))
const naira = () => z.number().check(z.gte(0), z.lte(1e12))

export const PriceInput = z.object({
  /** Whose sellers; null: the country's. */
  state: z.nullable(z.enum(STATES)),
  overheads: percent(),
  profit: percent(),
  /** Square metres of floor, for the cost of one. */
  floorArea: z.nullable(z.number().check(z.gte(FLOOR_AREA_MIN), z.lte(1e7))),
  /** Whose prices: a day by its date in Lagos; null or left out: today. */
  date: z.optional(z.nullable(z.iso.date())),
  /** What need not be bought. */
  have: z.array(z.enum(RESOURCE_IDS)).check(z.maxLength(RESOURCE_IDS.length)),
})
export type PriceInput = z.infer<typeof PriceInput>

/** Where a price is from: the median of sellers, our starting price, one's own library, or one has the thing already. */
export const PRICE_ORIGINS = ['market', 'starting', 'own', 'have'] as const

export const PricedResource = z.object({
  resource: z.enum(RESOURCE_IDS),
  name: z.string(),
  unit: z.string(),
  /** Naira for one unit. */
  price: z.number(),
  origin: z.enum(PRICE_ORIGINS),
  /** Of a median: the state whose sellers they are (null: the country), how many, and when their prices were confirmed. */
  location: z.nullable(z.enum(STATES)),
  sellers: z.number(),
  oldest: z.nullable(z.string()),
  newest: z.nullable(z.string()),
  approximately: z.nullable(z.string()),
  /** The end of the address of its comparison. */
  specification: z.nullable(z.string()),
})
export type PricedResource = z.infer<typeof PricedResource>

/** What a line costs. Amounts in naira; `lines` are for one unit of the line. */
export const LinePrice = z.object({
  /** What its rate is from; or that it is a sum set aside, or there already. */
  by: z.enum(['build-up', 'material', 'own-rate', 'provisional', 'have']),
  rate: z.nullable(z.number()),
  amount: z.number(),
  /** Of the amount: what materials, labour and plant cost, and what is put on top. */
  materials: z.number(),
  labour: z.number(),
  plant: z.number(),
  margins: z.number(),
  lines: z.array(z.object({ resource: z.enum(RESOURCE_IDS), quantity: z.number(), amount: z.number() })),
})
export type LinePrice = z.infer<typeof LinePrice>

/** What a line is besides what it says: there already, so that it costs nothing, or a sum set aside. */
export const LINE_MARKS = ['have', 'provisional'] as const

export type LineMark = (typeof LINE_MARKS)[number]

/** What somebody has said of a line. Null `as` and `rate`, and nothing besides: it stays unpriced. */
export const LineDecision = z.object({
  as: z.nullable(PricedAs),
  /** One's own rate in naira for one unit of the line, in place of a build-up. */
  rate: z.nullable(naira()),
  mark: z.optional(z.nullable(z.enum(LINE_MARKS))),
  /** One's own quantity of the whole bill, in place of the file's, which stays in the file. */
  quantity: z.optional(z.nullable(z.number().check(z.gte(-1e9), z.lte(1e9)))),
})
export type LineDecision = z.infer<typeof LineDecision>

export const PricedBillLine = z.object({
  key: z.string(),
  match: LineMatch,
  price: z.nullable(LinePrice),
  /** What its owner has said of it; of a kept price what was said by then. */
  decision: z.optional(z.nullable(LineDecision)),
  /** Whether something was said, or taken back, since the bill was priced: it is in no price yet. */
  waits: z.optional(z.boolean()),
})
export type PricedBillLine = z.infer<typeof PricedBillLine>

const Part = z.object({ name: z.string(), lines: z.number(), naira: z.number(), unpriced: z.number() })

export const BillPricing = z.object({
  input: PriceInput,
  /** The week of the price index, by its Monday, where the prices are of a past day. */
  week: z.optional(z.nullable(z.string())),
  pricedAt: z.string(),
  /** From then on its prices are old. */
  expiresAt: z.string(),
  totals: z.object({
    /** What is priced, with provisional sums. */
    naira: z.number(),
    priced: z.number(),
    provisional: z.object({ lines: z.number(), naira: z.number() }),
    /** Lines without a price, and what the bill itself asks for those of them that it prices. */
    unpriced: z.object({ lines: z.number(), naira: z.number() }),
    /** Lines with a quantity of one's own, which the workbook does not get. */
    ownQuantities: z.optional(z.number()),
    levels: z.object({ own: z.number(), sure: z.number(), likely: z.number(), ask: z.number() }),
    materials: z.number(),
    /** Of the total, 0 to 1; null of nothing. */
    materialsShare: z.nullable(z.number()),
    perSquareMetre: z.nullable(z.number()),
    /** By element, and by element and work section. */
    elements: z.array(Part),
    sections: z.array(Part),
  }),
  resources: z.array(PricedResource),
  /** Since it was priced before: what moved, the most expensive move first. */
  moved: z.nullable(
    z.object({
      since: z.string(),
      total: z.number(),
      resources: z.array(z.object({ resource: z.enum(RESOURCE_IDS), from: z.number(), to: z.number() })),
    }),
  ),
})
export type BillPricing = z.infer<typeof BillPricing>

/** A rate for a cell of the bill's workbook, in naira, with where it is from: what the giving back takes. */
export const RateToWrite = z.object({
  key: z.string(),
  sheet: z.string(),
  cell: z.string(),
  rate: z.number(),
  source: z.string(),
  /** The fewest that one of its prices is of; 0 where none is the market's. */
  sellers: z.number(),
  date: z.string(),
})
export type RateToWrite = z.infer<typeof RateToWrite>
