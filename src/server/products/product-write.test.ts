import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Product } from '#domain/products/product-schema.ts'
import { productImages, products } from '#server/db/schema/products.ts'
import {
  attachImages,
  createImages,
  createProduct,
  createSeller,
  type Seller,
} from '../../../tests/support/factories.ts'
import { NEW_PRODUCT, signedInSeller } from '../../../tests/support/new-offers.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'

const { api, call, ctx, db, get } = await createTestApi()

let seller: Seller
let own: Record<string, string>

beforeEach(async () => {
  ;({ seller, own } = await signedInSeller(ctx))
})

const good = {
  ...NEW_PRODUCT,
  description: 'Fresh from the plant.\nDelivered on pallets.',
  categories: 'Concrete',
  categoryName: 'Concrete',
  subCategories: ['cement'],
  mobile: '0803 123 4567',
  imageUrls: ['/p/2.webp', '/p/1.webp'],
}

const create = (changes: object = {}, headers = own) =>
  call('POST', '/product/create-product', { ...good, ...changes }, headers)
const update = (id: string, changes?: object, headers: Record<string, string> = {}) =>
  call('PUT', `/product/update/${id}`, changes, { ...own, ...headers })
const stored = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]
const idOf = (body: unknown) => z.object({ _id: z.string() }).parse(body)._id
const shown = async (id: string) =>
  z.object({ product: Product }).parse((await get(`/product/get/${id}`)).body).product

