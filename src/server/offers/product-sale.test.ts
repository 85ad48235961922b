import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { READER_VERSION } from '#domain/materials/read-offer.ts'
import { Product } from '#domain/products/product-schema.ts'
import { products } from '#server/db/schema/products.ts'
import { createProduct } from '../../../tests/support/factories.ts'
import { NEW_PRODUCT, signedInSeller } from '../../../tests/support/new-offers.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { readOffers } from './read-offers.ts'

const { call, ctx, db } = await createTestApi()

let own: Record<string, string>
let ownerId: string

beforeEach(async () => {
  const signedIn = await signedInSeller(ctx)
  own = signedIn.own
  ownerId = signedIn.seller.id
})

const REBAR = {
  ...NEW_PRODUCT,
  name: 'TMT iron rod 12 mm, 12 m length',
  categories: 'reinforcement',
  subCategories: ['Reinforcement Bar'],
  unit: 'nr',
  regularPrice: 9_600,
}

const create = (changes: object = {}) =>
  call('POST', '/product/create-product', { ...REBAR, ...changes }, own)
const created = async (changes: object = {}) => Product.parse((await create(changes)).body)
const update = (id: string, changes: object) => call('PUT', `/product/update/${id}`, changes, own)
const updated = async (id: string, changes: object) => Product.parse((await update(id, changes)).body)

