import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { isLong } from '../support/proof.ts'
import { apiOn, collectingLog, testContext } from '../support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { explain, figuresOf, reaches, table } from './figures.ts'
import { judge, meets } from './judge.ts'
import { readJudgedQueries } from './judged-queries.ts'
import { type Ask, type Found, search } from './search-api.ts'

const queries = await readJudgedQueries(join(import.meta.dirname, 'judged'))
const heldOut = (
  await Promise.all(
    ['held-out', 'held-out-2', 'held-out-3'].map((set) => readJudgedQueries(join(import.meta.dirname, set))),
  )
).flat()

let database: TestDatabase
let ask: Ask
beforeAll(async () => {
  database = await createTestDatabase()
  const ctx = testContext(database.db, collectingLog().log)
  await seedDemo(database.db, ctx.storage)
  const api = apiOn(ctx)
  ask = async (path) => api.request(`/api${path}`)
})
afterAll(() => database.drop())

it('judges by what a row of the demonstration meets', async () => {
  const all = { products: await everything('products'), homes: await everything('homes') }
  const unanswerable = [...queries, ...heldOut].filter(
    (judged) => 'expected' in judged && !all[judged.of].some((found) => meets(found, judged.expected)),
  )
  expect(unanswerable.map(({ query }) => query)).toEqual([])
})

/** Every offer of the demonstration, as the search answers it. */
async function everything(of: 'products' | 'homes'): Promise<Found[]> {
  const all: Found[] = []
  for (let page = 1; ; page += 1) {
    const { found } = await search((path) => ask(`${path}&limit=50&page=${page}`), { of, query: '' })
    all.push(...found)
    if (found.length < 50) return all
  }
}

/** Every third in the short proof: they stand in groups of a kind. */
const tried = queries.filter((_, index) => isLong || index % 3 === 0)

/** Several hundred searches, beside whatever else runs. */
const LONG = { tags: ['slow'], timeout: 300_000 }

it('finds what people ask for, and nothing where there is nothing', LONG, async () => {
  const verdicts = []
  for (const query of tried) verdicts.push(judge(query, await search(ask, query)))
  const failures = verdicts.filter(({ failure }) => failure).flatMap(explain)
  expect(reaches(figuresOf(verdicts)), [...failures, ...table(verdicts)].join('\n')).toBe(true)
})
