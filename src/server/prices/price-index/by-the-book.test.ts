import { expect, it } from 'vitest'
import { weeksBefore } from '#domain/prices/index-method/weeks.ts'
import { priceEvents, sellerEvents } from '#server/db/schema/price-events.ts'
import { indexReviews } from '#server/db/schema/price-index.ts'
import {
  type BookOfferEvent,
  type BookReview,
  type BookSellerEvent,
  byTheBook,
} from '../../../../tests/support/index-by-the-book.ts'
import { CUT_OFF, daysBefore, emptyIndex } from '../../../../tests/support/index-events.ts'
import { createTestApi } from '../../../../tests/support/test-app.ts'
import { offerLines } from './compute-week.ts'
import { computeWeeks } from './run-index.ts'

const { db } = await createTestApi()

const GOODS = [
  {
    specification: 'cement',
    materialId: 'cement',
    unit: 'bags',
    comparableUnit: 'kg',
    quantity: 50,
    price: 1_000_000,
  },
  {
    specification: 'sharp-sand',
    materialId: 'sharp-sand',
    unit: 'bags',
    comparableUnit: 'tonne',
    quantity: 20,
    price: 18_000_000,
  },
  {
    specification: 'rebar/12mm',
    materialId: 'rebar',
    unit: 'bags',
    comparableUnit: 'kg',
    quantity: 10.66,
    price: 1_300_000,
  },
] as const
const STATES = ['Kano', 'Lagos', 'Edo'] as const

