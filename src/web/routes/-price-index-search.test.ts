import { expect, test } from 'vitest'
import { readIndexSearch } from './-price-index-search.ts'

test('a chart shows three months, six, or all weeks, whatever else is asked for', () => {
  const weeksOf = (weeks?: string) => readIndexSearch({ week: '2026-11-16', weeks })
  expect(weeksOf('13')).toEqual({ week: '2026-11-16', weeks: '13' })
  expect(weeksOf('26').weeks).toBe('26')
  for (const asked of [undefined, '-5', '20', '0', '013', 'all']) expect(weeksOf(asked).weeks).toBeUndefined()
})
