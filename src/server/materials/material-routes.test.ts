import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Comparison, ComparisonHint, MaterialList } from '#domain/materials/comparison-schema.ts'
import { MARKET_MATERIALS } from '#domain/rates/market-materials.ts'
import { unsettledOwners } from '#server/db/schema/unsettled-owners.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { offerCement } from '../../../tests/support/compared-offers.ts'
import { daysAgo } from '../../../tests/support/days.ts'
import { createSeller, type ProductOverrides } from '../../../tests/support/factories.ts'
import { answerOf, apiOn, createTestApi } from '../../../tests/support/test-app.ts'

const { ctx, db } = await createTestApi()

/** A server that has been asked nothing yet. */
const ask = async (path: string) => answerOf(await apiOn(ctx).request(`/api${path}`))

/** Names are long enough for the marketplace, and short in what is expected. */
const LONG = ', sold in the market'
const offer = (...several: ProductOverrides[]) =>
  offerCement(db, ...several.map(({ name = 'Cement', ...each }) => ({ ...each, name: name + LONG })))

async function compare(path: string): Promise<Comparison> {
  const { status, body } = await ask(`/materials/${path}`)
  expect(status).toBe(200)
  return withShortNames(body)
}

function withShortNames(body: unknown): Comparison {
  const { offers, notComparable, ...comparison } = Comparison.parse(body)
  const short = <Each extends { name: string }>(each: Each) => ({
    ...each,
    name: each.name.replace(LONG, ''),
  })
  return { ...comparison, offers: offers.map(short), notComparable: notComparable.map(short) }
}

const namesOf = ({ offers }: Comparison) => offers.map(({ name }) => name)

const REBAR = {
  name: '12 mm rod, 12 m length',
  unit: 'nr',
  category: 'reinforcement',
  subCategories: ['Reinforcement Bar'],
  materialId: 'rebar',
  parameters: { diameter: 12 },
  specification: 'rebar/12mm',
  comparableQuantity: 10.65,
  conversion: 'nominal',
} satisfies ProductOverrides

