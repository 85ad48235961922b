import { findCategory } from '#domain/catalogue.ts'
import type { OfferedMaterial } from '#domain/materials/material-schema.ts'
import type { Product } from '#domain/products/product-schema.ts'

/** The address of every drawing of a product beside this file, by its name. */
const drawings = new Map(
  Object.entries(
    import.meta.glob<string>(['./*.svg', '!./home-*.svg'], {
      eager: true,
      query: '?url&no-inline',
      import: 'default',
    }),
  ).map(([path, url]) => [path.slice('./'.length, -'.svg'.length), url]),
)

type Drawn = Pick<Product, 'categories' | 'type'> & {
  subCategories: readonly string[]
  material: Pick<OfferedMaterial, 'category' | 'subCategory'> | null
}

/** The drawing for a product without a photograph: the trade's tools for labour, the material otherwise. */
export const productDrawing = (product: Drawn): string => drawings.get(productDrawingName(product)) ?? ''

/** Its name, by which messengers find it as a JPEG (`public/drawings/`). What it is comes before where its seller has put it. */
export function productDrawingName({ categories, subCategories, type, material }: Drawn): string {
  const shelves = [
    ...(material ? [[material.category, material.subCategory]] : []),
    ...[...subCategories, ...(findCategory(categories)?.subCategories ?? [])].map((name) => [
      categories,
      name,
    ]),
  ]
  const names = shelves.map(([category, name = '']) =>
    type === 'Labour' ? `labour-${category}` : `${category}-${name.toLowerCase().replaceAll(' ', '-')}`,
  )
  const found = names.find((name) => drawings.has(name))
  if (!found) throw new Error(`There is no drawing named ${names.join(' or ')}`)
  return found
}
