import { koboFromNaira } from '#domain/money.ts'
import type { ProductInput } from '#domain/products/product-input.ts'

/** What a seller says of a product, as its columns. */
export const productValues = ({ categories, ...said }: ProductInput) => ({
  ...said,
  category: categories,
  regularPrice: koboFromNaira(said.regularPrice),
  discountPrice: said.discount ? koboFromNaira(said.discountPrice) : 0,
})
