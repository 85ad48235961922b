import type { DictionaryEntry } from './dictionary.ts'

/** The trade's words, by what they are about (docs/product.md 17.2). */
export const TRADE_WORDS: readonly DictionaryEntry[] = [
  {
    words: ['iron rod'],
    synonyms: ['rod', 'rebar', 'reinforcement bar', 'reinforcement', 'TMT', 'TMT bar'],
    source: 'practice',
  },
  { words: ['plywood', 'ply wood'], source: 'practice' },
  {
    words: ['self contain', 'self contained', 'self con', 'selfcontain', 'selfcon'],
    synonyms: ['single room', 'one room'],
    source: 'practice',
  },
  {
    words: ['mini flat', 'miniflat'],
    synonyms: ['1 bedroom flat', 'room and parlour', 'one bedroom flat'],
    source: 'practice',
  },
  { words: ['flat'], synonyms: ['apartment'], source: 'practice' },
  { words: ['mason'], synonyms: ['bricklayer', 'block layer'], source: 'practice' },
  {
    words: ['mai gini', 'birikila'],
    finds: ['mason', 'bricklayer'],
    language: 'Hausa',
    source: 'Newman, A Hausa-English Dictionary',
  },
  { words: ['Dangote'], brand: true, source: 'dangotecement.com' },
]
