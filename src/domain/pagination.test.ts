import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_PAGE_SIZE, offsetOf, paginate } from './pagination.ts'

const limits = fc.integer({ min: 1, max: MAX_PAGE_SIZE })

it.each([
  [{ limit: 10, total: 0 }, 0],
  [{ limit: 10, total: 1 }, 1],
  [{ limit: 10, total: 10 }, 1],
  [{ limit: 10, total: 11 }, 2],
  [{ limit: 50, total: 101 }, 3],
])('%o makes %d pages', (list, pages) => {
  expect(paginate({ page: 1, ...list })).toEqual({ page: 1, pages, ...list })
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
