import * as z from 'zod/mini'
import { CATEGORIES, CATEGORY_IDS, UNITS } from '#domain/catalogue.ts'
import { Delivery } from '#domain/prices/terms-of-sale.ts'
import { demoChance } from './demo-ids.ts'
import { type DemoOffer, DemoSeller, PastLevels } from './demo-schemas.ts'

/** Somebody who sells whatever is built with most. */
export const Merchant = z.extend(DemoSeller, {
  /** Ends the description of each offer. */
  says: z.string(),
  delivery: Delivery,
})
type Merchant = z.infer<typeof Merchant>

/** What moves together when it is carried from one state to another. */
const TRADES = ['cement', 'steel', 'sand', 'stone', 'blocks', 'wood', 'factory'] as const

const Variant = z.strictObject({
  name: z.string(),
  unit: z.enum(UNITS),
  /** What it costs, in prices of the material. */
  times: z.number(),
  says: z.string(),
  minimumOrder: z.optional(z.number()),
  /** Per cent off from a quantity on. */
  priceBreaks: z.optional(z.array(z.strictObject({ from: z.number(), off: z.number() }))),
  /** Its price has the truck in it. */
  delivered: z.optional(z.literal(true)),
})

/** What is built with most, and the ways in which it is offered: every merchant has each in one of them, every state has all of them. */
export const CommonMaterials = z.strictObject({
  /** The level of prices beside that of Lagos. */
  states: z.record(z.string(), z.record(z.enum(TRADES), z.number())),
  materials: z.array(
    z.strictObject({
      /** What its offers are compared as. */
      material: z.string(),
      category: z.enum(CATEGORY_IDS),
      subCategory: z.enum(CATEGORIES.flatMap(({ subCategories }) => subCategories)),
      trade: z.enum(TRADES),
      /** In naira, in Lagos. */
      price: z.number(),
      past: PastLevels,
      /** Begins the description of each offer. */
      use: z.string(),
      variants: z.array(Variant),
    }),
  ),
})
type CommonMaterials = z.infer<typeof CommonMaterials>

/** How far merchants of a state lie apart, and how far one is from their own level for one thing or another. */
const SPREAD = { merchants: 0.07, offers: 0.03 }

/** One offer in so many is on promotion, for so much less. */
const PROMOTION = { oneIn: 11, off: 4 }

/** What each merchant offers of the common materials. */
export function merchantOffers(merchants: Merchant[], { states, materials }: CommonMaterials): DemoOffer[] {
  const places = Object.keys(states)
  return merchants.flatMap((merchant) => {
    const { handle, state, says, delivery } = merchant
    const turn = places.indexOf(state) + merchants.filter((each) => each.state === state).indexOf(merchant)
    const level = 1 + SPREAD.merchants * (demoChance('level', handle) - 0.5)
    return materials.flatMap(({ material, category, subCategory, trade, price, past, use, variants }, at) => {
      const variant = variants[(turn + at) % variants.length]
      if (!variant) return []
      const { name, unit, times, minimumOrder, priceBreaks = [], delivered } = variant
      const spread = 1 + SPREAD.offers * (demoChance('price', handle, material) - 0.5)
      const asked = roundPrice(price * times * (states[state]?.[trade] ?? 1) * level * spread)
      const isPromoted = demoChance('promotion', handle, material) < 1 / PROMOTION.oneIn
      return {
        seller: handle,
        name,
        type: 'Material',
        category,
        subCategory,
        unit,
        price: asked,
        description: `${use} ${variant.says} ${says}`,
        delivery: delivered ? { kind: 'included', within: 'lga' } : delivery,
        isCommon: true,
        past,
        ...(minimumOrder !== undefined && { minimumOrder }),
        ...(isPromoted
          ? { discountPrice: less(asked, PROMOTION.off) }
          : { priceBreaks: priceBreaks.map(({ from, off }) => ({ from, price: less(asked, off) })) }),
      }
    })
  })
}

const less = (price: number, percent: number) => roundPrice(price * (1 - percent / 100))

/** As prices are asked: 880, 9,650, 83,500, 1,118,000. */
export function roundPrice(price: number): number {
  const step = price < 2_000 ? 5 : price < 20_000 ? 50 : price < 200_000 ? 500 : 1_000
  return Math.round(price / step) * step
}
