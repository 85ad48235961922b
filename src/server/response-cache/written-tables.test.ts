import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { createListing, createProduct, createReview, createSeller } from '../../../tests/support/factories.ts'
import { collectingLog, testContext } from '../../../tests/support/test-app.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { createApi } from '../api/app.ts'
import { connect } from '../db/client.ts'
import { listings } from '../db/schema/listings.ts'
import { products } from '../db/schema/products.ts'
import { CACHEABLE_CALLS } from './cacheable-routes.ts'

const { db, url, drop } = await createTestDatabase()
const statements: string[] = []
const listened = connect(url, { queryLogger: { logQuery: (text) => statements.push(text) } })
const api = createApi(testContext(listened, collectingLog().log))
afterAll(async () => {
  await listened.$client.end()
  await drop()
})

/** What public answers read, and what tells of its writes instead of a trigger of its own. */
const TOLD_BY_OTHERS: Record<string, string> = {
  seller_keys: 'says of whom an event is, which it does not change',
  listed_products: 'written by the triggers on products, in the same transaction',
  product_count_changes: 'written by the triggers on products, in the same transaction',
  product_counts: 'sums of what the changes say',
  index_values: 'stored with the run that they are of',
}

/** Texts of the functions that a statement calls, and of those that they call. */
async function withFunctions(texts: readonly string[]): Promise<string> {
  const { rows } = await db.execute<{ name: string; body: string }>(sql`
    SELECT proname AS name, coalesce(pg_get_function_sqlbody(oid), prosrc) AS body FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype`)
  let all = texts.join('\n')
  let before = -1
  const left = new Set(rows)
  while (left.size !== before) {
    before = left.size
    for (const each of left)
      if (new RegExp(`\\b${each.name}\\(`).test(all)) {
        all += `\n${each.body}`
        left.delete(each)
      }
  }
  return all
}

it('every table that a cached answer reads tells what is written to it', async () => {
  const seller = await createSeller(db, { phoneConfirmedAt: new Date(), businessCheckedAt: new Date() })
  const product = await createProduct(db, { ownerId: seller.id })
  const home = await createListing(db, { ownerId: seller.id, state: 'Lagos' })
  await createReview(db, { sellerId: seller.id })
  const ids: Record<string, string> = {
    userId: seller.id,
    address: seller.id,
    material: 'cement',
    values: 'ordinary',
  }
  for (const route of CACHEABLE_CALLS) {
    const id = route.includes('listing') ? home.id : product.id
    const path = route.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? id)
    for (const query of ['', '?name=cement+in+lagos', '?searchTerm=flat+in+lagos', '?q=ce'])
      expect((await api.request(path + query)).status).toBeLessThan(500)
  }
  const text = await withFunctions(statements)
  const { rows } = await db.execute<{ name: string; triggers: string[] }>(sql`
    SELECT relname AS name, ARRAY(
      SELECT tgname::text FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname LIKE '%\_answers\_on\_%'
    ) AS triggers
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`)
  const read = rows.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text))
  expect(read.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'products',
      'listings',
      'users',
      'reviews',
      'shops',
      'search_words',
      'added_words',
    ]),
  )
  const silent = read.filter(({ triggers }) => triggers.length === 0).map(({ name }) => name)
  expect(silent.filter((name) => !TOLD_BY_OTHERS[name])).toEqual([])
})

/** Columns that no visitor sees, or that are made of others. */
const UNSEEN = {
  products: ['id', 'added_by', 'import_key', 'placed', 'price_reminders', 'reader_version'],
  listings: ['id', 'added_by', 'import_key', 'placed', 'guessed', 'reminders', 'search', 'comparable_price'],
}

it.each([
  ['products', products, 'drop_product_answers'],
  ['listings', listings, 'drop_listing_answers'],
] as const)('a change of any column of %s that visitors see is told', async (name, table, tells) => {
  expect(getTableName(table)).toBe(name)
  const { rows } = await db.execute<{ body: string }>(
    sql`SELECT prosrc AS body FROM pg_proc WHERE proname = ${tells}`,
  )
  const compared = new Set([...(rows[0]?.body ?? '').matchAll(/\bafter\.(\w+)/g)].map(([, column]) => column))
  const columns = Object.keys(getTableColumns(table)).map((key) =>
    key.replaceAll(/[A-Z]/g, (each) => `_${each.toLowerCase()}`),
  )
  const unseen: readonly string[] = UNSEEN[name]
  expect(columns.filter((column) => !compared.has(column) && !unseen.includes(column))).toEqual([])
})
