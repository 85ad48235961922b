import * as z from 'zod/mini'
import { ListingCreation, ListingInput, ListingUpdate } from '#domain/listings/listing-input.ts'
import { type ListingType, type RentPeriod, ROOMS } from '#domain/listings/listing-rules.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { amountText, numberFrom, typedForm } from './typed-form.ts'

/** What stands in the form of a home, from top to bottom (§2). */
export type ListingText = {
  name: string
  description: string
  address: string
  state: string
  area: string
  type: ListingType
  rentPeriod: RentPeriod
  parking: boolean
  furnished: boolean
  offer: boolean
  bedrooms: string
  bathrooms: string
  regularPrice: string
  discountPrice: string
  imageUrls: string[]
}

export const LISTING_LABELS: Record<keyof ListingText, string> = {
  name: 'Name',
  description: 'Description',
  address: 'Address',
  state: 'State',
  area: 'Area',
  type: 'Sell or rent',
  rentPeriod: 'Rent is asked per',
  parking: 'Parking Spot',
  furnished: 'Furnished',
  offer: 'Offer',
  bedrooms: 'Beds',
  bathrooms: 'Baths',
  regularPrice: 'Regular price',
  discountPrice: 'Discounted price',
  imageUrls: 'Images',
}

/** §3. A price is not begun with: nobody lets a home for 10 naira. */
export const NEW_LISTING: ListingText = {
  name: '',
  description: '',
  address: '',
  state: '',
  area: '',
  type: 'rent',
  rentPeriod: 'month',
  parking: false,
  furnished: false,
  offer: false,
  bedrooms: String(ROOMS.min),
  bathrooms: String(ROOMS.min),
  regularPrice: '',
  discountPrice: '',
  imageUrls: [],
}

export const listingText = (listing: Listing): ListingText => ({
  name: listing.name,
  description: listing.description,
  address: listing.address,
  state: listing.state ?? '',
  area: listing.area ?? '',
  type: listing.type,
  rentPeriod: listing.rentPeriod,
  parking: listing.parking,
  furnished: listing.furnished,
  offer: listing.offer,
  bedrooms: String(listing.bedrooms),
  bathrooms: String(listing.bathrooms),
  regularPrice: amountText(listing.regularPrice),
  discountPrice: amountText(listing.discountPrice),
  imageUrls: listing.imageUrls,
})

/** What a price is asked in: `N/Month` (§2), by the year, or once. */
export const priceUnit = ({ type, rentPeriod }: Pick<ListingText, 'type' | 'rentPeriod'>): string => {
  if (type === 'sale') return 'N'
  return rentPeriod === 'year' ? 'N/Year' : 'N/Month'
}

const bodyOf = (text: ListingText) => ({
  ...text,
  state: text.state || null,
  area: text.area.trim() || null,
  bedrooms: numberFrom(text.bedrooms),
  bathrooms: numberFrom(text.bathrooms),
  regularPrice: numberFrom(text.regularPrice),
  discountPrice: text.offer ? numberFrom(text.discountPrice) : 0,
})

/** The schema takes absent rooms as one; a box that somebody has emptied is no answer. */
const withRooms = (text: ListingText) => {
  const { bedrooms = '', bathrooms = '', ...body } = bodyOf(text)
  return { ...body, bedrooms, bathrooms }
}

export const ListingForm = typedForm(withRooms, ListingCreation)

const ListingChange = z.safeExtend(ListingInput, { imageUrls: ListingUpdate.shape.imageUrls })

/** The rows of a file come without pictures: such a listing may go on without. */
export const listingChangeForm = (pictureless: boolean) =>
  typedForm((text: ListingText) => {
    const { imageUrls, ...body } = withRooms(text)
    return pictureless && imageUrls.length === 0 ? body : { ...body, imageUrls }
  }, ListingChange)
