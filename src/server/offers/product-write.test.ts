import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Product } from '#domain/products/product-schema.ts'
import { priceEvents } from '#server/db/schema/price-events.ts'
import { products } from '#server/db/schema/products.ts'
import { createProduct, type Seller } from '../../../tests/support/factories.ts'
import { NEW_PRODUCT, signedInSeller } from '../../../tests/support/new-offers.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

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

const create = (changes: object = {}) => call('POST', '/product/create-product', { ...good, ...changes }, own)
const update = (id: string, changes: object) => call('PUT', `/product/update/${id}`, changes, own)
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
  ])('refuses %j', async (changes, message) => {
    expect(await create(changes)).toMatchObject({ status: 422, body: { message } })
    expect(await db.$count(products)).toBe(0)
  })

  it('is kept, with what is changed and taken down, as prices that came by the form', async () => {
    const id = idOf((await create()).body)
    await update(id, { regularPrice: 11_000 })
    await call('DELETE', `/product/delete/${id}`, undefined, own)
    const events = await db
      .select()
      .from(priceEvents)
      .where(eq(priceEvents.productId, id))
      .orderBy(priceEvents.id)
    expect(events.map(({ kind, way, price }) => [kind, way, price / 100])).toEqual([
      ['offered', 'form', 10_500],
      ['changed', 'form', 11_000],
      ['withdrawn', 'form', 11_000],
    ])
  })

  it('says all reasons at once', async () => {
    const { body } = await call('POST', '/product/create-product', {}, own)
    expect(body).toMatchObject({ message: 'Product name is required', errors: { length: 11 } })
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
  it('takes back what the edit call gave', async () => {
    const id = idOf((await create()).body)
    const { product } = z.object({ product: Product }).parse((await get(`/product/edit/${id}`, own)).body)
    expect(await update(id, product)).toMatchObject({ status: 200 })
    expect(await shown(id)).toEqual({ ...product, updatedAt: expect.any(String) })
  })

  it.each<[object, string]>([
    [{ categories: 'Formwork' }, 'Product sub-category does not belong to its category'],
    [{ subCategories: ['Nails'] }, 'Product sub-category does not belong to its category'],
    [{ name: null }, 'Product name is required'],
    [{ name: '' }, 'Product name is required'],
    [{ imageUrls: [] }, 'Product images are required'],
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

  it('reads a new number as that of a new product', async () => {
    const id = idOf((await create()).body)
    await update(id, { mobile: '08051234567' })
    expect(await stored(id)).toMatchObject({ version: 2, mobile: '+2348051234567' })
  })

  it('changes an imported product without pictures, and can give it some', async () => {
    const { id } = await createProduct(db, { ownerId: seller.id })
    expect(await update(id, { regularPrice: 800 })).toMatchObject({ status: 200, body: { imageUrls: [] } })
    expect(await update(id, { imageUrls: [] })).toMatchObject({ status: 422 })
    expect(await update(id, { imageUrls: ['/p/1.webp'] })).toMatchObject({
      body: { imageUrls: ['/p/1.webp'] },
    })
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
