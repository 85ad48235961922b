import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue.ts'
import type { ImagePurpose } from '#domain/images/image-rules.ts'
import { IMAGE_FORMATS, imageUrl } from '#domain/images/image-sizes.ts'
import type { Transaction } from '#server/db/client.ts'
import { images } from '#server/db/schema/images.ts'
import { listingImages } from '#server/db/schema/listings.ts'
import { productImages } from '#server/db/schema/products.ts'
import { shops } from '#server/db/schema/shops.ts'
import { keyOf } from '#server/images/image-keys.ts'
import type { Storage } from '#server/storage/storage.ts'
import { DEMO_FOLDER } from './demo-catalogue.ts'
import { demoChance } from './demo-ids.ts'
import { inListOrder, type Listed, listsWithProduct, picturesInTurn } from './pictures-in-turn.ts'

/** The rendered pictures (art/renders), prepared as an upload is; `pictures.json` says what each shows. */
const FOLDER = new URL('pictures/', DEMO_FOLDER)

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
type DemoImages = z.infer<typeof DemoImages>
type HomeImage = z.infer<typeof Home>
type DemoImage = { name: string; width: number; height: number; placeholder: string; widths: number[] }

type SeededProduct = Listed & { name: string; category: CategoryId; type: string }
type Named = { name: string; furnished?: boolean | undefined }
type SeededListing = Named & { id: string; state: string; type: string; bedrooms: number; createdAt: Date }

/** How many pictures of the inside follow that of the house. */
const INSIDES = 3

/** The picture of this name above the shop of this seller, or that of what they sell. */
type SeededCover = { userId: string; cover: string | undefined }

type Shown = { id: string; images: DemoImage[] }

/**
 * Chooses for the demonstration's products and homes the pictures that show such things, and stores these where uploads are; those for
 * which there is none keep their drawing.
 */
export async function storeDemoImages(
  storage: Storage,
  {
    products,
    listings,
    covers,
  }: { products: SeededProduct[]; listings: SeededListing[]; covers: SeededCover[] },
  now: Date,
) {
  const demoImages = await readDemoImages()
  const pictures = picturesInTurn(inListOrder(products, now), listsWithProduct, (product) =>
    fittingImages(demoImages, product),
  )
  const ofProducts: Shown[] = [...pictures].map(([id, image]) => ({ id, images: [image] }))
  const ofListings = homesInTurn(demoImages, listings)
  const purposes = new Map<DemoImage, ImagePurpose>([
    ...ofProducts.flatMap(({ images }) => images.map((image) => [image, 'product'] as const)),
    ...ofListings.flatMap(({ images }) => images.map((image) => [image, 'listing'] as const)),
  ])
  const stored = []
  for (const [image, purpose] of purposes) {
    const { name, width, height, placeholder, widths } = image
    const url = await store(storage, image)
    stored.push({ name, row: { purpose, url, width, height, placeholder, widths } })
  }
  const named = new Map(Object.values(demoImages).flatMap((list) => list.map((image) => [image.name, image])))
  const covered = covers.flatMap(({ userId, cover }) => {
    if (cover !== undefined && !named.has(cover)) throw new Error(`There is no picture ${cover} for a cover`)
    const own = products.filter(({ ownerId }) => ownerId === userId)
    const image = cover === undefined ? coverOf(demoImages, own) : named.get(cover)
    return image ? [{ userId, image }] : []
  })
  const ofShops = []
  for (const { userId, image } of covered) {
    const { width, height, placeholder, widths } = image
    // Its seller's own: the form of the shop takes no other.
    const url = await store(storage, image, userId)
    ofShops.push({ ownerId: userId, purpose: 'cover' as const, url, width, height, placeholder, widths })
  }
  return { ofProducts, ofListings, ofShops, stored }
}

/** Shows the stored pictures with what they were chosen for. They are nobody's who sells: none of them was taken of what it is shown with. */
export async function attachDemoImages(
  tx: Transaction,
  { ofProducts, ofListings, ofShops, stored }: Awaited<ReturnType<typeof storeDemoImages>>,
  ownerId: string,
): Promise<void> {
  const rows = await tx
    .insert(images)
    .values(stored.map(({ row }) => ({ ...row, ownerId })))
    .returning({ id: images.id, url: images.url })
  const ids = new Map(rows.map(({ id, url }) => [url, id]))
  const idOf = new Map(stored.map(({ name, row }) => [name, ids.get(row.url)]))
  const linksOf = (shown: Shown[]) =>
    shown.flatMap(({ id: offerId, images }) =>
      images.flatMap(({ name }, position) => {
        const imageId = idOf.get(name)
        return imageId ? [{ offerId, position, imageId }] : []
      }),
    )
  await tx.insert(productImages).values(linksOf(ofProducts))
  await tx.insert(listingImages).values(linksOf(ofListings))
  const covers = await tx.insert(images).values(ofShops).returning({ id: images.id, ownerId: images.ownerId })
  for (const { id, ownerId } of covers)
    await tx.update(shops).set({ coverId: id }).where(eq(shops.userId, ownerId))
}

/** Puts a picture where uploads are. @param whose tells one person's from the same of another @returns its address */
async function store(
  storage: Storage,
  { name, width: largest, widths }: DemoImage,
  whose = '',
): Promise<string> {
  const read = (width: number, format: string) => readFile(new URL(`${name}/${width}.${format}`, FOLDER))
  const address = createHash('sha256')
    .update(name + whose)
    .update(await read(largest, 'webp'))
    .digest('hex')
    .slice(0, 32)
  const files = widths.flatMap((width) => IMAGE_FORMATS.map((format) => ({ width, format })))
  await Promise.all(
    files.map(async ({ width, format }) => {
      const bytes = new Uint8Array(await read(width, format))
      await storage.put(keyOf(imageUrl(address, width, format)), bytes, `image/${format}`)
    }),
  )
  return imageUrl(address, largest)
}

/** The pictures of what a product is, by the registry, or by the words of its name where that knows none; of work, of what it is done on. */
export function fittingImages(
  { products, labour }: DemoImages,
  { name, category, subCategories, type, materialId }: SeededProduct,
): DemoImage[] {
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

/** The pictures of all homes: neighbours in a list stand in different houses wherever two fit. */
export function homesInTurn(
  { homes }: Pick<DemoImages, 'homes'>,
  listings: SeededListing[],
): { id: string; images: DemoImages['homes'] }[] {
  const newestFirst = listings.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  const houses = picturesInTurn(
    newestFirst,
    ({ type, state, bedrooms }) => ['', type, `${bedrooms} bedrooms, ${type}`, state],
    (home) => fittingHouses(homes, home),
  )
  return listings.map((home) => ({ id: home.id, images: homeImages(homes, home, houses.get(home.id)) }))
}

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

export const readDemoImages = async (): Promise<DemoImages> =>
  DemoImages.parse(JSON.parse(await readFile(new URL('pictures.json', FOLDER), 'utf8')))

const hasWord = (name: string, words: string[] = []) =>
  words.some((word) => name.toLowerCase().includes(word.toLowerCase()))