/** The same numbers for a seed: mulberry32. */
function chances(seed: number): () => number {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let t = Math.imul(at ^ (at >>> 15), 1 | at)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const uuid = (letter: string, at: number) => `${letter}0000000-0000-4000-8000-${String(at).padStart(12, '0')}`

/** Sellers who come, go, hide, sell out, change prices and are joined and separated, over a year. */
function market(seed: number) {
  const chance = chances(seed)
  const below = (count: number) => Math.floor(chance() * count)
  const sellers: BookSellerEvent[] = []
  const offers: BookOfferEvent[] = []
  const count = 24
  for (let seller = 0; seller < count; seller += 1) {
    const sellerKey = uuid('a', seller)
    for (const proof of ['phone', 'business'] as const) {
      if (chance() < 0.04) continue
      sellers.push({ at: daysBefore(chance() < 0.1 ? below(20) : 390), sellerKey, kind: 'verified', proof })
      if (chance() < 0.1) sellers.push({ at: daysBefore(below(60)), sellerKey, kind: 'unverified', proof })
    }
    if (chance() < 0.2) {
      const pair = {
        sellerKey,
        intoKey: uuid('a', below(count)),
        proof: (['phone', 'moderator'] as const)[below(2)] ?? 'phone',
      }
      if (pair.intoKey === sellerKey) continue
      sellers.push({ at: daysBefore(100), kind: 'merged', ...pair })
      if (pair.proof === 'moderator' && chance() < 0.5)
        sellers.push({ at: daysBefore(3), kind: 'separated', ...pair })
    }
  }
  for (let product = 0; product < 150; product += 1) {
    const good = GOODS[below(3)] ?? GOODS[0]
    const state = STATES[Math.min(below(3), below(3))] ?? 'Kano'
    const sellerKey = uuid('a', below(count))
    const conversion = good.specification === 'cement' || chance() < 0.7 ? 'exact' : 'nominal'
    let price = Math.round(
      good.price * Math.exp(0.12 * (chance() + chance() + chance() - 1.5)) * (chance() < 0.05 ? 3 : 1),
    )
    let confirmedAt = daysBefore(400)
    const isThereAllYear = chance() < 0.9
    const days = [
      ...(isThereAllYear ? [1, 2, 3, 4] : []).map((quarters) => 91 * quarters + chance() * 28),
      ...Array.from({ length: 3 + below(8) }, () => (chance() < 0.25 ? 364 + chance() * 30 : chance() * 40)),
    ]
    for (const [turn, day] of days.sort((a, b) => b - a).entries()) {
      const kinds = [
        'changed',
        'changed',
        'confirmed',
        'confirmed',
        'confirmed',
        'hidden',
        'restored',
      ] as const
      const kind = turn === 0 ? 'offered' : (kinds[below(kinds.length)] ?? 'confirmed')
      // Whole milliseconds, as JavaScript has them.
      const at = new Date(Math.round(daysBefore(day).getTime()))
      if (kind === 'changed') price = Math.round(price * (1 + 0.09 * (chance() - 0.4)))
      if (kind !== 'hidden') confirmedAt = at
      offers.push({
        at,
        kind,
        sellerKey,
        productId: uuid('b', product),
        price,
        comparableQuantity: good.quantity,
        comparableUnit: good.comparableUnit,
        conversion,
        specification: good.specification,
        state,
        inStock: chance() > 0.05,
        confirmedAt,
      })
    }
  }
  const inOrder = <Event extends { at: Date }>(events: Event[]) =>
    events.sort((one, other) => one.at.getTime() - other.at.getTime())
  return { sellers: inOrder(sellers), offers: inOrder(offers) }
}

it.each([1, 2, 3])(
  'a week is what the written method says, computed once more by nobody’s code (market %i)',
  async (seed) => {
    await emptyIndex(db)
    const book = market(seed)
    await db.insert(sellerEvents).values(book.sellers)
    await db.insert(priceEvents).values(
      book.offers.map((event) => {
        const good = GOODS.find(({ specification }) => specification === event.specification) ?? GOODS[0]
        return {
          ...event,
          way: 'form' as const,
          unit: good.unit,
          materialId: good.materialId,
          parameters: {},
          state: event.state as 'Kano',
        }
      }),
    )
    const reviews: BookReview[] = []
    for (const [week, specification, region, isPublished] of [
      [CUT_OFF, 'cement', 'Kano', true],
      [CUT_OFF, 'cement', 'Nigeria', false],
      // Decided before, and not decided again.
      [weeksBefore(CUT_OFF, 4), 'sharp-sand', 'Nigeria', false],
      [weeksBefore(CUT_OFF, 5), 'rebar/12mm', 'Nigeria', false],
      [weeksBefore(CUT_OFF, 2), 'cement', 'Lagos', false],
      [weeksBefore(CUT_OFF, 1), 'cement', 'Lagos', true],
    ] as const) {
      reviews.push({ week, place: `${specification} ${region}`, isPublished })
      await db.insert(indexReviews).values({
        cutOff: week,
        specification,
        region,
        isPublished,
        reason: 'The depots have raised it.',
        moderatorId: uuid('c', 0),
      })
    }
    const weeks = [weeksBefore(CUT_OFF, 1), CUT_OFF]
    const statuses = new Set<string>()
    for await (const { cutOff, method, values } of computeWeeks(db, weeks, { isExample: false })) {
      expect(values).toEqual(byTheBook(book, cutOff, method, reviews))
      for (const { status, basis, yearChange } of values)
        statuses
          .add(status)
          .add(basis ?? 'nothing')
          .add(yearChange === null ? 'no year' : `year by ${method}`)
    }
    // A market in which nothing is published or changed would agree with everything.
    for (const seen of [
      ...['published', 'few', 'matched', 'withheld', 'held'],
      ...['no year', 'year by 1', 'year by 2'],
    ])
      expect(statuses).toContain(seen)
  },
)

it('an offer goes into the hash of the inputs as the JSON of its values', () => {
  const write = offerLines()
  for (const product of ['p', 'p "quoted"\n', 'ọ̀fẹ́'])
    for (const price of [20_000, 0.1 + 0.2, 1e21, 1 / 3]) {
      const offer = {
        product,
        controller: `c${product}`,
        specification: 'cement',
        state: 'Kano',
        price,
        confirmedAt: CUT_OFF.getTime(),
      } as const
      const { confirmedAt, ...rest } = offer
      expect(write(offer)).toBe(JSON.stringify([...Object.values(rest), new Date(confirmedAt).toISOString()]))
    }
})
