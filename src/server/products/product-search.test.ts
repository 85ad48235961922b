import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ProductPage } from '#domain/products/product-schema.ts'
import { products } from '#server/db/schema/products.ts'
import { createProducts, type ProductOverrides } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

async function find(name: string): Promise<string[]> {
  const { status, body } = await get(`/product/getCat?name=${encodeURIComponent(name)}`)
  expect(status).toBe(200)
  return ProductPage.parse(body).products.map((product) => product.name)
}

/** Named so that every word a test looks for stands in exactly the products it should find. */
const CEMENT = 'Dangote Cement 42.5R, 50 kg'
const GROUT = 'Cementitious grout, white'
const GRANITE = 'Granite chippings from Ogun'
const TILES = 'Vitrified floor tiles 60x60'
const BLOCK = 'Hollow block, nine inches'
const ROD = 'High yield rod 16mm'
const CAFE = 'Café brown emulsion paint'

/** Filed where no word is that a test looks for. */
const named = (...names: string[]): ProductOverrides[] =>
  names.map((name) => ({ name, category: 'roofing', subCategories: ['Others'] }))

describe('a search by name finds', () => {
  it.each([
    ['a word', 'granite', [GRANITE]],
    ['a word in capitals', 'GRANITE', [GRANITE]],
    ['the beginning of a word', 'chip', [GRANITE]],
    ['a singular for a plural', 'tile', [TILES]],
    ['a plural for a singular', 'blocks', [BLOCK]],
    ['another form of a word', 'chipping', [GRANITE]],
    ['two words', 'floor tiles', [TILES]],
    ['two words, turned round', 'tiles floor', [TILES]],
    ['words among which one is written wrongly', 'vitrified tiels', [TILES]],
    ['every word but one, where nothing has them all', 'washed granite chippings', [GRANITE]],
    ['a word twice', 'granite granite', [GRANITE]],
    ['an accent, written or not', 'cafe', [CAFE]],
    ['an accent where there is none', 'gránité', [GRANITE]],
    ['a number', '42.5', [CEMENT]],
    ['a number with its unit', '16mm', [ROD]],
    ['a number apart from its unit', '16 mm rod', [ROD]],
    ['a unit in another place', '50kg cement', [CEMENT]],
    ['a measure', '60x60', [TILES]],
    ['a measure with the sign of multiplication', '60×60', [TILES]],
    ['a measure in words of its own', '60 x 60', [TILES]],
    ['words among which stop words stand', 'the tiles for a floor', [TILES]],
    ['words around punctuation', 'block,nine', [BLOCK]],
    ['words around an emoji', 'granite 😀', [GRANITE]],
    ['words around a NUL', 'granite\0chippings', [GRANITE]],
    ['the first words of a very long text', `granite ${'chippings '.repeat(2_000)}`, [GRANITE]],
    ['a missing letter', 'cemnt', [CEMENT]],
    ['a missing last letter', 'granit', [GRANITE]],
    ['two letters the wrong way round', 'dagnote', [CEMENT]],
    ['two letters the wrong way round, plural', 'tiels', [TILES]],
    ['a missing letter in a short word', 'blok', [BLOCK]],
    ['a letter too many', 'dangotte', [CEMENT]],
    ['a wrong letter', 'granide', [GRANITE]],
  ])('%s', async (_what, typed, expected) => {
    await createProducts(db, named(CEMENT, GROUT, GRANITE, TILES, BLOCK, ROD, CAFE))
    expect(await find(typed)).toEqual(expected)
  })
})

