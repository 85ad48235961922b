import { expect, it } from 'vitest'
import type { Suggestion } from '#domain/search/suggestion-schema.ts'
import { optionsOf } from './suggestion-options.ts'

const CEMENT: Suggestion = {
  kind: 'sub-category',
  text: 'Cement',
  count: 64,
  href: '/market?category=Concrete',
}
const search = { text: 'cem', href: '/market?name=cem' }
const kinds = (...asked: Parameters<typeof optionsOf>) => optionsOf(...asked).map(({ kind }) => kind)

it('ends with the search for the text, once there is something above it', () => {
  expect(kinds('cem', [], [CEMENT], search)).toEqual(['sub-category', 'search'])
  expect(kinds('cem', [], [], search)).toEqual([])
})

it('says no search twice', () => {
  expect(kinds('cem', [search], [CEMENT], search)).toEqual(['recent', 'sub-category'])
  expect(kinds('', [], [CEMENT])).toEqual(['sub-category'])
})
