import { expect, test } from 'vitest'
import { CHART, indexChart } from '#domain/prices/index-chart.ts'
import { chartGrid } from './chart-grid.ts'

const WEEKS = ['2025-12-22', '2025-12-29', '2026-01-05', '2026-01-12', '2026-03-30', '2026-04-06']

const gridOf = (low: number, high: number, weeks = WEEKS) => {
  const chart = indexChart(
    weeks.map((week) => ({ week, value: { price: low, p25: low, p75: high, sellers: 9 } })),
    'a kg',
  )
  if (!chart) throw new Error('There is a chart of what is published')
  return chartGrid(chart, weeks)
}

test('lines stand at round prices within what is drawn, four steps apart at most', () => {
  expect(gridOf(189, 217).prices.map(({ price }) => price)).toEqual([190, 200, 210])
  expect(gridOf(35_500, 39_655).prices.map(({ price }) => price)).toEqual([36_000, 38_000])
  expect(gridOf(7.1, 8.2).prices.map(({ price }) => price)).toEqual([7.5, 8])
  const { prices } = gridOf(100, 200)
  expect(prices.at(0)).toEqual({ price: 100, y: CHART.height - CHART.bottom })
  expect(prices.at(-1)).toEqual({ price: 200, y: CHART.top })
})

test('a price that has never moved has its line, too', () => {
  expect(gridOf(500, 500).prices).toEqual([{ price: 500, y: CHART.height / 2 - 2 }])
})

test('every third month is marked where its first week begins, the year with the first and with January', () => {
  expect(gridOf(1, 2).months.map(({ month }) => month)).toEqual(['Jan 2026', 'Apr'])
  const later = ['2026-09-28', '2026-10-05', '2026-12-28', '2027-01-04']
  expect(gridOf(1, 2, later).months.map(({ month }) => month)).toEqual(['Oct 2026', 'Jan 2027'])
  expect(gridOf(1, 2, ['2026-01-05']).months).toEqual([])
})
