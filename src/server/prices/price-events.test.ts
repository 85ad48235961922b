import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { koboFromNaira } from '#domain/money.ts'
import type { PriceWay } from '#domain/prices/price-event.ts'
import { setWay } from '#server/db/price-way.ts'
import { users } from '#server/db/schema/accounts.ts'
import { priceEvents, sellerEvents, sellerKeys } from '#server/db/schema/price-events.ts'
import { products } from '#server/db/schema/products.ts'
import { businessChecks } from '#server/db/schema/verification.ts'
import { createProduct, createProducts, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { db } = await createTestApi()

type Changes = Partial<typeof products.$inferInsert>
const READ = {
  packKind: 'bag',
  packSize: 50,
  packUnit: 'kg',
  materialId: 'cement',
  parameters: { grade: '42.5' },
  specification: 'cement',
  comparableQuantity: 50,
  comparableUnit: 'kg',
  conversion: 'exact',
  readerVersion: 1,
} as const satisfies Changes

const eventsOf = (productId: string) =>
  db.select().from(priceEvents).where(eq(priceEvents.productId, productId)).orderBy(priceEvents.id)

/** Kind, price in naira and way, of each event. */
const told = async (productId: string) =>
  (await eventsOf(productId)).map(({ kind, price, way }) => `${kind} ${price / 100} ${way}`)

const change = (id: string, changes: Changes, way?: PriceWay) =>
  db.transaction(async (tx) => {
    if (way) await setWay(tx, way)
    await tx.update(products).set(changes).where(eq(products.id, id))
  })

/** As it was before events were written: rows that the migration found. */
async function forget(): Promise<void> {
  await db.execute(sql`ALTER TABLE price_events DISABLE TRIGGER USER`)
  await db.execute(sql`DELETE FROM price_events`)
  await db.execute(sql`ALTER TABLE price_events ENABLE TRIGGER USER`)
}

const NAIRA = (naira: number) => ({ regularPrice: koboFromNaira(naira) })

describe('an offer', () => {
  it('is recorded as it is offered, changed and withdrawn, with the way it came', async () => {
    const product = await createProduct(db, { ...READ, regularPrice: 9_000, discountPrice: 8_500 })
    await change(product.id, { ...NAIRA(9_500), discount: false, discountPrice: 0 }, 'form')
    await change(product.id, NAIRA(9_700), 'sheet')
    await change(product.id, { location: 'Kano' }, 'import')
    await db.delete(products).where(eq(products.id, product.id))
    expect(await told(product.id)).toEqual([
      'offered 8500 system',
      'changed 9500 form',
      'changed 9700 sheet',
      'changed 9700 import',
      'withdrawn 9700 system',
    ])
    const events = await eventsOf(product.id)
    const { readerVersion: _, ...reading } = READ
    expect(events[1]).toMatchObject({ ...reading, unit: 'bags', state: 'Lagos', inStock: true })
    expect(events.at(-1)).toMatchObject({ ...reading, state: 'Kano' })
    expect(new Set(events.map(({ sellerKey }) => sellerKey)).size).toBe(1)
    const times = events.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  it('is not an event where nothing changes that is kept', async () => {
    const product = await createProduct(db, READ)
    await change(product.id, {
      name: 'Another name',
      version: 2,
      updatedAt: new Date(),
      lga: null,
      placed: true,
    })
    await change(product.id, { minimumOrder: 10, priceReminders: 1 }, 'form')
    expect(await told(product.id)).toEqual(['offered 7500 system'])
  })

  it('comes and goes with what hides it, and what sleeps is away too', async () => {
    const product = await createProduct(db, READ)
    await change(product.id, { hiddenReason: 'A fraud' }, 'moderation')
    await change(product.id, { asleep: true })
    await change(product.id, { hiddenReason: null }, 'moderation')
    await change(product.id, { asleep: false }, 'mail')
    expect(await told(product.id)).toEqual([
      'offered 7500 system',
      'hidden 7500 moderation',
      'restored 7500 mail',
    ])
  })

  it('that waits when it comes in is offered and hidden, and restored when there is room', async () => {
    const product = await createProduct(db, { ...READ, waitingFor: 'quota' })
    await change(product.id, { waitingFor: null })
    expect(await told(product.id)).toEqual([
      'offered 7500 system',
      'hidden 7500 system',
      'restored 7500 system',
    ])
  })

  it('that is sold out is changed, and so is one that is back', async () => {
    const product = await createProduct(db, READ)
    await change(product.id, { inStock: false }, 'sheet')
    await change(product.id, { inStock: true }, 'sheet')
    const stock = (await eventsOf(product.id)).map(({ kind, inStock }) => [kind, inStock])
    expect(stock).toEqual([
      ['offered', true],
      ['changed', false],
      ['changed', true],
    ])
  })

  it('is confirmed once a day of the sellers, and an undo appends', async () => {
    const at = (time: string) => ({ priceConfirmedAt: new Date(time) })
    const product = await createProduct(db, { ...READ, ...at('2026-11-01T12:00:00Z') })
    await change(product.id, at('2026-11-01T22:59:00Z'), 'mail')
    expect(await told(product.id)).toHaveLength(1)
    // Midnight of Lagos is an hour before that of Greenwich.
    await change(product.id, at('2026-11-01T23:01:00Z'), 'mail')
    await change(product.id, at('2026-11-02T20:00:00Z'), 'sheet')
    expect((await told(product.id)).slice(1)).toEqual(['confirmed 7500 mail'])
    await change(product.id, at('2026-11-01T12:00:00Z'), 'sheet')
    expect((await told(product.id)).slice(2)).toEqual(['changed 7500 sheet'])
    const last = (await eventsOf(product.id)).at(-1)
    expect(last?.confirmedAt).toEqual(new Date('2026-11-01T12:00:00Z'))
    // A price that changes with the day is changed, not confirmed besides.
    await change(product.id, { ...at('2026-11-03T12:00:00Z'), ...NAIRA(7_600) }, 'sheet')
    expect((await told(product.id)).slice(3)).toEqual(['changed 7600 sheet'])
  })

  it('that the reader reads otherwise is reread; what its seller corrects is changed', async () => {
    const product = await createProduct(db, READ)
    await change(product.id, { comparableQuantity: 25, packSize: 25 })
    await change(product.id, { parameters: { grade: '32.5' }, readerVersion: 2 }, 'system')
    await change(product.id, { readerVersion: 3 }, 'system')
    await change(product.id, { comparableQuantity: 50, packSize: 50, readBy: 'seller' }, 'form')
    expect(await told(product.id)).toEqual([
      'offered 7500 system',
      'reread 7500 system',
      'reread 7500 system',
      'changed 7500 form',
    ])
    expect((await eventsOf(product.id))[2]).toMatchObject({ packSize: 25, parameters: { grade: '32.5' } })
  })

  it('writes nothing of what is rolled back', async () => {
    const product = await createProduct(db, READ)
    await expect(
      db.transaction(async (tx) => {
        await tx.update(products).set(NAIRA(1_000)).where(eq(products.id, product.id))
        throw new Error('It was not meant')
      }),
    ).rejects.toThrow('It was not meant')
    expect(await told(product.id)).toEqual(['offered 7500 system'])
  })
})

describe('an offer from before events were written', () => {
  it('is offered when it is read for the first time, then reread', async () => {
    const product = await createProduct(db)
    await forget()
    await change(product.id, READ, 'system')
    expect(await told(product.id)).toEqual(['offered 7500 upgrade'])
    expect((await eventsOf(product.id))[0]).toMatchObject({ materialId: 'cement', comparableQuantity: 50 })
    await change(product.id, { comparableQuantity: 25 }, 'system')
    expect((await told(product.id)).slice(1)).toEqual(['reread 7500 system'])
  })

  it('has been offered at its former price when its seller changes it first', async () => {
    const [changed, hidden, gone, unhidden] = await createProducts(db, [
      {},
      {},
      {},
      { hiddenReason: 'A mistake' },
    ])
    await forget()
    if (!changed || !hidden || !gone || !unhidden) throw new Error('Nothing was stored')
    await change(changed.id, NAIRA(8_000), 'form')
    await change(hidden.id, { hiddenReason: 'A fraud' }, 'moderation')
    await db.delete(products).where(eq(products.id, gone.id))
    await change(unhidden.id, { hiddenReason: null }, 'moderation')
    expect(await told(changed.id)).toEqual(['offered 7500 upgrade', 'changed 8000 form'])
    expect(await told(hidden.id)).toEqual(['offered 7500 upgrade', 'hidden 7500 moderation'])
    expect(await told(gone.id)).toEqual(['offered 7500 upgrade', 'withdrawn 7500 system'])
    expect(await told(unhidden.id)).toEqual(['offered 7500 upgrade'])
  })
})

describe('what is written stays', () => {
  it.each(['price_events', 'seller_events'])('%s cannot be changed, deleted or truncated', async (table) => {
    await createProduct(db)
    const name = sql.identifier(table)
    for (const statement of [
      sql`UPDATE ${name} SET at = now()`,
      sql`DELETE FROM ${name}`,
      sql`TRUNCATE ${name}`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { code: '23001', message: expect.stringContaining(`of ${table} is refused`) },
      })
  })

  it('nobody gives a seller another key', async () => {
    await createProduct(db)
    await expect(db.update(sellerKeys).set({ key: sql`gen_random_uuid()` })).rejects.toMatchObject({
      cause: { code: '23001' },
    })
  })

  it('of an account that is erased the events stay, and nothing says whose they were', async () => {
    const owner = await createSeller(db)
    const product = await createProduct(db, { ...READ, ownerId: owner.id })
    await db.delete(users).where(eq(users.id, owner.id))
    expect(await told(product.id)).toEqual(['offered 7500 system', 'withdrawn 7500 system'])
    const [key] = (await eventsOf(product.id)).map(({ sellerKey }) => sellerKey)
    expect(await db.$count(sellerKeys, eq(sellerKeys.ownerId, owner.id))).toBe(0)
    expect(await db.$count(sellerEvents, eq(sellerEvents.sellerKey, key ?? ''))).toBe(1)
    const { rows } = await db.execute<{ row: string }>(
      sql`SELECT (price_events.*)::text || (SELECT coalesce(string_agg((seller_events.*)::text, ''), '') FROM seller_events) AS row FROM price_events`,
    )
    expect(rows.some(({ row }) => row.includes(owner.id) || row.includes(owner.email))).toBe(false)
  })

  it('also of one that was there before events were written', async () => {
    const owner = await createSeller(db)
    await createProduct(db, { ownerId: owner.id })
    await forget()
    await db.delete(users).where(eq(users.id, owner.id))
    expect(await db.$count(products)).toBe(0)
  })
})

describe('a seller', () => {
  const told = async (ownerId: string) => {
    const rows = await db
      .select({ event: sellerEvents })
      .from(sellerEvents)
      .innerJoin(sellerKeys, eq(sellerKeys.key, sellerEvents.sellerKey))
      .where(eq(sellerKeys.ownerId, ownerId))
      .orderBy(sellerEvents.id)
    return rows.map(({ event }) => `${event.kind} ${event.proof}`)
  }
  const set = (id: string, changes: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(changes).where(eq(users.id, id))

  it('has a key from the first offer on, and what was proved by then is told', async () => {
    const owner = await createSeller(db, { businessCheckedAt: new Date(), businessCheckedBy: 'The proof' })
    expect(await db.$count(sellerKeys, eq(sellerKeys.ownerId, owner.id))).toBe(0)
    await createProducts(db, [{ ownerId: owner.id }, { ownerId: owner.id }])
    await createProduct(db, { ownerId: owner.id })
    expect(await told(owner.id)).toEqual(['verified email', 'verified business'])
  })

  it('is verified and unverified by each proof', async () => {
    const owner = await createSeller(db, { emailVerified: false })
    await createProduct(db, { ownerId: owner.id })
    await set(owner.id, { emailVerified: true })
    await set(owner.id, { phoneConfirmedAt: new Date(), phoneConfirmedBy: 'The company' })
    await set(owner.id, { phoneConfirmedAt: new Date(0), name: 'Another name' })
    await set(owner.id, { phoneConfirmedAt: null, phoneConfirmedBy: null })
    expect(await told(owner.id)).toEqual(['verified email', 'verified phone', 'unverified phone'])
  })

  it('with the confirmed phone of another is merged into that one', async () => {
    const mobileNumber = '+2348031234567'
    const owners = []
    for (let count = 0; count < 3; count++) {
      const owner = await createSeller(db, { mobileNumber })
      await createProduct(db, { ownerId: owner.id })
      owners.push(owner.id)
    }
    const [first = '', second = '', third = ''] = owners
    await set(first, { phoneConfirmedAt: new Date('2026-11-01') })
    await set(second, { phoneConfirmedAt: new Date('2026-11-02') })
    expect(await told(first)).toEqual(['verified email', 'verified phone'])
    expect(await told(second)).toEqual(['verified email', 'verified phone', 'merged phone'])
    expect(await told(third)).toEqual(['verified email'])
    const [merged] = await db.select().from(sellerEvents).where(eq(sellerEvents.kind, 'merged'))
    const [key] = await db.select().from(sellerKeys).where(eq(sellerKeys.ownerId, first))
    expect(merged?.intoKey).toBe(key?.key)
  })

  it('checked by the registration number of another is merged into that one', async () => {
    const check = (userId: string, cacNumber: string) =>
      db.insert(businessChecks).values({
        userId,
        state: 'waiting',
        basis: cacNumber ? 'cac' : 'works',
        cacNumber,
        sentAt: new Date(),
      })
    const approve = (userId: string, day: string) =>
      db
        .update(businessChecks)
        .set({ state: 'approved', decidedAt: new Date(day) })
        .where(eq(businessChecks.userId, userId))
    const owners = []
    for (const number of ['RC 7654321', 'RC 7654321', 'RC 1111111', '', '']) {
      const { id } = await createSeller(db)
      await createProduct(db, { ownerId: id })
      await check(id, number)
      owners.push(id)
    }
    for (const [at, id] of owners.entries()) await approve(id, `2026-11-0${at + 1}`)
    const [first = '', second = '', ...others] = owners
    expect(await told(second)).toEqual(['verified email', 'merged business'])
    for (const id of [first, ...others]) expect(await told(id)).toEqual(['verified email'])
    const keyOf = async (ownerId: string) =>
      (await db.select().from(sellerKeys).where(eq(sellerKeys.ownerId, ownerId)))[0]?.key ?? ''
    const [merged] = await db
      .select()
      .from(sellerEvents)
      .where(and(eq(sellerEvents.kind, 'merged'), eq(sellerEvents.proof, 'business')))
    expect(merged).toMatchObject({ sellerKey: await keyOf(second), intoKey: await keyOf(first) })
    // Who offers something only later is merged then.
    const late = await createSeller(db)
    await check(late.id, 'RC 1111111')
    await approve(late.id, '2026-11-09')
    expect(await told(late.id)).toEqual([])
    await createProduct(db, { ownerId: late.id })
    expect(await told(late.id)).toEqual(['verified email', 'merged business'])
  })
})
