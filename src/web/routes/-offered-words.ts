import { categoryName, findSubCategory } from '#domain/catalogue.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { formatAmount } from '#domain/money.ts'
import type { Product } from '#domain/products/product-schema.ts'
import type { Step } from '#web/layout/structured-data.ts'

/** What a link to something offered says when it is shared: what it is, for how much, and where. */

/** Search engines and messengers cut off what is longer. */
const DESCRIPTION_MAX = 160

const described = (fact: string, description: string) =>
  Array.from(`${fact}. ${description.replace(/\s+/g, ' ')}`)
    .slice(0, DESCRIPTION_MAX)
    .join('')

const steps = (place: string, filters: Record<string, string | undefined>[], names: string[]): Step[] =>
  names.map((name, index) => {
    const chosen = Object.entries(filters[index] ?? {}).filter(
      (entry): entry is [string, string] => !!entry[1],
    )
    const query = new URLSearchParams(chosen).toString()
    return [name, query ? `${place}?${query}` : place]
  })

export function productWords(product: Product) {
  const { _id, name, description, location, discount, discountPrice, regularPrice, unit, images } = product
  const price = `NGN ${formatAmount(discount ? discountPrice : regularPrice)}/${unit}`
  const category = categoryName(product.categories)
  const subCategory = findSubCategory(product.subCategories[0] ?? '')
  return {
    title: `${name}, ${price}, ${location}`,
    description: described(`${price} in ${location}`, description),
    shared: images.length > 0 ? { path: `/shared/product/${_id}.jpg`, text: name } : undefined,
    trail: [
      ...steps(
        '/market',
        [{}, { category }, { category, subCategory }],
        ['Market', category, ...(subCategory ? [subCategory] : [])],
      ),
      [name, `/product/${_id}`] as const,
    ],
  }
}

export function listingWords(listing: Listing) {
  const { _id, name, description, state, area, type, rentPeriod, offer, images } = listing
  const amount = `N ${formatAmount(offer ? listing.discountPrice : listing.regularPrice)}`
  const price = type === 'rent' ? `${amount} per ${rentPeriod}` : amount
  const place = [area, state].filter(Boolean).join(', ')
  return {
    title: [`${name}, for ${type}`, price, state].filter(Boolean).join(', '),
    description: described(place ? `${price} in ${place}` : price, description),
    shared: images.length > 0 ? { path: `/shared/listing/${_id}.jpg`, text: name } : undefined,
    trail: [
      ...steps('/search', [{}, { state: state ?? undefined }], ['Property', ...(state ? [state] : [])]),
      [name, `/listing/${_id}`] as const,
    ],
  }
}
