import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Listing } from '#domain/listings/listing-schema.ts'
import { Product } from '#domain/products/product-schema.ts'
import { listingImages, listings } from '#server/db/schema/listings.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import {
  attachImages,
  createImages,
  createListing,
  createProduct,
  createSeller,
  type Seller,
} from '../../../tests/support/factories.ts'
import { NEW_LISTING, NEW_PRODUCT, signedInSeller } from '../../../tests/support/new-offers.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'

/** What holds for offers of every kind. What is said of a product or of a home alone is tested beside this. */

const { api, call, ctx, db, get } = await createTestApi()

let seller: Seller
let own: Record<string, string>

beforeEach(async () => {
  ;({ seller, own } = await signedInSeller(ctx))
})

/** An answer without what is only said of the call. */
const Answer = z.looseObject({ _id: z.string(), updatedAt: z.string(), message: z.optional(z.string()) })

const KINDS = [
  {
    noun: 'product',
    table: products,
    images: productImages,
    createPath: '/product/create-product',
    created: 'Product created',
    updated: 'Product updated',
    deleted: 'Product deleted',
    missing: 'No product found.',
    good: {
      ...NEW_PRODUCT,
      description: 'Fresh from the plant.\nDelivered on pallets.',
      subCategories: ['Cement'],
      discount: true,
      discountPrice: 9_000,
      mobile: '+2348031234567',
      imageUrls: ['/p/2.webp', '/p/1.webp'],
    },
    ownImages: ['/p/1.webp', '/p/2.webp', '/p/3.webp'],
    imagesOfTheOther: '/l/1.webp',
    discountedPrice: 9_000,
    tooMany: { urls: 11, message: 'You can only upload 10 images per product' },
    shown: async (id: string) => {
      const { product } = z.object({ product: Product }).parse((await get(`/product/get/${id}`)).body)
      return { ...product }
    },
    attach: async () => {
      const product = await createProduct(db, { ownerId: seller.id })
      await attachImages(db, { product }, ['/p/9.webp'])
      return product.id
    },
  },
  {
    noun: 'listing',
    table: listings,
    images: listingImages,
    createPath: '/listing/create',
    created: undefined,
    updated: undefined,
    deleted: 'Listing deleted',
    missing: 'No Listing Found!',
    good: {
      ...NEW_LISTING,
      description: 'Tiled,\nprepaid meter.',
      state: 'Lagos',
      area: 'Yaba',
      type: 'rent',
      bedrooms: 2,
      bathrooms: 2,
      discountPrice: 230_000,
      offer: true,
      parking: true,
      furnished: false,
      imageUrls: ['/l/2.webp', '/l/1.webp'],
    },
    ownImages: ['/l/1.webp', '/l/2.webp', '/l/3.webp'],
    imagesOfTheOther: '/p/1.webp',
    discountedPrice: 230_000,
    tooMany: { urls: 7, message: 'You can only upload 6 images per lisiting' },
    shown: async (id: string) => ({ ...Listing.parse((await get(`/listing/get/${id}`)).body) }),
    attach: async () => {
      const listing = await createListing(db, { ownerId: seller.id })
      await attachImages(db, { listing }, ['/l/9.webp'])
      return listing.id
    },
  },
]

