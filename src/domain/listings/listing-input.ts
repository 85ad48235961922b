import * as z from 'zod/mini'
import { ADDRESS_MAX } from '#domain/accounts/account-rules.ts'
import { choice, flag, state, text, wholeNumber } from '#domain/input-fields.ts'
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
import { formatAmount } from '#domain/money.ts'
import {
  discountRules,
  localGovernment,
  offerFields,
  offerImages,
  ownerRef,
} from '#domain/offers/offer-input.ts'

const { name, description, ...prices } = offerFields('Listing', {
  label: 'Listing price',
  max: SALE_PRICE_MAX,
})

const Rent = z.object({
  type: z.enum(LISTING_TYPES),
  rentPeriod: z.enum(RENT_PERIODS),
  regularPrice: prices.regularPrice,
})

/** The limit of a sale is the field's own: what is left here is a rent. */
function priceLimit(value: unknown): string {
  const rent = z.safeParse(Rent, value)
  if (!rent.success) return ''
  const limit = formatAmount(maxListingPrice(rent.data.type, rent.data.rentPeriod))
  return `Listing price for rent must be at most ${limit} naira a ${rent.data.rentPeriod}`
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
  offer: flag('Listing offer'),
  parking: flag('Listing parking'),
  furnished: flag('Listing furnished'),
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
  })
  .check(
    z.refine((home) => home.regularPrice <= maxListingPrice(home.type, home.rentPeriod), {
      error: ({ input }) => priceLimit(input),
      path: ['regularPrice'],
      when: ({ value }) => z.safeParse(Rent, value).success,
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
