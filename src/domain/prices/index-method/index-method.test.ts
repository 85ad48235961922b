import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BASKETS, basketCost } from './baskets.ts'
import { changeOf, isForReview, yearChangeOf } from './change.ts'
import { eligibleOffers, joinedPairs, type OfferEvent, type SellerEvent } from './eligible-offers.ts'
import { levelOf } from './level.ts'
import { linksOfYear, METHODS, publishedMethod, YEAR_WEEKS } from './methods.ts'
import { median, medianRange, quantile, rangeRank } from './statistics.ts'
import { pollKey, pollsOf, type Vote } from './votes.ts'
import { valuesOf } from './week.ts'
import { cutOffBefore, cutOffOf, cutOffs, weekName } from './weeks.ts'

const CUT_OFF = new Date('2026-11-15T23:00:00Z')
const DAY = 24 * 3_600_000
const daysBefore = (days: number) => new Date(CUT_OFF.getTime() - days * DAY)

const event = (changes: Partial<OfferEvent> = {}): OfferEvent => ({
  id: 1,
  at: daysBefore(10),
  kind: 'offered',
  seller: 'a',
  product: 'p',
  price: 1_000_000,
  comparableQuantity: 50,
  conversion: 'exact',
  material: 'cement',
  specification: 'cement',
  state: 'Kano',
  inStock: true,
  confirmedAt: daysBefore(10),
  ...changes,
})

let sellerEventId = 0
const proved = (seller: string, days = 30): SellerEvent[] =>
  (['phone', 'business'] as const).map((proof) => ({
    id: ++sellerEventId,
    at: daysBefore(days),
    seller,
    kind: 'verified',
    proof,
    into: null,
  }))

const vote = (controller: string, price: number, product = controller): Vote => ({
  controller,
  price,
  offers: [{ product, price }],
  oldest: daysBefore(9).getTime(),
  newest: daysBefore(2).getTime(),
})

const votesAt = (...prices: number[]) => prices.map((price, index) => vote(`s${index}`, price))

describe('a method', () => {
  it('is the published one from its week on', () => {
    const by = (week: string) => publishedMethod(week).version
    expect(['2024-01-01', '2026-11-16', '2027-02-22', '2027-03-01', '2030-01-07'].map(by)).toEqual([
      1, 1, 1, 2, 2,
    ])
  })

  it('chains a year of whole links', () => {
    expect(METHODS.map(linksOfYear)).toEqual([[52], [13, 26, 39, 52]])
    for (const method of METHODS) expect(linksOfYear(method).at(-1)).toBe(YEAR_WEEKS)
  })
})

