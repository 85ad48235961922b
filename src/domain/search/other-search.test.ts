import { describe, expect, it } from 'vitest'
import { buildDictionary } from './dictionary.ts'
import { goodsAskedFor, homeAskedFor } from './other-search.ts'
import { TRADE_WORDS } from './trade-words.ts'
import { understandListings } from './understand-listings.ts'

const dictionary = buildDictionary(TRADE_WORDS)

describe('among materials a home is looked for', () => {
  it.each([
    'selfcontain',
    'self con in Yaba',
    '2 bedroom flat',
    'three bedroom duplex for sale in Lekki',
    'house for rent in Kano',
    'newly built bungalow',
    'gidan haya Kano',
    'room and parlour under 500k',
  ])('by "%s"', (typed) => {
    expect(homeAskedFor(typed, dictionary)).toEqual({ surely: true })
  })

  it('perhaps, where something unknown is said besides', () => {
    expect(homeAskedFor('flat washer', dictionary)).toEqual({ surely: false })
  })

  it.each([
    'wiring of 3 bedroom flat',
    'roofing sheet for bungalow',
    'flat ceiling sheet',
    'room door',
    'building blocks',
    'land',
    '2 toilets',
    'cement',
    'swimming pool',
  ])('not by "%s"', (typed) => {
    expect(homeAskedFor(typed, dictionary)).toBeUndefined()
  })
})

describe('among homes something that is built with', () => {
  const goods = (typed: string) => goodsAskedFor(understandListings(typed, {}, dictionary))

  it.each([
    ['cement', 'cement'],
    ['iron rod in Kano', 'iron rod'],
  ])('"%s"', (typed, named) => {
    expect(goods(typed)).toBe(named)
  })

  it.each([
    'flat with borehole',
    '2 bedroom tiled',
    'serviced',
    'swimming pool',
    'furnished in Lekki',
    'xyzzy',
  ])('not "%s"', (typed) => {
    expect(goods(typed)).toBeUndefined()
  })
})
