import { describe, expect, it } from 'vitest'
import { parseComparisonAddress } from './comparison-address.ts'
import { comparisonFiltersOf, parseComparisonSearch, queryOfComparison } from './comparison-filters.ts'

const filters = (search: Record<string, unknown>) => comparisonFiltersOf(parseComparisonSearch(search))

describe('the address of a comparison', () => {
  it('is read kindly', () => {
    expect(
      filters({
        state: 'lagos state',
        lga: 'Ikeja',
        brand: ' Dangote ',
        detail: ' strength:42.5',
        verified: 'true',
        maxMinimumOrder: '50',
        quantity: '2,500.5',
      }),
    ).toEqual({
      state: 'Lagos',
      lga: 'Ikeja',
      brand: 'Dangote',
      detail: 'strength:42.5',
      verified: true,
      maxMinimumOrder: 50,
      quantity: 2500.5,
    })
  })

  it('has no local government without its state, and no number that means nothing', () => {
    expect(filters({ lga: 'Ikeja', verified: 'no', maxMinimumOrder: '2.5', quantity: '-3' })).toEqual({})
    expect(filters({ quantity: '1e99' })).toEqual({})
  })

  it('says what it named in vain', () => {
    expect(parseComparisonAddress({ state: 'Atlantis', quantity: 'many' }).ignored).toBe('state,quantity')
    expect(parseComparisonAddress({ state: 'Kano' }).ignored).toBeUndefined()
  })

  it('takes at most four offers side by side, each once, also from the boxes of a form', () => {
    expect(parseComparisonSearch({ compare: 'a,b,a,c,d,e' }).compare).toBe('a,b,c,d')
    expect(parseComparisonAddress({ pick0: 'a', pick7: 'b', compare: 'c' })).toMatchObject({
      compare: 'a,b',
      pick0: undefined,
    })
    const sent = parseComparisonAddress({ pick0: 'a', pick7: 'b', quantity: '5', in: 'bag' })
    expect(sent).toMatchObject({ compare: 'a,b', quantity: 5, in: 'bag' })
    expect(parseComparisonAddress(sent)).toEqual(sent)
    expect(parseComparisonSearch({ compare: '<script>' }).compare).toBeUndefined()
  })

  it('reads again what it has made', () => {
    const search = parseComparisonSearch({
      state: 'Kano',
      detail: 'strength:42.5',
      verified: 'true',
      quantity: '500',
    })
    expect(parseComparisonSearch(queryOfComparison(comparisonFiltersOf(search)))).toEqual(search)
  })
})
