import { expect, test } from 'vitest'
import { HIT_RATE } from '#domain/bills/matching/hit-rate.ts'
import { measureMatching } from './matching.ts'

test('the first page prints the hit rate that is measured', () => {
  const { lines, sure, likely, ask, right } = measureMatching()
  expect({ lines, sure, likely, ask, rightOfSure: right }).toEqual(HIT_RATE)
})
