import { soldCount, soldEach } from '#domain/materials/pack-words.ts'
import { formatAmount } from '#domain/money.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { costFor, priceFor } from './price-for.ts'

/** An order in the words of pages and messages (docs/product.md 18.8). */

type Offered = Pick<
  Product,
  'name' | 'unit' | 'pack' | 'regularPrice' | 'discount' | 'discountPrice' | 'priceBreaks'
>

/** What a buyer asks a seller for: "50 bags of Dangote cement at NGN 10,350 a bag, NGN 517,500 in all". */
export function orderWords(offer: Offered, packs: number): string {
  const order = `${soldCount(offer, packs)} of ${offer.name} at NGN ${formatAmount(priceFor(offer, packs))}`
  return packs === 1
    ? order
    : `${order} ${soldEach(offer)}, NGN ${formatAmount(costFor(offer, packs))} in all`
}

/** Of work, whether it is done at the buyer's site: "Comes to sites in Ikeja". */
export function travelWords(work: Delivered): string {
  const { delivery } = work
  if (delivery?.kind === 'included') return `Comes to sites in ${withinWords(work, delivery.within)}`
  if (delivery?.kind === 'charged')
    return `Comes to your site for NGN ${formatAmount(delivery.price)} ${delivery.per === 'trip' ? 'a trip' : soldEach(work)}`
  return delivery?.kind === 'none'
    ? 'Works at this address, not at your site'
    : 'Ask whether they come to your site'
}

const withinWords = ({ lga, location }: Delivered, within: 'lga' | 'state' | 'country'): string =>
  ({ lga: lga ?? location, state: location, country: 'Nigeria' })[within]

type Delivered = Pick<Product, 'delivery' | 'unit' | 'pack' | 'lga' | 'location'>

/**
 * "Ask about delivery", "Delivery included within Ikeja", "Delivery ₦200 a bag".
 * @param currency as the price beside it has it
 */
export function deliveryWords(sold: Delivered, currency: '₦' | 'NGN ' = '₦'): string {
  const { delivery } = sold
  if (!delivery || delivery.kind === 'ask') return 'Ask about delivery'
  if (delivery.kind === 'none') return 'No delivery: you pick it up'
  if (delivery.kind === 'charged')
    return `Delivery ${currency}${formatAmount(delivery.price)} ${delivery.per === 'trip' ? 'a trip' : soldEach(sold)}`
  return `Delivery included within ${withinWords(sold, delivery.within)}`
}
