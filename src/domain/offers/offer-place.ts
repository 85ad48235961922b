import type { Listing } from '#domain/listings/listing-schema.ts'
import type { WrittenPlace } from '#domain/places/local-government.ts'
import type { Product } from '#domain/products/product-schema.ts'

export const productPlace = ({
  location,
  storeAddress,
  lga,
}: Pick<Product, 'location' | 'storeAddress' | 'lga'>): WrittenPlace => ({
  state: location,
  address: storeAddress,
  lga,
})

/** The area is the last part of its address. */
export const listingPlace = ({
  state,
  address,
  area,
  lga,
}: Pick<Listing, 'state' | 'address' | 'area' | 'lga'>): WrittenPlace => ({
  state,
  address: area ? `${address}, ${area}` : address,
  lga,
})
