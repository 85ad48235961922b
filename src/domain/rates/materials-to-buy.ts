import { formatFigure } from '#domain/figures.ts'
import type { ComparedUnit } from '#domain/materials/material.ts'
import { soldBy } from '#domain/materials/pack-words.ts'
import { costFor, savingFor } from '#domain/prices/price-for.ts'
import type { Product } from '#domain/products/product-schema.ts'
import type { AmountOfMaterial } from './amounts-of-work.ts'
import { marketMaterial } from './market-materials.ts'
import type { ResourceId } from './resources.ts'

/** What is bought for an amount of work: rounded up to packs, and priced from what is shown (docs/product.md 18.9). */

/** An offer that a line can be priced from: its packs, its minimum order, its price breaks. */
export type OfferToBuy = Pick<
  Product,
  | 'regularPrice'
  | 'discount'
  | 'discountPrice'
  | 'priceBreaks'
  | 'minimumOrder'
  | 'pack'
  | 'unit'
  | 'comparable'
>

/** Either an offer, or naira for one compared unit. */
export type PriceToBuy = { offer: OfferToBuy } | { perUnit: number }

export type PacksToBuy = { name: string; holds: number; count: number }

export type MaterialToBuy = {
  resource: ResourceId
  name: string
  /** The end of the address of its comparison. */
  specification: string
  /** What the next figures are in. */
  unit: ComparedUnit
  /** Needed, without and with waste. */
  net: number
  gross: number
  /** The whole packs that hold it. */
  packs: readonly PacksToBuy[]
  /** What is in them. */
  bought: number
  /** Naira; undefined where nothing is known. */
  cost: number | undefined
  /** Naira that the offer's price breaks save. */
  saving: number
}

const SYMBOLS: Partial<Record<ComparedUnit, string>> = { m2: 'm²', m3: 'm³' }
export const unitSymbol = (unit: ComparedUnit): string => SYMBOLS[unit] ?? unit

/** @returns undefined for what the marketplace does not compare */
export function materialToBuy(
  { resource: id, net, gross }: AmountOfMaterial,
  price?: PriceToBuy,
): MaterialToBuy | undefined {
  const market = marketMaterial(id)
  if (!market) return undefined
  const { name, specification, unit, holds, packs } = market
  const needed = gross * holds
  const line = { resource: id, name, specification, unit, net: net * holds, gross: needed }
  const ofOffer = price && 'offer' in price ? offeredPacks(price.offer, needed) : undefined
  if (price && 'offer' in price && ofOffer)
    return {
      ...line,
      packs: [ofOffer],
      bought: ofOffer.count * ofOffer.holds,
      cost: costFor(price.offer, ofOffer.count),
      saving: savingFor(price.offer, ofOffer.count),
    }
  const whole = wholePacks(needed, packs ?? { [unitSymbol(unit)]: 1 })
  const bought = whole.reduce((sum, pack) => sum + pack.count * pack.holds, 0)
  const cost = price && 'perUnit' in price ? price.perUnit * bought : undefined
  return { ...line, packs: whole, bought, cost, saving: 0 }
}

/** Figures of formulas miss whole numbers by less. */
const TOLERANCE = 1e-9

const packsFor = (quantity: number, holds: number) => Math.ceil(quantity / holds - TOLERANCE)

/** As few as hold it: of the largest as many as are full, the rest in smaller ones, or in one more where that takes no more of them. */
export function wholePacks(quantity: number, packs: Readonly<Record<string, number>>): PacksToBuy[] {
  const [[name, holds] = ['', 1], ...smaller] = Object.entries(packs)
  if (smaller.length === 0) return [{ name, holds, count: packsFor(quantity, holds) }].filter(some)
  const full = Math.floor(quantity / holds + TOLERANCE)
  const rest = wholePacks(Math.max(quantity - full * holds, 0), Object.fromEntries(smaller))
  const inRest = rest.reduce((sum, pack) => sum + pack.holds * pack.count, 0)
  return inRest < holds
    ? [{ name, holds, count: full }, ...rest].filter(some)
    : [{ name, holds, count: full + 1 }]
}
const some = ({ count }: PacksToBuy) => count > 0

/** Of an offer, its minimum order at least. @returns undefined where it cannot be compared */
function offeredPacks(offer: OfferToBuy, quantity: number): PacksToBuy | undefined {
  if (!offer.comparable) return undefined
  const holds = offer.comparable.quantity
  const count = Math.max(packsFor(quantity, holds), offer.minimumOrder ?? 1)
  return { name: soldBy(offer), holds, count }
}

/** Written behind a figure as they are. */
const MEASURES: ReadonlySet<string> = new Set(['kg', 'm', 'm²', 'm³'])
const PLURALS: Readonly<Record<string, string>> = {
  tonne: 'tonnes',
  litre: 'litres',
  block: 'blocks',
  tile: 'tiles',
  piece: 'pieces',
}

/** "28 × 50 kg bag", "3 tonnes", "884 blocks". */
export function packsText(packs: readonly PacksToBuy[]): string {
  return packs
    .map(({ name: pack, count }) => {
      const name = pack === 'nr' ? 'piece' : pack
      const figure = formatFigure(count)
      const plural = PLURALS[name]
      if (plural) return `${figure} ${count === 1 ? name : plural}`
      return MEASURES.has(name) ? `${figure} ${name}` : `${figure} × ${name}`
    })
    .join(' + ')
}

/**
 * The message to a seller: what it is for, and the list.
 * @param purpose "a slab: length 6 m, width 4 m" @param work what a tradesman is asked for: "Concreting, 3.6 m³"
 */
export function materialsMessage(
  purpose: string,
  lines: readonly MaterialToBuy[],
  company: string,
  work?: string,
): string {
  const list = lines.map(({ name, packs }) => `- ${name}: ${packsText(packs)}`)
  return work
    ? [
        `Hello, I found you on the ${company} marketplace. I need ${work}, for ${purpose}. I count on these materials:`,
        ...list,
        'What do you ask for the work, and when can you begin?',
      ].join('\n')
    : [
        `Hello, I found you on the ${company} marketplace. I need these materials for ${purpose}.`,
        ...list,
        'Which of them do you have, and what do they cost with delivery?',
      ].join('\n')
}
