import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
