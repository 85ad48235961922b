import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CATEGORIES } from '#domain/catalogue.ts'
import { Product, ProductPage } from '#domain/products/product-schema.ts'
import {
  attachImages,
  createProduct,
  createProducts,
  createReview,
  createSeller,
  forgetIndexes,
  oneADay,
} from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { ctx, get, db } = await createTestApi()

const Searched = z.object({ data: z.pick(ProductPage, { products: true }), pagination: z.any() })

const list = async (query = '') => ProductPage.parse((await get(`/product/getCat?${query}`)).body)
const names = (products: Product[]) => products.map(({ name }) => name)

describe('GET /product/getCategories', () => {
  it('answers the tree of the specification, in its order', async () => {
    const { status, body } = await get('/product/getCategories')
    expect(status).toBe(200)
    expect(body).toEqual(CATEGORIES)
    expect(body).toContainEqual({
      id: 'blockwork',
      category: 'Blockwork',
      subCategories: ['Sandcrete Block', 'Brickwall'],
    })
  })
})

describe('a product', () => {
  it('has exactly the fields of the contract, in naira, with its seller and their stars', async () => {
    const seller = await createSeller(db, {
      name: 'Ikeja Blocks',
      phoneConfirmedAt: new Date('2026-11-03'),
      businessCheckedAt: new Date('2026-11-05'),
      businessBasis: 'cac',
      image: '/avatars/1.webp',
      mobileNumber: '+2348051234567',
    })
    await createReview(db, { sellerId: seller.id, rating: 5 })
    await createReview(db, { sellerId: seller.id, rating: 4 })
    await createReview(db, { sellerId: seller.id, rating: 4 })
    const product = await createProduct(db, {
      ownerId: seller.id,
      name: 'Vibrated block, 9 inch',
      description: 'Cured for 14 days.',
      category: 'blockwork',
      subCategories: ['Sandcrete Block', 'Brickwall'],
      unit: 'nr',
      location: 'FCT',
      lga: 'Bwari',
      storeAddress: '3 Ring Road',
      mobile: '+2347011111111',
      regularPrice: 850.5,
      discountPrice: 799.99,
      packKind: 'bundle',
      packSize: 10,
      packUnit: 'nr',
      minimumOrder: 100,
      priceBreaks: [{ from: 500, price: 79_050 }],
      delivery: 'charged',
      deliveryPrice: 1_500_000,
      deliveryPer: 'trip',
      inStock: false,
      priceConfirmedAt: new Date('2026-03-04T05:06:07.890Z'),
      materialId: 'hollow-block',
      parameters: { thickness: 225 },
      specification: 'hollow-block/225mm',
      comparableQuantity: 10,
      comparableUnit: 'nr',
      conversion: 'exact',
      readBy: 'seller',
      createdAt: new Date('2026-02-03T04:05:06.789Z'),
      updatedAt: new Date('2026-03-04T05:06:07.890Z'),
    })
    await attachImages(db, { product }, ['/p/front.webp', '/p/side.webp', '/p/back.webp'])
    await forgetIndexes(db, 'images', 'product_images')

    const expected = {
      _id: product.id,
      name: 'Vibrated block, 9 inch',
      description: 'Cured for 14 days.',
      imageUrls: ['/p/front.webp', '/p/side.webp', '/p/back.webp'],
      images: ['/p/front.webp', '/p/side.webp', '/p/back.webp'].map((url) => ({
        url,
        width: 800,
        height: 600,
        placeholder: 'data:image/webp;base64,AAAA',
        widths: [400, 800],
      })),
      categories: 'blockwork',
      categoryName: 'Blockwork',
      subCategories: ['Sandcrete Block', 'Brickwall'],
      location: 'FCT',
      lga: 'Bwari',
      storeAddress: '3 Ring Road',
      type: 'Material',
      regularPrice: 850.5,
      discountPrice: 799.99,
      discount: true,
      mobile: '+2347011111111',
      unit: 'nr',
      pack: { kind: 'bundle', size: 10, sizeUnit: 'nr' },
      minimumOrder: 100,
      priceBreaks: [{ from: 500, price: 790.5 }],
      delivery: { kind: 'charged', price: 15_000, per: 'trip' },
      inStock: false,
      priceConfirmedAt: '2026-03-04T05:06:07.890Z',
      freshness: 'stale',
      packReadBy: 'seller',
      materialReadBy: 'seller',
      readBy: 'seller',
      material: {
        id: 'hollow-block',
        name: 'Hollow sandcrete block',
        category: 'blockwork',
        subCategory: 'Sandcrete Block',
        drawing: 'blockwork-sandcrete-block',
        parameters: { thickness: 225 },
        brand: null,
        readBy: 'seller',
        specification: 'hollow-block/225mm',
      },
      comparable: { price: 80, quantity: 10, unit: 'nr', conversion: 'exact' },
      notComparable: null,
      userRef: {
        _id: seller.id,
        username: 'Ikeja Blocks',
        slug: null,
        avatar: '/avatars/1.webp',
        mobileNumber: '+2348051234567',
        verified: true,
        verification: {
          phoneConfirmedAt: '2026-11-03T00:00:00.000Z',
          businessCheckedAt: '2026-11-05T00:00:00.000Z',
          businessBasis: 'cac',
        },
        rating: 4.33,
        reviewCount: 3,
      },
      createdAt: '2026-02-03T04:05:06.789Z',
      updatedAt: '2026-03-04T05:06:07.890Z',
    }
    const pagination = { page: 1, limit: 20, pages: 1, total: 1, totalCapped: false, next: null }
    const plain = { understood: [], relaxed: null }
    const user = {
      ...expected.userRef,
      bio: '',
      storeAddress: '',
      createdAt: seller.createdAt.toISOString(),
    }
    const bodyOf = async (path: string) => (await get(path)).body

    expect(await bodyOf(`/product/get/${product.id}`)).toEqual({
      success: true,
      message: 'Product found',
      product: { ...expected, details: [{ name: 'Thickness', value: '225 mm' }] },
    })
    expect(await bodyOf('/product/getCat')).toEqual({
      products: [expected],
      pagination: { ...pagination, limit: 10 },
      ...plain,
    })
    expect(await bodyOf('/product/market-search')).toEqual({
      data: { products: [expected] },
      pagination,
      ...plain,
    })
    expect(await bodyOf(`/product/seller-products/${seller.id}`)).toEqual({
      data: { products: [expected] },
      pagination,
      ...plain,
    })
    expect(await bodyOf(`/product/user/${seller.id}`)).toEqual({
      products: [expected],
      user,
      pagination,
      ...plain,
    })
    const own = await get(`/user/products/${seller.id}`, await signInAs(ctx, seller))
    expect(own.body).toEqual([expected])
  })

  it('without offer, pictures, reviews or a profile says so in plain values', async () => {
    const { id: ownerId } = await createSeller(db, { emailVerified: false })
    const { id } = await createProduct(db, { ownerId })
    const { product } = z.object({ product: Product }).parse((await get(`/product/get/${id}`)).body)
    expect(product).toMatchObject({ discount: false, discountPrice: 0, imageUrls: [], images: [] })
    expect(product.userRef).toMatchObject({
      avatar: null,
      mobileNumber: null,
      verified: false,
      rating: 0,
      reviewCount: 0,
    })
  })
})

