import * as z from 'zod/mini'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { findState } from '#domain/places.ts'
import { ProductCreation, ProductInput, ProductUpdate } from '#domain/products/product-input.ts'
import { PRODUCT_IMAGES_MAX } from '#domain/products/product-rules.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { answerOf, api } from '#web/api-client.ts'
import type { OfferFormKind } from '#web/offers/offer-kind.ts'
import { amountText, changeForm, mobileText, numberFrom, typedForm } from '#web/offers/typed-form.ts'
import {
  type DeliveryText,
  deliveryBody,
  deliveryText,
  type MaterialText,
  materialBody,
  materialText,
  type PackText,
  type PriceBreakText,
  packBody,
  packText,
  priceBreakBody,
  priceBreakText,
} from './sale-text.ts'

/** What stands in the wizard, step by step. */
export type ProductText = {
  name: string
  mobile: string
  description: string
  storeAddress: string
  location: string
  lga: string
  unit: string
  type: string
  categories: string
  subCategories: string[]
  regularPrice: string
  discount: boolean
  discountPrice: string
  /** As its seller says; null as long as the reader decides. */
  pack: PackText | null
  material: MaterialText | null
  priceBreaks: PriceBreakText[]
  minimumOrder: string
  delivery: DeliveryText
  inStock: boolean
  imageUrls: string[]
}

export const FIRST_STEP = ['name', 'mobile', 'description', 'storeAddress', 'location', 'lga'] as const

export const PRODUCT_LABELS: Record<keyof ProductText, string> = {
  name: 'Name',
  mobile: 'Mobile number',
  description: 'About product',
  storeAddress: 'Seller address',
  location: 'State',
  lga: 'Local government area (optional)',
  unit: 'Unit',
  type: 'Type',
  categories: 'Category',
  subCategories: 'Sub-category',
  regularPrice: 'Price (NGN)',
  discount: 'Discount',
  discountPrice: 'Discounted price (NGN)',
  pack: 'One price buys',
  material: 'What it is',
  priceBreaks: 'Price breaks (optional)',
  minimumOrder: 'Minimum order (optional)',
  delivery: 'Delivery (optional)',
  inStock: 'In stock',
  imageUrls: 'Pictures',
}

/** A new one: number and address are those of the profile, and the state is the one that the address ends with. */
export const newProductText = ({ mobileNumber, storeAddress }: OwnUser): ProductText => ({
  name: '',
  mobile: mobileText(mobileNumber),
  description: '',
  storeAddress,
  location: findState(storeAddress.slice(storeAddress.lastIndexOf(',') + 1)) ?? '',
  lga: '',
  unit: '',
  type: '',
  categories: '',
  subCategories: [],
  regularPrice: '',
  discount: false,
  discountPrice: '',
  pack: null,
  material: null,
  priceBreaks: [],
  minimumOrder: '',
  delivery: deliveryText(null),
  inStock: true,
  imageUrls: [],
})

const productText = (product: Product): ProductText => ({
  name: product.name,
  mobile: mobileText(product.mobile),
  description: product.description,
  storeAddress: product.storeAddress,
  location: product.location,
  lga: product.lga ?? '',
  unit: product.unit,
  type: product.type,
  categories: product.categoryName,
  subCategories: product.subCategories,
  regularPrice: amountText(product.regularPrice),
  discount: product.discount,
  discountPrice: amountText(product.discountPrice),
  pack: product.packReadBy === 'seller' ? packText(product.pack) : null,
  material: product.materialReadBy === 'seller' ? materialText(product.material) : null,
  priceBreaks: product.priceBreaks.map(priceBreakText),
  minimumOrder: product.minimumOrder === null ? '' : String(product.minimumOrder),
  delivery: deliveryText(product.delivery),
  inStock: product.inStock,
  imageUrls: product.imageUrls,
})

/** Without a discount its price counts for nothing, whatever was typed before. What its seller has not corrected is the reader's. */
const bodyOf = ({ regularPrice, discountPrice, pack, material, ...text }: ProductText) => ({
  ...text,
  lga: text.lga || null,
  regularPrice: numberFrom(regularPrice),
  discountPrice: text.discount ? numberFrom(discountPrice) : 0,
  packReadBy: pack ? 'seller' : 'reader',
  materialReadBy: material ? 'seller' : 'reader',
  ...(pack && { pack: packBody(pack) }),
  ...(material && { material: materialBody(material) }),
  priceBreaks: text.priceBreaks.map(priceBreakBody),
  minimumOrder: numberFrom(text.minimumOrder) ?? null,
  delivery: deliveryBody(text.delivery),
})

const NESTED = ['priceBreaks', 'delivery'] as const

const ProductChange = z.safeExtend(ProductInput, { imageUrls: ProductUpdate.shape.imageUrls })

/** A product as somebody puts it up. */
export const PRODUCT = {
  noun: 'product',
  missing: 'No product found.',
  images: {
    max: PRODUCT_IMAGES_MAX,
    tooMany: `You can only upload ${PRODUCT_IMAGES_MAX} images per product`,
  },
  textOf: productText,
  creation: typedForm(bodyOf, ProductCreation, { nested: NESTED }),
  change: changeForm(bodyOf, ProductChange, { nested: NESTED }),
  create: (json, options) => api().product['create-product'].$post({ json }, options),
  update: (id, json, options) => api().product.update[':id'].$put({ param: { id }, json }, options),
  later: (id) =>
    id === undefined
      ? { path: '/api/product/create-product', page: '/create-product' }
      : { method: 'PUT', path: `/api/product/update/${id}`, page: `/edit-product/${id}` },
  read: async (id) => {
    const answer = await answerOf(api().product.edit[':id'].$get({ param: { id } }))
    return { offer: (await answer.json()).product, headers: answer.headers }
  },
  remove: (id, options) => api().product.delete[':id'].$delete({ param: { id } }, options),
  listOwn: (page, options) => api().user.products[':userId'].$get(page, options),
} satisfies OfferFormKind<Product, ProductText, ProductCreation, z.infer<typeof ProductChange>>
