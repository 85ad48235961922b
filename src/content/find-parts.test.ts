import { expect, test } from 'vitest'
import { findParts } from './find-parts.ts'
import { parseMarkdown } from './markdown.ts'

const help = parseMarkdown(`
## Buying

### How to buy

Ask the seller. A deposit is usual.

### Report a fraud

Press *Report* and say why.

## Homes

### Before you pay

Leave no deposit for what you have not seen.
`)

const headings = (sought: string) =>
  findParts(help, sought).flatMap((block) => ('heading' in block ? [block.heading] : []))

test('the parts that have the sought words are found, each below its group', () => {
  expect(headings('DEPOSIT')).toEqual(['Buying', 'How to buy', 'Homes', 'Before you pay'])
})

test('what a part is called counts more than what it says', () => {
  expect(headings('how do I report a seller?')).toEqual(['Buying', 'Report a fraud'])
})

test('the beginning of a word is enough, and short words say nothing', () => {
  expect(headings('depos')).toEqual(headings('a deposit'))
  expect(findParts(help, 'to a')).toBe(help)
  expect(findParts(help, '')).toBe(help)
})

test('nothing is found where no part has a word of it', () => {
  expect(findParts(help, 'helicopter')).toEqual([])
})