describe('POST /product/create-product', () => {
  it('puts up the product as everybody sees it from then on', async () => {
    const { status, body, headers } = await create({ userRef: seller.id })
    expect(status).toBe(201)
    const { message, ...product } = z.extend(Product, { message: z.string() }).parse(body)
    expect(message).toBe('Product created')
    expect(product).toMatchObject({
      name: 'Dangote cement 42.5R',
      description: 'Fresh from the plant.\nDelivered on pallets.',
      categories: 'concrete',
      categoryName: 'Concrete',
      subCategories: ['Cement'],
      regularPrice: 10_500,
      discount: false,
      discountPrice: 0,
      mobile: '+2348031234567',
      imageUrls: ['/p/2.webp', '/p/1.webp'],
      userRef: { _id: seller.id },
    })
    expect(await shown(product._id)).toEqual(product)
    expect(headers.get('ETag')).toBe((await get(`/product/get/${product._id}`)).headers.get('ETag'))
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect((await get('/product/getCat?name=dangote')).body).toMatchObject({ pagination: { total: 1 } })
  })

  it.each([
    ['categories', 'Product category is required'],
    ['name', 'Product name is required'],
    ['description', 'Product description is required'],
    ['location', 'Product location is required'],
    ['storeAddress', 'Product storeAddress is required'],
    ['type', 'Product type is required'],
    ['regularPrice', 'Product regularPrice is required'],
    ['unit', 'Product unit is required'],
    ['mobile', 'Mobile number is required'],
    ['imageUrls', 'Product images are required'],
  ])('asks for %s', async (path, message) => {
    for (const nothing of [undefined, null, path === 'imageUrls' ? [] : '']) {
      expect(await create({ [path]: nothing })).toMatchObject({
        status: 422,
        body: { success: false, statusCode: 422, message, errors: [{ path, message }] },
      })
    }
    expect(await db.$count(products)).toBe(0)
  })

  it.each<[object, string]>([
    [{ name: 'too short' }, 'Product name must have 10 to 62 characters'],
    [{ name: 'x'.repeat(63) }, 'Product name must have 10 to 62 characters'],
    [{ description: 'x'.repeat(50_000) }, 'Product description must have at most 5000 characters'],
    [{ categories: 'Plumbing' }, expect.stringContaining('Product category must be one of Concrete')],
    [{ subCategories: ['Nails'] }, 'Product sub-category does not belong to its category'],
    [{ regularPrice: 9 }, 'Product regularPrice must be 10 to 100,000,000 naira'],
    [{ regularPrice: 100_000_001 }, 'Product regularPrice must be 10 to 100,000,000 naira'],
    [{ discount: true, discountPrice: 10_500 }, 'Discount price must be lower than regular price'],
    [{ discount: true }, 'Discount price must be at least 10 naira'],
    [
      { imageUrls: Array.from({ length: 11 }, (_, index) => `/p/${index}.webp`) },
      'You can only upload 10 images per product',
    ],
    [{ imageUrls: ['/p/1.webp', 5] }, 'An image must be the address of an own upload'],
    [{ userRef: 5 }, 'userRef must be the id of the owner'],
  ])('refuses %j', async (changes, message) => {
    expect(await create(changes)).toMatchObject({ status: 422, body: { message } })
    expect(await db.$count(products)).toBe(0)
  })

  it('says all reasons at once', async () => {
    const { body } = await call('POST', '/product/create-product', {}, own)
    expect(body).toMatchObject({ message: 'Product name is required', errors: { length: 11 } })
  })

  it('takes own pictures of products alone', async () => {
    const other = await createSeller(db)
    await createImages(db, other.id, 'product', ['/p/theirs.webp'])
    await createImages(db, seller.id, 'listing', ['/l/home.webp'])
    for (const url of [
      '/p/theirs.webp',
      '/l/home.webp',
      '/p/none.webp',
      'https://elsewhere.example/1.webp',
      '',
    ])
      expect(await create({ imageUrls: ['/p/1.webp', url] })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'imageUrls' }] },
      })
    expect(await db.$count(products)).toBe(0)
  })

  it('shows a picture that was named twice once', async () => {
    const { body } = await create({ imageUrls: ['/p/3.webp', '/p/1.webp', '/p/3.webp'] })
    expect((await shown(idOf(body))).imageUrls).toEqual(['/p/3.webp', '/p/1.webp'])
  })

  it('puts nothing up in the name of another', async () => {
    const other = await createSeller(db)
    expect(await create({ userRef: other.id })).toMatchObject({ status: 403 })
    expect(await create({ userRef: { _id: other.id } })).toMatchObject({ status: 403 })
    expect(await db.$count(products)).toBe(0)
  })

  it.each([
    "Robert'); DROP TABLE products;--",
    '<script>alert(1)</script> & <b>bold</b>',
    'مرحبا بالعالم، إسمنت ممتاز',
    '🧱🧱🧱 six inch blocks 👷🏾‍♀️',
    '#{7*7} {{7*7}} %s %n \\x00 \\',
    '{"$gt": ""} constructor __proto__',
  ])('keeps %s as the text that it is', async (name) => {
    const { status, body } = await create({ name, description: name, storeAddress: name })
    expect(status).toBe(201)
    expect(await shown(idOf(body))).toMatchObject({ name, description: name, storeAddress: name })
  })

  it('rejects what is no JSON, too much of it, or something else', async () => {
    const send = async (body: string, type?: string) => {
      const headers = { ...own, ...(type !== undefined && { 'Content-Type': type }) }
      return (await api.request('/api/product/create-product', { method: 'POST', headers, body })).status
    }
    const json = JSON.stringify(good)
    expect(await send('{', 'application/json')).toBe(400)
    expect(await send('[]', 'application/json')).toBe(422)
    expect(await send('null', 'application/json')).toBe(422)
    expect(await send('', 'application/json')).toBe(422)
    expect(await send(json, 'text/plain')).toBe(415)
    expect(await send(json, 'application/x-www-form-urlencoded')).toBe(415)
    expect(await send(json)).toBe(415)
    expect(await send(json.replace('Fresh', 'x'.repeat(1_000_000)), 'application/json')).toBe(413)
    expect(await db.$count(products)).toBe(0)
    expect(await send(json, 'application/json; charset=utf-8')).toBe(201)
  })

  it('is limited to 300 an hour', async () => {
    for (let count = 0; count < 300; count += 1)
      await ctx.limits.count({ name: 'product-create', tries: 300, seconds: 3600 }, seller.id)
    const { status, headers } = await create()
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await db.$count(products)).toBe(0)
  })

  it('ignores fields that it does not know', async () => {
    const { body } = await create({ _id: randomUUID(), version: 7, ownerId: randomUUID(), importKey: 'x' })
    expect(await stored(idOf(body))).toMatchObject({ ownerId: seller.id, version: 1, importKey: null })
  })
})

