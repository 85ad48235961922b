import * as z from 'zod/mini'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue.ts'
import { PRODUCT_THUMBNAILS } from '#domain/products/product-rules.ts'
import { demoChance } from './demo-ids.ts'
import type { Listed } from './pictures-in-turn.ts'

/** Which pictures show what the demonstration offers, by what `pictures.json` says that each shows. */

const Prepared = {
  name: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  widths: z.array(z.number()),
  words: z.optional(z.array(z.string())),
  isAnySize: z.optional(z.boolean()),
}
const Goods = z.object({
  ...Prepared,
  category: z.enum(CATEGORY_IDS),
  subCategory: z.optional(z.string()),
  materials: z.optional(z.array(z.string())),
  works: z.optional(z.array(z.string())),
  set: z.optional(z.string()),
})
const Home = z.object({
  ...Prepared,
  kind: z.enum(['outside', 'inside']),
  furnished: z.optional(z.boolean()),
  standards: z.array(z.string()),
  evening: z.optional(z.boolean()),
})
const Cover = z.object({ ...Prepared, categories: z.array(z.enum(CATEGORY_IDS)) })
export const DemoImages = z.object({
  products: z.array(Goods),
  labour: z.array(Goods),
  homes: z.array(Home),
  covers: z.array(Cover),
})
export type DemoImages = z.infer<typeof DemoImages>
export type GoodsImage = z.infer<typeof Goods>
export type HomeImage = z.infer<typeof Home>
export type DemoImage = { name: string; width: number; height: number; placeholder: string; widths: number[] }

export type SeededProduct = Listed & { name: string; category: CategoryId; type: string }
/** `picture` is the name of that of the house. */
export type SeededHome = { id: string; name: string; picture: string; furnished: boolean }

/** How many pictures of the inside follow that of the house. */
const INSIDES = 3

/** The pictures of what a product is, by the registry, or by the words of its name where that knows none; of work, of what it is done on. */
export function fittingImages(
  { products, labour }: DemoImages,
  { name, category, subCategories, type, materialId }: SeededProduct,
): GoodsImage[] {
  if (type === 'Labour') {
    const worked = [...labour, ...products].filter(({ works }) => hasWord(name, works))
    if (worked.length > 0) return worked
  }
  const fitting =
    type === 'Labour'
      ? labour.filter((each) => each.category === category)
      : products.filter(({ materials = [], subCategory = '' }) =>
          materialId === null
            ? materials.length === 0 && subCategories.includes(subCategory)
            : materials.includes(materialId),
        )
  const named = fitting.filter(({ words }) => hasWord(name, words))
  const others = fitting.filter(({ words, isAnySize }) => !words && (isAnySize || named.length === 0))
  return [...named, ...others]
}

/** The picture that an offer is known by, then others of its set, as many as its page shows at once. */
export function withItsSet({ products }: Pick<DemoImages, 'products'>, first: GoodsImage): GoodsImage[] {
  const others = products.filter(({ name, set }) => set && set === first.set && name !== first.name)
  return [first, ...others].slice(0, PRODUCT_THUMBNAILS)
}

/** Above a shop stands where such goods are sold: of the category with half of them, or of all kinds. Who sells work alone has no such place. */
export function coverOf(
  { covers }: Pick<DemoImages, 'covers'>,
  products: Pick<SeededProduct, 'category' | 'type'>[],
): DemoImage | undefined {
  const goods = products.filter(({ type }) => type !== 'Labour')
  if (goods.length === 0) return undefined
  const chief = CATEGORY_IDS.find(
    (id) => goods.filter(({ category }) => category === id).length * 2 >= goods.length,
  )
  return chief ? covers.find(({ categories }) => categories.includes(chief)) : covers[0]
}

/** The house, then rooms that belong to it: of its standard, by lamplight only where it is dusk, furnished as the home is. */
export function homeImages<Each extends HomeImage>(
  homes: Each[],
  { name, picture, furnished }: Omit<SeededHome, 'id'>,
): Each[] {
  const outside = homes.find((home) => home.kind === 'outside' && home.name === picture)
  if (!outside) throw new Error(`There is no picture ${picture} of a house for ${name}`)
  const insides = homes.filter(
    (home) =>
      home.kind === 'inside' &&
      home.standards.some((standard) => outside.standards.includes(standard)) &&
      (!home.evening || outside.evening) &&
      (home.furnished === undefined || home.furnished === furnished) &&
      (home.words === undefined || hasWord(name, home.words)),
  )
  const ordered = insides.toSorted((a, b) => demoChance(name, a.name) - demoChance(name, b.name))
  return [outside, ...ordered.slice(0, INSIDES)]
}

const hasWord = (name: string, words: string[] = []) =>
  words.some((word) => name.toLowerCase().includes(word.toLowerCase()))
