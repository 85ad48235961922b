import { categoryName, findSubCategory } from '#domain/catalogue.ts'
import { labourTerms } from '#domain/products/labour-terms.ts'
import type { PageProduct } from '#domain/products/product-schema.ts'
import type { LoadedHead } from '#web/layout/page-head.ts'
import type { JsonLd } from '#web/layout/structured-data.ts'
import { productDrawing, productDrawingName } from '#web/pictures/drawn-products.ts'
import { productPriceText } from '#web/products/product-price.tsx'
import { described, imagesJsonLd, sharedImage, steps } from './-offer-head.ts'
import { productOfferJsonLd } from './-offer-json-ld.ts'

/**
 * What a link to a product says when it is shared: what it is, for how much, and where. `jsonLd` is made on the server alone:
 * browsers get the text and not the makers.
 */
export function productHead(baseUrl: string, product: PageProduct) {
  const { _id, name, location, lga, type } = product
  const price = productPriceText(product)
  const category = categoryName(product.categories)
  const subCategory = findSubCategory(product.subCategories[0] ?? '')
  const head: LoadedHead = {
    title: `${name}, ${price}, ${location}`,
    // In no list: not in those of search engines, either.
    isEmpty: product.freshness === 'asleep',
    description: described(`${price} in ${lga ? `${lga}, ${location}` : location}`, describedBy(product)),
    shared: sharedImage(`/shared/product/${_id}.jpg`, product, () => productDrawingName(product)),
    breadcrumbs: [
      ...steps(
        '/market',
        type === 'Labour'
          ? [{}, { type }, { type, category }]
          : [{}, { category }, { category, subCategory }],
        type === 'Labour'
          ? ['Market', type, `${category} work`]
          : ['Market', category, ...(subCategory ? [subCategory] : [])],
      ),
      [name, `/product/${_id}`] as const,
    ],
    jsonLd: import.meta.env.SSR ? [productJsonLd(baseUrl, product)] : [],
  }
  return { head }
}

/** Of work without its terms. */
const describedBy = ({ type, description }: PageProduct) =>
  type === 'Labour' ? labourTerms(description).text : description

/** A product as search engines read it (structured-data.ts). The stars are the seller's, not the product's, so none is here. */
function productJsonLd(baseUrl: string, product: PageProduct): JsonLd {
  const { name, categories, subCategories } = product
  return {
    '@type': 'Product',
    name,
    description: describedBy(product),
    category: [categoryName(categories), ...subCategories].join(' > '),
    image: imagesJsonLd(baseUrl, product, productDrawing(product)),
    ...(product.material?.brand && { brand: { '@type': 'Brand', name: product.material.brand } }),
    offers: productOfferJsonLd(baseUrl, product),
  }
}
