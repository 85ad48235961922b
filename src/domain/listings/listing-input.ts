import * as z from 'zod/mini'
import { ADDRESS_MAX } from '#domain/accounts/account-rules.ts'
import { choice, flag, required, state, text, wholeNumber } from '#domain/input-fields.ts'
import { availabilitiesOf } from '#domain/listings/availability.ts'
import { availability } from '#domain/listings/availability-schema.ts'
import {
  AREA_MAX,
  HOME_KINDS,
  LISTING_IMAGES_MAX,
  LISTING_TYPES,
  maxListingPrice,
  RENT_PERIODS,
  ROOMS,
  SALE_PRICE_MAX,
} from '#domain/listings/listing-rules.ts'
import { NO_FEES } from '#domain/listings/move-in.ts'
import { Fees, minimumTerm, rentIncludes } from '#domain/listings/move-in-schema.ts'
import { formatAmount } from '#domain/money.ts'
import {
  discountRules,
  localGovernment,
  offerFields,
  offerImages,
  ownerRef,
} from '#domain/offers/offer-input.ts'
import { OFFER_PRICE_MIN } from '#domain/offers/offer-rules.ts'

const { name, description, ...prices } = offerFields('Listing', {
  label: 'Listing price',
  max: SALE_PRICE_MAX,
})

const Asked = z.object({
  type: z.enum(LISTING_TYPES),
  rentPeriod: z.enum(RENT_PERIODS),
  regularPrice: z.number(),
})

const Kind = z.object({ type: z.enum(LISTING_TYPES), availability })

/** What is wrong with the price of a home, in the limits of what it is: a sale, a month's rent or a year's. */
function priceError({ type, rentPeriod, regularPrice }: z.infer<typeof Asked>): string | undefined {
  const max = maxListingPrice(type, rentPeriod)
  if (regularPrice >= OFFER_PRICE_MIN && regularPrice <= max) return undefined
  if (type === 'sale')
    return `Listing price must be ${formatAmount(OFFER_PRICE_MIN)} to ${formatAmount(max)} naira`
  return regularPrice > max
    ? `Listing price for rent must be at most ${formatAmount(max)} naira a ${rentPeriod}`
    : `Listing price for rent must be at least ${formatAmount(OFFER_PRICE_MIN)} naira a ${rentPeriod}`
}

const fields = {
  name,
  description,
  address: text({ label: 'Listing address', max: ADDRESS_MAX }),
  state: z.nullable(state('Listing state')),
  lga: localGovernment('Listing lga'),
  area: z.nullable(text({ label: 'Listing area', max: AREA_MAX })),
  kind: z.nullable(choice('Listing kind', HOME_KINDS)),
  type: choice('Listing type', LISTING_TYPES),
  rentPeriod: choice('Listing rentPeriod', RENT_PERIODS),
  bedrooms: wholeNumber('Listing bedrooms', ROOMS),
  bathrooms: wholeNumber('Listing bathrooms', ROOMS),
  ...prices,
  // Its limits depend on what the home is: they are a rule between fields.
  regularPrice: z.number(required('Listing price', 'must be a number')),
  offer: flag('Listing offer'),
  parking: flag('Listing parking'),
  furnished: flag('Listing furnished'),
  availability,
  fees: Fees,
  minimumTerm: z.nullable(minimumTerm),
  rentIncludes,
}

const imageUrls = offerImages({
  max: LISTING_IMAGES_MAX,
  missing: 'You must upload atleast one image',
  tooMany: `You can only upload ${LISTING_IMAGES_MAX} images per lisiting`,
})

/**
 * What a seller enters about a home, images apart. Prices in naira, for rent per `rentPeriod`; `discountPrice` counts only
 * with `offer`. Without a `kind` the name says it; without a state or an area the address does. As with products, all reasons come at once.
 */
export const ListingInput = z
  .object({
    ...fields,
    state: z._default(fields.state, null),
    lga: z._default(fields.lga, null),
    area: z._default(fields.area, null),
    kind: z._default(fields.kind, null),
    type: z._default(fields.type, 'rent'),
    rentPeriod: z._default(fields.rentPeriod, 'month'),
    bedrooms: z._default(fields.bedrooms, ROOMS.min),
    bathrooms: z._default(fields.bathrooms, ROOMS.min),
    discountPrice: z._default(fields.discountPrice, 0),
    offer: z._default(fields.offer, false),
    parking: z._default(fields.parking, false),
    furnished: z._default(fields.furnished, false),
    availability: z._default(fields.availability, 'available'),
    fees: z._default(fields.fees, () => NO_FEES),
    minimumTerm: z._default(fields.minimumTerm, null),
    rentIncludes: z._default(fields.rentIncludes, () => []),
  })
  .check(
    z.refine((home) => priceError(home) === undefined, {
      error: ({ input }) => priceError(z.parse(Asked, input)),
      path: ['regularPrice'],
      when: ({ value }) => z.safeParse(Asked, value).success,
    }),
    z.refine((home) => availabilitiesOf(home.type).includes(home.availability), {
      error: ({ input }) =>
        z.safeParse(Kind, input).data?.type === 'sale'
          ? 'A home for sale cannot be let'
          : 'A home for rent cannot be sold',
      path: ['availability'],
      when: ({ value }) => z.safeParse(Kind, value).success,
    }),
    ...discountRules('offer', prices),
  )
export type ListingInput = z.infer<typeof ListingInput>

/** What the form of a new listing sends. */
export const ListingCreation = z.safeExtend(ListingInput, { imageUrls, userRef: ownerRef })
export type ListingCreation = z.infer<typeof ListingCreation>

/** What is absent stays as it is; the rules between fields are those of `ListingInput`, on the listing that it makes. */
export const ListingUpdate = z.partial(z.object({ ...fields, imageUrls, userRef: ownerRef }))
export type ListingUpdate = z.infer<typeof ListingUpdate>