describe('GET /product/edit/{id}', () => {
  it('gives the owner the product with its version', async () => {
    const product = await createProduct(db, { ownerId: seller.id, version: 3 })
    const { status, body, headers } = await get(`/product/edit/${product.id}`, own)
    expect([status, body]).toEqual([200, { success: true, product: await shown(product.id) }])
    expect(headers.get('ETag')).toMatch(/^"3-/)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
  })
})

describe('PUT /product/update/{id}', () => {
  it('changes what it names, and keeps the rest', async () => {
    const id = idOf((await create({ discount: true, discountPrice: 9_000 })).body)
    const before = await shown(id)
    const { status, body, headers } = await update(id, { name: 'Dangote cement, new', userRef: seller.id })
    expect(status).toBe(200)
    const { updatedAt, ...after } = await shown(id)
    expect(body).toEqual({ ...after, updatedAt, message: 'Product updated' })
    expect(after).toEqual({ ...before, name: 'Dangote cement, new', updatedAt: undefined })
    expect(updatedAt > before.updatedAt).toBe(true)
    expect(headers.get('ETag')).toMatch(/^"2-/)
    expect(headers.get('ETag')).toBe((await get(`/product/get/${id}`)).headers.get('ETag'))
  })

  it('takes back what the edit call gave', async () => {
    const id = idOf((await create()).body)
    const { product } = z.object({ product: Product }).parse((await get(`/product/edit/${id}`, own)).body)
    expect(await update(id, product)).toMatchObject({ status: 200 })
    expect(await shown(id)).toEqual({ ...product, updatedAt: expect.any(String) })
  })

  it('without a body changes nothing, not even its age', async () => {
    const id = idOf((await create()).body)
    const before = await stored(id)
    for (const body of [undefined, {}, { unknown: 1 }, { userRef: seller.id }])
      expect(await update(id, body)).toMatchObject({ status: 200, body: { _id: id } })
    const empty = { method: 'PUT', headers: { ...own, 'Content-Type': 'application/json' } }
    expect((await api.request(`/api/product/update/${id}`, empty)).status).toBe(200)
    expect(await stored(id)).toEqual(before)
  })

  it.each<[object, string]>([
    [{ regularPrice: 9_000 }, 'Discount price must be lower than regular price'],
    [{ discountPrice: 10_500 }, 'Discount price must be lower than regular price'],
    [{ categories: 'Formwork' }, 'Product sub-category does not belong to its category'],
    [{ subCategories: ['Nails'] }, 'Product sub-category does not belong to its category'],
    [{ name: null }, 'Product name is required'],
    [{ name: '' }, 'Product name is required'],
    [{ imageUrls: [] }, 'Product images are required'],
    [{ imageUrls: ['/p/none.webp'] }, 'An image is not there any more. Please upload it again.'],
  ])('holds the rules of the whole product for %j', async (changes, message) => {
    const id = idOf((await create({ discount: true, discountPrice: 9_000 })).body)
    const before = await shown(id)
    expect(await update(id, changes)).toMatchObject({ status: 422, body: { message } })
    expect(await shown(id)).toEqual(before)
  })

  it('changes two fields that only together keep the rules', async () => {
    const id = idOf((await create({ discount: true, discountPrice: 9_000 })).body)
    expect(await update(id, { categories: 'formwork', subCategories: ['Nails'] })).toMatchObject({
      status: 200,
    })
    expect(await update(id, { regularPrice: 5_000, discountPrice: 4_000 })).toMatchObject({ status: 200 })
    expect(await update(id, { discount: false })).toMatchObject({ body: { discountPrice: 0 } })
  })

  it('puts its pictures in another order, adds and removes', async () => {
    const id = idOf((await create()).body)
    await update(id, { imageUrls: ['/p/3.webp', '/p/2.webp'] })
    expect((await shown(id)).imageUrls).toEqual(['/p/3.webp', '/p/2.webp'])
    await update(id, { name: 'Pictures are left alone' })
    expect((await shown(id)).imageUrls).toEqual(['/p/3.webp', '/p/2.webp'])
  })

  it('changes an imported product without pictures, and can give it some', async () => {
    const { id } = await createProduct(db, { ownerId: seller.id, importKey: 'row' })
    expect(await update(id, { regularPrice: 800 })).toMatchObject({ status: 200, body: { imageUrls: [] } })
    expect(await update(id, { imageUrls: [] })).toMatchObject({ status: 422 })
    expect(await update(id, { imageUrls: ['/p/1.webp'] })).toMatchObject({
      body: { imageUrls: ['/p/1.webp'] },
    })
    expect((await stored(id))?.importKey).toBe('row')
  })

  it('makes the old name unfindable and the new one findable', async () => {
    const id = idOf((await create()).body)
    await update(id, { name: 'Elephant Portland bags' })
    const total = async (name: string) =>
      z
        .object({ pagination: z.object({ total: z.number() }) })
        .parse((await get(`/product/getCat?name=${name}`)).body).pagination.total
    expect([await total('dangote'), await total('portland')]).toEqual([0, 1])
  })
})

describe('If-Match', () => {
  const tagOf = async (id: string) => (await get(`/product/get/${id}`)).headers.get('ETag') ?? ''

  it('lets an update through that is based on what is there', async () => {
    const id = idOf((await create()).body)
    const first = await update(id, { regularPrice: 11_000 }, { 'If-Match': await tagOf(id) })
    expect(first.status).toBe(200)
    const next = { 'If-Match': first.headers.get('ETag') ?? '' }
    expect((await update(id, { regularPrice: 12_000 }, next)).status).toBe(200)
    expect((await update(id, { regularPrice: 13_000 }, { 'If-Match': '*' })).status).toBe(200)
    expect((await update(id, { regularPrice: 14_000 }, { 'If-Match': `W/${await tagOf(id)}` })).status).toBe(
      200,
    )
  })

  it('tells the later editor, with the product as it is now', async () => {
    const id = idOf((await create()).body)
    const tag = await tagOf(id)
    await update(id, { regularPrice: 11_000 })
    for (const stale of [tag, '"0-x"', '"foreign"', 'x'])
      expect(await update(id, { name: 'Typed meanwhile' }, { 'If-Match': stale })).toMatchObject({
        status: 412,
        body: {
          message: 'This product was changed elsewhere in the meantime',
          current: { _id: id, name: good.name, regularPrice: 11_000 },
        },
      })
    expect((await shown(id)).name).toBe(good.name)
  })

  it('lets one of many at once win', async () => {
    const id = idOf((await create()).body)
    const headers = { 'If-Match': await tagOf(id) }
    let answers: ReturnType<typeof update>[] = []
    await db.transaction(async (tx) => {
      await tx.select().from(products).for('update')
      answers = Array.from({ length: 8 }, (_, index) => update(id, { regularPrice: 1_000 + index }, headers))
      await expect.poll(() => countWaiting(db), { timeout: 10_000 }).toBe(8)
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(7).fill(412)])
    const winner = statuses.indexOf(200)
    expect(await stored(id)).toMatchObject({ version: 2, regularPrice: (1_000 + winner) * 100 })
  })

  it('is not needed: updates of different fields at once are all kept', async () => {
    const id = idOf((await create()).body)
    await Promise.all([
      update(id, { regularPrice: 999 }),
      update(id, { name: 'Another good name' }),
      update(id, { mobile: '08051234567' }),
    ])
    expect(await stored(id)).toMatchObject({
      version: 4,
      regularPrice: 99_900,
      name: 'Another good name',
      mobile: '+2348051234567',
    })
  })
})

describe('DELETE /product/delete/{id}', () => {
  it('takes it down with its place for pictures, once', async () => {
    const product = await createProduct(db, { ownerId: seller.id })
    await attachImages(db, { product }, ['/p/9.webp'])
    expect(await call('DELETE', `/product/delete/${product.id}`, undefined, own)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Product deleted' },
    })
    expect((await get(`/product/get/${product.id}`)).status).toBe(404)
    expect(await db.$count(productImages)).toBe(0)
    const again = await call('DELETE', `/product/delete/${product.id}`, undefined, own)
    expect(again).toMatchObject({ status: 404, body: { message: 'No product found.' } })
  })
})
