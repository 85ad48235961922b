import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDictionary } from '#domain/search/dictionary.ts'
import { TRADE_WORDS } from '#domain/search/trade-words.ts'
import { createProducts } from '../../../tests/support/factories.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { isCalledElse } from './something-else.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeAll(async () => {
  await createProducts(db, [{ name: 'Fish tank of concrete' }, { name: 'Cement 50 kg' }])
})

const dictionary = buildDictionary(TRADE_WORDS)
const asOf = () => new Date(Date.now() + 1000).toISOString()
const isElse = (typed: string) => isCalledElse(db, 'products', typed, dictionary, asOf())

it.each(['nail polish', 'cheap nail polish in Lagos', 'tank top', 'think tank', 'portrait painter'])(
  '"%s" is called so together',
  async (typed) => {
    expect(await isElse(typed)).toBe(true)
  },
)

it.each([
  ['a name of ours has the words so', 'fish tank'],
  ['a thing of ours stands behind it', 'dog house gate'],
  ['it is work at ours', 'house painting'],
  ['it is who works at ours', 'house painter'],
  ['it is what a thing is for', 'tank for toilet water'],
  ['it is what a thing is near to', 'cement near primary school'],
  ['a word joins others', 'solar panel at home'],
  ['the dictionary knows it', 'iron man'],
  ['it names somebody who offers', 'bungalow estate agent'],
])('but not where %s: "%s"', async (_, typed) => {
  expect(await isElse(typed)).toBe(false)
})
