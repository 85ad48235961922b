import * as z from 'zod/mini'
import { SellerRef } from '#domain/accounts/account-schema.ts'
import { Image } from '#domain/images/image-schema.ts'
import { AVAILABILITY_VIEW } from '#domain/listings/availability-schema.ts'
import { HOME_KINDS, LISTING_TYPES, RENT_PERIODS } from '#domain/listings/listing-rules.ts'
import { MOVE_IN_VIEW } from '#domain/listings/move-in-schema.ts'
import { OWNER_VIEW } from '#domain/offers/offer-schema.ts'
import { STATES } from '#domain/places.ts'
import { CappedPaginationShape, SEARCH_ANSWER } from '#domain/search/search-schema.ts'

/** A home as the API answers it. Prices in naira; for rent, per `rentPeriod`. */
export const Listing = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  state: z.nullable(z.enum(STATES)),
  /** The local government of that state. */
  lga: z.nullable(z.string()),
  area: z.nullable(z.string()),
  kind: z.nullable(z.enum(HOME_KINDS)),
  /** Whether the kind is what the name says; else its owner chose it. */
  kindGuessed: z.boolean(),
  type: z.enum(LISTING_TYPES),
  rentPeriod: z.enum(RENT_PERIODS),
  bedrooms: z.number(),
  bathrooms: z.number(),
  regularPrice: z.number(),
  discountPrice: z.number(),
  offer: z.boolean(),
  parking: z.boolean(),
  furnished: z.boolean(),
  ...MOVE_IN_VIEW,
  ...AVAILABILITY_VIEW,
  imageUrls: z.array(z.string()),
  images: z.array(Image),
  userRef: SellerRef,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** From where the list begins, where it is about a place: between the middles of local governments. */
  distanceKm: z.optional(z.number()),
  ...OWNER_VIEW,
})
export type Listing = z.infer<typeof Listing>

/** As much of it as a card of a list shows. */
export type ListingCard = Omit<
  Listing,
  | 'imageUrls'
  | 'userRef'
  | 'fees'
  | 'rentIncludes'
  | 'parking'
  | 'furnished'
  | 'kindGuessed'
  | 'availabilitySince'
  | 'createdAt'
  | 'updatedAt'
> & { userRef: Pick<SellerRef, 'verified'> }

/** A page of a search, and what the search made of the words. */
export const ListingPage = z.object({ listings: z.array(Listing), ...SEARCH_ANSWER })
export type ListingPage = z.infer<typeof ListingPage>

/** A page of the homes of one seller, newest first. */
export const SellerListings = z.object({ listings: z.array(Listing), pagination: CappedPaginationShape })
export type SellerListings = z.infer<typeof SellerListings>

export const LISTING_SORTS = ['created_at', 'regularPrice', 'nearest'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

const counted = { count: z.number(), capped: z.boolean() }

/** How many homes each value of a filter would show, with every other filter as it is. Values without any are left out. */
export const ListingFacets = z.object({
  kinds: z.array(z.object({ kind: z.enum(HOME_KINDS), ...counted })),
  states: z.array(z.object({ state: z.enum(STATES), ...counted })),
  /** Of the state that is asked for. */
  lgas: z.array(z.object({ lga: z.string(), ...counted })),
})
export type ListingFacets = z.infer<typeof ListingFacets>
