import { expect, it } from 'vitest'
import { listNameOf } from './list-name.ts'

it.each([
  ['Prices 14-Nov-2026 (2).csv', 'Prices'],
  ['stock_2026-11-22.xlsx', 'stock'],
  ['Cement list March week 3.csv', 'Cement list'],
  ['2026.csv', '2026'],
  ['.csv', 'List'],
])('%s is the list %s', (file, name) => {
  expect(listNameOf(file)).toBe(name)
})
