import * as z from 'zod/mini'
import { ADDRESS_MAX } from '#domain/accounts/account-rules.ts'
import { choice, flag, ownerRef, pictures, price, state, text, wholeNumber } from '#domain/input-fields.ts'
import {
  AREA_MAX,
  LISTING_DESCRIPTION_MAX,
  LISTING_IMAGES_MAX,
  LISTING_NAME_LENGTH,
  LISTING_PRICE_MIN,
  LISTING_TYPES,
  maxListingPrice,
  RENT_PERIODS,
  ROOMS,
  SALE_PRICE_MAX,
} from '#domain/listings/listing-rules.ts'
import { formatAmount, koboFromNaira } from '#domain/money.ts'

const regularPrice = price('Listing price', { min: LISTING_PRICE_MIN, max: SALE_PRICE_MAX })
const discountPrice = price('Listing discountPrice', { min: 0, max: SALE_PRICE_MAX })

const Asked = z.object({ type: z.enum(LISTING_TYPES), rentPeriod: z.enum(RENT_PERIODS), regularPrice })
const Offer = z.object({ regularPrice, discountPrice, offer: z.literal(true) })

/** The limit of a sale is the field's own: what is left here is a rent. */
function priceLimit(value: unknown): string {
  const asked = z.safeParse(Asked, value)
  if (!asked.success) return ''
  const limit = formatAmount(maxListingPrice(asked.data.type, asked.data.rentPeriod))
  return `Listing price for rent must be at most ${limit} naira a ${asked.data.rentPeriod}`
}

const fields = {
  name: text({ label: 'Listing name', ...LISTING_NAME_LENGTH }),
  description: text({ label: 'Listing description', max: LISTING_DESCRIPTION_MAX, lines: true }),
  address: text({ label: 'Listing address', max: ADDRESS_MAX }),
  state: z.nullable(state('Listing state')),
  area: z.nullable(text({ label: 'Listing area', max: AREA_MAX })),
  type: choice('Listing type', LISTING_TYPES),
  rentPeriod: choice('Listing rentPeriod', RENT_PERIODS),
  bedrooms: wholeNumber('Listing bedrooms', ROOMS),
  bathrooms: wholeNumber('Listing bathrooms', ROOMS),
  regularPrice,
  discountPrice,
  offer: flag('Listing offer'),
  parking: flag('Listing parking'),
  furnished: flag('Listing furnished'),
}

const imageUrls = pictures({
  max: LISTING_IMAGES_MAX,
  missing: 'You must upload atleast one image',
  tooMany: `You can only upload ${LISTING_IMAGES_MAX} images per lisiting`,
})

/**
 * What a seller says of a home (§5), pictures apart. Prices in naira, for rent per `rentPeriod`; `discountPrice` counts only
 * with `offer`. As with products, all reasons come at once.
 */
export const ListingInput = z
  .object({
    ...fields,
    state: z._default(fields.state, null),
    area: z._default(fields.area, null),
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
    z.refine((asked) => asked.regularPrice <= maxListingPrice(asked.type, asked.rentPeriod), {
      error: ({ input }) => priceLimit(input),
      path: ['regularPrice'],
      when: ({ value }) => z.safeParse(Asked, value).success,
    }),
    z.refine((offered) => koboFromNaira(offered.discountPrice) < koboFromNaira(offered.regularPrice), {
      error: 'Discount price must be lower than regular price',
      path: ['discountPrice'],
      when: ({ value }) => z.safeParse(Offer, value).success,
    }),
    z.refine((offered) => offered.discountPrice >= LISTING_PRICE_MIN, {
      error: `Discount price must be at least ${LISTING_PRICE_MIN} naira`,
      path: ['discountPrice'],
      when: ({ value }) => z.safeParse(Offer, value).success,
    }),
  )
export type ListingInput = z.infer<typeof ListingInput>

/** What the form of a new listing sends. */
export const ListingCreation = z.safeExtend(ListingInput, { imageUrls, userRef: ownerRef })
export type ListingCreation = z.infer<typeof ListingCreation>

/** What is absent stays as it is; the rules between fields are those of `ListingInput`, on the listing that it makes. */
export const ListingUpdate = z.partial(z.object({ ...fields, imageUrls, userRef: ownerRef }))
export type ListingUpdate = z.infer<typeof ListingUpdate>
