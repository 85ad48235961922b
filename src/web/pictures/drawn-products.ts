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
export function productDrawing({ categories, subCategories, type }: Drawn): string {
  if (type === 'Labour') return drawing(`labour-${categories}`)
  const known = [...subCategories, ...(findCategory(categories)?.subCategories ?? [])]
  return drawing(...known.map((name) => `${categories}-${name.toLowerCase().replaceAll(' ', '-')}`))
}

function drawing(...names: string[]): string {
  for (const name of names) {
    const url = drawings.get(name)
    if (url) return url
  }
  throw new Error(`There is no drawing named ${names.join(' or ')}`)
}
