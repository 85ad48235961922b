import { expect, it } from 'vitest'
import { hrefOfSearch, nameOfSearch, plainNameOfSearch } from './search-name.ts'

it.each([
  ['products', { name: '12 mm rod', location: 'Kano' }, '12 mm rod in Kano'],
  ['products', { name: '12 mm rod in Kano', location: 'Kano' }, '12 mm rod in Kano'],
  ['products', { category: 'Concrete', subCategory: 'Cement', maxPrice: '9500' }, 'Cement under N 9,500'],
  [
    'products',
    { name: 'sand', location: 'Lagos', lga: 'Ikeja', verified: 'true' },
    'sand in Ikeja from verified sellers',
  ],
  ['products', { type: 'Labour', minPrice: '5000', maxPrice: '9000' }, 'Labour from N 5,000 to N 9,000'],
  ['listings', { searchTerm: '3 bedroom Lekki under 4m a year' }, '3 bedroom Lekki under 4m a year'],
  ['listings', { maxPrice: '4000000', pricePeriod: 'year' }, 'home under N 4,000,000 a year'],
  [
    'listings',
    { bedrooms: '3', type: 'rent', state: 'Lagos', area: 'Lekki', maxPrice: '333334' },
    '3 bedroom home for rent in Lekki under N 333,334 a month',
  ],
  [
    'listings',
    { kind: 'mini-flat', type: 'rent', maxPrice: '1500000', pricePeriod: 'year' },
    'mini flat for rent under N 1,500,000 a year',
  ],
  [
    'listings',
    { searchTerm: '3 bedroom Lekki under 4m a year', minPrice: '100000' },
    '3 bedroom Lekki under 4m a year from N 1,200,000 a year',
  ],
  [
    'listings',
    { state: 'Kano', maxMoveIn: '350000', noAgencyFee: 'true' },
    'home in Kano to move in under N 350,000 without agency fee',
  ],
  [
    'listings',
    { minBedrooms: '2', type: 'sale', maxPrice: '90000000' },
    '2+ bedroom home for sale under N 90,000,000',
  ],
  ['comparisons', { specification: 'rebar/12mm', state: 'Kano', brand: 'Tiger' }, 'Tiger 12 mm bar in Kano'],
  ['comparisons', { specification: 'rebar/12mm', detail: 'make:local' }, '12 mm bar local'],
  ['comparisons', { specification: 'rebar/12mm', detail: 'make:unsaid' }, '12 mm bar make not stated'],
] as const)('%s %j is called %s', (kind, search, name) => {
  expect(nameOfSearch({ kind, search }, kind === 'comparisons' ? '12 mm bar' : '')).toBe(name)
})

it('says what is not known of a thing as the registry calls it', () => {
  const search = { specification: 'cement', detail: 'strength:unsaid' }
  const details = [{ id: 'strength', name: 'strength class' }]
  expect(nameOfSearch({ kind: 'comparisons', search }, 'cement', details)).toBe(
    'cement strength class not stated',
  )
})

it('says nothing that was typed to an address that others may have given', () => {
  const search = { name: 'buy pills at evil.example', location: 'Kano', lga: 'evil.example' }
  expect(plainNameOfSearch({ kind: 'products', search })).toBe('Materials in Kano')
  expect(
    plainNameOfSearch({ kind: 'comparisons', search: { detail: 'make:evil.example' } }, '12 mm bar'),
  ).toBe('12 mm bar')
  expect(plainNameOfSearch({ kind: 'listings', search: { searchTerm: 'evil.example', type: 'rent' } })).toBe(
    'home for rent',
  )
})

it('leads to the page of the search', () => {
  expect(hrefOfSearch({ kind: 'products', search: { name: 'iron rod' } })).toBe('/marketplace?name=iron+rod')
  expect(hrefOfSearch({ kind: 'listings', search: {} })).toBe('/search')
  expect(hrefOfSearch({ kind: 'comparisons', search: { specification: 'rebar/12mm', state: 'Kano' } })).toBe(
    '/materials/rebar/12mm?state=Kano',
  )
})
