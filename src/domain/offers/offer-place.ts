import type { Listing } from '#domain/listings/listing-schema.ts'
import { findPlacesInAddress } from '#domain/places/find-place.ts'
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

/** What its address says where its seller says no state or no area (docs/product.md 21.5). */
export function guessedPlace<Home extends Pick<Listing, 'state' | 'address' | 'area'>>(home: Home): Home {
  const said = home.area ? `${home.address}, ${home.area}` : home.address
  const found = findPlacesInAddress(said, home.state ?? undefined)
  return { ...home, state: home.state ?? found.state ?? null, area: home.area ?? found.area ?? null }
}

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
