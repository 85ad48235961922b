import * as z from 'zod/mini'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue.ts'
import { type Availability, isOffered } from '#domain/listings/availability.ts'
import type { RentPeriod } from '#domain/listings/listing-rules.ts'
import { PRODUCT_THUMBNAILS } from '#domain/products/product-rules.ts'
import { demoChance } from './demo-ids.ts'
import { type Listed, picturesApart } from './pictures-in-turn.ts'

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
  kind: z.string(),
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
type Named = { name: string; furnished?: boolean | undefined }
export type SeededListing = Named & {
  id: string
  state: string
  area?: string | undefined
  type: string
  availability?: Availability | undefined
  bedrooms: number
  rentPeriod?: RentPeriod | undefined
  regularPrice: number
  offer: boolean
  discountPrice: number
  createdAt: Date
}

/** How many of the homes that are like one its page shows beside one another, in two rows. */
const ROW = 4
const SIMILAR = 2 * ROW

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

/** The first of these words that a home's name has says which house it is in. */
const KINDS: [string, RegExp][] = [
  ['penthouse', /penthouse/i],
  ['semi-detached', /semi/i],
  ['bungalow', /bungalow/i],
  ['terrace', /terrace/i],
  ['detached', /duplex|detached|mansion|villa|house/i],
  ['flats', /flat|apartment/i],
  ['rooms', /room|self|studio|face/i],
]

/** The pictures of all homes: those that a page shows together stand in different houses wherever enough fit. */
export function homesInTurn(
  { homes }: Pick<DemoImages, 'homes'>,
  listings: SeededListing[],
): { id: string; images: DemoImages['homes'] }[] {
  const newestFirst = listings.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const by = (group: (home: SeededListing) => string) => [...Map.groupBy(newestFirst, group).values()]
  // Each with the rows of those that are like it, as its page shows them.
  const withSimilar = listings.flatMap((home) => {
    const similar = similarHomes(home, listings)
    return [0, ROW].map((start) => [home, ...similar.slice(start, start + ROW)])
  })
  const lists = [newestFirst, ...by(({ type }) => type), ...by(({ state }) => state), ...withSimilar]
  const houses = picturesApart(lists, (home) => fittingHouses(homes, home))
  return listings.map((home) => ({ id: home.id, images: homeImages(homes, home, houses.get(home)) }))
}

/** What the page of a home shows of those that are like it, in its order (`listSimilarListings`). */
export function similarHomes(home: SeededListing, listings: SeededListing[]): SeededListing[] {
  const inState = (other: SeededListing) => Number(other.state === home.state)
  const inArea = (other: SeededListing) =>
    inState(other) * Number(other.area?.toLowerCase() === home.area?.toLowerCase() && home.area !== undefined)
  const inRooms = ({ bedrooms }: SeededListing) => Math.abs(bedrooms - home.bedrooms)
  const inPrice = (other: SeededListing) => Math.abs(comparablePrice(other) - comparablePrice(home))
  return listings
    .filter(
      (other) => other !== home && other.type === home.type && isOffered(other.availability ?? 'available'),
    )
    .toSorted(
      (a, b) =>
        inState(b) - inState(a) ||
        inArea(b) - inArea(a) ||
        inRooms(a) - inRooms(b) ||
        inPrice(a) - inPrice(b) ||
        (a.id < b.id ? 1 : -1),
    )
    .slice(0, SIMILAR)
}

/** As the database reckons it (`comparable_price`). */
const comparablePrice = ({ type, rentPeriod, offer, discountPrice, regularPrice }: SeededListing) =>
  Math.trunc((offer ? discountPrice : regularPrice) / (type === 'rent' && rentPeriod === 'year' ? 12 : 1))

/** The houses of a home's kind, or those that its name asks for. */
function fittingHouses<Each extends HomeImage>(homes: Each[], { name }: Named): Each[] {
  const outsides = homes.filter((home) => home.kind !== 'inside')
  const named = outsides.filter(({ words }) => hasWord(name, words))
  const kind = KINDS.find(([, words]) => words.test(name))?.[0]
  return named.length > 0 ? named : outsides.filter((home) => home.kind === kind)
}

/** The house, then rooms that belong to it: of its standard, by lamplight only where it is dusk, furnished as the home is. */
export function homeImages<Each extends HomeImage>(
  homes: Each[],
  { name, furnished = false }: Named,
  outside = fittingHouses(homes, { name })[0],
): Each[] {
  if (!outside) return []
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
