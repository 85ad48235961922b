import type { CategoryId, ProductType, SubCategory, Unit } from '#domain/catalogue.ts'
import type { ListingType, RentPeriod } from '#domain/listings/listing-rules.ts'
import type { State } from '#domain/places.ts'

/** A handle names an account within the demonstration; its e-mail address is `<handle>@demo.adlm.example`. */
export type DemoSeller = {
  handle: string
  username: string
  state: State
  storeAddress: string
  /** From the closed 0709 range, so that it can ring at nobody's. */
  mobile: string
  bio: string
  emailConfirmed: boolean
}

export type DemoBuyer = { handle: string; username: string }

export type DemoProduct = {
  /** A seller's handle. */
  seller: string
  name: string
  category: CategoryId
  subCategory: SubCategory
  type: ProductType
  unit: Unit
  /** In naira, for one unit. */
  price: number
  discountPrice?: number
  description: string
  /** Where it is, if not in the seller's own state. */
  state?: State
}

export type DemoListing = {
  seller: string
  name: string
  description: string
  address: string
  state: State
  area: string
  type: ListingType
  rentPeriod?: RentPeriod
  bedrooms: number
  bathrooms: number
  /** In naira: the sale price, or the rent for one period. */
  regularPrice: number
  discountPrice?: number
  parking: boolean
  furnished: boolean
}

export type DemoReview = {
  seller: string
  /** The handle of a buyer or of another seller. */
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  comment: string
  reply?: string
}
