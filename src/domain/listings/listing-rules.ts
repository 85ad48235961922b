/** Prices in naira. */
export const LISTING_TYPES = ['rent', 'sale'] as const
export type ListingType = (typeof LISTING_TYPES)[number]

export const RENT_PERIODS = ['month', 'year'] as const
export type RentPeriod = (typeof RENT_PERIODS)[number]

export const HOME_KINDS = [
  'flat',
  'mini-flat',
  'self-contained',
  'bungalow',
  'duplex',
  'terrace',
  'penthouse',
  'room',
] as const
export type HomeKind = (typeof HOME_KINDS)[number]

export const MONTHLY_RENT_MAX = 1_000_000
export const YEARLY_RENT_MAX = 1_000_000_000
export const SALE_PRICE_MAX = 10_000_000_000
export const ROOMS = { min: 1, max: 10 } as const
export const LISTING_IMAGES_MAX = 6
export const AREA_MAX = 100

/** The highest regular price in naira for what is asked: a sale, a month's rent or a year's. */
export function maxListingPrice(type: ListingType, rentPeriod: RentPeriod): number {
  if (type === 'sale') return SALE_PRICE_MAX
  return rentPeriod === 'year' ? YEARLY_RENT_MAX : MONTHLY_RENT_MAX
}
