import { eq, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, expect, it } from 'vitest'
import { koboFromNaira } from '#domain/money.ts'
import { applyMigrations, migrateDatabase } from '#server/db/migrate.ts'
import { priceEvents, sellerEvents, sellerKeys } from '#server/db/schema/price-events.ts'
import { products } from '#server/db/schema/products.ts'
import { createEmptyDatabase } from '../../../tests/support/test-database.ts'

const MIGRATIONS = 'drizzle'
/** How many migrations there were before events were written. */
const BEFORE = 20

const { db, url, drop } = await createEmptyDatabase()
afterAll(drop)

/** Written without the factories, which know of columns that come later. */
async function createSeller(
  name: string,
  emailVerified: boolean,
  phoneConfirmedAt?: string,
  on = db,
): Promise<string> {
  const id = crypto.randomUUID()
  await on.execute(
    sql`INSERT INTO users (id, name, email, email_verified, mobile_number, phone_confirmed_at)
      VALUES (${id}, ${name}, ${`${name}@mail.example`}, ${emailVerified}, '+2348031234567', ${phoneConfirmedAt ?? null})`,
  )
  return id
}

async function createProduct(ownerId: string, on = db): Promise<string> {
  const id = crypto.randomUUID()
  await on.execute(sql`
    INSERT INTO products (id, owner_id, name, description, category, sub_categories, type, unit, location, store_address, mobile, regular_price)
    VALUES (${id}, ${ownerId}, 'Cement of Kano', 'Fresh.', 'concrete', '{Cement}', 'Material', 'bags', 'Kano', '1 Block Road', '+2348031234567', 750000)`)
  return id
}

it('of what was there before the events, sellers have keys at once, and offers their first event when they are touched', async () => {
  const older = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, BEFORE)
  await db.transaction(async (tx) => {
    await applyMigrations(tx, older)
    // What is searched needs functions that are no migrations; nothing is searched here.
    await tx.execute(sql`ALTER TABLE products DISABLE TRIGGER USER`)
  })
  const known = await createSeller('known', true)
  const unknown = await createSeller('unknown', false)
  await createSeller('buyer', true)
  const [read, changed] = [await createProduct(known), await createProduct(unknown)]
  await db.execute(sql`ALTER TABLE products ENABLE TRIGGER USER`)
  await migrateDatabase(url, MIGRATIONS)

  const keys = await db.select().from(sellerKeys)
  expect(keys.map(({ ownerId }) => ownerId).toSorted()).toEqual([known, unknown].toSorted())
  const verified = await db.select().from(sellerEvents)
  expect(verified.map(({ sellerKey, kind, proof }) => ({ sellerKey, kind, proof }))).toEqual([
    { sellerKey: keys.find(({ ownerId }) => ownerId === known)?.key, kind: 'verified', proof: 'email' },
  ])
  expect(await db.$count(priceEvents)).toBe(0)

  await db.update(products).set({ materialId: 'cement', readerVersion: 1 }).where(eq(products.id, read))
  await db
    .update(products)
    .set({ regularPrice: koboFromNaira(8_000) })
    .where(eq(products.id, changed))
  const events = await db.select().from(priceEvents).orderBy(priceEvents.id)
  expect(
    events.map(({ productId, kind, way, price, materialId }) => [
      productId,
      kind,
      way,
      price / 100,
      materialId,
    ]),
  ).toEqual([
    [read, 'offered', 'upgrade', 7_500, 'cement'],
    [changed, 'offered', 'upgrade', 7_500, null],
    [changed, 'changed', 'system', 8_000, null],
  ])
})

it('sellers with one confirmed phone are merged into the first of them', async () => {
  const fresh = await createEmptyDatabase()
  const older = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, BEFORE)
  await fresh.db.transaction(async (tx) => {
    await applyMigrations(tx, older)
    await tx.execute(sql`ALTER TABLE products DISABLE TRIGGER USER`)
  })
  const [second, first, third] = [
    await createSeller('second', false, '2026-11-02', fresh.db),
    await createSeller('first', false, '2026-11-01', fresh.db),
    await createSeller('third', false, undefined, fresh.db),
  ]
  for (const ownerId of [second, first, third]) await createProduct(ownerId, fresh.db)
  await fresh.db.execute(sql`ALTER TABLE products ENABLE TRIGGER USER`)
  await migrateDatabase(fresh.url, MIGRATIONS)
  const keys = new Map((await fresh.db.select().from(sellerKeys)).map(({ ownerId, key }) => [ownerId, key]))
  const merged = await fresh.db.select().from(sellerEvents).where(eq(sellerEvents.kind, 'merged'))
  expect(merged.map(({ sellerKey, intoKey }) => [sellerKey, intoKey])).toEqual([
    [keys.get(second), keys.get(first)],
  ])
  await fresh.drop()
})
