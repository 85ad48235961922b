import { findCategory } from '#domain/catalogue.ts'
import type { OfferedMaterial } from '#domain/materials/material-schema.ts'
import type { Product } from '#domain/products/product-schema.ts'

type Drawn = Pick<Product, 'categories' | 'type'> & {
  subCategories: readonly string[]
  material: Pick<OfferedMaterial, 'drawing'> | null
}

/** The drawing for a product without a photograph. */
export const productDrawing = (product: Drawn): string => `/drawings/${productDrawingName(product)}.svg`

/**
 * Its name, by which messengers find it as a JPEG (`public/drawings/`): what it is comes before where its seller has put it, and of labour
 * the trade's tools.
 */
export function productDrawingName({ categories, subCategories, type, material }: Drawn): string {
  if (material) return material.drawing
  if (type === 'Labour') return `labour-${categories}`
  const shelves: readonly string[] = findCategory(categories)?.subCategories ?? []
  const shelf = subCategories.find((name) => shelves.includes(name)) ?? shelves[0] ?? ''
  return `${categories}-${shelf.toLowerCase().replaceAll(' ', '-')}`
}
