import type { DetailedProduct, PageProduct, ProductCard, ShownCard } from '#domain/products/product-schema.ts'

/** Pages carry what they show, for the browser to show it from: the rest stays behind. */
export const pageProduct = ({
  imageUrls: _imageUrls,
  categoryName: _categoryName,
  readBy: _readBy,
  packReadBy: _packReadBy,
  materialReadBy: _materialReadBy,
  updatedAt: _updatedAt,
  material,
  ...product
}: DetailedProduct): PageProduct => ({
  ...product,
  material: material && {
    id: material.id,
    drawing: material.drawing,
    brand: material.brand,
    specification: material.specification,
  },
})

/** The same of a list's cards. */
export const shownCard = ({
  categoryName: _categoryName,
  createdAt: _createdAt,
  hidden: _hidden,
  waitingFor: _waitingFor,
  material,
  userRef: { username, verified, rating, reviewCount },
  ...card
}: ProductCard): ShownCard => ({
  ...card,
  material: material && { drawing: material.drawing, specification: material.specification },
  userRef: { username, verified, rating, reviewCount },
})