describe('what is offered', () => {
  it('is read from its texts, with what it costs in the unit in which it is compared', async () => {
    expect(await created()).toMatchObject({
      pack: { kind: 'length', size: 12, sizeUnit: 'm' },
      material: {
        id: 'rebar',
        name: 'Reinforcement bar',
        parameters: { diameter: 12 },
        readBy: 'reader',
        specification: 'rebar/12mm',
      },
      comparable: { price: 901.41, quantity: 10.65, unit: 'kg', conversion: 'nominal' },
      notComparable: null,
      readBy: 'reader',
    })
  })

  it('is noted where a discount for everybody seems to need a quantity', async () => {
    const discounted = { description: 'Cheaper from 50 lengths', discount: true, discountPrice: 9_000 }
    const { body } = await create(discounted)
    expect(body).toMatchObject({
      discount: true,
      notes: [
        'The discount is for everybody, but the text asks for 50: one that needs a quantity is a price break',
      ],
    })
    expect((await update(Product.parse(body)._id, { discount: false })).body).toMatchObject({ notes: [] })
  })

  it('is read again when its texts change', async () => {
    const { _id } = await created()
    expect(await updated(_id, { name: 'TMT iron rod 16 mm, 12 m length' })).toMatchObject({
      material: { specification: 'rebar/16mm' },
    })
    expect(await updated(_id, { name: 'Something for the building site' })).toMatchObject({
      material: null,
      pack: null,
      comparable: null,
      notComparable: expect.stringMatching(/./),
    })
  })

  it('says why it cannot be compared', async () => {
    expect(await created({ name: 'TMT iron rod for your site' })).toMatchObject({
      material: { id: 'rebar', specification: null },
      comparable: null,
      notComparable: 'The diameter is not said.',
    })
  })

  it('cannot be compared where next to nothing is in one: a price cannot be divided by that', async () => {
    const material = { id: 'gypsum-board', parameters: { thickness: 12, size: '1e-310x1' } }
    expect(await created({ name: 'Gypsum board', material })).toMatchObject({
      material: { id: 'gypsum-board' },
      comparable: null,
      notComparable: expect.stringMatching(/./),
    })
  })

  it('is what its seller says, whatever its texts say, until they leave it to the reader', async () => {
    const { _id } = await created({
      pack: { kind: 'bundle', size: 10, sizeUnit: 'nr' },
      material: { id: 'rebar', parameters: { diameter: '16' }, brand: 'Kam' },
    })
    const said = {
      pack: { kind: 'bundle', size: 10, sizeUnit: 'nr' },
      material: { parameters: { diameter: 16 }, brand: 'Kam', specification: 'rebar/16mm', readBy: 'seller' },
      readBy: 'seller',
    }
    expect(await updated(_id, { name: 'TMT iron rod 12 mm, 12 m length, new' })).toMatchObject(said)
    await db.update(products).set({ readerVersion: 0 }).where(eq(products.id, _id))
    await readOffers(db, AbortSignal.timeout(10_000))
    expect(await updated(_id, { regularPrice: 96_000 })).toMatchObject(said)
    expect(await updated(_id, { readBy: 'reader' })).toMatchObject({
      pack: { kind: 'length', size: 12 },
      material: { specification: 'rebar/12mm' },
      readBy: 'reader',
    })
  })

  it('goes on being read where its seller says only what one price buys', async () => {
    const pack = { kind: 'bundle', size: 10, sizeUnit: 'nr' }
    const { _id, ...put } = await created({ pack })
    const halves = { packReadBy: 'seller', materialReadBy: 'reader', readBy: 'seller', pack }
    expect(put).toMatchObject({ ...halves, material: { specification: 'rebar/12mm', readBy: 'reader' } })
    expect(await updated(_id, { name: 'TMT iron rod 16 mm, 12 m length, new' })).toMatchObject({
      ...halves,
      material: { specification: 'rebar/16mm' },
    })
    await db
      .update(products)
      .set({ name: 'TMT iron rod 10 mm, 12 m length, new', readerVersion: 0 })
      .where(eq(products.id, _id))
    await readOffers(db, AbortSignal.timeout(10_000))
    expect(await updated(_id, { regularPrice: 97_000 })).toMatchObject({
      ...halves,
      material: { specification: 'rebar/10mm' },
    })
    const material = { id: 'rebar', parameters: { diameter: 20 } }
    expect(await updated(_id, { material, packReadBy: 'reader' })).toMatchObject({
      pack: { kind: 'length', size: 12 },
      packReadBy: 'reader',
      material: { specification: 'rebar/20mm', readBy: 'seller' },
    })
  })

  it('is of its seller in both halves where an earlier release wrote it', async () => {
    const { _id } = await created({ pack: null, material: { id: 'rebar', parameters: { diameter: 20 } } })
    await db
      .update(products)
      .set({ packReadBy: null, materialReadBy: null, readerVersion: 0 })
      .where(eq(products.id, _id))
    await readOffers(db, AbortSignal.timeout(10_000))
    expect(await updated(_id, { regularPrice: 97_000 })).toMatchObject({
      packReadBy: 'seller',
      pack: null,
      material: { specification: 'rebar/20mm', readBy: 'seller' },
    })
  })

  it('may be nothing that the registry has', async () => {
    const { _id } = await created({ material: null, pack: null })
    expect(await updated(_id, { regularPrice: 9_700 })).toMatchObject({
      material: null,
      readBy: 'seller',
      notComparable: 'It is not known what it is.',
    })
  })

  it.each([
    [{ material: { id: 'gold', parameters: {} } }, 'material', 'There is no such material'],
    [
      { material: { id: 'rebar', parameters: { diameter: '13' } } },
      'material',
      '13 is no diameter of Reinforcement bar',
    ],
    [
      { material: { id: 'rebar', parameters: { colour: 'red' } } },
      'material',
      'Reinforcement bar has no colour',
    ],
    [
      { pack: { kind: 'bag', size: 0, sizeUnit: 'kg' } },
      'pack',
      'The size of a pack must be 0.001 to 1000000',
    ],
    // A price divided by it is more than the database can hold: every comparison of cement would fail.
    [
      { pack: { kind: 'bag', size: 5e-324, sizeUnit: 'kg' } },
      'pack',
      'The size of a pack must be 0.001 to 1000000',
    ],
  ])('is refused where it makes no sense: %j', async (changes, path, message) => {
    const answer = await create(changes)
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(message)
    expect(JSON.stringify(answer.body)).toContain(`"path":"${path}`)
  })
})

