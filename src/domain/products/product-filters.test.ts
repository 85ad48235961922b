import { expect, test } from 'vitest'
import { MAX_PAGE } from '#domain/pagination.ts'
import { filtersOf, parseProductSearch } from './product-filters.ts'

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

test('what means nothing is left out', () => {
  const nonsense = {
    category: 'Gold',
    subCategory: '',
    location: 'Paris',
    type: 'Both',
    name: '  ',
    utm: 'x',
  }
  expect(parseProductSearch(nonsense)).toEqual({})
  expect(parseProductSearch({ name: ['a', 'b'], category: 7 })).toEqual({})
})

test('a sub-category counts only within its own category', () => {
  expect(parseProductSearch({ category: 'Roofing', subCategory: 'Cement' })).toEqual({ category: 'Roofing' })
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
