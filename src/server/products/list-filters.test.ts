import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalogue.ts'
import { ProductPage } from '#domain/products/product-schema.ts'
import { ProductFacets } from '#domain/search/search-schema.ts'
import { createProduct, createProducts, type ProductOverrides } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

const search = async (query: string) => ProductPage.parse((await get(`/product/getCat?${query}`)).body)
const names = ({ products }: ProductPage) => products.map(({ name }) => name)

const cement = (name: string, more: ProductOverrides = {}): ProductOverrides => ({ name, ...more })

describe('filters and order', () => {
  it.each([
    ['minPrice=500', ['Middle paper bag', 'Dear paper bag']],
    ['maxPrice=500', ['Middle paper bag', 'Cheap paper bag']],
    ['minPrice=450&maxPrice=550', ['Middle paper bag']],
    ['sort=price-asc', ['Cheap paper bag', 'Middle paper bag', 'Dear paper bag']],
    ['sort=price-desc', ['Dear paper bag', 'Middle paper bag', 'Cheap paper bag']],
    ['location=Lagos&lga=Ikeja', ['Cheap paper bag']],
    ['lga=Ikeja', ['Cheap paper bag']],
    ['location=Lagos&lga=Lagos+Mainland&type=Material', ['Cheap paper bag']],
    ['sort=newest', ['Middle paper bag', 'Dear paper bag', 'Cheap paper bag']],
    ['sort=relevance', ['Middle paper bag', 'Dear paper bag', 'Cheap paper bag']],
    ['sort=nearest&near=6.6,3.35', ['Cheap paper bag', 'Middle paper bag', 'Dear paper bag']],
    ['sort=nearest&near=12,8.5', ['Dear paper bag', 'Middle paper bag', 'Cheap paper bag']],
    ['name=bag+under+550', ['Middle paper bag', 'Cheap paper bag']],
    ['name=bag+in+kano', ['Dear paper bag']],
  ])('%s', async (query, expected) => {
    await createProducts(db, [
      cement('Cheap paper bag', {
        location: 'Lagos',
        lga: 'Ikeja',
        regularPrice: 400,
        createdAt: new Date('2026-01-01'),
      }),
      cement('Dear paper bag', { location: 'Kano', regularPrice: 600, createdAt: new Date('2026-01-02') }),
      cement('Middle paper bag', {
        location: 'Oyo',
        discount: true,
        regularPrice: 900,
        discountPrice: 500,
        createdAt: new Date('2026-01-03'),
      }),
    ])
    expect(names(await search(query))).toEqual(expected)
  })

  it.each([
    'sort=best',
    'minPrice=cheap',
    'near=here',
    'near=91,3',
    'lga=Atlantis',
    'location=Kano&lga=Ikeja',
  ])('%s is refused', async (query) => {
    expect((await get(`/product/getCat?${query}`)).status).toBe(400)
  })

  it('keeps where somebody is out of caches', async () => {
    const cached = async (query: string) =>
      (await get(`/product/market-search?${query}`)).headers.get('Cache-Control')
    expect(await cached('sort=nearest&near=12,8.5')).toBe('private, no-store')
    expect(await cached('sort=nearest&location=Kano')).not.toBe('private, no-store')
  })

  it('says how far each is where it is ordered by distance', async () => {
    await createProduct(db, { location: 'Kano', lga: 'Dala' })
    const { products } = await search('sort=nearest&location=Kano')
    expect(products).toMatchObject([{ lga: 'Dala', distanceKm: expect.any(Number) }])
  })
})