describe('a search by name does not find', () => {
  it.each([
    ['a product by the end of a word', 'low'],
    ['another measure: 12mm is not nearly 16mm', '12mm'],
    ['another number', '42.6'],
    ['a longer number by its beginning', '4'],
    ['a word that is far from all', 'plumbing'],
    ['a short word that is far from all', 'bcok'],
    ['anything by LIKE characters', '%'],
    ['anything by an underscore', '_'],
    ['anything by a backslash', '\\'],
    ['anything by quotes', `'"`],
    ['anything by regular expression', '.*'],
    ['anything by search operators', '& | ! <-> :*'],
    ['anything by an emoji alone', '😀'],
    ['anything by a NUL alone', '\0'],
    ['anything by one long word', 'x'.repeat(10_000)],
    ['anything by what becomes a longer word still', '⅒㎮'.repeat(100)],
  ])('%s', async (_what, typed) => {
    await createProducts(db, named(CEMENT, GROUT, GRANITE, TILES, BLOCK, ROD, CAFE))
    expect(await find(typed)).toEqual([])
  })
})

describe('where nothing has all of the words', () => {
  it.each([
    ['two unknown words', 'granite zzzzy qqqqx', GRANITE],
    ['a number', '12mm rod', ROD],
    ['SQL', `granite'; DROP TABLE products; --`, GRANITE],
  ])('%s are left out, and the answer says so', async (_what, typed, expected) => {
    await createProducts(db, named(CEMENT, GROUT, GRANITE, TILES, BLOCK, ROD, CAFE))
    const { body } = await get(`/product/getCat?name=${encodeURIComponent(typed)}`)
    const { products: found, relaxed } = ProductPage.parse(body)
    expect(found.map(({ name }) => name)).toEqual([expected])
    expect(relaxed).toEqual({ kind: 'words', message: expect.stringMatching(/^Nothing has all of '/) })
  })
})

describe('work that nobody offers', () => {
  const KIT = 'CCTV kit, four cameras'

  it.each(['cctv installer', 'cctv installer in Kano'])(
    'leads to what it is done with: %s',
    async (typed) => {
      await createProducts(db, [...named(KIT), ...named(CEMENT)])
      const { body } = await get(`/product/getCat?name=${encodeURIComponent(typed)}`)
      const { products: found, relaxed } = ProductPage.parse(body)
      expect(found.map(({ name }) => name)).toEqual([KIT])
      expect(relaxed).toEqual({
        kind: 'words',
        message: 'Nobody offers this work yet. Showing what it is done with.',
      })
    },
  )

  it('leads to nothing where those who work were asked for by hand, or nothing is called so', async () => {
    await createProducts(db, named(KIT, CEMENT))
    expect((await get('/product/getCat?name=cctv%20installer&type=Labour')).body).toMatchObject({
      products: [],
    })
    expect(await find('wig installer')).toEqual([])
  })

  it('leads to those who offer it, once somebody does', async () => {
    const installer = 'CCTV installation'
    await createProducts(db, [
      ...named(KIT),
      ...named(installer).map((each) => ({ ...each, type: 'Labour' as const })),
    ])
    expect(await find('cctv installer')).toEqual([installer])
  })
})

describe('who looks for a home', () => {
  it.each(['selfcontain', '2 bedroom flat for rent in Lekki', 'flat washer'])(
    'is led to the homes: %s',
    async (typed) => {
      await createProducts(db, named('Asbestos-free flat ceiling sheet', CEMENT))
      const { body } = await get(`/product/market-search?name=${encodeURIComponent(typed)}`)
      expect(body).toMatchObject({ data: { products: [] }, relaxed: { kind: 'search', of: 'homes' } })
    },
  )

  it.each([
    ['wiring of 3 bedroom flat', 'House wiring, complete'],
    ['flat ceiling', 'Asbestos-free flat ceiling sheet'],
  ])('and none who looks for what is done there: %s', async (typed, found) => {
    await createProducts(db, [
      ...named('Asbestos-free flat ceiling sheet'),
      { name: 'House wiring, complete', type: 'Labour' },
    ])
    expect(await find(typed)).toEqual([found])
  })
})

it('a maker whose name the trade has for all of a kind finds all, where the maker itself offers none', async () => {
  await createProducts(db, named('Water storage tank 2,000 litres'))
  const { body } = await get('/product/getCat?name=geepee%20tank')
  const { products: found, relaxed } = ProductPage.parse(body)
  expect(found.map(({ name }) => name)).toEqual(['Water storage tank 2,000 litres'])
  expect(relaxed).toBeNull()
})

it('a compound is found apart, though one of its words means something else', async () => {
  await createProducts(db, named('Brinley 3-drawer nightstand', CEMENT))
  expect(await find('night stand')).toEqual(['Brinley 3-drawer nightstand'])
})

it('what is worked with matters more than who works', async () => {
  await createProducts(db, [
    { name: 'Aluminium window installation', type: 'Labour' },
    { name: 'Burglary bar welding for window', type: 'Labour' },
  ])
  expect((await find('aluminium window fabricator'))[0]).toBe('Aluminium window installation')
})

describe('a word that somebody else mistyped', () => {
  const bags = Array.from({ length: 10 }, (_, bag) => ({ name: `Cement, bag ${bag + 1}` }))

  it('is a word of the catalogue, and finds what has it', async () => {
    await createProducts(db, [{ name: 'Cemnt bag 50kg' }, ...bags])
    expect(await find('cemnt')).toEqual(['Cemnt bag 50kg'])
  })

  it('is corrected again when the product is gone', async () => {
    const [mistyped] = await createProducts(db, [{ name: 'Cemnt bag 50kg' }, ...bags.slice(0, 3)])
    await db.delete(products).where(eq(products.id, mistyped?.id ?? ''))
    expect(await find('cemnt')).toHaveLength(3)
  })

  it('is right where it stands in three names, or where few have its neighbour', async () => {
    const [tiler, ...others] = named('Tiler for floors', GRANITE, TILES)
    await createProducts(db, [{ ...tiler, type: 'Labour' }, ...others])
    expect(await find('tiler')).toEqual(['Tiler for floors'])
    await createProducts(
      db,
      named('Cemnt, bag 1', 'Cemnt, bag 2', 'Cemnt, bag 3', ...bags.map(({ name }) => name)),
    )
    expect((await find('cemnt')).toSorted()).toEqual(['Cemnt, bag 1', 'Cemnt, bag 2', 'Cemnt, bag 3'])
  })
})

describe('the order of what is found', () => {
  it.each([
    [
      'the name before what it is filed under',
      'roofing',
      ['Roofing felt, 10 m', 'Tiles, newer ones', 'Tiles, older ones', CEMENT],
    ],
    ['the newest first where all match alike', 'tiles', ['Tiles, newer ones', 'Tiles, older ones']],
  ])('%s', async (_what, typed, expected) => {
    const inOrder = named('Roofing felt, 10 m', CEMENT, 'Tiles, older ones', 'Tiles, newer ones')
    await createProducts(
      db,
      inOrder.map((product, day) => ({ ...product, createdAt: new Date(Date.UTC(2026, 0, 1 + day)) })),
    )
    expect(await find(typed)).toEqual(expected)
  })

  it('is kept over the pages', async () => {
    await createProducts(db, [...named(CEMENT), ...Array.from({ length: 14 }, () => ({ name: GROUT }))])
    const page = async (number: number) =>
      ProductPage.parse((await get(`/product/getCat?name=cement&limit=5&page=${number}`)).body).products
    const found = (await Promise.all([1, 2, 3].map(page))).flat()
    expect(found[0]?.name).toBe(CEMENT)
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(15)
  })
})

it('a text that is not valid UTF-8 is plain text too', async () => {
  await createProducts(db, named(GRANITE))
  expect(await get('/product/getCat?name=%FF')).toMatchObject({ status: 200, body: { products: [] } })
})

it('a product is found by its new name as soon as it has it', async () => {
  await createProducts(db, named(GRANITE))
  await db.update(products).set({ name: 'Polished terrazzo' })
  expect(await find('terazzo')).toEqual(['Polished terrazzo'])
  expect(await find('granite')).toEqual([])
})
