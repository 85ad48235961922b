import * as z from 'zod/mini'
import type { OwnUser } from '#domain/accounts/account-schema.ts'
import { ProductCreation, ProductInput, ProductUpdate } from '#domain/products/product-input.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { amountText, mobileText, numberFrom, typedForm } from './typed-form.ts'

/** What stands in the wizard, step by step (§2). */
export type ProductText = {
  name: string
  mobile: string
  description: string
  storeAddress: string
  location: string
  unit: string
  type: string
  categories: string
  subCategories: string[]
  regularPrice: string
  discount: boolean
  discountPrice: string
  imageUrls: string[]
}

export const FIRST_STEP = ['name', 'mobile', 'description', 'storeAddress', 'location'] as const

export const PRODUCT_LABELS: Record<keyof ProductText, string> = {
  name: 'Name',
  mobile: 'Mobile number',
  description: 'About product',
  storeAddress: 'Seller address',
  location: 'State',
  unit: 'Unit',
  type: 'Type',
  categories: 'Category',
  subCategories: 'Sub-category',
  regularPrice: 'Price (NGN)',
  discount: 'Discount',
  discountPrice: 'Discounted price (NGN)',
  imageUrls: 'Pictures',
}

/** A new one: number and address are those of the profile. */
export const newProductText = ({ mobileNumber, storeAddress }: OwnUser): ProductText => ({
  name: '',
  mobile: mobileText(mobileNumber),
  description: '',
  storeAddress,
  location: '',
  unit: '',
  type: '',
  categories: '',
  subCategories: [],
  regularPrice: '',
  discount: false,
  discountPrice: '',
  imageUrls: [],
})

export const productText = (product: Product): ProductText => ({
  name: product.name,
  mobile: mobileText(product.mobile),
  description: product.description,
  storeAddress: product.storeAddress,
  location: product.location,
  unit: product.unit,
  type: product.type,
  categories: product.categoryName,
  subCategories: product.subCategories,
  regularPrice: amountText(product.regularPrice),
  discount: product.discount,
  discountPrice: amountText(product.discountPrice),
  imageUrls: product.imageUrls,
})

/** Without a discount its price counts for nothing, whatever was typed before. */
const bodyOf = ({ regularPrice, discountPrice, ...text }: ProductText) => ({
  ...text,
  regularPrice: numberFrom(regularPrice),
  discountPrice: text.discount ? numberFrom(discountPrice) : 0,
})

export const ProductForm = typedForm(bodyOf, ProductCreation)

const ProductChange = z.safeExtend(ProductInput, { imageUrls: ProductUpdate.shape.imageUrls })

/** The rows of a file come without pictures: such a product may go on without. */
export const productChangeForm = (pictureless: boolean) =>
  typedForm((text: ProductText) => {
    const { imageUrls, ...body } = bodyOf(text)
    return pictureless && imageUrls.length === 0 ? body : { ...body, imageUrls }
  }, ProductChange)
