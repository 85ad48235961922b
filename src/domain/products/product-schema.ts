import * as z from 'zod/mini'
import { SellerRef } from '#domain/accounts/account-schema.ts'
import { CATEGORY_IDS, PRODUCT_TYPES, UNITS } from '#domain/catalogue.ts'
import { Image } from '#domain/images/image-schema.ts'
import { MATERIAL_VIEW, type OfferedMaterial, READ_BY } from '#domain/materials/material-schema.ts'
import { Pack } from '#domain/materials/pack.ts'
import { OWNER_VIEW } from '#domain/offers/offer-schema.ts'
import { STATES } from '#domain/places.ts'
import { FRESHNESS } from '#domain/prices/freshness.ts'
import { Delivery, PriceBreak } from '#domain/prices/terms-of-sale.ts'
import { SEARCH_ANSWER } from '#domain/search/search-schema.ts'

/** A product as the API answers it. Prices in naira; `discountPrice` is the price after the discount, 0 without one. */
export const Product = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrls: z.array(z.string()),
  images: z.array(Image),
  categories: z.enum(CATEGORY_IDS),
  categoryName: z.string(),
  subCategories: z.array(z.string()),
  location: z.enum(STATES),
  /** The local government of that state. */
  lga: z.nullable(z.string()),
  storeAddress: z.string(),
  type: z.enum(PRODUCT_TYPES),
  regularPrice: z.number(),
  discountPrice: z.number(),
  discount: z.boolean(),
  mobile: z.string(),
  unit: z.enum(UNITS),
  /** What one price buys, where it is more than the unit. */
  pack: z.nullable(Pack),
  /** How many packs are sold at least; null: any number. */
  minimumOrder: z.nullable(z.number()),
  /** By quantity, each cheaper than the one before. */
  priceBreaks: z.array(PriceBreak),
  /** Null: the seller has not said. */
  delivery: z.nullable(Delivery),
  inStock: z.boolean(),
  /** When the seller last said that this is the price. */
  priceConfirmedAt: z.iso.datetime(),
  freshness: z.enum(FRESHNESS),
  /** Who says what one price buys, and what it is; `readBy` is the seller where one of the two is. */
  packReadBy: z.enum(READ_BY),
  materialReadBy: z.enum(READ_BY),
  readBy: z.enum(READ_BY),
  ...MATERIAL_VIEW,
  userRef: SellerRef,
  /** Kilometres to where it is, where a list is in that order: from the centre of a local government to that of another. */
  distanceKm: z.optional(z.number()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  ...OWNER_VIEW,
})
export type Product = z.infer<typeof Product>

/** A product by itself. `details`: what is known of its material, in words. */
export const DetailedProduct = z.extend(Product, {
  details: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type DetailedProduct = z.infer<typeof DetailedProduct>

/** As much of it as its page, which carries it, shows. */
export type PageProduct = Omit<
  DetailedProduct,
  'imageUrls' | 'categoryName' | 'readBy' | 'packReadBy' | 'materialReadBy' | 'updatedAt' | 'material'
> & { material: Pick<OfferedMaterial, 'id' | 'drawing' | 'brand' | 'specification'> | null }

/** As much of it as a card of a list shows (`fields=card`); of its images the cover alone. */
export const ProductCard = z.omit(Product, {
  description: true,
  imageUrls: true,
  storeAddress: true,
  mobile: true,
  delivery: true,
  packReadBy: true,
  materialReadBy: true,
  readBy: true,
  notComparable: true,
  updatedAt: true,
})
export type ProductCard = z.infer<typeof ProductCard>

export const ProductPage = z.object({ products: z.array(Product), ...SEARCH_ANSWER })
export type ProductPage = z.infer<typeof ProductPage>
export type ProductCardPage = Omit<ProductPage, 'products'> & { products: ProductCard[] }

/** As much of it as the cards of our own pages, which carry their lists, show and follow. */
export type ShownCard = Omit<
  ProductCard,
  'categoryName' | 'createdAt' | 'material' | 'userRef' | 'hidden' | 'waitingFor'
> & {
  material: Pick<OfferedMaterial, 'drawing' | 'specification'> | null
  userRef: Pick<SellerRef, 'username' | 'verified' | 'rating' | 'reviewCount'>
}
export type ShownCardPage = Omit<ProductPage, 'products'> & { products: ShownCard[] }
