import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatFigure } from './figures.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [-123_456, '-123,456'],
  [200_000, '200,000'],
])('writes %d as %s', (figure, written) => {
  expect(formatFigure(figure)).toBe(written)
})

it('writes every count and every sum of kobo as Intl does', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (figure) => {
      expect(formatFigure(figure)).toBe(figure.toLocaleString('en-NG'))
      const naira = figure / 100
      const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
      expect(formatFigure(naira, 2)).toBe(naira.toLocaleString('en-NG', decimals))
    }),
  )
})
