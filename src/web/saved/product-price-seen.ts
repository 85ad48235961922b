import { soldBy } from '#domain/materials/pack-words.ts'
import { askedPrice } from '#domain/prices/price-for.ts'
import type { ShownCard } from '#domain/products/product-schema.ts'
import type { PriceSeen } from '#domain/saved/saved-rules.ts'

/** What a product costs now, in the words that its card has for it. */
export const productPriceSeen = (product: ShownCard): PriceSeen => ({
  price: askedPrice(product),
  per: soldBy(product),
})
