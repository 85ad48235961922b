import type { Product } from '#domain/products/product-schema.ts'

/** A product with what its card shows: the server's page carries no more of those beside the one that it is about. */
export const asCard = (product: Product): Product => ({
  ...product,
  description: '',
  storeAddress: '',
  mobile: '',
  imageUrls: [],
  images: product.images.slice(0, 1),
})
