import { expect, it } from 'vitest'
import { isEnglishNoun, isEnglishWord } from './english-words.ts'

it.each(['crab', 'crabs', 'relationship', 'dashes', 'parties'])('%s names something', (word) => {
  expect(isEnglishNoun(word)).toBe(true)
})

it.each(['flexible', 'purple', 'strong', 'stopped', 'dangote', 'zzzz'])('%s names nothing', (word) => {
  expect(isEnglishNoun(word)).toBe(false)
})

it('knows words in their regular forms', () => {
  expect(['boots', 'stopped', 'tiling', 'dangote'].map(isEnglishWord)).toEqual([true, true, true, false])
})
