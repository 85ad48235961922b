import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allOf, anyOf, neededWords } from './tsquery.ts'

describe('the words that a query needs', () => {
  it.each([
    ["'cement'", "'cement'"],
    ["'cement':AB", "'cement'"],
    ["('cement':AB | 'opc':AB) & ('cement' | 'cement':A | 'opc')", "('cement' | 'opc')"],
    ["('12':ABC <1> 'mm':ABC) | ('y':ABC <1> '12':ABC)", "'12'"],
    ["('iron' <1> 'rod') | 'rebar'", "('iron' | 'rebar')"],
    ["'cement':A & !('spacer':A | 'stand':A)", "'cement'"],
    ["('cement') & ('@state:O''x \\\\ y')", "('cement' & '@state:O''x \\\\ y')"],
  ])('%s: %s', (query, needed) => {
    expect(neededWords(query)).toBe(needed)
  })

  it('are as many clauses of alternatives as are asked for', () => {
    expect(neededWords("('iron' <1> 'rod') | 'rebar'", 2)).toBe("(('iron' | 'rebar') & ('rod' | 'rebar'))")
    expect(neededWords("('12' <1> 'mm') | ('y' <1> '12')", 2)).toBe("('12' & ('mm' | 'y'))")
  })

  /** A query, and whether what has some words meets it. */
  type Query = { text: string; isMet: (words: ReadonlySet<string>) => boolean }

  const word = fc.constantFrom('a', 'b', 'c', 'd', 'e').map(
    (each): Query => ({
      text: `'${each}':A`,
      isMet: (words) => words.has(each),
    }),
  )
  const { query } = fc.letrec<{ query: Query }>((tie) => ({
    query: fc.oneof(
      { maxDepth: 4 },
      word,
      fc.tuple(fc.boolean(), fc.array(tie('query'), { minLength: 1, maxLength: 3 })).map(
        ([isAll, parts]): Query => ({
          text: (isAll ? allOf : anyOf)(parts.map(({ text }) => text)),
          isMet: (words) =>
            isAll ? parts.every((part) => part.isMet(words)) : parts.some((part) => part.isMet(words)),
        }),
      ),
    ),
  }))

  it('are in everything that meets it', () => {
    const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    fc.assert(
      fc.property(query, words, fc.constantFrom(1, 2), ({ text, isMet }, some, most) => {
        const present = new Set<string>(some)
        fc.pre(isMet(present))
        const needed = neededWords(text, most)
          .split(' & ')
          .map((clause) => clause.match(/[a-e]/g) ?? [])
        for (const clause of needed) expect(clause.some((each) => present.has(each))).toBe(true)
      }),
    )
  })
})
