import { describe, expect, it } from 'vitest'
import { listingFiltersOf, parseListingAddress, parseListingSearch } from './listing-filters.ts'

const parse = (query: string) =>
  listingFiltersOf(parseListingSearch(Object.fromEntries(new URLSearchParams(query))))

describe('the filters of a listing URL', () => {
  it.each([
    ['', {}],
    ['searchTerm=+duplex+lekki+', { searchTerm: 'duplex lekki' }],
    ['type=rent', { type: 'rent' }],
    ['type=all', {}],
    ['type=lease', {}],
    ['parking=true&furnished=on&offer=false', { parking: true }],
    ['minPrice=1,500,000&maxPrice=N%202%20000%20000', { minPrice: 1_500_000, maxPrice: 2_000_000 }],
    ['minPrice=900&maxPrice=100', { minPrice: 100, maxPrice: 900 }],
    ['minPrice=0&maxPrice=99999999999', {}],
    ['minPrice=1.5m&maxPrice=₦2.25M', { minPrice: 1_500_000, maxPrice: 2_250_000 }],
    ['minPrice=500k&maxPrice=1b', { minPrice: 500_000, maxPrice: 1_000_000_000 }],
    ['minPrice=250000.4&maxPrice=+300 000+', { minPrice: 250_000, maxPrice: 300_000 }],
    ['minPrice=-5&maxPrice=1e3', {}],
    ['minPrice=5mm&maxPrice=5%20or%206', {}],
    ['minPrice=cheap&maxPrice=', {}],
    ['minBedrooms=3&minBathrooms=2', { minBedrooms: 3, minBathrooms: 2 }],
    ['minBedrooms=1&minBathrooms=11', {}],
    ['minBedrooms=2.5', {}],
    ['state=abuja&area=+Maitama', { state: 'FCT', area: 'Maitama' }],
    ['state=Atlantis', {}],
    ['sort=created_at&order=desc', {}],
    ['sort=createdAt&order=asc', { sort: 'created_at', order: 'asc' }],
    ['sort=created_at_asc', { sort: 'created_at', order: 'asc' }],
    ['order=asc', { sort: 'created_at', order: 'asc' }],
    ['sort=regularPrice', { sort: 'regularPrice', order: 'desc' }],
    ['sort=regularPrice&order=asc', { sort: 'regularPrice', order: 'asc' }],
    ['sort=regularPrice_asc', { sort: 'regularPrice', order: 'asc' }],
    ['sort=price', {}],
    ['sort=created_at_desc&searchTerm=flat', { searchTerm: 'flat', sort: 'created_at', order: 'desc' }],
    ['searchTerm=flat', { searchTerm: 'flat' }],
    ['state=Lagos&lga=+Ikeja+', { state: 'Lagos', lga: 'Ikeja' }],
    ['bedrooms=3', { bedrooms: 3 }],
    ['bedrooms=0', {}],
    ['lga=Ikeja', {}],
    ['sort=nearest&order=asc', { sort: 'nearest' }],
    ['near=6.5,3.4', {}],
    ['page=3&colour=red&auth=sign-in', {}],
  ])('?%s', (query, expected) => {
    expect(parse(query)).toEqual(expected)
  })

  it.each([
    [
      'type=all&minBedrooms=1&parking=false&sort=createdAt&order=desc&page=1&minPrice=0&state=&colour=red',
      [],
    ],
    ['sort=regularPrice_asc&maxPrice=1.5m&state=abuja', []],
    [
      'type=lease&state=Atlantis&minPrice=cheap&bedrooms=many&parking=on&sort=best&page=x',
      ['type', 'state', 'minPrice', 'bedrooms', 'parking', 'sort', 'page'],
    ],
    ['minPrice=9&order=up', ['order']],
  ])('?%s are left out where they mean nothing: %j', (query, expected) => {
    const { ignored } = parseListingAddress(Object.fromEntries(new URLSearchParams(query)))
    expect(ignored?.split(',') ?? []).toEqual(expected)
  })

  it('name the page where the list starts', () => {
    expect(parseListingSearch({ page: '3' }).page).toBe(3)
    for (const page of ['1', '0', 'x', '2.5', '']) expect(parseListingSearch({ page }).page).toBeUndefined()
  })

  it('come back the same from the URL they are written into', () => {
    const filters = parse('searchTerm=flat&type=sale&minPrice=5&parking=true&sort=regularPrice&state=Lagos')
    expect(
      parse(
        new URLSearchParams(Object.entries(filters).map(([key, value]) => [key, String(value)])).toString(),
      ),
    ).toEqual(filters)
  })
})
