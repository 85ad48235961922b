import { describe, expect, it } from 'vitest'
import { MARKET_MATERIAL_IDS } from '#domain/rates/market-materials.ts'
import { MedianPrices } from '#domain/rates/median-schema.ts'
import { offerCement } from '../../../tests/support/compared-offers.ts'
import { daysAgo } from '../../../tests/support/days.ts'
import { createSeller, type ProductOverrides } from '../../../tests/support/factories.ts'
import { answerOf, apiOn, createTestApi } from '../../../tests/support/test-app.ts'

const { ctx, db } = await createTestApi()

/** A server that has been asked nothing yet. */
const ask = async (query: string) => answerOf(await apiOn(ctx).request(`/api/prices/median?${query}`))

async function medians(query: string): Promise<MedianPrices> {
  const { status, body } = await ask(query)
  expect(status).toBe(200)
  return MedianPrices.parse(body)
}

const offer = (...several: ProductOverrides[]) => offerCement(db, ...several)

describe('GET /prices/median', () => {
  it('is the middle of what sellers ask, reductions included, with how many they are and the days', async () => {
    const [oldest, , newest] = await offer(
      { regularPrice: 10_000, priceConfirmedAt: daysAgo(20) },
      { regularPrice: 12_000, discountPrice: 11_000, priceConfirmedAt: daysAgo(10) },
      { regularPrice: 20_000, priceConfirmedAt: daysAgo(1) },
    )
    const { status, body, headers } = await ask('material=cement')
    expect([status, body]).toEqual([
      200,
      {
        week: null,
        isExample: false,
        prices: [
          {
            material: 'cement',
            specification: 'cement',
            name: 'cement',
            median: 11_000,
            unit: 'bag',
            conversion: 'exact',
            approximately: null,
            sellers: 3,
            offers: 3,
            oldest: oldest?.priceConfirmedAt.toISOString(),
            newest: newest?.priceConfirmedAt.toISOString(),
            location: null,
            sellersInState: null,
            leftOut: [],
          },
        ],
        without: [],
      },
    ])
    expect(headers.get('Cache-Control')).toBe('public, max-age=300, s-maxage=0')
  })

  it('counts each seller once, so that nobody sets the price by offering often', async () => {
    const ownerId = (await createSeller(db)).id
    for (let count = 0; count < 9; count++) await offer({ ownerId, regularPrice: 99_000 })
    await offer({ regularPrice: 10_000 }, { regularPrice: 11_000 })
    expect((await medians('material=cement')).prices).toMatchObject([
      { median: 11_000, sellers: 3, offers: 11 },
    ])
  })

  it('is of the state where three sell it, and of the country where fewer do', async () => {
    await offer(
      { regularPrice: 9_000, location: 'Kano' },
      { regularPrice: 9_100, location: 'Kano' },
      { regularPrice: 20_000 },
      { regularPrice: 21_000 },
      { regularPrice: 22_000 },
    )
    expect((await medians('material=cement&location=lagos state')).prices).toMatchObject([
      { median: 21_000, sellers: 3, location: 'Lagos', sellersInState: null },
    ])
    expect((await medians('material=cement&location=Kano')).prices).toMatchObject([
      { median: 20_000, sellers: 5, location: null, sellersInState: 2 },
    ])
  })

  it("brings every way of selling to the calculator's unit", async () => {
    await offer(
      { unit: 'tonnes', regularPrice: 200_000, comparableQuantity: 1000 },
      {
        ...{ materialId: 'plaster-sand', specification: 'plaster-sand', comparableUnit: 'tonne' },
        ...{ unit: 'm3', regularPrice: 21_750, comparableQuantity: 1.45, conversion: 'nominal' },
      },
    )
    expect((await medians('material=cement&material=plasterSand')).prices).toMatchObject([
      { material: 'cement', median: 10_000, unit: 'bag', conversion: 'exact', approximately: null },
      {
        material: 'plasterSand',
        median: 15_000,
        unit: 'tonne',
        conversion: 'nominal',
        approximately: expect.stringMatching(/^1 m³ ≈ 1\.45 tonnes \(.+\)$/),
      },
    ])
  })

  it('says what has no part in it, and why', async () => {
    const unread = { comparableQuantity: null, comparableUnit: null, conversion: null }
    await offer(
      { regularPrice: 10_000 },
      { priceConfirmedAt: daysAgo(29) },
      { priceConfirmedAt: daysAgo(60) },
      { inStock: false },
      unread,
      { ...unread, specification: null },
      { hiddenReason: 'It is fraud' },
      { asleep: true },
      { ...unread, location: 'Kano', materialId: 'sharp-sand', specification: 'sharp-sand' },
    )
    const { prices, without } = await medians('material=cement&material=sand')
    expect(prices).toMatchObject([
      {
        median: 10_000,
        sellers: 1,
        offers: 1,
        leftOut: [
          { why: 'stale', offers: 2 },
          { why: 'out-of-stock', offers: 1 },
          { why: 'not-comparable', offers: 2 },
        ],
      },
    ])
    expect(without).toEqual([
      {
        material: 'sand',
        specification: 'sharp-sand',
        name: 'sharp sand',
        location: null,
        leftOut: [{ why: 'not-comparable', offers: 1 }],
      },
    ])
  })

  it('names every material of the calculator, also those that nobody sells', async () => {
    const { prices, without } = await medians('')
    expect(prices).toEqual([])
    expect(without.map(({ material }) => material)).toEqual(MARKET_MATERIAL_IDS)
  })

  it.each([
    ['material=gold', 'material must be one of cement, sand'],
    ['material=toString', 'material must be one of'],
    ['location=Atlantis', 'location is not a state of Nigeria'],
  ])('says of ?%s what it would understand', async (query, message) => {
    const { status, body } = await ask(query)
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining(message) }),
    ])
  })

  it('looks at the marketplace once for everybody', async () => {
    const api = apiOn(ctx)
    const again = async () => (await answerOf(await api.request('/api/prices/median'))).body
    await offer({ regularPrice: 10_000 })
    const first = await again()
    await offer({ regularPrice: 12_000 })
    expect(await again()).toEqual(first)
  })
})
