import { describe, expect, it } from 'vitest'
import { ListingInput } from './listing-input.ts'

const good = {
  name: 'Two-bedroom flat in Yaba',
  description: 'Bright, with a balcony.',
  address: '3 Herbert Macaulay Way, Yaba, Lagos',
  regularPrice: 250_000,
}

function messages(changes: Record<string, unknown>): string[] {
  return ListingInput.safeParse({ ...good, ...changes }).error?.issues.map(({ message }) => message) ?? []
}

describe('the input of a listing', () => {
  it('starts as docs/product.md 5.5 says', () => {
    expect(ListingInput.parse(good)).toEqual({
      ...good,
      state: null,
      lga: null,
      area: null,
      kind: null,
      type: 'rent',
      rentPeriod: 'month',
      bedrooms: 1,
      bathrooms: 1,
      discountPrice: 0,
      offer: false,
      parking: false,
      furnished: false,
      availability: 'available',
      fees: { agency: null, legal: null, caution: null, service: null },
      minimumTerm: null,
      rentIncludes: [],
    })
  })

  it.each([
    [{ name: 'Flat' }, 'Listing name must have 10 to 62 characters'],
    [{ address: '' }, 'Listing address is required'],
    [{ bedrooms: 0 }, 'Listing bedrooms must be a whole number from 1 to 10'],
    [{ bathrooms: 2.5 }, 'Listing bathrooms must be a whole number from 1 to 10'],
    [{ regularPrice: 5 }, 'Listing price for rent must be at least 10 naira a month'],
    [{ regularPrice: 5, type: 'sale' }, 'Listing price must be 10 to 10,000,000,000 naira'],
    [
      { regularPrice: 20_000_000_000, rentPeriod: 'year' },
      'Listing price for rent must be at most 1,000,000,000 naira a year',
    ],
    [{ regularPrice: 1_000_001 }, 'Listing price for rent must be at most 1,000,000 naira a month'],
    [
      { regularPrice: 1_000_000_001, rentPeriod: 'year' },
      'Listing price for rent must be at most 1,000,000,000 naira a year',
    ],
    [{ regularPrice: 10_000_000_001, type: 'sale' }, 'Listing price must be 10 to 10,000,000,000 naira'],
    [{ offer: true, discountPrice: 250_000 }, 'Discount price must be lower than regular price'],
    [{ offer: true }, 'Discount price must be at least 10 naira'],
  ])('refuses %j', (changes, message) => {
    expect(messages(changes)).toEqual([message])
  })

  it('checks the rules between fields also where a text is still empty', () => {
    expect(messages({ address: '', offer: true, discountPrice: 300_000 })).toEqual([
      'Listing address is required',
      'Discount price must be lower than regular price',
    ])
  })

  it.each([
    { regularPrice: 1_000_000 },
    { regularPrice: 1_000_000_000, rentPeriod: 'year' },
    { regularPrice: 10_000_000_000, type: 'sale' },
    { offer: true, discountPrice: 249_999 },
  ])('takes %j', (changes) => {
    expect(messages(changes)).toEqual([])
  })
})