describe('where a place has nothing', () => {
  it('lists the nearest places that have, the nearest first', async () => {
    await createProducts(db, [
      cement('Sold in Katsina', { location: 'Katsina' }),
      cement('Sold in Kaduna', { location: 'Kaduna' }),
      cement('Sold in Kaduna too', { location: 'Kaduna', lga: 'Zaria' }),
    ])
    const answer = await search('location=Kano')
    expect(names(answer)).toEqual(['Sold in Katsina', 'Sold in Kaduna too', 'Sold in Kaduna'])
    expect(answer.relaxed).toMatchObject({
      kind: 'place',
      message: expect.stringMatching(/^None in Kano yet\. 1 in Katsina, \d+ km; 2 in Kaduna, \d+ km\.$/),
      places: [
        { state: 'Katsina', count: 1, capped: false },
        { state: 'Kaduna', count: 2, capped: false },
      ],
    })
    expect(answer.products[0]?.distanceKm).toBeGreaterThan(100)
  })

  it('names the categories that have it at another price where nobody has it at this one', async () => {
    await createProducts(db, [{ name: 'Dangote cement, 50 kg', regularPrice: 10_000 }])
    const answer = await search('name=cement+under+100')
    expect(names(answer)).toEqual([])
    expect(answer.relaxed).toMatchObject({
      kind: 'category',
      message: 'Nothing like this at this price anywhere in Nigeria yet. 1 in Concrete.',
    })
  })

  it('keeps the order that was chosen', async () => {
    await createProducts(db, [
      cement('Near and dear', { location: 'Katsina', regularPrice: 9_000 }),
      cement('Far and cheap', { location: 'Lagos', regularPrice: 8_000 }),
    ])
    const answer = await search('name=cement+in+kano&sort=price-asc')
    expect(names(answer)).toEqual(['Far and cheap', 'Near and dear'])
    expect(answer.relaxed).toMatchObject({
      kind: 'place',
      places: [{ state: 'Katsina' }, { state: 'Lagos' }],
    })
  })

  it('shows the little that it has before the nearest that is called and filed so', async () => {
    await createProducts(db, [
      cement('Fibre-cement roof sheet', {
        location: 'Kano',
        category: 'roofing',
        subCategories: ['Roof Covering'],
      }),
      cement('Dangote cement, 50 kg', { location: 'Katsina' }),
    ])
    const answer = await search('name=cement+in+kano')
    expect(names(answer)).toEqual(['Fibre-cement roof sheet', 'Dangote cement, 50 kg'])
    expect(answer.relaxed).toMatchObject({
      kind: 'place',
      message: expect.stringMatching(/^Little like this in Kano yet\. 1 in Katsina, \d+ km\.$/),
    })
    expect((await search('name=cement+in+katsina')).relaxed).toBeNull()
  })

  it('has what says that it is there where nobody knows its local government', async () => {
    const inState = { location: 'FCT', lga: null } as const
    await createProducts(db, [
      cement('Cement in Wuse', { ...inState, storeAddress: '4 Aminu Kano Crescent, Wuse' }),
      cement('Cement in Maitama', { ...inState, storeAddress: '4 Gana Street, Maitama' }),
    ])
    const answer = await search('name=cement+in+maitama')
    expect(names(answer)).toEqual(['Cement in Maitama'])
    expect(answer.relaxed).toBeNull()
  })

  it('lists the nearest local governments where one was asked for', async () => {
    await createProducts(db, [
      cement('Sold in Ikeja', { location: 'Lagos', lga: 'Ikeja' }),
      cement('Sold in Epe, Lagos', { location: 'Lagos', lga: 'Epe' }),
    ])
    const answer = await search('location=Lagos&lga=Agege')
    expect(names(answer)).toEqual(['Sold in Ikeja', 'Sold in Epe, Lagos'])
    expect(answer.relaxed).toMatchObject({ kind: 'place', places: [{ lga: 'Ikeja' }, { lga: 'Epe' }] })
  })

  it('names the categories that have the words where the whole country has nothing', async () => {
    await createProduct(db, { name: 'Dangote cement' })
    const answer = await search('name=dangote&category=electrical')
    expect(answer.products).toEqual([])
    expect(answer.relaxed).toMatchObject({
      kind: 'category',
      categories: [{ category: 'concrete', count: 1, capped: false }],
    })
  })

  it('searches no other place for a word that descriptions mention', async () => {
    await createProduct(db, { location: 'Kaduna', description: 'Limestone is in it.' })
    expect(names(await search('name=limestone'))).toHaveLength(1)
    expect(await search('name=limestone&location=Kano')).toMatchObject({ products: [], relaxed: null })
  })

  it('finds no goods of other markets where descriptions mention them', async () => {
    await createProduct(db, { name: 'Dangote cement', description: 'Our driver unloads.' })
    expect(await search('name=driver')).toMatchObject({ products: [], relaxed: null })
    expect(names(await search('name=cement+with+driver'))).toHaveLength(1)
  })

  it('finds nothing where nothing is like it', async () => {
    await createProduct(db)
    expect(await search('name=zzzzqqq')).toMatchObject({ products: [], relaxed: null })
  })
})

