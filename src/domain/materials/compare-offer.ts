import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import type { State } from '#domain/places.ts'
import { costFor, packsFor, priceFor, savingFor } from '#domain/prices/price-for.ts'
import type { Delivery } from '#domain/prices/terms-of-sale.ts'
import type { Product } from '#domain/products/product-schema.ts'

/** For what offers are compared: how much of the compared unit, and where it is needed. */
export type RequestedOrder = {
  quantity?: number | undefined
  state?: State | undefined
  /** Of that state; more than one where the place is a city of several. */
  lgas: readonly string[]
}

export type OfferTerms = {
  comparablePrice: number
  delivered: number | null
  packs: number
  priceForQuantity: number
  saving: number
}

type Offer = Pick<
  Product,
  | 'regularPrice'
  | 'discount'
  | 'discountPrice'
  | 'priceBreaks'
  | 'minimumOrder'
  | 'delivery'
  | 'location'
  | 'lga'
>

/**
 * What an offer costs for what is requested (docs/product.md 18.7.4): as many packs as it takes, and at least the
 * minimum order; of no quantity, one pack.
 * @param holds how many compared units are in a pack
 */
export function offerFor(offer: Offer, holds: number, requested: RequestedOrder): OfferTerms {
  const { quantity } = requested
  const packs = quantity === undefined ? 1 : packsFor({ holds, minimumOrder: offer.minimumOrder }, quantity)
  const price = priceFor(offer, packs)
  const delivery = deliveryOf(offer, packs, requested)
  const perUnit = (naira: number) => nairaFromKobo(Math.round(koboFromNaira(naira) / holds))
  return {
    comparablePrice: perUnit(price),
    delivered: delivery === undefined ? null : perUnit(price + delivery),
    packs,
    priceForQuantity: costFor(offer, packs),
    saving: savingFor(offer, packs),
  }
}

/** Naira for bringing one of so many packs; nothing where it is not known. A trip is charged once. */
function deliveryOf(
  offer: Offer,
  packs: number,
  { quantity, state, lgas }: RequestedOrder,
): number | undefined {
  const { delivery, location } = offer
  if (delivery?.kind === 'included') return isIncluded(delivery, offer, { state, lgas }) ? 0 : undefined
  if (delivery?.kind !== 'charged' || state !== location) return undefined
  if (delivery.per === 'unit') return delivery.price
  return quantity === undefined ? undefined : delivery.price / packs
}

function isIncluded(
  { within }: Delivery & { kind: 'included' },
  { location, lga }: Offer,
  { state, lgas }: Omit<RequestedOrder, 'quantity'>,
): boolean {
  if (within === 'country') return true
  if (state !== location) return false
  return within === 'state' || (lgas.length === 1 && lgas[0] === lga)
}
