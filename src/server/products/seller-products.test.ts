import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Product, ProductPage } from '#domain/products/product-schema.ts'
import { createProduct, createProducts, createSeller, oneADay } from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { ctx, get, db } = await createTestApi()

const Searched = z.object({ data: z.pick(ProductPage, { products: true }), pagination: z.any() })

const names = (products: Product[]) => products.map(({ name }) => name)

describe("a seller's products", () => {
  const lists = [
    ['/product/seller-products/', (body: unknown) => Searched.parse(body).data.products],
    ['/product/user/', (body: unknown) => ProductPage.parse(body).products],
  ] as const

  it.each(lists)('GET %s{id} answers theirs alone, newest first', async (path, productsOf) => {
    const seller = await createSeller(db)
    await createProducts(db, oneADay(3, { ownerId: seller.id }))
    await createProduct(db, { name: "Somebody else's" })
    const { body } = await get(path + seller.id)
    expect(names(productsOf(body))).toEqual(['Added on day 3', 'Added on day 2', 'Added on day 1'])
  })

  it.each(lists)('GET %s{id} of a seller without products is an empty list', async (path, productsOf) => {
    const { status, body } = await get(path + (await createSeller(db)).id)
    expect(status).toBe(200)
    expect(productsOf(body)).toEqual([])
  })

  it.each(lists)('GET %s{id} of nobody is 404', async (path) => {
    expect(await get(path + randomUUID())).toMatchObject({
      status: 404,
      body: { message: 'No such person or shop.' },
    })
  })

  it.each([
    ['name=grinte', ['Granite, Kano']],
    ['location=Kano', ['Granite, Kano']],
    ['category=Concrete', ['Granite, Kano', 'Cement, Lagos']],
    ['category=concrete&location=lagos&name=cement', ['Cement, Lagos']],
    ['category=Roofing', []],
  ])('GET /product/seller-products/{id}?%s', async (query, expected) => {
    const { id: ownerId } = await createSeller(db)
    await createProducts(db, [
      { ownerId, name: 'Cement, Lagos', createdAt: new Date('2026-01-01') },
      { ownerId, name: 'Granite, Kano', location: 'Kano', createdAt: new Date('2026-01-02') },
      { ownerId, name: 'Nails, Lagos', category: 'formwork', subCategories: ['Nails'] },
    ])
    const found = Searched.parse((await get(`/product/seller-products/${ownerId}?${query}`)).body)
    expect(names(found.data.products)).toEqual(expected)
  })

  it.each(['seller-products', 'user'])('GET /product/%s/{id} answers 20 a page', async (call) => {
    const { id } = await createSeller(db)
    await createProducts(db, oneADay(21, { ownerId: id }))
    const pagination = { page: 1, limit: 20, pages: 2, total: 21 }
    expect((await get(`/product/${call}/${id}`)).body).toMatchObject({ pagination })
    const second = (await get(`/product/${call}/${id}?page=2`)).body
    expect(second).toMatchObject({ pagination: { ...pagination, page: 2 } })
  })

  it('GET /user/products/{id} answers 50 from startIndex on, and the total in X-Total-Count', async () => {
    const { id } = await createSeller(db)
    const own = await signInAs(ctx, { id })
    await createProducts(db, oneADay(52, { ownerId: id }))
    await createProduct(db, { name: "Somebody else's" })
    const read = async (query: string) => {
      const { headers, body } = await get(`/user/products/${id}?${query}`, own)
      expect(headers.get('X-Total-Count')).toBe('52')
      return names(z.array(Product).parse(body))
    }
    expect(await read('')).toHaveLength(50)
    expect(await read('startIndex=50')).toEqual(['Added on day 2', 'Added on day 1'])
    expect(await read('startIndex=51&limit=1')).toEqual(['Added on day 1'])
    expect(await read('startIndex=52')).toEqual([])
  })
  it('GET /user/products/{id} is for that person alone, and is kept by nobody', async () => {
    const seller = await createSeller(db)
    const headers = await signInAs(ctx, await createSeller(db))
    const own = await get(`/user/products/${seller.id}`, await signInAs(ctx, seller))
    expect(own).toMatchObject({ status: 200, body: [] })
    expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await get(`/user/products/${seller.id}`)).toMatchObject({ status: 401 })
    expect(await get(`/user/products/${seller.id}`, headers)).toMatchObject({ status: 403 })
    for (const id of [randomUUID(), 'nobody'])
      expect(await get(`/user/products/${id}`, headers)).toMatchObject({
        status: 404,
        body: { message: 'No such person or shop.' },
      })
  })
})
