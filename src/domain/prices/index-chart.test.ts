import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CHART, type ChartWeek, chartSvg, indexChart } from './index-chart.ts'

const value = (price: number, sellers = 7) => ({ price, p25: price * 0.9, p75: price * 1.1, sellers })
const weeks = (...prices: (number | null)[]): ChartWeek[] =>
  prices.map((price, at) => ({ week: `2026-0${at + 1}-01`, value: price === null ? null : value(price) }))

it('has a point for each published week, which says the figures of the table', () => {
  const chart = indexChart(weeks(200, null, 38_933.33), 'a kg')
  expect(chart?.dots.map(({ label }) => label)).toEqual([
    'Week to 1 January 2026: ₦200 a kg, 7 sellers',
    'Week to 1 March 2026: ₦38,933 a kg, 7 sellers',
  ])
})

it('draws each price where its scale has it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 }),
      (prices) => {
        const chart = indexChart(weeks(...prices), 'a kg')
        if (!chart) throw new Error('There is no chart')
        const { highest, lowest, dots } = chart
        const height = CHART.height - CHART.top - CHART.bottom
        for (const [at, { y }] of dots.entries()) {
          const price = highest - ((y - CHART.top) / height) * (highest - lowest)
          // A tenth of a unit of the drawing is what it rounds to.
          expect(Math.abs(price - (prices[at] ?? 0))).toBeLessThanOrEqual(
            (0.06 / height) * (highest - lowest),
          )
        }
        const steps = [...chart.line.matchAll(/[MV](?:[\d.]+ )?([\d.]+)/g)].map(([, y]) => Number(y))
        expect(steps).toEqual(dots.map(({ y }) => y))
      },
    ),
  )
})

it('leaves a gap where nothing is published, and is nothing without any', () => {
  expect(indexChart(weeks(200, null, 210), 'a kg')?.line.match(/M/g)).toHaveLength(2)
  expect(indexChart(weeks(200, 205, 210), 'a kg')?.line.match(/M/g)).toHaveLength(1)
  expect(indexChart(weeks(null, null), 'a kg')).toBeUndefined()
})

it('says its last published week, which may not be the last', () => {
  const svg = chartSvg(weeks(200, 210, null), {
    title: 'Cement',
    unit: 'a kg',
    source: 'example.com',
    isExample: false,
  })
  expect(svg).toContain('₦210 a kg, 7 sellers, week to 1 February 2026')
})

it('is a picture by itself, marked where it is an example', () => {
  const about = { title: 'Cement <&>, Kano', unit: 'a kg', source: 'example.com' }
  const svg = chartSvg(weeks(200, 210), { ...about, isExample: true })
  expect(svg).toContain('Example data')
  expect(svg).toContain('Cement &lt;&amp;&gt;, Kano')
  expect(svg).not.toMatch(/<script|href=/)
  expect(chartSvg(weeks(200, 210), { ...about, isExample: false })).not.toContain('Example data')
})
