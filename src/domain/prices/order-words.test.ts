import { describe, expect, it } from 'vitest'
import { deliveryWords, orderWords, travelWords } from './order-words.ts'
import { priceFor, savingFor } from './price-for.ts'

const offer = {
  name: 'Dangote cement',
  unit: 'bags' as const,
  pack: { kind: 'bag' as const, size: 50, sizeUnit: 'kg' as const },
  regularPrice: 10_600,
  discount: false,
  discountPrice: 0,
  priceBreaks: [
    { from: 50, price: 10_350 },
    { from: 200, price: 10_100 },
  ],
  lga: 'Fagge',
  location: 'Kano' as const,
}

describe('an order in words', () => {
  it('has the price that its quantity reaches', () => {
    expect(orderWords(offer, 1)).toBe('1 bag of Dangote cement at NGN 10,600')
    expect(orderWords(offer, 49)).toBe('49 bags of Dangote cement at NGN 10,600 a bag, NGN 519,400 in all')
    expect(orderWords(offer, 50)).toBe('50 bags of Dangote cement at NGN 10,350 a bag, NGN 517,500 in all')
    expect(priceFor(offer, 1_000)).toBe(10_100)
    expect(savingFor(offer, 50)).toBe(12_500)
    expect(savingFor({ ...offer, discount: true, discountPrice: 10_200 }, 50)).toBe(0)
  })

  it('says how it gets there', () => {
    const words = (delivery: Parameters<typeof deliveryWords>[0]['delivery']) =>
      deliveryWords({ ...offer, delivery })
    expect(words(null)).toBe('Ask about delivery')
    expect(words({ kind: 'ask' })).toBe('Ask about delivery')
    expect(words({ kind: 'none' })).toBe('No delivery: you pick it up')
    expect(words({ kind: 'included', within: 'lga' })).toBe('Delivery included within Fagge')
    expect(words({ kind: 'included', within: 'country' })).toBe('Delivery included within Nigeria')
    expect(words({ kind: 'charged', price: 200, per: 'unit' })).toBe('Delivery ₦200 a bag')
    expect(words({ kind: 'charged', price: 15_000, per: 'trip' })).toBe('Delivery ₦15,000 a trip')
  })

  it('says of work whether it is done at the site', () => {
    const words = (delivery: Parameters<typeof travelWords>[0]['delivery']) =>
      travelWords({ ...offer, delivery })
    expect(words(null)).toBe('Ask whether they come to your site')
    expect(words({ kind: 'none' })).toBe('Works at this address, not at your site')
    expect(words({ kind: 'included', within: 'lga' })).toBe('Comes to sites in Fagge')
    expect(words({ kind: 'charged', price: 15_000, per: 'trip' })).toBe(
      'Comes to your site for NGN 15,000 a trip',
    )
  })
})
