import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ImagePurpose } from '#domain/images/image-rules.ts'
import { imageUrl } from '#domain/images/image-sizes.ts'
import { users } from '#server/db/schema/accounts.ts'
import { images, uploads } from '#server/db/schema/images.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import { createListing, createProduct, createSeller, type Seller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { findOwnImages } from './image-commands.ts'
import { allImageKeys } from './image-keys.ts'
import { forgetImagesOf, removeFiles, removeUnusedImages } from './unused-images.ts'

const { ctx, db, queued } = await createTestApi()
const { storage } = ctx

let seller: Seller
beforeEach(async () => {
  await db.delete(uploads)
  seller = await createSeller(db)
})

const TWO_DAYS = sql`now() - interval '2 days'`
let made = 0

/** A picture with its files, of two days ago. */
async function createImage(changes: Partial<typeof images.$inferInsert> = {}) {
  made += 1
  const url = imageUrl(made.toString(16).padStart(32, '0'), 300)
  const size = { width: 300, height: 200, placeholder: '', widths: [200, 300] }
  const row = {
    ownerId: seller.id,
    purpose: 'product' as ImagePurpose,
    url,
    ...size,
    updatedAt: new Date(0),
    ...changes,
  }
  const [image] = await db.insert(images).values(row).returning()
  if (!image) throw new Error('Nothing was stored')
  for (const key of allImageKeys(image)) await storage.put(key, new Uint8Array([1]), 'image/webp')
  return image
}

/** The job, and the one that it leaves in the queue. */
async function removeUnused(): Promise<void> {
  await removeUnusedImages(ctx)
  for (const { keys } of await queued('remove-files')) await removeFiles(ctx, keys)
}

async function isThere(image: typeof images.$inferSelect): Promise<boolean> {
  const [row] = await db.select().from(images).where(eq(images.id, image.id))
  const sizes = await Promise.all(allImageKeys(image).map(storage.findSize))
  const files = sizes.filter((size) => size !== undefined)
  expect(files).toHaveLength(row ? sizes.length : 0)
  return row !== undefined
}

describe('a picture of more than a day ago', () => {
  it('goes with all its files when nothing uses it', async () => {
    const unused = await createImage()
    expect(allImageKeys(unused)).toHaveLength(6)
    await removeUnused()
    expect(await isThere(unused)).toBe(false)
  })

  it('stays while a product, a listing or its owner uses it', async () => {
    const [shown, listed, worn] = [
      await createImage(),
      await createImage(),
      await createImage({ purpose: 'avatar' }),
    ]
    const product = await createProduct(db, { ownerId: seller.id })
    const listing = await createListing(db, { ownerId: seller.id })
    await db.insert(productImages).values({ offerId: product.id, imageId: shown.id, position: 0 })
    await db.insert(listingImages).values({ offerId: listing.id, imageId: listed.id, position: 0 })
    await db.update(users).set({ image: worn.url }).where(eq(users.id, seller.id))
    await removeUnused()
    for (const image of [shown, listed, worn]) expect(await isThere(image)).toBe(true)

    await db.delete(products)
    await db.delete(listings)
    await db.update(users).set({ image: null })
    await removeUnused()
    for (const image of [shown, listed, worn]) expect(await isThere(image)).toBe(false)
  })

  it("is not kept by somebody else's profile", async () => {
    const image = await createImage({ purpose: 'avatar' })
    await createSeller(db, { image: image.url })
    await removeUnused()
    expect(await isThere(image)).toBe(false)
  })

  it('stays for a day when it was uploaded again', async () => {
    const image = await createImage({ updatedAt: new Date(Date.now() - 23 * 3_600_000) })
    await removeUnused()
    expect(await isThere(image)).toBe(true)
  })

  it('goes in any number', { timeout: 60_000 }, async () => {
    const row = (name: string) => ({
      ownerId: seller.id,
      purpose: 'product' as const,
      url: imageUrl(name, 200),
      width: 200,
      height: 200,
      placeholder: '',
      widths: [200],
      updatedAt: new Date(0),
    })
    await db.insert(images).values(Array.from({ length: 450 }, (_, index) => row(`f${index}`)))
    await removeUnusedImages(ctx)
    expect(await db.$count(images)).toBe(0)
    expect((await queued('remove-files')).map(({ keys }) => keys.length)).toEqual([800, 800, 200])
  })

  it('that is being put to use this moment stays', async () => {
    const image = await createImage()
    const product = await createProduct(db, { ownerId: seller.id })
    await db.transaction(async (tx) => {
      const [imageId = ''] = await findOwnImages(tx, seller.id, 'product', [image.url])
      await removeUnused()
      await tx.insert(productImages).values({ offerId: product.id, imageId, position: 0 })
    })
    await removeUnused()
    expect(await isThere(image)).toBe(true)
  })

  it('that is going this moment cannot be put to use', async () => {
    const image = await createImage()
    const { using } = await db.transaction(async (tx) => {
      await tx.delete(images).where(eq(images.id, image.id))
      const found = db.transaction((other) => findOwnImages(other, seller.id, 'product', [image.url]))
      // At once: it may be refused before the transaction's own end is told here.
      return { using: expect(found).rejects.toMatchObject({ code: 'invalid' }) }
    })
    await using
  })

  it('whose files wait to be removed keeps them when it is made again meanwhile', async () => {
    const image = await createImage()
    await removeUnusedImages(ctx)
    const again = await createImage({ url: image.url })
    for (const { keys } of await queued('remove-files')) await removeFiles(ctx, keys)
    expect(await isThere(again)).toBe(true)
  })
})

