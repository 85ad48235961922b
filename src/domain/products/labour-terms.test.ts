import { expect, it } from 'vitest'
import { labourTerms } from './labour-terms.ts'

it('takes the terms out of a description', () => {
  const { text, terms } = labourTerms(
    'Hand-mixed, for small works.\nIncludes: mixing, carrying.\nnot included:  cement, sand\nWorks in: Gombe, Bauchi\nPaid weekly.',
  )
  expect(text).toBe('Hand-mixed, for small works.\nPaid weekly.')
  expect([...terms]).toEqual([
    ['Includes', 'mixing, carrying'],
    ['Not included', 'cement, sand'],
    ['Works in', 'Gombe, Bauchi'],
  ])
})

it('leaves what is no term: other lines, an empty one, a second of its kind, one within a sentence', () => {
  const description =
    'Team: six men\nTeam: ten men\nIncludes:\nNote: rain stops us\nThe price includes: placing'
  const { text, terms } = labourTerms(description)
  expect([...terms]).toEqual([['Team', 'six men']])
  expect(text).toBe('Team: ten men\nIncludes:\nNote: rain stops us\nThe price includes: placing')
})