describe.each(KINDS)('a $noun', (kind) => {
  const { noun, table, good, shown } = kind
  const create = (changes: object = {}) => call('POST', kind.createPath, { ...good, ...changes }, own)
  const update = (id: string, changes?: object, headers: Record<string, string> = {}) =>
    call('PUT', `/${noun}/update/${id}`, changes, { ...own, ...headers })
  const remove = (id: string) => call('DELETE', `/${noun}/delete/${id}`, undefined, own)
  const createdId = async (changes?: object) => Answer.parse((await create(changes)).body)._id
  const tagOf = async (id: string) => (await get(`/${noun}/get/${id}`)).headers.get('ETag') ?? ''
  const stored = async (id: string) => (await db.select().from(table).where(eq(table.id, id)))[0]

  describe('that is put up', () => {
    it('is as everybody sees it from then on', async () => {
      const { status, body, headers } = await create({ userRef: seller.id })
      expect(status).toBe(201)
      const { message, notes: _, ...answer } = Answer.parse(body)
      expect(message).toBe(kind.created)
      expect(answer).toMatchObject({ ...good, userRef: { _id: seller.id } })
      expect(await shown(answer._id)).toEqual(answer)
      expect(headers.get('ETag')).toBe(await tagOf(answer._id))
      expect(headers.get('Cache-Control')).toBe('private, no-store')
    })

    it('has own images of its kind alone', async () => {
      const other = await createSeller(db)
      await createImages(db, other.id, noun === 'product' ? 'product' : 'listing', ['/x/theirs.webp'])
      const [first] = kind.ownImages
      const foreign = [
        '/x/theirs.webp',
        kind.imagesOfTheOther,
        '/x/none.webp',
        'https://elsewhere.example/1.webp',
      ]
      for (const url of [...foreign, ''])
        expect(await create({ imageUrls: [first, url] })).toMatchObject({
          status: 422,
          body: {
            message: 'An image is no longer there. Please upload it again.',
            errors: [{ path: 'imageUrls' }],
          },
        })
      expect(await db.$count(table)).toBe(0)
    })

    it('has so many images at most, and each of them an address', async () => {
      const { urls, message } = kind.tooMany
      const many = Array.from({ length: urls }, (_, index) => `/x/${index}.webp`)
      expect(await create({ imageUrls: many })).toMatchObject({ status: 422, body: { message } })
      const repeated = Array.from({ length: urls }, () => kind.ownImages[0])
      expect(await create({ imageUrls: repeated })).toMatchObject({ status: 422, body: { message } })
      expect(await create({ imageUrls: [kind.ownImages[0], 5] })).toMatchObject({
        status: 422,
        body: { message: 'An image must be the address of an own upload' },
      })
      expect(await db.$count(table)).toBe(0)
    })

    it('shows an image that was named twice once', async () => {
      const [first, , third] = kind.ownImages
      const id = await createdId({ imageUrls: [third, first, third] })
      expect((await shown(id)).imageUrls).toEqual([third, first])
    })

    it('is in nobody else’s name', async () => {
      const other = await createSeller(db)
      expect(await create({ userRef: other.id })).toMatchObject({ status: 403 })
      expect(await create({ userRef: { _id: other.id } })).toMatchObject({ status: 403 })
      expect(await create({ userRef: 5 })).toMatchObject({
        status: 422,
        body: { message: 'userRef must be the id of the owner' },
      })
      expect(await db.$count(table)).toBe(0)
    })

    it('is one of at most 300 an hour', async () => {
      for (let count = 0; count < 300; count += 1)
        await ctx.limits.consume({ name: `${noun}-create`, tries: 300, seconds: 3600 }, seller.id)
      const { status, headers } = await create()
      expect(status).toBe(429)
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(await db.$count(table)).toBe(0)
    })

    it('has no fields that are not known', async () => {
      const id = await createdId({ _id: randomUUID(), version: 7, ownerId: randomUUID(), importKey: 'x' })
      expect(await stored(id)).toMatchObject({ ownerId: seller.id, version: 1, importKey: null })
    })
  })

  describe('that is changed', () => {
    it('has what was named, and keeps the rest', async () => {
      const id = await createdId()
      const before = await shown(id)
      const { status, body, headers } = await update(id, {
        description: 'Another good text',
        userRef: seller.id,
      })
      expect(status).toBe(200)
      const after = await shown(id)
      const { message, notes: _, ...answer } = Answer.parse(body)
      expect(message).toBe(kind.updated)
      expect(answer).toEqual(after)
      const { updatedAt } = after
      // Whoever saves a home confirms it.
      const confirmed = 'confirmedAt' in after && { confirmedAt: after.confirmedAt }
      expect(after).toEqual({ ...before, description: 'Another good text', updatedAt, ...confirmed })
      expect(after.updatedAt > before.updatedAt).toBe(true)
      expect(headers.get('ETag')).toMatch(/^"2-/)
      expect(headers.get('ETag')).toBe(await tagOf(id))
    })

    it('without a body stays as it is, even its age', async () => {
      const id = await createdId()
      const before = await stored(id)
      for (const body of [undefined, {}, { unknown: 1 }, { userRef: seller.id }])
        expect(await update(id, body)).toMatchObject({ status: 200, body: { _id: id } })
      const empty = { method: 'PUT', headers: { ...own, 'Content-Type': 'application/json' } }
      expect((await api.request(`/api/${noun}/update/${id}`, empty)).status).toBe(200)
      expect(await stored(id)).toEqual(before)
    })

    it('keeps the rules between its prices', async () => {
      const id = await createdId()
      const before = await shown(id)
      const notLower = 'Discount price must be lower than regular price'
      const changes: [object, string][] = [
        [{ regularPrice: kind.discountedPrice }, notLower],
        [{ discountPrice: good.regularPrice }, notLower],
        [{ discountPrice: good.regularPrice + 1 }, notLower],
        [{ discountPrice: 0 }, 'Discount price must be at least 10 naira'],
      ]
      for (const [change, message] of changes)
        expect(await update(id, change)).toMatchObject({ status: 422, body: { message } })
      expect(await shown(id)).toEqual(before)
    })

    it('has its images in another order, more of them or fewer', async () => {
      const [, second, third] = kind.ownImages
      const id = await createdId()
      await update(id, { imageUrls: [third, second] })
      expect((await shown(id)).imageUrls).toEqual([third, second])
      await update(id, { name: 'Images are left alone' })
      expect((await shown(id)).imageUrls).toEqual([third, second])
      expect(await update(id, { imageUrls: [] })).toMatchObject({ status: 422 })
      expect(await update(id, { imageUrls: ['/x/none.webp'] })).toMatchObject({
        status: 422,
        body: { message: 'An image is no longer there. Please upload it again.' },
      })
      expect((await shown(id)).imageUrls).toEqual([third, second])
    })
  })

  describe('with If-Match', () => {
    it('is changed where the change is based on what is there', async () => {
      const id = await createdId()
      const first = await update(id, { name: 'First good name' }, { 'If-Match': await tagOf(id) })
      expect(first.status).toBe(200)
      const next = { 'If-Match': first.headers.get('ETag') ?? '' }
      expect((await update(id, { name: 'Second good name' }, next)).status).toBe(200)
      expect((await update(id, { name: 'Third good name' }, { 'If-Match': '*' })).status).toBe(200)
      const weak = { 'If-Match': `W/${await tagOf(id)}` }
      expect((await update(id, { name: 'Fourth good name' }, weak)).status).toBe(200)
      for (const others of [
        (tag: string) => `"0-x", ${tag}`,
        (tag: string) => `${tag},W/"foreign, too" , "x"`,
      ]) {
        const list = { 'If-Match': others(await tagOf(id)) }
        expect((await update(id, { name: 'Of a list of tags' }, list)).status).toBe(200)
      }
    })

    it('is told to the later editor as it is now', async () => {
      const id = await createdId()
      const tag = await tagOf(id)
      const price = good.regularPrice + 1_000
      expect((await update(id, { regularPrice: price }, { 'If-Match': tag })).status).toBe(200)
      for (const stale of [tag, '"0-x"', '"foreign"', 'x', `"0-x", ${tag}`, `x, *`, `* , "0-x"`, ''])
        expect(await update(id, { name: 'Typed meanwhile' }, { 'If-Match': stale })).toMatchObject({
          status: 412,
          body: {
            message: `This ${noun} was changed elsewhere in the meantime`,
            current: { _id: id, name: good.name, regularPrice: price },
          },
        })
      expect((await shown(id)).name).toBe(good.name)
    })

    it('is as it was asked where the same change comes again because its answer was lost', async () => {
      const id = await createdId()
      const headers = { 'If-Match': await tagOf(id) }
      const send = () => update(id, { name: 'Typed without a line', imageUrls: good.imageUrls }, headers)
      const [first, second] = [await send(), await send()]
      expect([first.status, second.status]).toEqual([200, 200])
      expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'))
      expect(await stored(id)).toMatchObject({ version: 2 })
      expect((await update(id, { name: 'Typed without a line', imageUrls: [] }, headers)).status).not.toBe(
        200,
      )
    })

    it('is changed by one of many at once', async () => {
      const id = await createdId()
      const headers = { 'If-Match': await tagOf(id) }
      let answers: ReturnType<typeof update>[] = []
      await db.transaction(async (tx) => {
        await tx.select().from(table).for('update')
        answers = Array.from({ length: 8 }, (_, index) =>
          update(id, { regularPrice: good.regularPrice + index }, headers),
        )
        await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(8)
      })
      const statuses = (await Promise.all(answers)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, ...Array<number>(7).fill(412)])
      const winner = statuses.indexOf(200)
      expect(await stored(id)).toMatchObject({
        version: 2,
        regularPrice: (good.regularPrice + winner) * 100,
      })
    })
  })

  it('without If-Match keeps all changes of different fields at once', async () => {
    const id = await createdId()
    await Promise.all([
      update(id, { regularPrice: good.regularPrice + 99 }),
      update(id, { name: 'Another good name' }),
      update(id, { description: 'Another description' }),
    ])
    expect(await stored(id)).toMatchObject({
      version: 4,
      regularPrice: (good.regularPrice + 99) * 100,
      name: 'Another good name',
      description: 'Another description',
    })
  })

  it('is taken down with its place for images, once', async () => {
    const id = await kind.attach()
    expect(await remove(id)).toMatchObject({ status: 200, body: { success: true, message: kind.deleted } })
    expect((await get(`/${noun}/get/${id}`)).status).toBe(404)
    expect(await db.$count(kind.images)).toBe(0)
    expect(await remove(id)).toMatchObject({ status: 404, body: { message: kind.missing } })
  })
})
