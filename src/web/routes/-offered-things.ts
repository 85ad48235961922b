import type { SellerRef } from '#domain/accounts/account-schema.ts'
import { categoryName } from '#domain/catalogue.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { storeName } from '#web/contact/store-name.ts'
import type { Thing } from '#web/layout/structured-data.ts'

/** What people offer, as search engines read it (structured-data.ts). The stars are the seller's, not the product's, so none is here. */

const sellerThing = (baseUrl: string, seller: SellerRef): Thing => ({
  '@type': 'Organization',
  name: storeName(seller),
  url: `${baseUrl}/sellerShop/${seller._id}`,
})

const pictures = (baseUrl: string, { images }: Pick<Product, 'images'>) =>
  images.length > 0 ? images.map(({ url }) => baseUrl + url) : [`${baseUrl}/shared-link.jpg`]

export function productThing(baseUrl: string, product: Product): Thing {
  const { _id, name, description, categories, subCategories, location, unit, userRef } = product
  const url = `${baseUrl}/product/${_id}`
  const price = product.discount ? product.discountPrice : product.regularPrice
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name,
    description,
    sku: _id,
    category: [categoryName(categories), ...subCategories].join(' > '),
    image: pictures(baseUrl, product),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'NGN',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'NGN',
        unitText: unit,
      },
      areaServed: { '@type': 'State', name: location },
      seller: sellerThing(baseUrl, userRef),
    },
  }
}

/** UN/CEFACT. */
const PERIODS = { month: 'MON', year: 'ANN' }

export function listingThing(baseUrl: string, listing: Listing): Thing {
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
    image: pictures(baseUrl, listing),
    mainEntity: {
      '@type': 'Accommodation',
      name,
      numberOfBedrooms: listing.bedrooms,
      numberOfBathroomsTotal: listing.bathrooms,
      amenityFeature: [feature('Parking', listing.parking), feature('Furnished', listing.furnished)],
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        ...(area && { addressLocality: area }),
        ...(state && { addressRegion: state }),
        addressCountry: 'NG',
      },
    },
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'NGN',
      businessFunction: `http://purl.org/goodrelations/v1#${type === 'rent' ? 'LeaseOut' : 'Sell'}`,
      ...(type === 'rent' && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'NGN',
          unitCode: PERIODS[rentPeriod],
          unitText: rentPeriod,
        },
      }),
      seller: sellerThing(baseUrl, listing.userRef),
    },
  }
}
