import { describe, expect, it } from 'vitest'
import { type Candidate, suggest, suggestPopular } from './suggest.ts'
import { SUGGESTED_CATEGORIES } from './suggested-categories.ts'
import { suggestedPlaces } from './suggested-places.ts'
import { buildSuggestionIndex } from './suggestion-index.ts'
import { SEARCH_PAGES, SUGGESTIONS_MAX } from './suggestion-rules.ts'
import type { SuggestionKind } from './suggestion-schema.ts'

const named = (kind: SuggestionKind, text: string, more: Partial<Candidate> = {}) => ({
  names: [text],
  entry: {
    kind,
    text,
    path: SEARCH_PAGES.products.path,
    search: { name: text },
    frequency: 1,
    ...more,
  },
})

const NAMES = [
  'Dangote 3X cement 42.5R',
  'BUA cement 50kg',
  'Iron rod 12mm',
  'Iron rod 16mm',
  'Armoured cable 125 mm',
  'Sharp sand, one tipper',
  'Plywood, marine 18 mm',
  'Naïve café tiles 60×60',
  'Hollow block 9 inch',
]
const INDEXES = [
  buildSuggestionIndex([...SUGGESTED_CATEGORIES, ...suggestedPlaces('products')]),
  buildSuggestionIndex([
    ...NAMES.map((name) => named('material', name)),
    named('material', 'Roofing sheet', { states: new Set(['Kano']) }),
    named('seller', 'Cemaco Stores', { path: '/sellerShop/1', search: {} }),
    named('seller', 'Adé Blocks', { path: '/sellerShop/2', search: {} }),
  ]),
]
const asked = { for: 'products' as const, location: undefined, countOf: () => null }
const suggested = (typed: string, more: Partial<Parameters<typeof suggest>[2]> = {}) =>
  suggest(INDEXES, typed, { ...asked, ...more })
const texts = (typed: string, more: Partial<Parameters<typeof suggest>[2]> = {}) =>
  suggested(typed, more).map(({ text }) => text)

describe('what is found', () => {
  it.each([
    ['cem', 'Cement', 'Dangote 3X cement 42.5R', 'BUA cement 50kg', 'Cemaco Stores'],
    ['rod', 'Iron rod 12mm', 'Iron rod 16mm'],
    ['CÉMENT', 'Cement'],
    ['cafe', 'Naïve café tiles 60×60'],
    ['ade', 'Adé Blocks'],
    ['rod iron', 'Iron rod 12mm'],
    ['rods', 'Iron rod 12mm'],
    ['iron rods', 'Iron rod 12mm'],
    ['cables', 'Cables', 'Armoured cable 125 mm'],
    ['12mm', 'Iron rod 12mm'],
    ['60x60', 'Naïve café tiles 60×60'],
    ['lago', 'Lagos'],
    ['abuj', 'Abuja'],
    ['sandcrete b', 'Sandcrete Block'],
  ])('%s: %s', (typed, ...expected) => {
    expect(texts(typed)).toEqual(expect.arrayContaining(expected))
  })

  it('begins with what begins so, and says every text once', () => {
    expect(texts('cement')[0]).toBe('Cement')
    expect(texts('cement').filter((text) => text === 'Cement')).toHaveLength(1)
    expect(texts('c')).toHaveLength(SUGGESTIONS_MAX)
  })

  it('puts what is only also called so behind, and says how', () => {
    const index = buildSuggestionIndex([
      { ...named('material', 'Block', { frequency: 900 }), names: ['Block', 'Cement block'] },
      named('labour', 'Cement screeding'),
      named('seller', 'Cemaco Stores', { search: {} }),
    ])
    const found = suggest([index], 'cem', asked)
    expect(found.map(({ kind, text, by }) => [kind, text, by])).toEqual([
      ['labour', 'Cement screeding', undefined],
      ['seller', 'Cemaco Stores', undefined],
      ['material', 'Block', 'Cement block'],
    ])
    expect(suggest([index], 'blo', asked)[0]).not.toHaveProperty('by')
    expect(suggest([index], 'cement block', asked)[0]).toHaveProperty('by', 'Cement block')
    const shown = buildSuggestionIndex([
      { ...named('material', 'Block, hollow'), names: ['Block, hollow', 'Hollow block'] },
    ])
    expect(suggest([shown], 'hollow bl', asked)[0]).not.toHaveProperty('by')
  })

  it.each([
    ['cemnt', 'Cement'],
    ['ceemnt', 'Cement'],
    ['cementt', 'Cement'],
    ['celent', 'Cement'],
    ['dagnote', 'Dangote 3X cement 42.5R'],
    ['plywod', 'Plywood, marine 18 mm'],
    ['lagso', 'Lagos'],
  ])('one mistake is forgiven: %s', (typed, expected) => {
    expect(texts(typed)).toContain(expected)
  })

  it.each(['cmnt', 'cemnt dagnote', 'xyzzy', 'rox', '%', '___', '🙂', "'; DROP TABLE users"])(
    'nothing else is: %s',
    (typed) => expect(texts(typed)).toEqual([]),
  )

  it('takes no number for another, and completes one that is being typed', () => {
    expect(texts('rod 12')).toEqual(['Iron rod 12mm'])
    expect(texts('12 cable')).toEqual([])
    expect(texts('cable 12')).toEqual([])
    expect(texts('rod 1')).toEqual(['Iron rod 12mm', 'Iron rod 16mm'])
    expect(texts('rod 13')).toEqual([])
  })

  it('reads no more than 200 characters', () => {
    expect(texts(`cement ${' '.repeat(200)}xyzzy`)).toContain('Cement')
  })
})

