import { expect, it } from 'vitest'
import type { MatchableTerm } from './matchable-terms.ts'
import { worthCounting } from './term-choices.ts'

const term = (typed: string, more: Partial<MatchableTerm> = {}): MatchableTerm => ({
  typed,
  kind: 'word',
  known: true,
  brand: false,
  labour: false,
  isKindOfHome: false,
  meant: [],
  begun: [],
  synonyms: [],
  broad: [],
  present: true,
  tells: 'thing',
  filed: false,
  isElse: false,
  certain: true,
  ...more,
})
const [rod, wood, mahogany, size, brand] = [
  term('rod'),
  term('wood'),
  term('mahogany', { known: false, tells: 'name' }),
  term('2 by 2', { kind: 'number' }),
  term('dangote', { brand: true }),
]

it.each([
  ['not one of each kind, which stands where it stands', [rod, size, brand], []],
  ['of two that are alike the rarer one is kept', [rod, wood, size], [rod, wood]],
  ['a word that is not in the dictionary may be on no row any more', [rod, mahogany], [mahogany]],
  ['the words of a phrase may be on different rows', [term('iron rod'), size], [term('iron rod')]],
])('%s', (_why, terms, counted) => {
  expect(worthCounting(terms)).toEqual(counted)
})
