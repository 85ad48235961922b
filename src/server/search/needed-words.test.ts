import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neededAlternatives, neededWords, rarestShare } from './needed-words.ts'
import { allOf, anyOf } from './tsquery.ts'

describe('the words that a query needs', () => {
  it.each([
    ["'cement'", ["'cement'"]],
    ["'cement':AB", ["'cement'"]],
    ["('cement':AB | 'opc':AB) & ('cement' | 'cement':A | 'opc')", ["('cement' | 'opc')"]],
    ["('12':ABC <1> 'mm':ABC) | ('y':ABC <1> '12':ABC)", ["'12'", "('mm' | 'y')"]],
    ["('iron' <1> 'rod') | 'rebar'", ["('iron' | 'rebar')", "('rod' | 'rebar')"]],
    ["'cement':A & !('spacer':A | 'stand':A)", ["'cement'"]],
    ["('cement') & ('@state:O''x \\\\ y')", ["'cement'", "'@state:O''x \\\\ y'"]],
  ])('%s: %j', (query, needed) => {
    expect(neededWords(query)).toEqual(needed)
  })

  it.each([
    ["'iron' <1> 'rod'", { iron: 0.3, rod: 0.01 }, ["'rod'", "'iron'"]],
    ["'steel' & '@type:Material'", { '@type:Material': 0.8 }, ["'steel'"]],
    [
      "('stone' <1> 'coat') | ('roof' <1> 'tile')",
      { stone: 0.1, roof: 0.1, coat: 0.01, tile: 0.03 },
      ["('coat' | 'tile')", "('stone' | 'roof')", "('coat' | 'roof')"],
    ],
    [
      "('tiler' | 'fixer') & ('tiler' | 'tile') & '@state:Lagos' & '@type:Labour'",
      { tiler: 0.02, fixer: 0.02, tile: 0.05, '@state:Lagos': 0.1, '@type:Labour': 0.2 },
      ["('tiler' | 'fixer')", "'@state:Lagos'", "'@type:Labour'"],
    ],
    ["'bamboo' & '@type:Material'", { bamboo: 0.0005, '@type:Material': 0.5 }, ["'bamboo'"]],
    ["('rod' <1> 'iron') | ('rod' <1> 'steel')", { rod: 0.03, iron: 0.01, steel: 0.6 }, ["'rod'"]],
  ])('are the rare ones of %s where %o', (query, shares: Record<string, number>, needed) => {
    expect(neededWords(query, (word) => shares[word] ?? 0.001)).toEqual(needed)
  })

  it.each([
    ["'iron' <1> 'rod'", 0.01],
    ["('iron' | 'rod') & 'steel'", 0.31],
    ["'steel' | 'rod'", 0.61],
    ["!'rod'", 1],
  ])('of %s have at most the part %d', (query, most) => {
    const shares: Record<string, number> = { iron: 0.3, rod: 0.01, steel: 0.6 }
    expect(rarestShare(query, (word) => shares[word] ?? 1)).toBeCloseTo(most)
  })

  it('as alternatives are those of each part', () => {
    expect(neededAlternatives("(('iron' <1> 'rod') | 'rebar') & '@state:O''x'")).toEqual([
      ["@state:O'x"],
      ['iron', 'rebar'],
    ])
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
    const shares = fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      fc.double({ min: 0.0001, max: 1, noNaN: true }),
    )
    fc.assert(
      fc.property(query, words, shares, ({ text, isMet }, some, shareOf) => {
        const present = new Set<string>(some)
        fc.pre(isMet(present))
        const needed = neededWords(text, (each) => shareOf[each] ?? 1).map(
          (clause) => clause.match(/[a-e]/g) ?? [],
        )
        for (const clause of needed) expect(clause.some((each) => present.has(each))).toBe(true)
      }),
    )
  })
})
