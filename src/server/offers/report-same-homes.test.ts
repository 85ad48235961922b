import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { reports } from '#server/db/schema/moderation.ts'
import { createSeller } from '../../../tests/support/factories.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { importRows } from './import/import-rows.ts'
import { openTable } from './import/open-table.ts'
import { sameHomesReporter } from './report-same-homes.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function* chunks(text: string) {
  yield Buffer.from(text)
}

const FILE = [
  'title,location,price,beds,baths',
  'Three bedroom flat for sale,"3 Zik Avenue, Yaba, Lagos",45m,3,3',
  'Four bedroom duplex for sale,"5 Zik Avenue, Yaba, Lagos",95m,4,4',
].join('\n')

it('admins are told once of homes that another seller had put up before', async () => {
  const { db } = database
  const sendAs = async (text: string) => {
    const { id } = await createSeller(db)
    const options = { map: {}, defaults: {}, rates: {}, db, ownerId: id }
    await importRows('listings', { ...options, table: await openTable(chunks(text)) })
    return id
  }
  const first = await sendAs(FILE)
  await db
    .update(listings)
    .set({ createdAt: new Date(Date.now() - 60_000) })
    .where(eq(listings.ownerId, first))
  const other = await sendAs(FILE.replaceAll('Zik', 'Ade'))
  const copier = await sendAs(FILE.toUpperCase())
  const look = sameHomesReporter(db)
  for (let run = 0; run < 2; run += 1) await look()
  const told = await db
    .select()
    .from(reports)
    .where(and(eq(reports.subject, 'user'), isNull(reports.reporterId)))
  expect(told).toMatchObject([{ subjectId: copier, reason: 'spam' }])
  expect(told[0]?.message).toContain(
    'The same homes from another seller: 2, such as “FOUR BEDROOM DUPLEX FOR SALE”',
  )
  expect(told[0]?.message).toContain(`/sellerShop/${first}`)
  expect([other, first]).not.toContain(told[0]?.subjectId)
})

it('the like of new homes are found by their index, however many share a title and a price', async () => {
  const { db } = database
  const { id } = await createSeller(db)
  const put = (count: number, hoursAgo: number) => {
    const time = (Date.now() - hoursAgo * 3_600_000).toString(16).padStart(12, '0')
    const idsBegin = `${time.slice(0, 8)}-${time.slice(8)}`
    return db.execute(sql`
      INSERT INTO listings (id, owner_id, name, description, address, regular_price, created_at)
      SELECT overlay(gen_random_uuid()::text PLACING ${idsBegin} FROM 1)::uuid,
        ${id}, 1 + n % 5 || ' bedroom flat for sale', 'Tiled', n || ' Zik Avenue, Yaba', 100000000, now()
      FROM generate_series(1, ${count}::int) n`)
  }
  await put(3_000, 24 * 300)
  await put(3, 1)
  await db.execute(sql`ANALYZE listings`)
  const asked = vi.spyOn(db, 'execute')
  await sameHomesReporter(db)()
  const [query] = asked.mock.calls[0] ?? []
  asked.mockRestore()
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${query as SQL}`)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('listings_same')
  expect(plan).not.toContain('Seq Scan on listings')
})
