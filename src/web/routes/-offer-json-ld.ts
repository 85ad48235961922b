import { storeName } from '#domain/accounts/account-rules.ts'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import type { ShownOffer } from '#domain/materials/comparison-schema.ts'
import type { ComparablePrice } from '#domain/materials/material-schema.ts'
import { soldBy } from '#domain/materials/pack-words.ts'
import { priceFor, priceSteps } from '#domain/prices/price-for.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import { shopPath } from '#domain/shops/shop-path.ts'
import type { JsonLd } from '#web/layout/structured-data.ts'

/** Offers in the words of schema.org: what is asked, from how many on, and how it gets there. */

export const sellerJsonLd = (baseUrl: string, seller: SellerRef): JsonLd => ({
  '@type': 'Organization',
  name: storeName(seller),
  url: baseUrl + shopPath(seller),
})

type Address = { streetAddress: string; locality: string | null; region: string | null }

export const postalAddress = ({ streetAddress, locality, region }: Address): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress,
  ...(locality && { addressLocality: locality }),
  ...(region && { addressRegion: region }),
  addressCountry: 'NG',
})

/** What the price is asked for. `unitCode` is one of UN/CEFACT's. */
export const unitPrice = (price: number, unit: { unitCode?: string; unitText: string }): JsonLd => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'NGN',
  ...unit,
})

/** UN/CEFACT's codes of what is compared; a point and a visit have none. */
const UNIT_CODES: Partial<Record<ComparablePrice['unit'], string>> = {
  kg: 'KGM',
  tonne: 'TNE',
  m: 'MTR',
  m2: 'MTK',
  m3: 'MTQ',
  litre: 'LTR',
  nr: 'H87',
  day: 'DAY',
}

/** Naira for one compared unit: with a reference quantity it is a price for measure, which search engines show beside the other. */
function comparablePriceJsonLd({ price, unit }: ComparablePrice): JsonLd {
  const unitCode = UNIT_CODES[unit]
  const measure = unitCode ? { unitCode } : { unitText: unit }
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'NGN',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, ...measure },
  }
}

const quantityFrom = (minValue: number): JsonLd => ({ '@type': 'QuantitativeValue', minValue })

/** What the price of the offer buys, and each price break with the quantity that it begins at; then the comparable price. */
function prices(product: PageProduct): JsonLd[] {
  const { comparable } = product
  const unitText = soldBy(product)
  return [
    ...priceSteps(product).map(({ from, price }, index) => ({
      ...unitPrice(price, { unitText }),
      ...(index > 0 && { eligibleQuantity: quantityFrom(from) }),
    })),
    ...(comparable ? [comparablePriceJsonLd(comparable)] : []),
  ]
}

/** What schema.org has words for: where delivery costs nothing, what a trip costs, and that there is none. */
function deliveryJsonLd({ delivery, location }: PageProduct): { [name: string]: JsonLd | string } {
  if (delivery?.kind === 'none')
    return { availableDeliveryMethod: 'http://purl.org/goodrelations/v1#DeliveryModePickUp' }
  const rate =
    delivery?.kind === 'included'
      ? 0
      : delivery?.kind === 'charged' && delivery.per === 'trip'
        ? delivery.price
        : undefined
  if (rate === undefined || (delivery?.kind === 'included' && delivery.within === 'lga')) return {}
  const isCountry = delivery?.kind === 'included' && delivery.within === 'country'
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: rate, currency: 'NGN' },
      shippingDestination: {
        '@type': 'DefinedRegion',
        addressCountry: 'NG',
        ...(!isCountry && { addressRegion: location }),
      },
    },
  }
}

/** An offer within a comparison: at what it asks for one compared unit. */
export function comparedOfferJsonLd(
  baseUrl: string,
  { _id, comparablePrice, location, inStock, userRef }: ShownOffer,
  compared: Omit<ComparablePrice, 'price'>,
): JsonLd {
  return {
    '@type': 'Offer',
    url: `${baseUrl}/product/${_id}`,
    price: comparablePrice,
    priceCurrency: 'NGN',
    availability: availability(inStock),
    priceSpecification: [comparablePriceJsonLd({ ...compared, price: comparablePrice })],
    areaServed: { '@type': 'State', name: location },
    seller: sellerJsonLd(baseUrl, userRef),
  }
}

const availability = (inStock: boolean): string => `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`

/** @param baseUrl the public address of the site */
export function productOfferJsonLd(baseUrl: string, product: PageProduct): JsonLd {
  const { _id, location, lga, minimumOrder, inStock, storeAddress, userRef } = product
  return {
    '@type': 'Offer',
    url: `${baseUrl}/product/${_id}`,
    price: priceFor(product, product.minimumOrder ?? 1),
    priceCurrency: 'NGN',
    availability: availability(inStock),
    priceSpecification: prices(product),
    ...(minimumOrder !== null && {
      eligibleQuantity: { ...quantityFrom(minimumOrder), unitText: soldBy(product) },
    }),
    ...deliveryJsonLd(product),
    seller: {
      ...sellerJsonLd(baseUrl, userRef),
      address: postalAddress({ streetAddress: storeAddress, locality: lga, region: location }),
    },
  }
}