describe('totals', () => {
  it('of words stop at a thousand, and pages go on', async () => {
    for (let from = 0; from < 1_100; from += 550)
      await createProducts(
        db,
        Array.from({ length: 550 }, (_, n) => ({ name: `Bag number ${from + n}` })),
      )
    const page = (number: number) => search(`name=bag&limit=50&page=${number}`)
    expect((await page(1)).pagination).toMatchObject({ pages: 20, total: 1_000, totalCapped: true })
    expect((await page(20)).pagination).toMatchObject({ pages: 21, total: 1_000, totalCapped: true })
    const last = await page(22)
    expect(last.pagination).toMatchObject({ pages: 22, total: 1_000, totalCapped: true })
    expect(last.products).toHaveLength(50)
    expect((await page(23)).products).toEqual([])
  })
})

const STATES = ['Kano', 'Lagos', 'Oyo'] as const
const anyProduct = fc.record({
  category: fc.constantFrom('concrete' as const, 'roofing' as const),
  type: fc.constantFrom(...PRODUCT_TYPES),
  location: fc.constantFrom(...STATES),
  price: fc.constantFrom(100, 200, 300),
  word: fc.constantFrom('alpha', 'beta'),
})
const anyFilters = fc.record(
  {
    category: fc.constantFrom('concrete', 'roofing'),
    subCategory: fc.constantFrom('Cement', 'Others'),
    type: fc.constantFrom(...PRODUCT_TYPES),
    location: fc.constantFrom(...STATES),
    maxPrice: fc.constantFrom(100, 200),
    name: fc.constantFrom('alpha', 'beta'),
  },
  { requiredKeys: [] },
)

const subCategoryOf = (category: string) => (category === 'concrete' ? 'Cement' : 'Others')

it('facets count what each value would show, whatever its own filter says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyProduct, { minLength: 1, maxLength: 25 }),
      anyFilters,
      async (some, filters) => {
        await db.execute(sql`DELETE FROM products`)
        await createProducts(
          db,
          some.map(({ word, price, category, ...product }) => ({
            ...product,
            category,
            subCategories: [subCategoryOf(category)],
            name: `Product ${word}`,
            regularPrice: price,
          })),
        )
        const query = new URLSearchParams(Object.entries(filters).map(([key, value]) => [key, String(value)]))
        const facets = ProductFacets.parse((await get(`/product/facets?${query}`)).body)
        const meets = (without: string) => (product: (typeof some)[number]) =>
          (without === 'category' || !filters.category || product.category === filters.category) &&
          (without === 'category' ||
            without === 'subCategory' ||
            !filters.subCategory ||
            subCategoryOf(product.category) === filters.subCategory) &&
          (without === 'type' || !filters.type || product.type === filters.type) &&
          (without === 'location' || !filters.location || product.location === filters.location) &&
          (!filters.maxPrice || product.price <= filters.maxPrice) &&
          (!filters.name || product.word === filters.name)
        const count = (without: string, has: (product: (typeof some)[number]) => boolean) =>
          some.filter(meets(without)).filter(has).length
        expect(facets.total).toBe(count('', () => true))
        for (const { id } of CATEGORIES)
          expect(facets.categories.find((each) => each.id === id)?.count).toBe(
            count('category', (product) => product.category === id),
          )
        for (const name of ['Cement', 'Others'])
          expect(facets.subCategories.find(({ subCategory }) => subCategory === name)?.count).toBe(
            count('subCategory', ({ category }) => subCategoryOf(category) === name),
          )
        for (const state of STATES)
          expect(facets.states.find((each) => each.state === state)?.count).toBe(
            count('location', ({ location }) => location === state),
          )
        for (const type of PRODUCT_TYPES)
          expect(facets.types.find((each) => each.type === type)?.count).toBe(
            count('type', (product) => product.type === type),
          )
      },
    ),
    {
      numRuns: 60,
      // Others of another category, where a sub-category implies its own.
      examples: [
        [
          [{ category: 'roofing', type: 'Material', location: 'Kano', price: 100, word: 'alpha' }],
          { subCategory: 'Cement' },
        ],
      ],
    },
  )
}, 60_000)
