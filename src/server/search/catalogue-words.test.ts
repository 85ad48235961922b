import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProducts } from '../../../tests/support/factories.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { countAbout, findFirstMatch } from './catalogue-words.ts'
import { ASKED_MAX } from './needed-words.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

/** So many of the newest are looked at before the index is asked (`first_met`). */
const NEWEST = 1_000

const STREET_LIGHT = `('street':AB <1> 'light':AB)`
const LIGHT_STREET = `('light':AB <1> 'street':AB)`
const STREET_AND_LIGHT = `('street' & 'light')`

describe('what few have, behind all of the newest and many others that have its words', () => {
  const now = new Date()
  const first = (queries: string[], asOf = now) => findFirstMatch(db, 'products', queries, asOf.toISOString())

  beforeAll(async () => {
    const at = (minutesAgo: number) => ({ createdAt: new Date(now.getTime() - minutesAgo * 60_000) })
    const lamp = { name: 'Ceiling lamp', description: 'A light for homes.', storeAddress: '12 Allen Street' }
    await createProducts(db, [
      ...Array.from({ length: 60 }, () => ({ ...lamp, ...at(30) })),
      { name: 'Street light', ...at(20) },
      ...Array.from({ length: NEWEST }, () => ({ name: 'Plain board', ...at(10) })),
    ])
  })

  it('is found', async () => {
    expect(await first([STREET_LIGHT])).toBe(0)
    expect(await countAbout(db, 'products', [STREET_LIGHT, STREET_AND_LIGHT])).toEqual([1, 61])
  })

  it('is found behind what nothing has, whether they need the same words or others', async () => {
    expect(await first([LIGHT_STREET, STREET_LIGHT, STREET_AND_LIGHT])).toBe(1)
    expect(await first([`'nowhere'`, LIGHT_STREET, `'nobody'`, STREET_AND_LIGHT])).toBe(3)
    expect(await first([LIGHT_STREET, `'board'`])).toBe(1)
    expect(await first([STREET_LIGHT, `'board'`])).toBe(0)
  })

  it('is not found where nothing has it, or had it at that moment', async () => {
    expect(await first([LIGHT_STREET, `'nowhere'`])).toBeUndefined()
    expect(await first([STREET_LIGHT], new Date(now.getTime() - 25 * 60_000))).toBeUndefined()
  })

  it.each([...Array(ASKED_MAX).keys()])('is met by each of the words that it needs: %i', async (nth) => {
    const words = Array.from({ length: ASKED_MAX }, (_, n) => (n === nth ? `'nowhere'` : `'light'`))
    const needed = sql`${sql.param(words)}::text[]::tsquery[]`
    const { rows } = await db.execute(sql`SELECT
      first_met('products', ARRAY[${LIGHT_STREET}, ${STREET_LIGHT}]::tsquery[], ${needed}, ${now.toISOString()}) AS met,
      rows_about('products', ${STREET_AND_LIGHT}::tsquery, ${needed}) AS about`)
    expect(rows).toEqual([{ met: null, about: 0 }])
  })

  it('is counted where a few of one seller are the newest of very many', async () => {
    await createProducts(
      db,
      Array.from({ length: 3 }, () => ({ name: 'Clay pot, brown', createdAt: now })),
    )
    await db.execute(sql`UPDATE pg_class SET reltuples = 1000000 WHERE oid = 'searchable_products'::regclass`)
    expect(await countAbout(db, 'products', [`('clay' & 'pot')`, `'board'`])).toEqual([3, 200])
  })
})
