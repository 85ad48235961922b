import { expect, it } from 'vitest'
import { isEnglishWord } from './english-words.ts'

it('knows words in their regular forms', () => {
  expect(['boots', 'stopped', 'tiling', 'dangote'].map(isEnglishWord)).toEqual([true, true, true, false])
})
