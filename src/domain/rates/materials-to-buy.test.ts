import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  materialsMessage,
  materialToBuy,
  type OfferToBuy,
  packsText,
  wholePacks,
} from './materials-to-buy.ts'

const CEMENT: OfferToBuy = {
  regularPrice: 10_600,
  discount: false,
  discountPrice: 0,
  priceBreaks: [
    { from: 50, price: 10_350 },
    { from: 100, price: 10_200 },
  ],
  minimumOrder: null,
  unit: 'bags',
  pack: { kind: 'bag', size: 50, sizeUnit: 'kg' },
  comparable: { price: 212, quantity: 50, unit: 'kg', conversion: 'exact' },
}

const bags = (gross: number) => ({ resource: 'cement', net: gross, gross }) as const

describe('materials to buy', () => {
  it('are rounded up to packs, and cost what these hold', () => {
    const line = materialToBuy(bags(23.4), { perUnit: 210 })
    expect(line).toMatchObject({ packs: [{ name: '50 kg bag', count: 24 }], bought: 1200, cost: 252_000 })
    expect(line?.gross).toBeCloseTo(1170, 9)
  })

  it('cost the price for that quantity of an offer, with what its price breaks save', () => {
    expect(materialToBuy(bags(49.2), { offer: CEMENT })).toMatchObject({
      packs: [{ name: '50 kg bag', count: 50 }],
      cost: 517_500,
      saving: 12_500,
    })
    expect(materialToBuy(bags(48.9), { offer: CEMENT })).toMatchObject({ cost: 49 * 10_600, saving: 0 })
  })

  it('are at least the minimum order', () =>
    expect(materialToBuy(bags(3), { offer: { ...CEMENT, minimumOrder: 20 } })).toMatchObject({
      packs: [{ count: 20 }],
      bought: 1000,
    }))

  it('come in the packs of the offer: a trip of 20 tonnes', () =>
    expect(
      materialToBuy(
        { resource: 'sand', net: 21, gross: 23.1 },
        {
          offer: {
            ...CEMENT,
            regularPrice: 240_000,
            priceBreaks: [],
            unit: 'nr',
            pack: { kind: 'trip', size: 20, sizeUnit: 'tonne' },
            comparable: { price: 12_000, quantity: 20, unit: 'tonne', conversion: 'nominal' },
          },
        },
      ),
    ).toMatchObject({ packs: [{ name: '20-tonne trip', count: 2 }], bought: 40, cost: 480_000 }))

  it('know what a pack holds although the comparable price is rounded', () => {
    expect(
      materialToBuy(
        { resource: 'rebar', net: 0.3195, gross: 0.3195 },
        {
          offer: {
            ...CEMENT,
            regularPrice: 9_600,
            priceBreaks: [],
            pack: { kind: 'length', size: 12, sizeUnit: 'm' },
            comparable: { price: 901.41, quantity: 10.65, unit: 'kg', conversion: 'nominal' },
          },
        },
      ),
    ).toMatchObject({ packs: [{ name: '12 m length', count: 30 }], cost: 288_000 })
    // Screws at 3.33 a piece: the price of one would say that 300 are in a pack of 299.
    const screws = { price: 0.03, quantity: 299, unit: 'nr' as const, conversion: 'exact' as const }
    expect(
      materialToBuy(
        { resource: 'block225', net: 598, gross: 598 },
        { offer: { ...CEMENT, regularPrice: 9, priceBreaks: [], comparable: screws } },
      ),
    ).toMatchObject({ packs: [{ count: 2 }], bought: 598 })
  })

  it('without a price have none, and an offer that cannot be compared does not price them', () => {
    expect(materialToBuy(bags(3))?.cost).toBeUndefined()
    expect(materialToBuy(bags(3), { offer: { ...CEMENT, comparable: null } })?.cost).toBeUndefined()
  })

  it('are not labour', () => expect(materialToBuy({ resource: 'mason', net: 1, gross: 1 })).toBeUndefined())
})

describe('whole packs', () => {
  const PAINT = { '20 litre bucket': 20, '4 litre tin': 4 }

  it.each([
    [6.65, '2 × 4 litre tin'],
    [16.1, '1 × 20 litre bucket'],
    [20, '1 × 20 litre bucket'],
    [26, '1 × 20 litre bucket + 2 × 4 litre tin'],
    [40.000000000001, '2 × 20 litre bucket'],
  ])('of %d litres of paint are %s', (litres, text) =>
    expect(packsText(wholePacks(litres, PAINT))).toBe(text),
  )

  it('hold what is needed, and no smaller number of the last pack does', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e5, noNaN: true }), (needed) => {
        const packs = wholePacks(needed, PAINT)
        const held = packs.reduce((sum, { holds, count }) => sum + holds * count, 0)
        expect(held).toBeGreaterThanOrEqual(needed - 1e-4)
        expect(held - (packs.at(-1)?.holds ?? 0)).toBeLessThan(needed)
      }),
    )
  })

  it.each([
    [[{ name: 'tonne', holds: 1, count: 3 }], '3 tonnes'],
    [[{ name: 'block', holds: 1, count: 1_230 }], '1,230 blocks'],
    [[{ name: 'm²', holds: 1, count: 22 }], '22 m²'],
  ])('are written as people count them', (packs, text) => expect(packsText(packs)).toBe(text))
})

it('the message to a seller is the list, and a question', () => {
  const line = materialToBuy(bags(23.4), { perUnit: 210 })
  expect(materialsMessage('a slab: length 6 m', line ? [line] : [], 'ADLM')).toBe(
    'Hello, I found you on the ADLM marketplace. I need these materials for a slab: length 6 m.\n- Cement: 24 × 50 kg bag\nWhich of them do you have, and what do they cost with delivery?',
  )
})
