import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RECENT_SEARCHES_MAX } from '#domain/search/suggestion-rules.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { optionsOf } from './suggestion-options.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => vi.stubGlobal('localStorage', storage))
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})
const search = (text: string) => ({ text, href: `/market?name=${text}` })
const texts = () => recentSearches().map(({ text }) => text)

it('keeps the latest eight, each once', () => {
  for (let number = 1; number <= 10; number += 1) rememberSearch(search(`search ${number}`))
  rememberSearch(search('search 5'))
  expect(texts()).toHaveLength(RECENT_SEARCHES_MAX)
  expect(texts().slice(0, 3)).toEqual(['search 5', 'search 10', 'search 9'])
  forgetSearches()
  expect(texts()).toEqual([])
})

it.each([
  'no JSON',
  '{}',
  '[null, 7, {"text":1,"href":"/"}]',
  '[{"text":"x","href":"https://elsewhere.example"}]',
  '[{"text":"x","href":"//elsewhere.example"}]',
])('takes nothing from a storage that has %s', (stored) => {
  kept.set('draft:recent-searches', stored)
  expect(texts()).toEqual([])
})

it('does without a storage', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberSearch(search('cement'))
  expect(texts()).toEqual([])
})

it('stands above what is suggested as far as it begins so, and nothing stands twice', () => {
  const suggestions = ['cement', 'cement block', 'nails'].map((text) => ({
    ...search(text),
    kind: 'material' as const,
    count: null,
  }))
  const own = ['Cément', 'granite', 'cement', 'cement mixer', 'cement paint'].map(search)
  const shown = (typed: string) => optionsOf(typed, own, suggestions).map(({ kind, text }) => [kind, text])
  expect(shown('CEM')).toEqual([
    ['recent', 'Cément'],
    ['recent', 'cement'],
    ['material', 'cement block'],
    ['material', 'nails'],
  ])
  expect(shown('').slice(0, 5)).toEqual([
    ['recent', 'Cément'],
    ['recent', 'granite'],
    ['recent', 'cement'],
    ['recent', 'cement mixer'],
    ['material', 'cement block'],
  ])
})