describe.each(['getCat', 'market-search'])('the filters of GET /product/%s', (call) => {
  async function found(query: string): Promise<string[]> {
    const { body } = await get(`/product/${call}?${query}`)
    return names(call === 'getCat' ? ProductPage.parse(body).products : Searched.parse(body).data.products)
  }

  it.each([
    ['', ['Mason, Lagos', 'Blocks, Kano', 'Granite, Kano', 'Cement, Lagos']],
    ['category=concrete', ['Granite, Kano', 'Cement, Lagos']],
    ['category=CONCRETE', ['Granite, Kano', 'Cement, Lagos']],
    ['category=Blockwork', ['Mason, Lagos', 'Blocks, Kano']],
    ['subCategory=Cement', ['Cement, Lagos']],
    ['subCategory=cEMENT', ['Cement, Lagos']],
    ['subCategory=Sandcrete+Block', ['Blocks, Kano']],
    ['subCategory=Sandcrtete+Block', ['Blocks, Kano']],
    ['location=Kano', ['Blocks, Kano', 'Granite, Kano']],
    ['location=kano+state', ['Blocks, Kano', 'Granite, Kano']],
    ['type=Labour', ['Mason, Lagos']],
    ['type=material', ['Blocks, Kano', 'Granite, Kano', 'Cement, Lagos']],
    ['name=granite', ['Granite, Kano']],
    ['category=concrete&location=Kano', ['Granite, Kano']],
    ['category=concrete&subCategory=Cement&location=Lagos&type=Material&name=cem', ['Cement, Lagos']],
    ['category=concrete&subCategory=Sandcrete+Block', []],
    ['subCategory=Others', []],
    ['location=Abuja', ['Blocks', 'Granite', 'Mason', 'Cement']],
    ['category=&subCategory=&location=&type=&name=&colour=red', ['Mason', 'Blocks', 'Granite', 'Cement']],
  ])('%s', async (query, expected) => {
    const blockwork = { category: 'blockwork' } as const
    await createProducts(db, [
      { name: 'Cement, Lagos', location: 'Lagos', createdAt: new Date('2026-01-01') },
      {
        name: 'Granite, Kano',
        subCategories: ['Granite'],
        location: 'Kano',
        createdAt: new Date('2026-01-02'),
      },
      {
        ...blockwork,
        name: 'Blocks, Kano',
        subCategories: ['Sandcrete Block'],
        location: 'Kano',
        createdAt: new Date('2026-01-03'),
      },
      {
        ...blockwork,
        name: 'Mason, Lagos',
        subCategories: ['Brickwall'],
        type: 'Labour',
        createdAt: new Date('2026-01-04'),
      },
    ])
    const start = (name: string) => expect.stringMatching(`^${name}`)
    expect(await found(query)).toEqual(expected.map(start))
  })
})

