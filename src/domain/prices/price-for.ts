import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'

/** What a quantity costs (docs/product.md 18.5). It goes with every page of a product: it knows no schema. Prices in naira. */

type Priced = {
  regularPrice: number
  discount: boolean
  discountPrice: number
  priceBreaks: readonly { from: number; price: number }[]
}

/** What one pack costs before its price breaks: after the discount, where there is one. */
export const askedPrice = ({ regularPrice, discount, discountPrice }: Omit<Priced, 'priceBreaks'>): number =>
  discount ? discountPrice : regularPrice

/** What one of so many packs costs. */
export function priceFor(offer: Priced, quantity: number): number {
  const reached = offer.priceBreaks.filter(({ from }) => from <= quantity)
  return reached.reduce((least, { price }) => Math.min(least, price), askedPrice(offer))
}

/** What is left by the division of floating-point numbers: 366 m are a hundred lengths of 3.66 m. */
export const ROUNDING = 1e-9

/** How many packs are bought for a quantity, of which one holds so much. */
export const packsFor = (
  { holds, minimumOrder }: { holds: number; minimumOrder: number | null },
  quantity: number,
): number => Math.max(Math.ceil(quantity / holds - ROUNDING), minimumOrder ?? 1)

/** Naira for so many packs: to the kobo. */
export const costFor = (offer: Priced, quantity: number): number =>
  nairaFromKobo(koboFromNaira(priceFor(offer, quantity)) * quantity)

/** What one pack costs from how many on, beginning at what is sold at least. */
export function priceSteps(
  offer: Priced & { minimumOrder: number | null },
): { from: number; price: number }[] {
  const least = offer.minimumOrder ?? 1
  return [
    { from: least, price: priceFor(offer, least) },
    ...offer.priceBreaks.filter(({ from }) => from > least),
  ]
}

/** Naira saved by price breaks on so many packs. */
export const savingFor = (offer: Priced, quantity: number): number =>
  nairaFromKobo((koboFromNaira(askedPrice(offer)) - koboFromNaira(priceFor(offer, quantity))) * quantity)