describe('weeks', () => {
  it('end on Mondays at midnight in Lagos', () => {
    expect(weekName(cutOffBefore(new Date('2026-11-22T22:59:59Z')))).toBe('2026-11-16')
    expect(weekName(cutOffBefore(new Date('2026-11-22T23:00:00Z')))).toBe('2026-11-23')
    expect(cutOffs(daysBefore(20), CUT_OFF).map(weekName)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
    expect(cutOffOf('2026-11-16')).toEqual(CUT_OFF)
    for (const wrong of ['2026-11-17', '2026-02-30', 'monday', '2026-11-16T00'])
      expect(cutOffOf(wrong)).toBeUndefined()
  })
})

describe('an offer has a vote', () => {
  const eligible = (events: OfferEvent[], sellers = proved('a')) =>
    eligibleOffers(events, sellers, CUT_OFF).map(({ price }) => price)

  it('for one compared unit, by its last event', () => {
    expect(eligible([event(), event({ id: 2, kind: 'changed', price: 1_100_000 })])).toEqual([22_000])
  })

  it.each([
    ['confirmed more than 28 days ago', { confirmedAt: daysBefore(28.1) }],
    ['out of stock', { inStock: false }],
    ['hidden', { kind: 'hidden' }],
    ['withdrawn', { kind: 'withdrawn' }],
    ['of nothing that is compared', { specification: null }],
    ['of no known quantity', { comparableQuantity: null }],
    [
      'by the weight that a length should have',
      { conversion: 'nominal', material: 'rebar', specification: 'rebar/12mm' },
    ],
    ['put up after the cut-off', { at: CUT_OFF, confirmedAt: CUT_OFF }],
  ] as const)('not %s', (_, changes) => {
    expect(eligible([event(changes)])).toEqual([])
  })

  it('by the density of what is sold loose', () => {
    expect(
      eligible([event({ conversion: 'nominal', material: 'sharp-sand', specification: 'sharp-sand' })]),
    ).toHaveLength(1)
  })

  it('hidden and confirmed meanwhile, once it is restored', () => {
    const hidden = [event(), event({ id: 2, kind: 'hidden' }), event({ id: 3, kind: 'confirmed' })]
    expect(eligible(hidden)).toEqual([])
    expect(eligible([...hidden, event({ id: 4, kind: 'restored' })])).toHaveLength(1)
  })

  it('of a seller whose phone and business are both confirmed since two weeks', () => {
    const [phone, business] = proved('a')
    expect(eligible([event()], [])).toEqual([])
    expect(eligible([event()], phone ? [phone] : [])).toEqual([])
    expect(eligible([event()], proved('a', 13.9))).toEqual([])
    const lost = { ...(business as SellerEvent), id: 999, kind: 'unverified', at: daysBefore(1) } as const
    expect(eligible([event()], [phone, business, lost] as SellerEvent[])).toEqual([])
  })
})

it('sellers who are one have one vote: the median of their prices', () => {
  const merged = {
    id: 500,
    at: daysBefore(20),
    seller: 'b',
    kind: 'merged',
    proof: 'phone',
    into: 'a',
  } as const
  const sellers = [...proved('a'), ...proved('b'), ...proved('c'), merged]
  const offers = eligibleOffers(
    [
      event({ id: 1, product: '1', price: 1_000_000 }),
      event({ id: 2, product: '2', seller: 'b', price: 3_000_000 }),
      event({ id: 3, product: '3', seller: 'c', price: 1_200_000 }),
    ],
    sellers,
    CUT_OFF,
  )
  const votes = pollsOf(offers).get(pollKey('cement', 'Kano'))?.votes
  expect(votes?.map(({ controller, price }) => [controller, price])).toEqual([
    ['a', 40_000],
    ['c', 24_000],
  ])
  expect(eligibleOffers([event()], proved('a'), CUT_OFF)).toHaveLength(1)
})

describe('who is joined', () => {
  const happened = (
    kind: SellerEvent['kind'],
    proof: SellerEvent['proof'],
    seller: string,
    into?: string,
  ) => ({
    kind,
    proof,
    seller,
    into: into ?? null,
  })

  it('by a phone or a registration number is so while both are verified by it', () => {
    for (const proof of ['phone', 'business'] as const) {
      const joined = happened('merged', proof, 'b', 'a')
      const other = proof === 'phone' ? 'business' : 'phone'
      expect(joinedPairs([joined, happened('unverified', other, 'a')])).toEqual([['b', 'a']])
      for (const seller of ['a', 'b'])
        expect(joinedPairs([joined, happened('unverified', proof, seller)])).toEqual([])
    }
  })

  it('by one phone or number stays so when the first of them, into whom the others were merged, leaves it', () => {
    for (const proof of ['phone', 'business'] as const) {
      const merged = ['b', 'c', 'd'].map((seller) => happened('merged', proof, seller, 'a'))
      const left = [...merged, happened('unverified', proof, 'a')]
      expect(joinedPairs(left)).toEqual([
        ['c', 'b'],
        ['d', 'b'],
      ])
      const leftAgain = [...left, happened('unverified', proof, 'b')]
      expect(joinedPairs(leftAgain)).toEqual([['d', 'c']])
      expect(joinedPairs([...leftAgain, happened('unverified', proof, 'c')])).toEqual([])
    }
  })

  it('by a moderator is so until one separates them, and nothing else is separated', () => {
    const joined = happened('merged', 'moderator', 'b', 'a')
    const separated = happened('separated', 'moderator', 'a', 'b')
    expect(joinedPairs([joined])).toEqual([['b', 'a']])
    expect(joinedPairs([joined, separated])).toEqual([])
    expect(joinedPairs([joined, separated, joined])).toEqual([['b', 'a']])
    expect(joinedPairs([happened('merged', 'phone', 'b', 'a'), joined, separated])).toEqual([['b', 'a']])
  })

  it('are all one controller, by whatever ways', () => {
    const ofSeller = (id: number, seller: string) => event({ id, product: seller, seller })
    const join = (id: number, proof: SellerEvent['proof'], seller: string, into: string) => ({
      ...happened('merged', proof, seller, into),
      id,
      at: daysBefore(20),
    })
    const sellers = [
      ...['a', 'b', 'c', 'd'].flatMap((seller) => proved(seller)),
      join(500, 'phone', 'b', 'd'),
      join(501, 'business', 'c', 'b'),
      join(502, 'moderator', 'a', 'c'),
    ]
    const offers = eligibleOffers(
      ['a', 'b', 'c', 'd'].map((seller, at) => ofSeller(at + 1, seller)),
      sellers,
      CUT_OFF,
    )
    expect(offers.map(({ controller }) => controller)).toEqual(['a', 'a', 'a', 'a'])
  })
})

describe('statistics', () => {
  it('agree with tables', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2)
    // Of 5 values from the lowest to the highest (93.8 %), of 8 from the 2nd to the 7th (93.0 %).
    expect([3, 4, 5, 7, 8, 10, 11, 20].map(rangeRank)).toEqual([1, 1, 1, 1, 2, 2, 3, 6])
    expect(medianRange([8, 1, 7, 2, 6, 3, 5, 4])).toEqual({ low: 2, high: 7 })
  })
})

