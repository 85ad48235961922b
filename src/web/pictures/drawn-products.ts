import { type CategoryId, findCategory, type ProductType } from '#domain/catalogue.ts'

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

type Drawn = { categories: CategoryId; subCategories: readonly string[]; type: ProductType }

/** The drawing for a product without a photograph: the trade's tools for labour, the material otherwise. */
export const productDrawing = (product: Drawn): string => drawings.get(productDrawingName(product)) ?? ''

/** Its name, by which messengers find it as a JPEG (`public/drawings/`). */
export function productDrawingName({ categories, subCategories, type }: Drawn): string {
  const known = [...subCategories, ...(findCategory(categories)?.subCategories ?? [])]
  const names =
    type === 'Labour'
      ? [`labour-${categories}`]
      : known.map((name) => `${categories}-${name.toLowerCase().replaceAll(' ', '-')}`)
  const found = names.find((name) => drawings.has(name))
  if (!found) throw new Error(`There is no drawing named ${names.join(' or ')}`)
  return found
}
