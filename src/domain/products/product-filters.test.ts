import { expect, test } from 'vitest'
import { MAX_PAGE } from '#domain/pagination.ts'
import { filtersOf, parseProductAddress, parseProductSearch } from './product-filters.ts'

test('a URL is read by the readable names, case ignored', () => {
  const search = {
    category: 'concrete',
    subCategory: 'CEMENT',
    location: 'lagos',
    type: 'material',
    page: '3',
  }
  expect(parseProductSearch({ ...search, name: ' 42.5R ' })).toEqual({
    category: 'Concrete',
    subCategory: 'Cement',
    location: 'Lagos',
    type: 'Material',
    name: '42.5R',
    page: 3,
  })
})

test('old spellings still find what they meant', () => {
  expect(parseProductSearch({ subCategory: 'Sandcrtete Block', location: 'Abuja' })).toEqual({
    subCategory: 'Sandcrete Block',
    location: 'FCT',
  })
})

test('what means nothing is left out, and named to who followed such a link', () => {
  const nonsense = {
    category: 'Gold',
    subCategory: '',
    location: 'Paris',
    type: 'Both',
    name: '  ',
    minPrice: 'cheap',
    sort: 'random',
    utm: 'x',
  }
  expect(parseProductSearch(nonsense)).toEqual({})
  expect(parseProductAddress(nonsense)).toEqual({ ignored: 'category,location,type,minPrice,sort' })
  expect(parseProductSearch({ name: ['a', 'b'], category: 7 })).toEqual({})
})

test('what was left out stays named in the address that the server sends the browser to', () => {
  const { ignored } = parseProductAddress({ location: 'Paris' })
  expect(parseProductAddress({ ignored })).toEqual({ ignored: 'location' })
  expect(parseProductSearch({ ignored })).toEqual({ ignored: 'location' })
  expect(parseProductAddress({ ignored: 'everything,lga' })).toEqual({ ignored: 'lga' })
})

test('a sub-category counts only within its own category, a local government only within a state', () => {
  expect(parseProductAddress({ category: 'Roofing', subCategory: 'Cement' })).toEqual({
    category: 'Roofing',
    ignored: 'subCategory',
  })
  expect(parseProductSearch({ location: 'kano', lga: ' Dala ' })).toEqual({ location: 'Kano', lga: 'Dala' })
  expect(parseProductAddress({ lga: 'Dala' })).toEqual({ ignored: 'lga' })
})

test('limits of the price are read as people write amounts, the lower one first', () => {
  expect(parseProductSearch({ minPrice: '1.5m', maxPrice: 'N 20,000' })).toEqual({
    minPrice: 20_000,
    maxPrice: 1_500_000,
  })
  expect(parseProductSearch({ minPrice: 5_000 })).toEqual({ minPrice: 5_000 })
})

test.each([
  [{ sort: 'newest' }, undefined],
  [{ sort: 'relevance' }, undefined],
  [{ sort: 'nearest' }, 'nearest'],
  [{ sort: 'relevance', name: 'rod' }, undefined],
  [{ sort: 'newest', name: 'rod' }, 'newest'],
])('the order of %o is %s: a default is not said', (search, sort) => {
  expect(parseProductSearch(search)).toMatchObject({ sort })
  expect(parseProductAddress(search).ignored).toBeUndefined()
})

test.each(['0', '1', '-2', '1.5', 'two', '', String(MAX_PAGE + 1)])('page %j is the first page', (page) => {
  expect(parseProductSearch({ page })).toEqual({})
})

test('a name is cut where no name is that long', () => {
  expect(parseProductSearch({ name: 'a'.repeat(500) }).name).toHaveLength(200)
})

test('changed filters start from the first page', () => {
  expect(filtersOf({ category: 'Concrete', page: 4 })).toEqual({ category: 'Concrete' })
})