describe('an upload of more than a day ago', () => {
  it('goes with its file, also when it was completed, or its owner is gone', async () => {
    const image = await createImage({ updatedAt: new Date() })
    const row = (key: string) => ({
      key,
      ownerId: seller.id,
      purpose: 'product' as const,
      size: 1,
      createdAt: TWO_DAYS,
    })
    await db
      .insert(uploads)
      .values([
        row('uploads/1-sent'),
        { ...row('uploads/1-completed'), imageId: image.id },
        { ...row('uploads/1-orphan'), ownerId: null },
        { ...row('uploads/1-fresh'), createdAt: sql`now() - interval '23 hours'` },
      ])
    for (const name of ['sent', 'completed', 'orphan', 'fresh'])
      await storage.put(`uploads/1-${name}`, new Uint8Array([1]), 'image/png')
    await removeUnused()
    expect((await db.select().from(uploads)).map(({ key }) => key)).toEqual(['uploads/1-fresh'])
    expect(await storage.findSize('uploads/1-fresh')).toBe(1)
    for (const name of ['sent', 'completed', 'orphan'])
      expect(await storage.findSize(`uploads/1-${name}`)).toBeUndefined()
    expect(await isThere(image)).toBe(true)
  })
})

describe('somebody who leaves', () => {
  it('leaves no file behind', async () => {
    const image = await createImage({ updatedAt: new Date() })
    const sent = { key: 'uploads/1-last', ownerId: seller.id, purpose: 'avatar' as const, size: 1 }
    await db.insert(uploads).values(sent)
    await storage.put(sent.key, new Uint8Array([1]), 'image/png')
    const other = await createImage({ ownerId: (await createSeller(db)).id, updatedAt: new Date() })
    const keys = await db.transaction(async (tx) => {
      const keys = await forgetImagesOf(tx, seller.id)
      await tx.delete(users).where(eq(users.id, seller.id))
      return keys
    })
    expect(keys.toSorted()).toEqual([...allImageKeys(image), sent.key].toSorted())
    await removeFiles(ctx, keys)
    expect(await isThere(image)).toBe(false)
    expect(await storage.findSize(sent.key)).toBeUndefined()
    expect(await isThere(other)).toBe(true)
  })

  it('changes their mind without a loss', async () => {
    const image = await createImage({ updatedAt: new Date() })
    const leaving = db.transaction(async (tx) => {
      await forgetImagesOf(tx, seller.id)
      throw new Error('No')
    })
    await expect(leaving).rejects.toThrow('No')
    expect(await isThere(image)).toBe(true)
  })
})

describe('findOwnImages', () => {
  const find = (urls: string[], purpose: ImagePurpose = 'product', ownerId = seller.id) =>
    db.transaction((tx) => findOwnImages(tx, ownerId, purpose, urls))

  it('answers the ids in the order of the pictures, each once', async () => {
    const [one, two, three] = [await createImage(), await createImage(), await createImage()]
    expect(await find([three.url, one.url, two.url, one.url])).toEqual([three.id, one.id, two.id])
    expect(await find([])).toEqual([])
  })

  it("refuses somebody else's, those made for something else, and what is none", async () => {
    const image = await createImage()
    const stranger = await createSeller(db)
    await expect(find([image.url], 'product', stranger.id)).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ path: 'imageUrls', message: expect.any(String) }],
    })
    await expect(find([image.url], 'avatar')).rejects.toMatchObject({ fields: [{ path: 'avatar' }] })
    for (const url of [
      'https://elsewhere.example/x.jpg',
      'javascript:alert(1)',
      image.url.replace('300', '200'),
      '',
    ])
      await expect(find([image.url, url])).rejects.toMatchObject({ code: 'invalid' })
  })
})