describe('GET /materials/{material}', () => {
  it('lists offers by what one unit costs, whatever they are sold in', async () => {
    await offer(
      { name: 'Bag', regularPrice: 10_500 },
      { name: 'Tonne', unit: 'tonnes', regularPrice: 200_000, comparableQuantity: 1000 },
      { name: 'Reduced bag', regularPrice: 11_000, discountPrice: 9_800 },
    )
    const { offers, summary, pagination, material } = await compare('cement')
    expect(offers.map(({ name, comparablePrice, delivered }) => [name, comparablePrice, delivered])).toEqual([
      ['Reduced bag', 196, null],
      ['Tonne', 200, null],
      ['Bag', 210, null],
    ])
    expect(summary).toMatchObject({
      median: 200,
      lowest: 196,
      highest: 210,
      sellers: 3,
      offers: 3,
      unit: 'kg',
    })
    expect(pagination).toEqual({ page: 1, limit: 20, pages: 1, total: 3, totalCapped: false })
    expect(material).toMatchObject({
      specification: 'cement',
      specificationName: 'cement',
      comparedIn: 'kg',
      conversions: [
        { from: 'bag', holds: 50, class: 'nominal' },
        { from: 'm3', holds: 1440 },
      ],
    })
  })

  it('is of a specification, by its id or by its values', async () => {
    await offer(REBAR, { ...REBAR, name: '16 mm rod', specification: 'rebar/16mm' })
    for (const path of ['rebar/12mm', 'rebar?diameter=12', 'rebar?diameter=12mm']) {
      const { offers, material, summary } = await compare(path)
      expect(offers.map(({ name }) => name)).toEqual(['12 mm rod, 12 m length'])
      expect(material).toMatchObject({
        specificationName: '12 mm reinforcement bar',
        parameters: { diameter: 12 },
      })
      expect(summary.conversion).toBe('nominal')
    }
  })

  it.each([
    ['rebar', 400, 'diameter must be given'],
    ['rebar?diameter=thick', 400, 'No Reinforcement bar has these values'],
    ['rebar/012mm', 404, 'There is no such material.'],
    ['gold', 404, 'There is no such material.'],
    ['cement/50kg', 404, 'There is no such material.'],
    ['cement?state=Atlantis', 400, 'state is not a state of Nigeria'],
    ['cement?quantity=0', 400, 'quantity must be a number above 0'],
    ['cement?lga=Ikeja&state=Kano', 400, 'lga is not a local government of Kano'],
  ])('says what is wrong with %s', async (path, status, message) => {
    const answer = await ask(`/materials/${path}`)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ message: expect.stringContaining(message) })
  })

  it('answers where nobody sells it', async () => {
    expect(await compare('rebar/16mm')).toMatchObject({
      summary: { median: null, lowest: null, sellers: 0, offers: 0, newest: null },
      offers: [],
      notComparable: [],
      pagination: { total: 0 },
    })
  })

  it.each(['roof-screws/9999mm', 'granite/73mm', 'floor-tile/55x1795mm'])(
    'knows no %s where nobody offers it, for any number can be written into an address',
    async (path) => {
      expect((await ask(`/materials/${path}`)).status).toBe(404)
      const [materialId = ''] = path.split('/')
      await offer({ name: 'Odd size', materialId, specification: path, inStock: false })
      expect((await compare(path)).offers).toEqual([])
      await offer({ name: 'Odd size', materialId, specification: path })
      expect(namesOf(await compare(path))).toEqual(['Odd size'])
    },
  )

  it('knows what the rate generator prices, also where nobody offers it', async () => {
    const odd = ['granite/19mm', 'floor-tile/600x600mm', 'timber/1x12inch']
    const priced: string[] = Object.values(MARKET_MATERIALS).map(({ specification }) => specification)
    expect(priced).toEqual(expect.arrayContaining(odd))
    for (const specification of odd) expect((await compare(specification)).offers).toEqual([])
  })

  it('puts chosen offers side by side, of this specification alone and for the quantity, in one call', async () => {
    const [bag, tonne, gone, rod] = await offer(
      {
        name: 'Bag',
        regularPrice: 10_000,
        priceBreaks: [{ from: 50, price: 950_000 }],
        delivery: 'included',
        deliveryWithin: 'state',
      },
      { name: 'Tonne', unit: 'tonnes', regularPrice: 200_000, comparableQuantity: 1000 },
      { name: 'Gone', asleep: true },
      REBAR,
    )
    const ids = [bag, tonne, gone, rod, { id: 'none' }].map((each) => each?.id)
    const path = `cement?state=Lagos&quantity=2500&ids=${ids.slice(0, 4).join()}`
    const { offers, pagination } = await compare(path)
    expect(offers.map(({ name, packs, delivered }) => [name, packs, delivered])).toEqual([
      ['Bag', 50, 190],
      ['Tonne', 3, null],
    ])
    expect(pagination.total).toBe(2)
    expect((await compare('cement?ids=none')).offers).toEqual([])
    expect((await ask(`/materials/cement?ids=${ids.join()}`)).status).toBe(400)
  })

  it('counts each seller once, and no stale price, in the median', async () => {
    const ownerId = (await createSeller(db)).id
    await offer(
      ...Array.from({ length: 9 }, () => ({ ownerId, regularPrice: 50_000 })),
      { regularPrice: 10_000, priceConfirmedAt: daysAgo(27) },
      { regularPrice: 11_000 },
      { regularPrice: 5_000, priceConfirmedAt: daysAgo(29), name: 'Stale' },
    )
    const comparison = await compare('cement')
    expect(comparison.summary).toMatchObject({
      median: 220,
      lowest: 200,
      highest: 1000,
      sellers: 3,
      offers: 12,
    })
    // An order by price stays one.
    expect(comparison.offers[0]).toMatchObject({ name: 'Stale', freshness: 'stale' })
  })

  it('leaves out what is hidden, asleep or out of stock, and whose owner is not settled', async () => {
    const [, , , unsettled] = await offer(
      { hiddenReason: 'It is fraud' },
      { asleep: true },
      { inStock: false },
      { name: 'Of a shop that is being hidden' },
      { name: 'There' },
    )
    await db.insert(unsettledOwners).values({ ownerId: unsettled?.ownerId ?? '' })
    const comparison = await compare('cement')
    expect(namesOf(comparison)).toEqual(['There'])
    expect(comparison.summary).toMatchObject({ offers: 1, sellers: 1 })
    expect(comparison.notComparable).toEqual([])
  })

  it('filters by place, brand, minimum order and verified sellers; the summary is of the place', async () => {
    const unverified = await createSeller(db, { phoneConfirmedAt: new Date() })
    const verified = () => createSeller(db, { phoneConfirmedAt: new Date(), businessCheckedAt: new Date() })
    await offer(
      {
        name: 'Ikeja',
        ownerId: (await verified()).id,
        regularPrice: 10_000,
        brand: 'Dangote',
        minimumOrder: 100,
      },
      {
        name: 'Lekki',
        ownerId: (await verified()).id,
        regularPrice: 11_000,
        brand: 'BUA',
        storeAddress: 'Lekki Phase 1',
        lga: 'Eti-Osa',
      },
      {
        name: 'Kano',
        regularPrice: 9_000,
        brand: 'BUA',
        location: 'Kano',
        storeAddress: 'Sabon Gari',
        lga: 'Fagge',
      },
      { name: 'Unverified', regularPrice: 12_000, ownerId: unverified.id },
    )
    const all = await compare('cement')
    expect(namesOf(all)).toEqual(['Kano', 'Ikeja', 'Lekki', 'Unverified'])
    expect(all.brands).toEqual([
      { brand: 'BUA', count: 2 },
      { brand: 'Dangote', count: 1 },
    ])
    expect(all.states).toEqual([
      { state: 'Lagos', count: 3 },
      { state: 'Kano', count: 1 },
    ])
    const lagos = await compare('cement?state=lagos&brand=dangote')
    expect(namesOf(lagos)).toEqual(['Ikeja'])
    expect(lagos.summary).toMatchObject({ offers: 3, median: 220 })
    expect(lagos.pagination.total).toBe(1)
    expect(namesOf(await compare('cement?lga=Ikeja'))).toEqual(['Ikeja', 'Unverified'])
    expect(namesOf(await compare('cement?state=Kano&lga=Kano City'))).toEqual(['Kano'])
    expect(namesOf(await compare('cement?verified=true&state=Lagos'))).toEqual(['Ikeja', 'Lekki'])
    expect(namesOf(await compare('cement?maxMinimumOrder=99&state=Lagos'))).toEqual(['Lekki', 'Unverified'])
  })

  it('filters by what else is known of them, which it counts at the place', async () => {
    await offer(
      { name: 'Strong', parameters: { strength: '42.5' } },
      { name: 'Usual', parameters: { strength: '32.5' } },
      { name: 'Usual in Kano', parameters: { strength: '32.5' }, location: 'Kano', lga: 'Fagge' },
      { name: 'Silent' },
    )
    const { details } = await compare('cement')
    expect(details).toEqual([
      {
        id: 'strength',
        name: 'strength class',
        shortName: 'class',
        values: [
          { value: '32.5', label: '32.5', count: 2 },
          { value: '42.5', label: '42.5', count: 1 },
          { value: 'unsaid', label: 'not stated', count: 1 },
        ],
      },
    ])
    const strong = await compare('cement?detail=strength:42.5&state=Lagos')
    expect(namesOf(strong)).toEqual(['Strong'])
    expect(strong.pagination.total).toBe(1)
    expect(strong.summary.offers).toBe(1)
    expect((await compare('cement?brand=dangote&state=Lagos')).summary.offers).toBe(3)
    expect(strong.details[0]?.values.map(({ count }) => count)).toEqual([1, 1, 1])
    expect(namesOf(await compare('cement?detail=strength:unsaid'))).toEqual(['Silent'])
    const unknown = await compare('cement?detail=colour:unsaid')
    expect([namesOf(unknown), unknown.pagination.total]).toEqual([[], 0])
    // A place whose sellers say one class or none.
    await offer({ name: 'Silent in Kano', location: 'Kano', lga: 'Fagge' })
    const silent = await compare('cement?detail=strength:unsaid&state=Kano')
    expect(namesOf(silent)).toEqual(['Silent in Kano'])
    expect([silent.pagination.total, silent.summary.offers]).toEqual([1, 1])
    const none = await compare('cement?detail=strength:52.5')
    expect(namesOf(none)).toEqual([])
    expect(none.summary).toMatchObject({ median: null, offers: 0, newest: null })
    expect((await ask('/materials/cement?detail=strong')).status).toBe(400)
    await offer({ ...REBAR, parameters: { diameter: 12, make: 'local' } })
    const { details: ofRebar } = await compare('rebar/12mm')
    expect(ofRebar.map(({ id }) => id)).toEqual(['make'])
  })

  it('counts what does not depend on the details once, and nothing for details or a brand that no offer has', async () => {
    await offer({ name: 'Strong', brand: 'BUA', parameters: { strength: '42.5' } })
    const missed: string[] = []
    const countLookup = (cache: string, isHit: boolean) => {
      if (!isHit && cache.startsWith('compar')) missed.push(cache)
    }
    const api = apiOn({ ...ctx, metrics: { ...NO_METRICS, countLookup } })
    const missedBy = async (query: string) => {
      missed.length = 0
      expect((await api.request(`/api/materials/cement${query}`)).status).toBe(200)
      return missed
    }
    expect(await missedBy('')).toEqual(['comparisons', 'comparison summaries'])
    expect(await missedBy('?detail=strength:42.5')).toEqual(['comparison summaries', 'compared'])
    expect(await missedBy('?detail=strength:52.5')).toEqual([])
    expect(await missedBy('?detail=strength:42.5,colour:red')).toEqual([])
    expect(await missedBy('?brand=bua')).toEqual(['compared'])
    expect(await missedBy('?brand=BUA')).toEqual([])
    expect(await missedBy('?brand=anything')).toEqual([])
  })

  it('puts offers in order by what they cost delivered, where that is known for the place and the quantity', async () => {
    const trip = { delivery: 'charged', deliveryPrice: 4_000_000, deliveryPer: 'trip' } as const
    await offer(
      {
        name: 'Per bag',
        regularPrice: 9_900,
        delivery: 'charged',
        deliveryPrice: 50_000,
        deliveryPer: 'unit',
      },
      { name: 'Included', regularPrice: 10_100, delivery: 'included', deliveryWithin: 'state' },
      { name: 'By trip', regularPrice: 9_800, ...trip },
      { name: 'Unknown', regularPrice: 10_000, delivery: 'ask' },
      { name: 'Around the corner', regularPrice: 10_300, delivery: 'included', deliveryWithin: 'lga' },
    )
    const listed = async (path: string) =>
      (await compare(path)).offers.map(({ name, delivered }) => [name, delivered])
    expect(await listed('cement')).toEqual([
      ['By trip', null],
      ['Per bag', null],
      ['Unknown', null],
      ['Included', null],
      ['Around the corner', null],
    ])
    expect(await listed('cement?state=Lagos')).toEqual([
      ['By trip', null],
      ['Unknown', null],
      ['Included', 202],
      ['Around the corner', null],
      ['Per bag', 208],
    ])
    // 100 bags: the trip is 400 a bag; of ten bags it is 4,000.
    expect(await listed('cement?state=Lagos&lga=Ikeja&quantity=5000')).toEqual([
      ['Unknown', null],
      ['Included', 202],
      ['By trip', 204],
      ['Around the corner', 206],
      ['Per bag', 208],
    ])
    expect((await listed('cement?state=Lagos&quantity=500')).at(-1)).toEqual(['By trip', 276])
  })

  it('asks for as many packs as the quantity takes, at the price for so many', async () => {
    await offer(
      { name: 'Bags', regularPrice: 10_500, priceBreaks: [{ from: 50, price: 1_000_000 }] },
      { name: 'From a hundred', regularPrice: 10_200, minimumOrder: 100 },
      { name: 'Tonne', unit: 'tonnes', regularPrice: 208_000, comparableQuantity: 1000 },
    )
    const listed = async (query: string) =>
      (await compare(`cement${query}`)).offers.map(
        ({ name, comparablePrice, packs, priceForQuantity, saving }) => [
          name,
          comparablePrice,
          packs,
          priceForQuantity,
          saving,
        ],
      )
    expect(await listed('?quantity=2500')).toEqual([
      ['Bags', 200, 50, 500_000, 25_000],
      ['From a hundred', 204, 100, 1_020_000, 0],
      ['Tonne', 208, 3, 624_000, 0],
    ])
    expect(await listed('')).toEqual([
      ['From a hundred', 204, 1, 10_200, 0],
      ['Tonne', 208, 1, 208_000, 0],
      ['Bags', 210, 1, 10_500, 0],
    ])
  })

  it('is in the order of what its answer says, whatever the terms', async () => {
    const pick = <Value>(values: readonly Value[], by: number) => values[by % values.length] as Value
    await offer(
      ...Array.from({ length: 60 }, (_, n): ProductOverrides => {
        const kind = pick(['included', 'charged', 'charged', 'ask', null] as const, n)
        const price = 9_000 + ((n * 7_919) % 4_000)
        return {
          regularPrice: price,
          comparableQuantity: pick([50, 1000, 3.66, 25], n * 3),
          minimumOrder: pick([null, 10, 200], n),
          priceBreaks: pick(
            [
              [],
              [
                { from: 20, price: price * 90 },
                { from: 300, price: price * 80 },
              ],
            ],
            n * 5,
          ),
          delivery: kind,
          ...(kind === 'included' && { deliveryWithin: pick(['lga', 'state', 'country'] as const, n) }),
          ...(kind === 'charged' && {
            deliveryPrice: 40_000 + n * 90_000,
            deliveryPer: pick(['unit', 'trip'] as const, n * 11),
          }),
        }
      }),
    )
    for (const query of [
      '',
      'state=Lagos',
      'quantity=366',
      'state=Lagos&quantity=2500',
      'state=Lagos&lga=Ikeja&quantity=40000',
    ]) {
      const { offers } = await compare(`cement?limit=50&${query}`)
      const prices = offers.map(({ delivered, comparablePrice }) => delivered ?? comparablePrice)
      expect(offers).toHaveLength(50)
      for (const [at, price] of prices.entries())
        expect(price).toBeGreaterThanOrEqual((prices[at - 1] ?? 0) - 0.01)
    }
  })

  it('pages through all, and repeats and skips nothing where prices are the same', async () => {
    await offer(...Array.from({ length: 7 }, (_, index) => ({ name: `Offer ${index}` })))
    const pages = await Promise.all([1, 2, 3, 4].map((page) => compare(`cement?limit=3&page=${page}`)))
    expect(pages.map(({ offers }) => offers.length)).toEqual([3, 3, 1, 0])
    expect(new Set(pages.flatMap(namesOf)).size).toBe(7)
    for (const { pagination } of pages) expect(pagination).toMatchObject({ pages: 3, total: 7 })
  })

  it('names what cannot be compared, with its reason, and no more than twenty', async () => {
    const unread = { ...REBAR, comparableQuantity: null, comparableUnit: null, conversion: null }
    await offer(
      { ...unread, name: 'Bundle of 12 mm', notComparable: 'What is in one is not said.' },
      { ...unread, name: 'Rods', specification: null, notComparable: 'The diameter is not said.' },
      { ...unread, name: 'Kano', location: 'Kano', lga: null },
      { ...unread, name: 'Another', specification: 'rebar/16mm' },
      { ...unread, name: 'None left', inStock: false },
    )
    const listed = (await compare('rebar/12mm?state=Lagos')).notComparable
    expect(listed.map(({ name, notComparable }) => [name, notComparable])).toEqual([
      ['Bundle of 12 mm', 'What is in one is not said.'],
      ['Rods', 'The diameter is not said.'],
    ])
    await offer(...Array.from({ length: 25 }, () => unread))
    expect((await compare('rebar/12mm')).notComparable).toHaveLength(20)
  })

  it('counts what many offers say once a minute, and lists them as they are', async () => {
    const api = apiOn(ctx)
    const compareAgain = async () =>
      withShortNames((await answerOf(await api.request('/api/materials/cement'))).body)
    await offer({})
    await compareAgain()
    await offer({ name: 'New' })
    const { offers, summary } = await compareAgain()
    expect([offers.length, summary.offers]).toEqual([2, 1])
  })
})

