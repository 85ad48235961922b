import { expect, it } from 'vitest'
import { isNameOfElse, isNounOfElse } from './english-nouns.ts'

it.each(['crab', 'crabs', 'relationship', 'parties', 'polish', 'movie', 'humour', 'chain'])(
  '%s is something else',
  (word) => {
    expect(isNounOfElse(word)).toBe(true)
  },
)

it.each(['flexible', 'purple', 'kitchen', 'sand', 'hammer', 'plumber', 'wants', 'dangote', 'zzzz', 'turkey'])(
  '%s is ours, or no noun',
  (word) => {
    expect(isNounOfElse(word)).toBe(false)
  },
)

it.each(['nail polish', 'tank tops', 'think tank', 'lip gloss', 'chat room', 'fish tank'])(
  '%s is a name of something else',
  (words) => {
    expect(isNameOfElse(words)).toBe(true)
  },
)

it.each(['circuit breaker', 'paint roller', 'cement mixer', 'gas cooker', 'sliding doors', 'oil paint'])(
  '%s may be ours',
  (words) => {
    expect(isNameOfElse(words)).toBe(false)
  },
)
