import { describe, expect, it } from 'vitest'
import { priceFor, priceSteps, savingFor } from './price-for.ts'

const offer = {
  regularPrice: 10_600,
  discount: true,
  discountPrice: 10_500,
  priceBreaks: [
    { from: 50, price: 10_350 },
    { from: 200, price: 10_100.5 },
  ],
}

describe('the price of a quantity', () => {
  it('is that of the last break that it reaches', () => {
    expect([1, 49, 50, 199, 200, 900].map((packs) => priceFor(offer, packs))).toEqual([
      10_500, 10_500, 10_350, 10_350, 10_100.5, 10_100.5,
    ])
    expect(savingFor(offer, 49)).toBe(0)
    expect(savingFor(offer, 200)).toBe(79_900)
  })

  it('begins at what is sold at least, and has no step that nobody can buy at', () => {
    expect(priceSteps({ ...offer, minimumOrder: null })).toEqual([
      { from: 1, price: 10_500 },
      ...offer.priceBreaks,
    ])
    expect(priceSteps({ ...offer, minimumOrder: 100 })).toEqual([
      { from: 100, price: 10_350 },
      { from: 200, price: 10_100.5 },
    ])
    expect(priceSteps({ ...offer, minimumOrder: 200 })).toEqual([{ from: 200, price: 10_100.5 }])
  })
})
