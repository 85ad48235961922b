import type { ListingCard } from '#domain/listings/listing-schema.ts'
import type { ShownCard } from '#domain/products/product-schema.ts'
import type { PriceSeen } from '#domain/saved/saved-rules.ts'
import { homePriceSeen } from './home-price-seen.ts'
import { productPriceSeen } from './product-price-seen.ts'

/** An offer as its card has it. */
export type Saveable = { kind: 'products'; offer: ShownCard } | { kind: 'listings'; offer: ListingCard }

/** What it costs now, in the words that its card has for it. */
export const priceSeen = (saveable: Saveable): PriceSeen =>
  saveable.kind === 'products' ? productPriceSeen(saveable.offer) : homePriceSeen(saveable.offer)
