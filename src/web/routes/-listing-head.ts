import { type Availability, isGone } from '#domain/listings/availability.ts'
import { HOME_KIND_NAMES } from '#domain/listings/home-kind-names.ts'
import type { HomeKind } from '#domain/listings/listing-rules.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { FEE_LABELS, moveInOf } from '#domain/listings/move-in.ts'
import type { LoadedHead } from '#web/layout/page-head.ts'
import type { JsonLd } from '#web/layout/structured-data.ts'
import { listingPriceText, moveInName } from '#web/listings/listing-price.tsx'
import { homeDrawing, homeDrawingName } from '#web/pictures/drawn-homes.ts'
import { described, imagesJsonLd, sharedImage, steps } from './-offer-head.ts'
import { postalAddress, sellerJsonLd, unitPrice } from './-offer-json-ld.ts'

/** What a link to a home says when it is shared. `jsonLd` is made on the server alone: browsers get the text and not the makers. */
export function listingHead(baseUrl: string, listing: Listing) {
  const { _id, name, description, state, lga, area, type } = listing
  const price = listingPriceText(listing, ' per ')
  const location = [area ?? lga, state].filter(Boolean).join(', ')
  const head: LoadedHead = {
    title: [`${name}, for ${type}`, price, state].filter(Boolean).join(', '),
    description: described(location ? `${price} in ${location}` : price, description),
    shared: sharedImage(`/shared/listing/${_id}.jpg`, listing, () => homeDrawingName(listing)),
    breadcrumbs: [
      ...steps('/search', [{}, { state: state ?? undefined }], ['Property', ...(state ? [state] : [])]),
      [name, `/listing/${_id}`] as const,
    ],
    jsonLd: import.meta.env.SSR ? [listingJsonLd(baseUrl, listing)] : [],
  }
  // The page is there for people; machines are to forget it.
  return { head, pageStatus: isGone(listing, Date.now()) ? 410 : undefined }
}

const ACCOMMODATION: Record<HomeKind, string> = {
  flat: 'Apartment',
  'mini-flat': 'Apartment',
  'self-contained': 'Apartment',
  penthouse: 'Apartment',
  bungalow: 'SingleFamilyResidence',
  duplex: 'SingleFamilyResidence',
  terrace: 'SingleFamilyResidence',
  room: 'Room',
}

const PERIODS = { month: 'MON', year: 'ANN' }

const AVAILABILITY: Record<Availability, string> = {
  available: 'InStock',
  'under-offer': 'Reserved',
  let: 'SoldOut',
  sold: 'SoldOut',
  paused: 'OutOfStock',
}

/** What is paid on moving in, where all of it is known. */
function moveInJsonLd(listing: Listing): JsonLd[] {
  const { lines, total, unknown } = moveInOf(listing)
  if (unknown.length > 0) return []
  const names = { rent: 'Rent', price: 'Price', ...FEE_LABELS }
  return [
    {
      '@type': 'CompoundPriceSpecification',
      name: moveInName(listing.type),
      price: total,
      priceCurrency: 'NGN',
      priceComponent: lines.map(({ name, amount }) => ({
        '@type': 'UnitPriceSpecification',
        name: names[name],
        price: amount,
        priceCurrency: 'NGN',
      })),
    },
  ]
}

/** A home as search engines read it (structured-data.ts). */
function listingJsonLd(baseUrl: string, listing: Listing): JsonLd {
  const { _id, name, description, address, area, state, type, rentPeriod, createdAt } = listing
  const url = `${baseUrl}/listing/${_id}`
  const price = listing.offer ? listing.discountPrice : listing.regularPrice
  const feature = (has: string, value: boolean) => ({
    '@type': 'LocationFeatureSpecification',
    name: has,
    value,
  })
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name,
    description,
    datePosted: createdAt,
    image: imagesJsonLd(baseUrl, listing, homeDrawing(listing)),
    mainEntity: {
      '@type': listing.kind ? ACCOMMODATION[listing.kind] : 'Accommodation',
      ...(listing.kind && { accommodationCategory: HOME_KIND_NAMES[listing.kind] }),
      name,
      numberOfBedrooms: listing.bedrooms,
      numberOfBathroomsTotal: listing.bathrooms,
      amenityFeature: [
        feature('Parking', listing.parking),
        feature('Furnished', listing.furnished),
        ...listing.rentIncludes.map((included) => feature(`The rent includes ${included}`, true)),
      ],
      ...(listing.minimumTerm !== null && {
        leaseLength: { '@type': 'QuantitativeValue', minValue: listing.minimumTerm, unitCode: 'MON' },
      }),
      address: postalAddress({ streetAddress: address, locality: area ?? listing.lga, region: state }),
    },
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'NGN',
      availability: `https://schema.org/${AVAILABILITY[listing.availability]}`,
      businessFunction: `http://purl.org/goodrelations/v1#${type === 'rent' ? 'LeaseOut' : 'Sell'}`,
      priceSpecification: [
        ...(type === 'rent'
          ? [unitPrice(price, { unitCode: PERIODS[rentPeriod], unitText: rentPeriod })]
          : []),
        ...moveInJsonLd(listing),
      ],
      seller: sellerJsonLd(baseUrl, listing.userRef),
    },
  }
}