describe('where it leads', () => {
  it('is the page of the category, the search for the words, the shop', () => {
    const of = (typed: string, kind: SuggestionKind) =>
      suggested(typed).find((suggestion) => suggestion.kind === kind)?.href
    expect(of('cem', 'sub-category')).toBe('/market?category=Concrete&subCategory=Cement')
    expect(of('roofin', 'category')).toBe('/market?category=Roofing')
    expect(of('bua', 'material')).toBe('/market?name=BUA+cement+50kg')
    expect(of('cemaco', 'seller')).toBe('/sellerShop/1')
    expect(of('kan', 'place')).toBe('/market?location=Kano')
  })

  it('stays in the state that was chosen, where the thing is offered there', () => {
    const inKano = suggested('roofing', { location: 'Kano' })
    expect(inKano.map(({ href }) => href)).toContain('/market?location=Kano&name=Roofing+sheet')
    expect(texts('roofing sh', { location: 'Lagos' })).toEqual([])
    expect(suggested('lagos', { location: 'Kano' })[0]?.href).toBe('/market?location=Lagos')
    expect(suggested('cemaco', { location: 'Kano' })[0]?.href).toBe('/sellerShop/1')
  })

  it('is the thing in the place that the text ends with', () => {
    expect(suggested('cement in la')).toContainEqual({
      kind: 'place',
      text: 'cement in Lagos',
      count: null,
      href: '/market?name=cement&location=Lagos',
    })
    expect(texts('Sharp sand near ka')).toEqual(
      expect.arrayContaining(['Sharp sand in Kaduna', 'Sharp sand in Kano', 'Sharp sand in Katsina']),
    )
    expect(texts('xyzzy in lagos')).toEqual([])
  })

  it.each([
    ['cement in ik', 'cement in Ikeja, Lagos'],
    ['cemnt in ik', 'Cement in Ikeja, Lagos'],
    ['cement in sur', 'cement in Surulere, Lagos'],
    ['cement in iba', 'cement in Ibadan, Oyo'],
    ['cement in lag', 'cement in Lagos'],
  ])('is first in the place that most people mean: %s', (typed, first) => {
    expect(texts(typed)[0]).toBe(first)
  })
})

describe('numbers', () => {
  it('stand with what is counted, and what has none comes last', () => {
    const counted = suggested('roof', {
      countOf: ({ kind, text }) => (kind === 'sub-category' ? (text === 'Roof Members' ? 0 : 7) : null),
    })
    expect(counted.map(({ text, count }) => [text, count])).toEqual([
      ['Roof Covering', 7],
      ['Roof Accessories', 7],
      ['Roofing', null],
      ['Roofing sheet', null],
      ['Roof Members', 0],
    ])
  })

  it('say what is popular before anything is typed', () => {
    const counts: Record<string, number> = { Cement: 40, Nails: 90, Granite: 0 }
    const candidates = SUGGESTED_CATEGORIES.map(({ entry }) => entry)
    const popular = suggestPopular(candidates, { ...asked, countOf: ({ text }) => counts[text] ?? 0 })
    expect(popular.map(({ text, count }) => [text, count])).toEqual([
      ['Nails', 90],
      ['Cement', 40],
    ])
  })
})
