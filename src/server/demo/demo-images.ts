import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { ImagePurpose } from '#domain/images/image-rules.ts'
import { IMAGE_FORMATS, imageUrl } from '#domain/images/image-sizes.ts'
import type { Transaction } from '#server/db/client.ts'
import { images } from '#server/db/schema/images.ts'
import { listingImages } from '#server/db/schema/listings.ts'
import { productImages } from '#server/db/schema/products.ts'
import { shops } from '#server/db/schema/shops.ts'
import { imageNameOf, keyOf } from '#server/images/image-keys.ts'
import type { Storage } from '#server/storage/storage.ts'
import { DEMO_FOLDER } from './demo-catalogue.ts'
import {
  coverOf,
  type DemoImage,
  DemoImages,
  fittingImages,
  homeImages,
  type SeededHome,
  type SeededProduct,
  withItsSet,
} from './fitting-images.ts'
import { inListOrder, listsWithProduct, picturesInTurn } from './pictures-in-turn.ts'

/** The rendered pictures (art/renders), prepared as an upload is; `pictures.json` says what each shows. */
const FOLDER = new URL('pictures/', DEMO_FOLDER)

/** The picture of this name above the shop of this seller, or that of what they sell. */
type SeededCover = { userId: string; cover: string | undefined }

type Shown = { id: string; images: DemoImage[] }

/**
 * Chooses for the demonstration's products the pictures that show such things and for its homes the rooms that belong to their house, and
 * stores these where uploads are; a product for which there is none keeps its drawing.
 */
export async function storeDemoImages(
  storage: Storage,
  { products, homes, covers }: { products: SeededProduct[]; homes: SeededHome[]; covers: SeededCover[] },
  now: Date,
) {
  const demoImages = await readDemoImages()
  const pictures = picturesInTurn(inListOrder(products, now), listsWithProduct, (product) =>
    fittingImages(demoImages, product),
  )
  const ofProducts: Shown[] = [...pictures].map(([id, image]) => ({
    id,
    images: withItsSet(demoImages, image),
  }))
  const ofListings: Shown[] = homes.map((home) => ({
    id: home.id,
    images: homeImages(demoImages.homes, home),
  }))
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
    const url = await store(storage, image, userId)
    ofShops.push({ userId, row: { purpose: 'cover' as const, url, width, height, placeholder, widths } })
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
  for (const { userId, row } of ofShops) {
    const [cover] = await tx
      .insert(images)
      .values({ ...row, ownerId })
      .returning({ id: images.id })
    await tx.update(shops).set({ coverId: cover?.id }).where(eq(shops.userId, userId))
  }
}

/** Puts a picture where uploads are. @param whose tells one person's from the same of another @returns its address */
async function store(
  storage: Storage,
  { name, width: largest, widths }: DemoImage,
  whose = '',
): Promise<string> {
  const read = (width: number, format: string) => readFile(new URL(`${name}/${width}.${format}`, FOLDER))
  const address = imageNameOf(
    createHash('sha256')
      .update(name + whose)
      .update(await read(largest, 'webp')),
  )
  const files = widths.flatMap((width) => IMAGE_FORMATS.map((format) => ({ width, format })))
  await Promise.all(
    files.map(async ({ width, format }) => {
      const bytes = new Uint8Array(await read(width, format))
      await storage.put(keyOf(imageUrl(address, width, format)), bytes, `image/${format}`)
    }),
  )
  return imageUrl(address, largest)
}

export const readDemoImages = async (): Promise<DemoImages> =>
  DemoImages.parse(JSON.parse(await readFile(new URL('pictures.json', FOLDER), 'utf8')))
