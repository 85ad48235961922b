import { expect, it } from 'vitest'
import { isEnglishWord } from './english-words.ts'

it.each(['boots', 'stopped', 'tiling', 'painter', 'heater'])(
  'knows words in their regular forms: %s',
  (word) => {
    expect(isEnglishWord(word)).toBe(true)
  },
)

it.each(['dangote', 'plumer'])('does not know %s', (word) => {
  expect(isEnglishWord(word)).toBe(false)
})
