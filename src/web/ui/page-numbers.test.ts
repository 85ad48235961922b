import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 69, '1 2 3 after 69'],
  [3, 69, '1 2 3 4 after 69'],
  [4, 69, '1 2 3 4 5 after 69'],
  [20, 69, '1 before 19 20 21 after 69'],
  [69, 69, '1 before 67 68 69'],
])('page %i of %i: %s', (page, pages, numbers) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(numbers)
})
