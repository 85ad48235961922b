import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FIRST_SEEN, HIT_RATE, SEEN_BEFORE } from '#domain/bills/matching/hit-rate.ts'
import { measureMatching } from './matching.ts'

test('the first page prints the hit rate that is measured', () => {
  const { lines, sure, likely, ask, right } = measureMatching()
  expect({ lines, sure, likely, ask, rightOfSure: right }).toEqual(HIT_RATE)
})

test('and what bills scored that were new, the last of them and those before', () => {
  const file = path.join(import.meta.dirname, '../../tests/bills/blind/first-scores.json')
  const scores = Object.values(JSON.parse(readFileSync(file, 'utf8')))
  expect(scores.at(-1)).toEqual(FIRST_SEEN)
  expect(scores.at(-2)).toMatchObject(SEEN_BEFORE)
})
