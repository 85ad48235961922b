import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { CATEGORY_IDS } from '#domain/catalogue.ts'
import { IMAGE_FORMATS, imageUrl } from '#domain/images/image-sizes.ts'
import type { Transaction } from '#server/db/client.ts'
import { images } from '#server/db/schema/images.ts'
import { listingImages } from '#server/db/schema/listings.ts'
import { productImages } from '#server/db/schema/products.ts'
import { keyOf } from '#server/images/image-keys.ts'
import type { Storage } from '#server/storage/storage.ts'
import { DEMO_FOLDER } from './demo-catalogue.ts'
import { demoDigest } from './demo-ids.ts'

/** The rendered pictures (art/renders), prepared as an upload is; `pictures.json` says what each shows. */
const FOLDER = new URL('pictures/', DEMO_FOLDER)

const Prepared = {
  name: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  widths: z.array(z.number()),
  words: z.optional(z.array(z.string())),
}
const Goods = z.object({
  ...Prepared,
  category: z.enum(CATEGORY_IDS),
  subCategory: z.optional(z.string()),
  onlyByWords: z.optional(z.boolean()),
})
const Home = z.object({ ...Prepared, kind: z.string(), furnished: z.optional(z.boolean()) })
const DemoImages = z.object({ products: z.array(Goods), labour: z.array(Goods), homes: z.array(Home) })
type DemoImages = z.infer<typeof DemoImages>
type DemoImage = { name: string; width: number; height: number; placeholder: string; widths: number[] }

type SeededProduct = { id: string; name: string; category: string; subCategories: string[]; type: string }
type SeededListing = { id: string; name: string; furnished?: boolean | undefined }

/** How many pictures of the inside follow that of the house. */
const INSIDES = 3

/**
 * Gives the demonstration's products and homes the pictures that show what they are; those for which there is none keep their
 * drawing. The pictures are shared, so they belong to one person, who has no way in.
 */
export async function attachDemoImages(
  tx: Transaction,
  storage: Storage,
  { products, listings, ownerId }: { products: SeededProduct[]; listings: SeededListing[]; ownerId: string },
): Promise<void> {
  const demoImages = DemoImages.parse(JSON.parse(await readFile(new URL('pictures.json', FOLDER), 'utf8')))
  const ofProducts = products.map(({ id, ...product }) => ({
    id,
    shown: [productDrawing(demoImages, product)],
  }))
  const ofListings = listings.map(({ id, ...home }) => ({ id, shown: homeImages(demoImages, home) }))
  const used = new Set(
    [...ofProducts, ...ofListings].flatMap(({ shown }) => shown.filter((one) => one !== undefined)),
  )
  const imageIds = new Map<string, string>()
  for (const found of used) {
    const url = await store(storage, found)
    const { width, height, placeholder, widths } = found
    const purpose = demoImages.homes.some(({ name }) => name === found.name) ? 'listing' : 'product'
    const [image] = await tx
      .insert(images)
      .values({ ownerId, purpose, url, width, height, placeholder, widths })
      .returning({ id: images.id })
    if (image) imageIds.set(found.name, image.id)
  }
  const attached = ({ shown }: { shown: (DemoImage | undefined)[] }) =>
    shown.flatMap((found) => (found ? (imageIds.get(found.name) ?? []) : []))
  const productLinks = ofProducts.flatMap((product) =>
    attached(product).map((imageId, position) => ({ offerId: product.id, position, imageId })),
  )
  const listingLinks = ofListings.flatMap((home) =>
    attached(home).map((imageId, position) => ({ offerId: home.id, position, imageId })),
  )
  if (productLinks.length > 0) await tx.insert(productImages).values(productLinks)
  if (listingLinks.length > 0) await tx.insert(listingImages).values(listingLinks)
}

/** Puts a picture where uploads are. @returns its address */
async function store(storage: Storage, { name, width: largest, widths }: DemoImage): Promise<string> {
  const read = (width: number, format: string) => readFile(new URL(`${name}/${width}.${format}`, FOLDER))
  const address = createHash('sha256')
    .update(name)
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

function productDrawing(
  { products, labour }: DemoImages,
  product: Omit<SeededProduct, 'id'>,
): DemoImage | undefined {
  const fitting =
    product.type === 'Labour'
      ? labour.filter(({ category }) => category === product.category)
      : products.filter(
          ({ category, subCategory = '' }) =>
            category === product.category && product.subCategories.includes(subCategory),
        )
  const named = fitting.filter(({ words }) => hasWord(product.name, words))
  const any = fitting.filter(({ onlyByWords }) => !onlyByWords)
  return pick(named.length > 0 ? named : any, product.name)
}

/** The first of these words that a home's name has says which house it is in. */
const KINDS: [string, RegExp][] = [
  ['penthouse', /penthouse/i],
  ['semi-detached', /semi/i],
  ['terrace', /terrace/i],
  ['bungalow', /bungalow/i],
  ['detached', /duplex|detached|mansion|villa|house/i],
  ['flats', /flat|apartment/i],
  ['rooms', /room|self|studio|face/i],
]

function homeImages(
  { homes }: DemoImages,
  { name, furnished = false }: Omit<SeededListing, 'id'>,
): DemoImage[] {
  const outsides = homes.filter((home) => home.kind !== 'inside')
  const named = outsides.filter(({ words }) => hasWord(name, words))
  const kind = KINDS.find(([, words]) => words.test(name))?.[0]
  const outside = pick(named.length > 0 ? named : outsides.filter((home) => home.kind === kind), name)
  if (!outside) return []
  const insides = homes.filter(
    (home) =>
      home.kind === 'inside' &&
      (home.furnished === undefined || home.furnished === furnished) &&
      (home.words === undefined || hasWord(name, home.words)),
  )
  const ordered = insides.toSorted((a, b) => chance(name, a.name) - chance(name, b.name))
  return [outside, ...ordered.slice(0, INSIDES)]
}

const hasWord = (name: string, words: string[] = []) =>
  words.some((word) => name.toLowerCase().includes(word.toLowerCase()))

/** The same one in every demonstration. */
const pick = <Each>(some: Each[], name: string): Each | undefined =>
  some[Math.floor(chance('picture', name) * some.length)]

const chance = (...name: string[]) => demoDigest(...name).readUInt32BE() / 2 ** 32
