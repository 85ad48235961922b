import { describe, expect, it } from 'vitest'
import type { CategoryId, SubCategory, Unit } from '#domain/catalogue.ts'
import { MARKET_MATERIAL_IDS, type MarketMaterialId } from '#domain/rates/market-materials.ts'
import { MedianPrices } from '#domain/rates/median-schema.ts'
import { createProduct, createSeller, type ProductOverrides } from '../../../tests/support/factories.ts'
import { answerOf, apiOn, createTestApi } from '../../../tests/support/test-app.ts'

const { ctx, db } = await createTestApi()

/** A server that has been asked nothing yet. */
const ask = async (query: string) => answerOf(await apiOn(ctx).request(`/api/prices/median?${query}`))

const CEMENT = { name: 'Dangote cement, 50 kg bag', unit: 'bags' } satisfies ProductOverrides

/** Each of another seller. */
async function offer(...several: ProductOverrides[]): Promise<void> {
  for (const each of several)
    await createProduct(db, { ...CEMENT, ownerId: (await createSeller(db)).id, ...each })
}

describe('GET /prices/median', () => {
  it('is the middle of what sellers ask, offers included, with how many they are and the newest day', async () => {
    await offer(
      { regularPrice: 10_000, updatedAt: new Date('2026-01-01') },
      { regularPrice: 12_000, discountPrice: 11_000, updatedAt: new Date('2026-03-01') },
      { regularPrice: 20_000, updatedAt: new Date('2026-02-01') },
    )
    const { status, body, headers } = await ask('material=cement')
    expect([status, body]).toEqual([
      200,
      {
        prices: [
          {
            material: 'cement',
            median: 11_000,
            unit: 'bag',
            sellers: 3,
            newest: '2026-03-01T00:00:00.000Z',
            location: null,
          },
        ],
      },
    ])
    expect(headers.get('Cache-Control')).toBe('public, max-age=300')
  })

  it('counts each seller once, so that nobody sets the price by offering often', async () => {
    const ownerId = (await createSeller(db)).id
    for (let count = 0; count < 9; count++) await offer({ ownerId, regularPrice: 99_000 })
    await offer({ regularPrice: 10_000 }, { regularPrice: 11_000 })
    expect((await ask('material=cement')).body).toMatchObject({ prices: [{ median: 11_000, sellers: 3 }] })
  })

  it('is of the state where three sell it, and of the country where fewer do', async () => {
    await offer(
      { regularPrice: 9_000, location: 'Kano' },
      { regularPrice: 9_100, location: 'Kano' },
      { regularPrice: 20_000 },
      { regularPrice: 21_000 },
      { regularPrice: 22_000 },
    )
    expect((await ask('material=cement&location=lagos state')).body).toMatchObject({
      prices: [{ median: 21_000, sellers: 3, location: 'Lagos' }],
    })
    expect((await ask('material=cement&location=Kano')).body).toMatchObject({
      prices: [{ median: 20_000, sellers: 5, location: null }],
    })
  })

  it("brings every way of selling to the calculator's unit", async () => {
    await offer({ name: 'Cement from the gate, per tonne', unit: 'tonnes', regularPrice: 200_000 })
    await offer({
      name: 'Dredged river sharp sand, per m3',
      unit: 'm3',
      subCategories: ['Sharp Sand'],
      regularPrice: 21_000,
    })
    expect((await ask('material=cement&material=sand')).body).toMatchObject({
      prices: [
        { material: 'cement', median: 10_000, unit: 'bag' },
        { material: 'sand', median: 14_000, unit: 'tonne' },
      ],
    })
  })

  it('leaves out what is hidden, what is labour and what is another thing', async () => {
    await offer(
      { hiddenReason: 'It is fraud' },
      { type: 'Labour' },
      { name: 'White cement for pointing' },
      { name: 'Cement in small bags, 5 kg' },
      { unit: 'm3' },
      { subCategories: ['Granite'] },
    )
    expect((await ask('')).body).toEqual({ prices: [] })
  })

  it.each([
    ['material=gold', 'material must be one of cement, sand'],
    ['material=cement&material=', undefined],
    ['material=toString', 'material must be one of'],
    ['location=Atlantis', 'location is not a state of Nigeria'],
  ])('understands ?%s or says what it would', async (query, message) => {
    const { status, body } = await ask(query)
    expect([status, body]).toEqual(
      message
        ? [400, expect.objectContaining({ message: expect.stringContaining(message) })]
        : [200, { prices: [] }],
    )
  })

  it('looks at the marketplace once for everybody', async () => {
    const api = apiOn(ctx)
    const medianPrices = async () => (await answerOf(await api.request('/api/prices/median'))).body
    await offer({ regularPrice: 10_000 })
    const first = await medianPrices()
    await offer({ regularPrice: 12_000 })
    expect(await medianPrices()).toEqual(first)
  })
})

