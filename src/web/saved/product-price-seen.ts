import { soldByStored } from '#domain/materials/pack-words.ts'
import { askedPrice } from '#domain/prices/price-for.ts'
import type { ShownCard } from '#domain/products/product-schema.ts'
import type { PriceSeen } from '#domain/saved/saved-rules.ts'

/** What a product costs now, and for what, in the words in which devices and accounts keep it. */
export const productPriceSeen = (product: ShownCard): PriceSeen => ({
  price: askedPrice(product),
  per: soldByStored(product),
})