describe('a level', () => {
  it('is the median of the logarithms, with its spread', () => {
    const level = levelOf(votesAt(100, 110, 121, 90, 95))
    expect(level).toMatchObject({ controllers: 5, dropped: 0 })
    expect(level?.level).toBeCloseTo(100)
    expect([level?.low, level?.high].map((each) => Math.round(each ?? 0))).toEqual([90, 121])
  })

  it('drops votes beyond the fence, of five and more', () => {
    expect(levelOf(votesAt(100, 101, 102, 99, 98, 200))).toMatchObject({ controllers: 5, dropped: 1 })
    expect(levelOf(votesAt(100, 101, 99, 200))).toMatchObject({ controllers: 4, dropped: 0 })
    // Agreement to the kobo is no reason to drop who asks 10 % more.
    expect(levelOf(votesAt(100, 100, 100, 100, 100, 110))).toMatchObject({ controllers: 6 })
  })
})

describe('a change', () => {
  it('is the median of those who ask for the same goods in both weeks', () => {
    const change = changeOf(votesAt(100, 100, 100, 100, 100), votesAt(102, 103, 101, 104, 100))
    expect(change).toMatchObject({ basis: 'matched', matched: 5, isDecidedByOne: false })
    expect(change?.change).toBeCloseTo(Math.log(1.02))
    const others = [vote('s0', 300, 'another product'), ...votesAt(0, 103, 101, 104).slice(1)]
    expect(changeOf(votesAt(100, 100, 100, 100), others)).toMatchObject({ basis: 'few', matched: 3 })
  })

  it('is filled with the country’s where too few can be compared', () => {
    const country = changeOf(votesAt(1, 1, 1, 1, 1), votesAt(1.1, 1.1, 1.1, 1.1, 1.1))
    expect(changeOf(votesAt(1, 1), votesAt(2, 2), country)).toMatchObject({ basis: 'filled', matched: 2 })
    expect(changeOf(votesAt(1, 1), votesAt(2, 2))).toBeUndefined()
  })

  it('waits for a moderator where it is large, or one controller decides its sign', () => {
    const of = (...prices: number[]) => changeOf(votesAt(...prices.map(() => 100)), votesAt(...prices))
    const waits = (...prices: number[]) => {
      const change = of(...prices)
      return change && isForReview(change)
    }
    expect(waits(112, 112, 112, 112, 112)).toBe(true)
    expect(waits(101, 102, 103, 104, 105)).toBe(false)
    expect(waits(99, 98, 101, 102, 103)).toBe(true)
    expect(waits(100, 100, 100, 100, 100)).toBe(false)
    // Ten per cent as it is read, up and down; exactly ten does not wait.
    expect(waits(110, 110, 110, 110, 110)).toBe(false)
    expect(waits(110.2, 110.2, 110.2, 110.2, 110.2)).toBe(true)
    expect(waits(90, 90, 90, 90, 90)).toBe(false)
    expect(waits(89.9, 89.9, 89.9, 89.9, 89.9)).toBe(true)
  })
})

