import { beforeEach, expect, it } from 'vitest'
import { PriceSheet } from '#domain/prices/price-sheet-schema.ts'
import { MedianPrices } from '#domain/rates/median-schema.ts'
import { createProduct, createSeller, type Seller } from '../../tests/support/factories.ts'
import { CUT_OFF, emptyIndex, WEEK } from '../../tests/support/index-events.ts'
import { publishedLevel } from '../../tests/support/published-level.ts'
import { createTestApi, signInAs } from '../../tests/support/test-app.ts'
import { queueDigests } from './digest/queue-digests.ts'
import { indexDigest } from './prices/price-index/index-digest.ts'

const { ctx, db, get, queued } = await createTestApi()

const { isExample } = ctx.settings
const NOW = new Date(CUT_OFF.getTime() + 9 * 3_600_000)
const CEMENT = {
  location: 'Kano',
  regularPrice: 10_800,
  materialId: 'cement',
  specification: 'cement',
  comparableQuantity: 50,
  comparableUnit: 'kg',
  conversion: 'exact',
  readerVersion: 1,
} as const

let seller: Seller

/** Cement for 200 naira a kg in Kano; the seller asks 216. */
beforeEach(async () => {
  await emptyIndex(db)
  await publishedLevel(db, { cutOff: CUT_OFF, naira: 200, isExample })
  seller = await createSeller(db)
  await createProduct(db, { ...CEMENT, ownerId: seller.id, name: 'Cement, 50 kg bag' })
})

it('the sheet of a seller has the market beside each price, where it is published', async () => {
  const [elsewhere] = [await createProduct(db, { ...CEMENT, location: 'Edo', ownerId: seller.id })]
  const { body } = await get(`/user/prices/${seller.id}`, await signInAs(ctx, seller))
  const { market, prices } = PriceSheet.parse(body)
  const inKano = prices.find(({ id }) => id !== elsewhere.id)
  expect(market).toEqual({
    isExample,
    prices: { [inKano?.id ?? '']: { price: 200, region: 'Kano', week: WEEK, sellers: 7 } },
  })
})

it('the weekly mail says how the market stands beside one’s own prices, in the week that it is of', async () => {
  const part = indexDigest(ctx)
  await createSeller(db)
  await queueDigests(ctx, [part], new AbortController().signal, NOW)
  expect(await queued('digest-mail')).toEqual([{ userId: seller.id }])
  const news = await part.findNews({ userId: seller.id, username: 'Danladi' }, NOW)
  expect(news?.section.paragraphs).toEqual(['Cement in Kano: ₦200 a kg. Yours: 8 % above it.'])
  expect(news?.section.title.includes('Example data')).toBe(isExample)
  const later = new Date(NOW.getTime() + 9 * 86_400_000)
  expect(await part.findNews({ userId: seller.id, username: 'Danladi' }, later)).toBeUndefined()
})

it('rates of a past week start from what the index has of it, and from nothing else', async () => {
  const pricesOf = async (query: string) =>
    MedianPrices.parse((await get(`/prices/median?material=cement&${query}`)).body)
  expect(await pricesOf(`location=Kano&week=${WEEK}`)).toMatchObject({
    week: WEEK,
    isExample,
    prices: [{ material: 'cement', median: 10_000, location: 'Kano', sellers: 7, sellersInState: null }],
    without: [],
  })
  expect(await pricesOf(`location=Edo&week=${WEEK}`)).toMatchObject({
    prices: [],
    without: [{ material: 'cement' }],
  })
  await publishedLevel(db, { cutOff: CUT_OFF, naira: 230, isExample, status: 'few', controllers: 3 })
  expect((await pricesOf(`location=Kano&week=${WEEK}`)).prices).toMatchObject([
    { median: 11_500, sellers: 3 },
  ])
  await publishedLevel(db, { cutOff: CUT_OFF, naira: 230, isExample, status: 'held' })
  expect((await pricesOf(`location=Kano&week=${WEEK}`)).prices).toEqual([])
  expect((await get('/prices/median?week=2026-11-17')).status).toBe(400)
  expect((await get('/prices/weeks')).body).toMatchObject({ weeks: [WEEK] })
})
