import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findParts } from './find-parts.ts'
import { parseMarkdown } from './markdown.ts'
import { readContent } from './read-content.ts'

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

const headings = (sought: string, blocks = help) =>
  findParts(blocks, sought)?.flatMap((block) => ('heading' in block ? [block.heading] : []))

test('the parts that have the sought words are found, each below its group', () => {
  expect(headings('DEPOSIT')).toEqual(['Buying', 'How to buy', 'Homes', 'Before you pay'])
})

test('what a part is called counts more than what it says', () => {
  expect(headings('how do I report a seller?')).toEqual(['Buying', 'Report a fraud'])
})

test('the beginning of a word is enough, and words that only ask say nothing', () => {
  expect(headings('depos')).toEqual(headings('a deposit'))
  for (const sought of ['to a', 'how can you', '']) expect(findParts(help, sought)).toBeUndefined()
})

test('nothing is found where no part has a word of it', () => {
  expect(findParts(help, 'helicopter')).toEqual([])
})

const file = join(import.meta.dirname, 'help.md')
const { body } = readContent('page', file, readFileSync(file, 'utf8'))

test.each([
  ['payments', ['For buyers', 'Before you send money', 'Homes', 'Before you pay for a home']],
  ['courses', ['Courses', 'Register for a course']],
  ['images', ['For sellers', 'Pictures']],
  ['photos', ['For sellers', 'Pictures']],
  ['login', ['Your account', 'Forgotten password', 'Change e-mail or password']],
  ['I am not able to log in', ['Your account', 'Forgotten password', 'Change e-mail or password']],
  ['commission', ['For sellers', 'How to sell']],
  ['scams', ['For buyers', 'Before you send money', 'Report something']],
  ['API', ['Prices and bills', 'Read our data by program']],
  ['refund', ['For buyers', 'How to buy']],
  ['refunds', ['For buyers', 'How to buy']],
  ['for sellers', ['For sellers', 'How to sell', 'Pictures']],
  ['how do I report a seller', ['For buyers', 'Report something']],
])('the help answers %s', (sought, answers) => {
  expect(headings(sought, body)).toEqual(answers)
})

test('what a group is called answers where no part of it says more', () => {
  for (const sought of ['home', 'homes']) expect(headings(sought)).toEqual(['Homes', 'Before you pay'])
})