it('a sub-category that several categories have is found in all of them, or in the one that is asked for', async () => {
  const others = { subCategories: ['Others'] }
  await createProducts(db, [
    { ...others, name: 'Roof things', category: 'roofing', createdAt: new Date('2026-01-01') },
    { ...others, name: 'Door things', category: 'openings', createdAt: new Date('2026-01-02') },
    { name: 'Cement, Lagos' },
  ])
  expect(names((await list('subCategory=Others')).products)).toEqual(['Door things', 'Roof things'])
  expect(names((await list('subCategory=Others&category=roofing')).products)).toEqual(['Roof things'])
})

describe('pages', () => {
  it.each([
    ['getCat', 10],
    ['market-search', 20],
  ])('%s answers %d a page, newest first', async (call, size) => {
    await createProducts(db, oneADay(25))
    const { body } = await get(`/product/${call}`)
    const page = z.union([ProductPage, Searched]).parse(body)
    const products = 'data' in page ? page.data.products : page.products
    expect(products).toHaveLength(size)
    expect(products[0]?.name).toBe('Added on day 25')
    expect(page.pagination).toEqual({
      page: 1,
      limit: size,
      pages: Math.ceil(25 / size),
      total: 25,
      totalCapped: false,
      next: expect.any(String),
    })
  })

  it.each([
    ['page=2', { page: 2, limit: 10, pages: 2, total: 12, totalCapped: false }, 2],
    ['page=3', { page: 3, limit: 10, pages: 2, total: 12, totalCapped: false }, 0],
    ['page=1000000', { page: 1_000_000, limit: 10, pages: 2, total: 12, totalCapped: false }, 0],
    ['limit=1', { page: 1, limit: 1, pages: 12, total: 12, totalCapped: false }, 1],
    ['limit=50', { page: 1, limit: 50, pages: 1, total: 12, totalCapped: false }, 12],
    ['limit=5&page=3', { page: 3, limit: 5, pages: 3, total: 12, totalCapped: false }, 2],
    ['limit=5&page=3&type=Labour', { page: 3, limit: 5, pages: 0, total: 0, totalCapped: false }, 0],
  ])('?%s is %o with %d products', async (query, pagination, count) => {
    await createProducts(db, oneADay(12))
    const page = await list(query)
    const next = pagination.page < pagination.pages ? expect.any(String) : null
    expect(page.pagination).toEqual({ ...pagination, next })
    expect(page.products).toHaveLength(count)
  })

  it('put products of the same moment in one lasting order', async () => {
    const ids = Array.from({ length: 30 }, () => randomUUID())
    await createProducts(
      db,
      ids.map((id) => ({ id, createdAt: new Date('2026-01-01') })),
    )
    await forgetIndexes(db, 'products')
    const pages = await Promise.all([1, 2, 3].map(async (page) => (await list(`page=${page}`)).products))
    expect(pages.flat().map(({ _id }) => _id)).toEqual(ids.sort().reverse())
  })
})

describe('an empty marketplace', () => {
  it.each([
    [
      'getCat',
      {
        products: [],
        pagination: { page: 1, limit: 10, pages: 0, total: 0, totalCapped: false, next: null },
      },
    ],
    [
      'market-search',
      {
        data: { products: [] },
        pagination: { page: 1, limit: 20, pages: 0, total: 0, totalCapped: false, next: null },
      },
    ],
  ])('%s answers an empty list', async (call, body) => {
    expect(await get(`/product/${call}`)).toMatchObject({ status: 200, body })
  })
})
