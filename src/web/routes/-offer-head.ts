import { storeName } from '#domain/accounts/account-rules.ts'
import type { SellerRef } from '#domain/accounts/account-schema.ts'
import { categoryName, findSubCategory } from '#domain/catalogue.ts'
import type { Image } from '#domain/images/image-schema.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import type { Product } from '#domain/products/product-schema.ts'
import type { BreadcrumbLink, JsonLd } from '#web/layout/structured-data.ts'
import { listingPriceText } from '#web/listings/listing-price.tsx'
import { homeDrawing, homeDrawingName } from '#web/pictures/drawn-homes.ts'
import { productDrawing, productDrawingName } from '#web/pictures/drawn-products.ts'
import { productPriceText } from '#web/products/product-price.tsx'

/** Search engines and messengers cut off what is longer. */
const DESCRIPTION_MAX = 160

const described = (fact: string, description: string) =>
  Array.from(`${fact}. ${description.replace(/\s+/g, ' ')}`)
    .slice(0, DESCRIPTION_MAX)
    .join('')

const steps = (
  path: string,
  filters: Record<string, string | undefined>[],
  names: string[],
): BreadcrumbLink[] =>
  names.map((name, index) => {
    const chosen = Object.entries(filters[index] ?? {}).filter(
      (entry): entry is [string, string] => !!entry[1],
    )
    const query = new URLSearchParams(chosen).toString()
    return [name, query ? `${path}?${query}` : path]
  })

/**
 * What a link to a product says when it is shared: what it is, for how much, and where. `things` is made on the server alone:
 * browsers get the text and not the makers.
 */
export function productHead(baseUrl: string, product: Product) {
  const { _id, name, description, location, lga, images } = product
  const price = productPriceText(product)
  const category = categoryName(product.categories)
  const subCategory = findSubCategory(product.subCategories[0] ?? '')
  return {
    title: `${name}, ${price}, ${location}`,
    description: described(`${price} in ${lga ? `${lga}, ${location}` : location}`, description),
    shared: images[0]
      ? { path: `/shared/product/${_id}.jpg`, text: imageText(name, images[0]) }
      : sharedDrawing(() => productDrawingName(product)),
    breadcrumbs: [
      ...steps(
        '/market',
        [{}, { category }, { category, subCategory }],
        ['Market', category, ...(subCategory ? [subCategory] : [])],
      ),
      [name, `/product/${_id}`] as const,
    ],
    jsonLd: import.meta.env.SSR ? [productJsonLd(baseUrl, product)] : undefined,
  }
}

/** The same of a home. */
export function listingHead(baseUrl: string, listing: Listing) {
  const { _id, name, description, state, lga, area, type, images } = listing
  const price = listingPriceText(listing, ' per ')
  const location = [area ?? lga, state].filter(Boolean).join(', ')
  return {
    title: [`${name}, for ${type}`, price, state].filter(Boolean).join(', '),
    description: described(location ? `${price} in ${location}` : price, description),
    shared: images[0]
      ? { path: `/shared/listing/${_id}.jpg`, text: imageText(name, images[0]) }
      : sharedDrawing(() => homeDrawingName(listing)),
    breadcrumbs: [
      ...steps('/search', [{}, { state: state ?? undefined }], ['Property', ...(state ? [state] : [])]),
      [name, `/listing/${_id}`] as const,
    ],
    jsonLd: import.meta.env.SSR ? [listingJsonLd(baseUrl, listing)] : undefined,
  }
}

const sellerJsonLd = (baseUrl: string, seller: SellerRef): JsonLd => ({
  '@type': 'Organization',
  name: storeName(seller),
  url: `${baseUrl}/sellerShop/${seller._id}`,
})

const EXAMPLE = 'Example picture'

const imageText = (name: string, { example }: Image): string => (example ? `${EXAMPLE}: ${name}` : name)

/** What a link to an offer without a picture shows. Browsers share no links by themselves, and need not know. */
const sharedDrawing = (drawingName: () => string) =>
  import.meta.env.SSR ? { path: `/drawings/${drawingName()}.jpg`, text: EXAMPLE } : undefined

/** An offer's own pictures; of others, and of the drawing where it has none, it is said that they are examples. */
const imagesJsonLd = (
  baseUrl: string,
  { images }: Pick<Product, 'images'>,
  drawing: string,
): (string | JsonLd)[] =>
  images.length > 0
    ? images.map(({ url, example }) => (example ? exampleJsonLd(baseUrl + url) : baseUrl + url))
    : [exampleJsonLd(baseUrl + drawing)]

const exampleJsonLd = (contentUrl: string): JsonLd => ({
  '@type': 'ImageObject',
  contentUrl,
  caption: EXAMPLE,
  representativeOfPage: false,
})

type Address = { streetAddress: string; locality: string | null; region: string | null }

const postalAddress = ({ streetAddress, locality, region }: Address): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress,
  ...(locality && { addressLocality: locality }),
  ...(region && { addressRegion: region }),
  addressCountry: 'NG',
})

/** What the price is asked for. `unitCode` is one of UN/CEFACT's. */
const unitPrice = (price: number, unit: { unitCode?: string; unitText: string }): JsonLd => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency: 'NGN',
  ...unit,
})

/** A product as search engines read it (structured-data.ts). The stars are the seller's, not the product's, so none is here. */
function productJsonLd(baseUrl: string, product: Product): JsonLd {
  const { _id, name, description, categories, subCategories, location, lga, unit, userRef } = product
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
    image: imagesJsonLd(baseUrl, product, productDrawing(product)),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'NGN',
      priceSpecification: unitPrice(price, { unitText: unit }),
      areaServed: { '@type': 'State', name: location },
      availableAtOrFrom: {
        '@type': 'Place',
        address: postalAddress({ streetAddress: product.storeAddress, locality: lga, region: location }),
      },
      seller: sellerJsonLd(baseUrl, userRef),
    },
  }
}

const PERIODS = { month: 'MON', year: 'ANN' }

/** The same of a home. */
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
      '@type': 'Accommodation',
      name,
      numberOfBedrooms: listing.bedrooms,
      numberOfBathroomsTotal: listing.bathrooms,
      amenityFeature: [feature('Parking', listing.parking), feature('Furnished', listing.furnished)],
      address: postalAddress({ streetAddress: address, locality: area ?? listing.lga, region: state }),
    },
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'NGN',
      businessFunction: `http://purl.org/goodrelations/v1#${type === 'rent' ? 'LeaseOut' : 'Sell'}`,
      ...(type === 'rent' && {
        priceSpecification: unitPrice(price, { unitCode: PERIODS[rentPeriod], unitText: rentPeriod }),
      }),
      seller: sellerJsonLd(baseUrl, listing.userRef),
    },
  }
}