describe('the materials', () => {
  const cases: [MarketMaterialId | undefined, string, Unit, CategoryId, SubCategory][] = [
    ['cement', 'Dangote 3X Cement 42.5R, 50 kg bag', 'bags', 'concrete', 'Cement'],
    [undefined, 'White Portland Cement 52.5N, 40 kg bag', 'bags', 'concrete', 'Cement'],
    ['sand', 'Washed sharp sand, Ogun river, per tonne', 'tonnes', 'concrete', 'Sharp Sand'],
    ['plasterSand', 'Plaster sand (soft river sand), per m3', 'm3', 'concrete', 'Sharp Sand'],
    ['granite', 'Crushed granite 3/4 inch (19 mm), per tonne', 'tonnes', 'concrete', 'Granite'],
    [undefined, 'Crushed granite 1/2 inch (12.5 mm), per tonne', 'tonnes', 'concrete', 'Granite'],
    [undefined, 'Granite stone dust, 0 to 5 mm, per tonne', 'tonnes', 'concrete', 'Granite'],
    ['block225', '9-inch hollow sandcrete block, vibrated', 'nr', 'blockwork', 'Sandcrete Block'],
    ['block225', 'Hollow block 225mm, machine made', 'nr', 'blockwork', 'Sandcrete Block'],
    ['block150', '6 inches hollow block, Ibadan', 'nr', 'blockwork', 'Sandcrete Block'],
    [undefined, '9-inch solid block for foundation', 'nr', 'blockwork', 'Sandcrete Block'],
    [undefined, 'Ventilation block (fancy), 9 x 9 inch', 'nr', 'blockwork', 'Sandcrete Block'],
    [undefined, 'Decking clay hollow pot, 16 x 10 x 6 inch', 'nr', 'blockwork', 'Sandcrete Block'],
    [undefined, '5-inch hollow block for partitions', 'nr', 'blockwork', 'Sandcrete Block'],
    ['rebar', '20 mm high-yield rod, per tonne', 'tonnes', 'reinforcement', 'Reinforcement Bar'],
    [undefined, '16 mm local rod, 12 m length', 'nr', 'reinforcement', 'Reinforcement Bar'],
    ['bindingWire', 'Binding wire 20 kg roll, soft annealed', 'nr', 'reinforcement', 'Binding Wire'],
    [undefined, 'Cut binding wire ties, 300 mm, 20 kg bag', 'nr', 'reinforcement', 'Binding Wire'],
    ['plank', 'Formwork plank 1 x 12 inch, 12 ft hardwood', 'nr', 'formwork', 'Hardwood'],
    ['bracing', '2 x 3 inch hardwood, 12 ft, for bracing', 'nr', 'formwork', 'Hardwood'],
    [undefined, 'Hardwood 2 x 4 inch, 12 ft, full size', 'nr', 'formwork', 'Hardwood'],
    ['nails', 'Wire nails 4 inch, 25 kg bag', 'bags', 'formwork', 'Nails'],
    [undefined, 'Double-head nails for shutters, 20 kg bag', 'bags', 'formwork', 'Nails'],
    ['floorTile', 'Polished porcelain floor tile 60 x 60 cm, per m2', 'm2', 'finishes', 'Floor'],
    [undefined, 'Ceramic floor tile 40 x 40 cm, matt, per m2', 'm2', 'finishes', 'Floor'],
    ['grout', 'Coloured tile grout, 5 kg, 18 shades', 'bags', 'finishes', 'Wall'],
  ]

  it.each(cases)('count as %s: %s', async (material, name, unit, category, subCategory) => {
    await offer({ name, unit, category, subCategories: [subCategory] })
    const { prices } = MedianPrices.parse((await ask('')).body)
    expect(prices.map((price) => price.material)).toEqual(material ? [material] : [])
  })

  it('are all among these', () => {
    expect(new Set(cases.flatMap(([material]) => material ?? []))).toEqual(new Set(MARKET_MATERIAL_IDS))
  })
})
