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
const { body, ...matter } = readContent('page', file, readFileSync(file, 'utf8'))

const BEFORE_MONEY = 'What do I check before I send money?'
const PICTURES = ['For sellers', 'Which pictures can I put up?']
const SIGN_IN = [
  ...['Your account', 'What do I do if I forgot my password?'],
  'How do I change my e-mail address or password?',
]
const MONEY_BACK = ['For buyers', 'How do I get my money back?']

test.each([
  [
    'payments',
    [
      ...['For buyers', BEFORE_MONEY, 'How do I get my money back?'],
      ...['Homes', 'What do I pay to move in?', 'What do I check before I pay for a home?'],
    ],
  ],
  ['courses', ['Courses and software', 'How do I register for a course?']],
  ['images', PICTURES],
  ['photos', PICTURES],
  ['login', SIGN_IN],
  ['I am not able to log in', SIGN_IN],
  ['commission', ['For sellers', 'What does selling cost?']],
  ['scams', ['For buyers', BEFORE_MONEY, 'How do I report a fraud?']],
  ['API', ['Prices and bills', 'Can a program read the prices?']],
  ['refund', MONEY_BACK],
  ['refunds', MONEY_BACK],
  ['delivery', ['For buyers', 'How does delivery work, and what does it cost?']],
  [
    'for sellers',
    ['For sellers', 'How do I open a shop?', 'What does selling cost?', 'Which pictures can I put up?'],
  ],
  ['how do I report a seller', ['For buyers', 'How do I report a fraud?']],
])('the help answers %s', (sought, answers) => {
  expect(headings(sought, body)).toEqual(answers)
})

test('each group is a topic that the help begins with', () => {
  const topics = ('topics' in matter && matter.topics) || []
  const groups = body.flatMap((block) => ('heading' in block && block.level === 2 ? [block.id] : []))
  expect(topics.map(({ id }) => id)).toEqual(groups)
})

test('what a group is called answers where no part of it says more', () => {
  for (const sought of ['home', 'homes']) expect(headings(sought)).toEqual(['Homes', 'Before you pay'])
})
