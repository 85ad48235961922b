import { describe, expect, it } from 'vitest'
import { buildDictionary, findMeaning } from './dictionary.ts'
import { tokenize } from './tokens.ts'
import { entriesOf, TRADE_WORDS } from './trade-words.ts'

const find = (entries: Parameters<typeof buildDictionary>[0], typed: string) =>
  findMeaning(buildDictionary(entries), tokenize(typed), 0)

describe('a dictionary', () => {
  it('tells writings of the same thing from other names of it', () => {
    const entries = [
      { words: ['Plywood', 'ply board'], synonyms: ['veneer'], finds: ['wood'], source: 'test' },
    ]
    expect(find(entries, 'plywood')?.meaning).toEqual({
      same: ['plywood', 'ply board'],
      synonyms: ['veneer', 'wood'],
    })
    expect(find(entries, 'veneer')?.meaning).toEqual({
      same: ['veneer'],
      synonyms: ['plywood', 'ply board', 'wood'],
    })
    expect(find(entries, 'wood')).toBeUndefined()
  })

  it('finds the longest phrase', () => {
    const entries = [
      { words: ['iron'], source: 'test' },
      { words: ['iron rod'], source: 'test' },
    ]
    expect(find(entries, 'iron rod 12')?.length).toBe(2)
    expect(find(entries, 'iron door')?.length).toBe(1)
  })

  it.each(['long span', 'longspan', 'long-span', 'LONGSPANS', 'Long  Span'])('knows %s', (typed) => {
    expect(find([{ words: ['long span'], source: 'test' }], typed)).toBeDefined()
    expect(find([{ words: ['longspan'], source: 'test' }], typed)).toBeDefined()
  })

  it('joins what several entries say of a word', () => {
    const entries = [
      { words: ['zinc'], finds: ['roofing'], source: 'one' },
      { words: ['zinc'], finds: ['coating'], source: 'another' },
    ]
    expect(find(entries, 'zinc')?.meaning.synonyms).toEqual(['roofing', 'coating'])
  })
})

it('refuses a line that does not say who says so', () => {
  expect(() => entriesOf('wiring man = nepa man > electrician #')).toThrow('Who says so')
  expect(() => entriesOf('wiring man > electrician')).toThrow('Who says so')
  expect(entriesOf('A heading\n\nrod > bar # practice')).toHaveLength(1)
})

describe('the trade’s words', () => {
  it('are many, each with its source', () => {
    expect(TRADE_WORDS.length).toBeGreaterThanOrEqual(300)
    for (const entry of TRADE_WORDS) {
      expect(entry.source.trim()).not.toBe('')
      for (const word of [...entry.words, ...(entry.synonyms ?? []), ...(entry.finds ?? [])]) {
        expect(word).toMatch(
          /^[\p{L}\p{N}]+(?:['-]?[\p{L}\p{N}]+)*(?: [\p{L}\p{N}]+(?:['-]?[\p{L}\p{N}]+)*)*$/u,
        )
      }
    }
  })

  it.each(['Pidgin', 'Hausa', 'Yoruba', 'Igbo'] as const)('have %s', (language) => {
    expect(TRADE_WORDS.filter((entry) => entry.language === language).length).toBeGreaterThan(10)
  })
})
