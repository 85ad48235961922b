import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import type { PriceBreak } from './terms-of-sale.ts'

/** What a quantity costs (docs/product.md 19.2). It goes with every page of a product: it knows no schema. Prices in naira. */

type Priced = {
  regularPrice: number
  discount: boolean
  discountPrice: number
  priceBreaks: readonly PriceBreak[]
}

/** What one pack costs before its price breaks: after the discount, where there is one. */
export const askedPrice = ({ regularPrice, discount, discountPrice }: Omit<Priced, 'priceBreaks'>): number =>
  discount ? discountPrice : regularPrice

/** What one of so many packs costs. */
export function priceFor(offer: Priced, quantity: number): number {
  const reached = offer.priceBreaks.filter(({ from }) => from <= quantity)
  return reached.reduce((least, { price }) => Math.min(least, price), askedPrice(offer))
}

/** Naira saved by price breaks on so many packs. */
export const savingFor = (offer: Priced, quantity: number): number =>
  nairaFromKobo((koboFromNaira(askedPrice(offer)) - koboFromNaira(priceFor(offer, quantity))) * quantity)
