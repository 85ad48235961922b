import * as z from 'zod/mini'
import type { Availability } from '#domain/listings/availability.ts'
import { ListingCreation, ListingInput, ListingUpdate } from '#domain/listings/listing-input.ts'
import {
  type HomeKind,
  LISTING_IMAGES_MAX,
  type ListingType,
  type RentPeriod,
  ROOMS,
} from '#domain/listings/listing-rules.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { FEE_LABELS, type RentIncluded } from '#domain/listings/move-in.ts'
import { answerOf, api } from '#web/api-client.ts'
import type { OfferFormKind } from '#web/offers/offer-kind.ts'
import { amountText, changeForm, numberFrom, typedForm } from '#web/offers/typed-form.ts'
import { feeBody, feeText } from './fee-text.ts'

/** What stands in the form of a home, from top to bottom. */
export type ListingText = {
  name: string
  description: string
  address: string
  state: string
  lga: string
  area: string
  kind: HomeKind | ''
  type: ListingType
  rentPeriod: RentPeriod
  parking: boolean
  furnished: boolean
  offer: boolean
  bedrooms: string
  bathrooms: string
  regularPrice: string
  discountPrice: string
  availability: Availability
  agencyFee: string
  legalFee: string
  cautionFee: string
  serviceFee: string
  minimumTerm: string
  rentIncludes: RentIncluded[]
  imageUrls: string[]
}

export const LISTING_LABELS: Record<keyof ListingText, string> = {
  name: 'Name',
  description: 'Description',
  address: 'Address',
  state: 'State',
  lga: 'Local government area (optional)',
  area: 'Area',
  kind: 'Kind of home (optional)',
  type: 'Sell or rent',
  rentPeriod: 'Rent is asked per',
  parking: 'Parking Spot',
  furnished: 'Furnished',
  offer: 'Offer',
  bedrooms: 'Beds',
  bathrooms: 'Baths',
  regularPrice: 'Regular price',
  discountPrice: 'Discounted price',
  availability: 'Is it available?',
  agencyFee: FEE_LABELS.agency,
  legalFee: FEE_LABELS.legal,
  cautionFee: FEE_LABELS.caution,
  serviceFee: FEE_LABELS.service,
  minimumTerm: 'Shortest term, in months',
  rentIncludes: 'The rent includes',
  imageUrls: 'Pictures',
}

/** A price is not begun with: nobody lets a home for 10 naira. */
export const NEW_LISTING: ListingText = {
  name: '',
  description: '',
  address: '',
  state: '',
  lga: '',
  area: '',
  kind: '',
  type: 'rent',
  rentPeriod: 'month',
  parking: false,
  furnished: false,
  offer: false,
  bedrooms: String(ROOMS.min),
  bathrooms: String(ROOMS.min),
  regularPrice: '',
  discountPrice: '',
  availability: 'available',
  agencyFee: '',
  legalFee: '',
  cautionFee: '',
  serviceFee: '',
  minimumTerm: '',
  rentIncludes: [],
  imageUrls: [],
}

const listingText = (listing: Listing): ListingText => ({
  name: listing.name,
  description: listing.description,
  address: listing.address,
  state: listing.state ?? '',
  lga: listing.lga ?? '',
  area: listing.area ?? '',
  kind: (!listing.kindGuessed && listing.kind) || '',
  type: listing.type,
  rentPeriod: listing.rentPeriod,
  parking: listing.parking,
  furnished: listing.furnished,
  offer: listing.offer,
  bedrooms: String(listing.bedrooms),
  bathrooms: String(listing.bathrooms),
  regularPrice: amountText(listing.regularPrice),
  discountPrice: amountText(listing.discountPrice),
  availability: listing.availability,
  agencyFee: feeText(listing.fees.agency),
  legalFee: feeText(listing.fees.legal),
  cautionFee: feeText(listing.fees.caution),
  serviceFee: feeText(listing.fees.service),
  minimumTerm: listing.minimumTerm === null ? '' : String(listing.minimumTerm),
  rentIncludes: listing.rentIncludes,
  imageUrls: listing.imageUrls,
})

/** What a price is asked in: `N/Month`, by the year, or once. */
export const priceUnit = ({ type, rentPeriod }: Pick<ListingText, 'type' | 'rentPeriod'>): string => {
  if (type === 'sale') return 'N'
  return rentPeriod === 'year' ? 'N/Year' : 'N/Month'
}

/** The schema takes absent rooms as one; a box that somebody has emptied is no answer. */
const bodyOf = ({ agencyFee, legalFee, cautionFee, serviceFee, minimumTerm, ...text }: ListingText) => ({
  ...text,
  fees: {
    agency: feeBody(agencyFee),
    legal: feeBody(legalFee),
    caution: text.type === 'rent' ? feeBody(cautionFee) : null,
    service: feeBody(serviceFee),
  },
  minimumTerm: text.type === 'rent' ? (numberFrom(minimumTerm) ?? null) : null,
  rentIncludes: text.type === 'rent' ? text.rentIncludes : [],
  state: text.state || null,
  lga: text.lga || null,
  area: text.area.trim() || null,
  kind: text.kind || null,
  bedrooms: numberFrom(text.bedrooms) ?? '',
  bathrooms: numberFrom(text.bathrooms) ?? '',
  regularPrice: numberFrom(text.regularPrice),
  discountPrice: text.offer ? numberFrom(text.discountPrice) : 0,
})

/** Where what is wrong with a fee stands in the form. */
const FIELD_OF: Record<string, keyof ListingText> = {
  'fees.agency': 'agencyFee',
  'fees.legal': 'legalFee',
  'fees.caution': 'cautionFee',
  'fees.service': 'serviceFee',
}

const ListingChange = z.safeExtend(ListingInput, { imageUrls: ListingUpdate.shape.imageUrls })

/** A home as somebody puts it up. */
export const LISTING = {
  noun: 'listing',
  missing: 'No Listing Found!',
  images: {
    max: LISTING_IMAGES_MAX,
    tooMany: `You can only upload ${LISTING_IMAGES_MAX} images per lisiting`,
  },
  textOf: listingText,
  creation: typedForm(bodyOf, ListingCreation, { moved: FIELD_OF }),
  change: changeForm(bodyOf, ListingChange, { moved: FIELD_OF }),
  create: (json, options) => api().listing.create.$post({ json }, options),
  update: (id, json, options) => api().listing.update[':id'].$put({ param: { id }, json }, options),
  later: (id) =>
    id === undefined
      ? { path: '/api/listing/create', page: '/create-listing' }
      : { method: 'PUT', path: `/api/listing/update/${id}`, page: `/update-listing/${id}` },
  read: async (id) => {
    const answer = await answerOf(api().listing.get[':id'].$get({ param: { id } }))
    return { offer: await answer.json(), headers: answer.headers }
  },
  remove: (id, options) => api().listing.delete[':id'].$delete({ param: { id } }, options),
  listOwn: (page, options) => api().user.listings[':userId'].$get(page, options),
} satisfies OfferFormKind<Listing, ListingText, ListingCreation, z.infer<typeof ListingChange>>