describe('GET /materials', () => {
  const list = async (query = '') => {
    const { body, headers } = await ask(`/materials?${query}`)
    expect(headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=0')
    return MaterialList.parse(body).materials
  }

  it('is what is sold and can be compared, with the spread of its prices', async () => {
    await offer({ regularPrice: 10_000 }, { regularPrice: 11_000, location: 'Kano', lga: null }, REBAR)
    await offer({ ...REBAR, specification: 'rebar/16mm' }, { ...REBAR, specification: 'rebar/16mm' })
    await offer({ ...REBAR, specification: 'rebar/of another release' })
    expect(await list()).toMatchObject([
      {
        id: 'cement',
        name: 'Cement',
        category: 'concrete',
        specifications: [{ id: 'cement', median: 210, lowest: 200, highest: 220, sellers: 2, unit: 'kg' }],
      },
      {
        id: 'rebar',
        specifications: [
          { id: 'rebar/16mm', name: '16 mm reinforcement bar', offers: 2 },
          { id: 'rebar/12mm', offers: 1 },
        ],
      },
    ])
    expect((await list('state=Kano')).map(({ id }) => id)).toEqual(['cement'])
    expect((await list('category=reinforcement')).map(({ id }) => id)).toEqual(['rebar'])
    expect((await list('material=cement')).map(({ id }) => id)).toEqual(['cement'])
  })
})

describe('GET /product/comparison/{id}', () => {
  const hint = async (id = '') => {
    const { status, body } = await ask(`/product/comparison/${id}`)
    expect(status).toBe(200)
    return body === null ? null : ComparisonHint.parse(body)
  }

  it('says how many others there are in its state, and what the cheapest asks', async () => {
    const [product, ...others] = await offer(
      { regularPrice: 8_000 },
      { regularPrice: 10_000 },
      { regularPrice: 11_000 },
      { regularPrice: 5_000, priceConfirmedAt: daysAgo(40) },
      { regularPrice: 7_000, location: 'Kano', lga: null },
    )
    expect(await hint(product?.id)).toEqual({
      specification: 'cement',
      name: 'cement',
      others: 3,
      state: 'Lagos',
      lowest: 200,
      median: 200,
      sellers: 3,
      unit: 'kg',
      conversion: 'exact',
      offers: [
        { _id: others[0]?.id, seller: expect.any(String), place: 'Ikeja, Lagos', price: 200 },
        { _id: others[1]?.id, seller: expect.any(String), place: 'Ikeja, Lagos', price: 220 },
      ],
    })
  })

  it('looks in the country where there are none, and says nothing where there is nothing', async () => {
    const [lonely, , unread] = await offer(
      {},
      { location: 'Kano', lga: null, regularPrice: 9_000 },
      { specification: null, comparableQuantity: null, comparableUnit: null, conversion: null },
    )
    expect(await hint(lonely?.id)).toMatchObject({ others: 1, state: null, lowest: 180 })
    expect(await hint(unread?.id)).toBeNull()
    await db.execute(sql`DELETE FROM products WHERE location = 'Kano'`)
    expect(await hint(lonely?.id)).toBeNull()
  })

  it('names each seller once, with their cheapest', async () => {
    const { id: ownerId } = await createSeller(db)
    const [product, , cheapest, other] = await offer(
      {},
      { ownerId, regularPrice: 9_500 },
      { ownerId, regularPrice: 9_000 },
      { regularPrice: 11_000 },
    )
    expect((await hint(product?.id))?.offers.map(({ _id }) => _id)).toEqual([cheapest?.id, other?.id])
  })

  it('names nothing else of its own seller', async () => {
    const { id: ownerId } = await createSeller(db)
    const [product] = await offer({ ownerId }, { ownerId, regularPrice: 9_000 })
    expect(await hint(product?.id)).toMatchObject({ others: 1, offers: [] })
  })

  it('is of a product that is there', async () => {
    expect((await ask('/product/comparison/nothing')).status).toBe(404)
  })
})
