import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ListingCreation } from './listings/listing-input.ts'
import { ProductCreation } from './products/product-input.ts'
import { ReviewInput } from './reviews/review-input.ts'

const RULES = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const SOURCES = import.meta.glob<string>(
  ['../**/*.{ts,tsx,md}', '!../**/*.test.{ts,tsx}', '!./**/product-document.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

const document = readFileSync('docs/product.md', 'utf8')
const source = Object.values(SOURCES).join('\n').replace(/\s+/g, ' ')

const constants = new Map(Object.values(RULES).flatMap((exported) => Object.entries(exported)))

/** As the document writes it: `1,000`, `10 to 62`, `rent, sale`, `product 800, avatar 800`. */
function written(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en')
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  if ('min' in value && 'max' in value) return `${written(value.min)} to ${written(value.max)}`
  return Object.entries(value)
    .map(([name, each]) => `${name} ${each}`)
    .join(', ')
}

/** What schemas say of nothing, and of too many images. */
const messages = [
  z.safeParse(ProductCreation, { imageUrls: [] }),
  z.safeParse(ListingCreation, { imageUrls: [] }),
  z.safeParse(ReviewInput, {}),
  z.safeParse(ProductCreation, { imageUrls: Array.from({ length: 99 }, (_, index) => `/${index}`) }),
  z.safeParse(ListingCreation, { imageUrls: Array.from({ length: 99 }, (_, index) => `/${index}`) }),
].flatMap(({ error }) => error?.issues.map(({ message }) => message) ?? [])

describe('docs/product.md', () => {
  const limits = [...document.matchAll(/`([A-Z][A-Z_]+)` = ([^|;]+?)(?: \||;)/g)]
  it.each(limits.map(([, name = '', value = '']) => [name, value]))(
    'gives %s as it is: %s',
    (name, value) => {
      expect(constants.has(name)).toBe(true)
      expect(written(constants.get(name))).toBe(value)
    },
  )

  const names = new Set([...document.matchAll(/`([A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, name = '']) => name))
  it.each([...names])('names %s, which is in the source', (name) => {
    expect(source).toMatch(new RegExp(`\\b${name}\\b`))
  })

  const texts = [...document.matchAll(/^\| 15[.\d]+ \| '(.+?)' \|/gm)]
  it.each(texts.map(([, text = '']) => text))('quotes “%s”, which is in the source', (text) => {
    expect(source.includes(text) || messages.includes(text)).toBe(true)
  })

  it('numbers every row once', () => {
    const numbers = [...document.matchAll(/^(?:\| |#+ |)(\d+(?:\.\d+)+)(?: |$)/gm)].map(
      ([, number]) => number,
    )
    expect(numbers).toHaveLength(new Set(numbers).size)
    expect(limits.length).toBeGreaterThan(30)
    expect(texts.length).toBeGreaterThan(80)
  })
})