describe('a change of a year', () => {
  const year = (...ends: number[][]) => yearChangeOf(ends.map((prices) => votesAt(...prices)))

  it('is the sum of its links, of whoever can be compared in each of them', () => {
    expect(year([110, 110, 110, 110, 110], [100, 100, 100, 100, 100])).toBeCloseTo(Math.log(1.1))
    const [now, half, before] = [['a', 'b', 'c', 'd', 'f'], 'abcdef'.split(''), ['a', 'b', 'c', 'd', 'e']]
    const asking = (names: string[], price: number) => names.map((name) => vote(name, price))
    const ends = [asking(now, 121), asking(half, 110), asking(before, 100)]
    expect(yearChangeOf(ends)).toBeCloseTo(Math.log(1.21))
    // In one link they are four.
    expect(yearChangeOf([asking(now, 121), asking(before, 100)])).toBeUndefined()
  })

  it('is unknown where one link has fewer than five', () => {
    const five = [1, 2, 3, 4, 5]
    expect(year(five, five, five)).toBe(0)
    expect(year(five, five.slice(1), five)).toBeUndefined()
    expect(year(five, [], five)).toBeUndefined()
  })
})

it('a basket costs something only where all of it is published', () => {
  const [concrete] = BASKETS
  if (!concrete) throw new Error('There is no basket')
  expect(concrete.lines.map(({ specification }) => specification)).toEqual([
    'cement',
    'sharp-sand',
    'granite/19mm',
  ])
  expect(basketCost(concrete, () => 1)).toBeGreaterThan(300)
  expect(
    basketCost(concrete, (specification) => (specification === 'cement' ? undefined : 1)),
  ).toBeUndefined()
  for (const { lines } of BASKETS) for (const { quantity } of lines) expect(quantity).toBeGreaterThan(0)
})

