import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  MAX_PAGE_SIZE,
  offsetOf,
  paginate,
  paginateCapped,
  SEARCH_TOTAL_MAX,
  shopPageSize,
} from './pagination.ts'

const limits = fc.integer({ min: 1, max: MAX_PAGE_SIZE })

it.each([
  [{ limit: 10, total: 0 }, 0],
  [{ limit: 10, total: 1 }, 1],
  [{ limit: 10, total: 10 }, 1],
  [{ limit: 10, total: 11 }, 2],
  [{ limit: 50, total: 101 }, 3],
])('%o makes %d pages', (list, pages) => {
  expect(paginate({ page: 1, ...list })).toEqual({ page: 1, pages, totalCapped: false, ...list })
})

it.each([
  [0, 4],
  [12, 12],
  [13, 16],
  [24, 24],
  [25, 16],
  [49, 20],
])('shows %d products of a shop in pages of %d', (products, size) => {
  expect(shopPageSize(products)).toBe(size)
})

it('puts every row on exactly one page', () => {
  fc.assert(
    fc.property(limits, fc.integer({ min: 0, max: 500 }), (limit, total) => {
      const rows = Array.from({ length: total }, (_, row) => row)
      const { pages } = paginate({ page: 1, limit, total })
      const paged = Array.from({ length: pages }, (_, index) => {
        const offset = offsetOf({ page: index + 1, limit })
        return rows.slice(offset, offset + limit)
      })
      expect(paged.flat()).toEqual(rows)
      expect(paged.every((page) => page.length > 0)).toBe(true)
    }),
  )
})

it.each([
  [
    { page: 1, counted: 0, seen: 0 },
    { total: 0, pages: 0, totalCapped: false },
  ],
  [
    { page: 1, counted: 1_000, seen: 21 },
    { total: 1_000, pages: 50, totalCapped: false },
  ],
  [
    { page: 1, counted: 1_001, seen: 21 },
    { total: 1_000, pages: 50, totalCapped: true },
  ],
  [
    { page: 50, counted: 1_001, seen: 1_001 },
    { total: 1_000, pages: 51, totalCapped: true },
  ],
  [
    { page: 51, counted: 1_001, seen: 1_015 },
    { total: 1_000, pages: 51, totalCapped: true },
  ],
  [
    { page: 90, counted: 1_001, seen: 1_801 },
    { total: 1_000, pages: 91, totalCapped: true },
  ],
  [
    { page: 900, counted: 1_001, seen: 0 },
    { total: 1_000, pages: 50, totalCapped: true },
  ],
])('a search with %o has %o', (list, expected) => {
  expect(paginateCapped({ limit: 20, ...list })).toEqual({ page: list.page, limit: 20, ...expected })
  expect(expected.total).toBeLessThanOrEqual(SEARCH_TOTAL_MAX)
})