describe('the terms of a sale', () => {
  const TERMS = {
    minimumOrder: 10,
    priceBreaks: [
      { from: 50, price: 9_500 },
      { from: 200, price: 9_400.5 },
    ],
    delivery: { kind: 'charged', price: 15_000, per: 'trip' },
    inStock: false,
  }

  it('are kept, and stay when something else changes', async () => {
    const product = await created(TERMS)
    expect(product).toMatchObject(TERMS)
    expect(await updated(product._id, { description: 'Straight from the mill.' })).toMatchObject(TERMS)
    expect(
      await updated(product._id, { delivery: { kind: 'included', within: 'state' }, priceBreaks: [] }),
    ).toMatchObject({ delivery: { kind: 'included', within: 'state' }, priceBreaks: [], minimumOrder: 10 })
    expect(await updated(product._id, { delivery: null, minimumOrder: null })).toMatchObject({
      delivery: null,
      minimumOrder: null,
    })
  })

  it('are none where nothing is said', async () => {
    expect(await created()).toMatchObject({
      minimumOrder: null,
      priceBreaks: [],
      delivery: null,
      inStock: true,
      freshness: 'fresh',
    })
  })

  it.each([
    [[{ from: 1, price: 9_000 }], 'The quantity of a price break must be a whole number from 2'],
    [[{ from: 50, price: 9_600 }], 'Each price break must be cheaper than the price before it'],
    [
      [
        { from: 50, price: 9_000 },
        { from: 100, price: 9_000 },
      ],
      'Each price break must be cheaper than the price before it',
    ],
    [
      [
        { from: 50, price: 9_000 },
        { from: 20, price: 8_000 },
      ],
      'Each price break must begin at a higher quantity',
    ],
    [
      Array.from({ length: 6 }, (_, index) => ({ from: index + 2, price: 9_000 - index })),
      'There may be 5 price breaks',
    ],
  ])('have price breaks that go down: %j', async (priceBreaks, message) => {
    const answer = await create({ priceBreaks })
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain(message)
  })

  it('have price breaks below what is asked after a discount', async () => {
    const offer = { discount: true, discountPrice: 9_000 }
    expect(await create({ ...offer, priceBreaks: [{ from: 50, price: 9_100 }] })).toMatchObject({
      status: 422,
    })
    expect(await create({ ...offer, priceBreaks: [{ from: 50, price: 8_900 }] })).toMatchObject({
      status: 201,
    })
  })
})

describe('a product that another release has written', () => {
  it('is read by a job, batch by batch, without a new version', async () => {
    const cement = await createProduct(db, { ownerId, name: 'Dangote cement 42.5R, 50 kg bag', unit: 'bags' })
    const unknown = await createProduct(db, { ownerId, name: 'Something for the building site', unit: 'nr' })
    await readOffers(db, AbortSignal.timeout(10_000), { batch: 1 })
    const read = async (id: string) => (await db.select().from(products).where(eq(products.id, id)))[0]
    expect(await read(cement.id)).toMatchObject({
      materialId: 'cement',
      specification: 'cement',
      brand: 'Dangote',
      comparableQuantity: 50,
      comparableUnit: 'kg',
      conversion: 'exact',
      readerVersion: READER_VERSION,
      version: 1,
      updatedAt: cement.updatedAt,
    })
    expect(await read(unknown.id)).toMatchObject({ materialId: null, readerVersion: READER_VERSION })
    // Whoever changes the name and nothing else.
    await db.execute(
      sql`UPDATE products SET name = 'Washed sharp sand, 20 tonne trip' WHERE id = ${cement.id}`,
    )
    expect(await read(cement.id)).toMatchObject({ readerVersion: 0 })
    await readOffers(db, AbortSignal.timeout(10_000), { batch: 1 })
    expect(await read(cement.id)).toMatchObject({ materialId: 'sharp-sand', readerVersion: READER_VERSION })
  })

  it('reads again what a former version has read, and leaves what sellers say', async () => {
    const { _id: read } = await created({})
    const { _id: said } = await created({ material: { id: 'rebar', parameters: { diameter: 20 } } })
    // As if it had read worse.
    await db.update(products).set({ materialId: null, specification: null }).where(eq(products.id, read))
    const readings = async () => {
      const rows = await db.select().from(products)
      return [read, said].map((id) => rows.find((row) => row.id === id))
    }
    await readOffers(db, AbortSignal.timeout(10_000))
    expect(await readings()).toMatchObject([{ specification: null }, { specification: 'rebar/20mm' }])
    await readOffers(db, AbortSignal.timeout(10_000), { readerVersion: READER_VERSION + 1 })
    expect(await readings()).toMatchObject([
      { specification: 'rebar/12mm', readerVersion: READER_VERSION + 1, version: 1 },
      { specification: 'rebar/20mm', readerVersion: READER_VERSION + 1, version: 1 },
    ])
  })
})