describe('whatever the events are', () => {
  const prices = fc.array(fc.integer({ min: 900, max: 1_100 }), { minLength: 5, maxLength: 12 })
  const offersOf = (asked: number[], named = (seller: number) => `s${seller}`, unit = 1) =>
    eligibleOffers(
      asked.map((price, index) =>
        event({ id: index + 1, product: `p${index}`, seller: named(index), price: price * 1_000 * unit }),
      ),
      asked.flatMap((_, index) => proved(named(index))),
      CUT_OFF,
    )
  const figures = (offers: ReturnType<typeof offersOf>) =>
    valuesOf({ offers, before: offers, links: [], reviews: [] }).map(({ region, level, status }) => [
      region,
      level.controllers,
      status,
      Math.round(level.level * 1_000),
    ])

  it('the order in which they are read does not matter, nor how sellers are called', () => {
    fc.assert(
      fc.property(prices, fc.infiniteStream(fc.nat()), (asked, random) => {
        const straight = figures(offersOf(asked))
        const shuffled = asked
          .map((price) => ({ price, place: random.next().value }))
          .sort((a, b) => Number(a.place) - Number(b.place))
        expect(figures(offersOf(shuffled.map(({ price }) => price)))).toEqual(straight)
        expect(figures(offersOf(asked, (seller) => `z${99 - seller}`))).toEqual(straight)
      }),
    )
  })

  it('the unit of the currency does not matter', () => {
    fc.assert(
      fc.property(prices, (asked) => {
        const [one, hundred] = [1, 100].map((unit) =>
          valuesOf({ offers: offersOf(asked, undefined, unit), before: [], links: [], reviews: [] }),
        )
        for (const [index, value] of one?.entries() ?? [])
          expect((hundred?.[index]?.level.level ?? 0) / value.level.level).toBeCloseTo(100, 6)
      }),
    )
  })

  const quarters = fc.array(fc.array(fc.integer({ min: 900, max: 1_100 }), { minLength: 7, maxLength: 7 }), {
    minLength: 5,
    maxLength: 5,
  })
  const yearOf = (prices: number[][], named = (seller: number) => `s${seller}`, unit = 1) =>
    yearChangeOf(prices.map((asked) => asked.map((price, at) => vote(named(at), price * unit)))) ?? Number.NaN

  it('a year by links depends on no name, no order and no unit, and tells a common factor whole', () => {
    fc.assert(
      fc.property(quarters, fc.double({ min: 0.5, max: 2, noNaN: true }), (prices, factor) => {
        const said = yearOf(prices)
        expect(yearOf(prices, (seller) => `z${9 - seller}`)).toBeCloseTo(said, 9)
        expect(yearOf(prices.map((asked) => asked.toReversed()))).toBeCloseTo(said, 9)
        expect(yearOf(prices, undefined, 100)).toBeCloseTo(said, 9)
        // What all ask so many times in the newest quarter is that much more in the year.
        const [newest = [], ...before] = prices
        expect(yearOf([newest.map((price) => price * factor), ...before])).toBeCloseTo(
          said + Math.log(factor),
          9,
        )
      }),
    )
  })

  it('one seller of seven moves no link of a year beyond the others', () => {
    fc.assert(
      fc.property(
        quarters,
        fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: 5, maxLength: 5 }),
        (prices, lies) => {
          const lying = prices.map(([first = 0, ...others], at) => [first * (lies[at] ?? 1), ...others])
          // The median of seven lies between the third and the fourth of the six others.
          const bounds = prices.slice(1).map((before, at) => {
            const of = before.slice(1).map((was, seller) => Math.log((prices[at]?.[seller + 1] ?? 0) / was))
            const sorted = of.sort((one, other) => one - other)
            return [sorted[2] ?? 0, sorted[3] ?? 0] as const
          })
          const sum = (side: 0 | 1) => bounds.reduce((all, each) => all + each[side], 0)
          expect(yearOf(lying)).toBeGreaterThanOrEqual(sum(0) - 1e-9)
          expect(yearOf(lying)).toBeLessThanOrEqual(sum(1) + 1e-9)
        },
      ),
    )
  })

  it('the sign hangs on one controller exactly where leaving one out changes it', () => {
    fc.assert(
      fc.property(prices, (asked) => {
        const change = changeOf(votesAt(...asked.map(() => 1_000)), votesAt(...asked))
        const relatives = asked.map((price) => Math.log(price / 1_000))
        const sign = Math.sign(median(relatives))
        const hangs = relatives.some((_, at) => Math.sign(median(relatives.toSpliced(at, 1))) !== sign)
        expect(change?.isDecidedByOne).toBe(sign !== 0 && hangs)
      }),
    )
  })

  it('a level lies between its lowest and highest vote', () => {
    fc.assert(
      fc.property(prices, (asked) => {
        const level = levelOf(votesAt(...asked))
        expect(level?.level).toBeGreaterThanOrEqual(Math.min(...asked) - 1e-6)
        expect(level?.level).toBeLessThanOrEqual(Math.max(...asked) + 1e-6)
      }),
    )
  })
})
