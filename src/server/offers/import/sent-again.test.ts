import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { ImportComparison, ImportedList, ImportJob } from '#domain/import/import-schema.ts'
import { OFFERS_ONLINE } from '#domain/offers/offer-quota.ts'
import { importChanges, importedProducts, imports } from '#server/db/schema/imports.ts'
import { listings } from '#server/db/schema/listings.ts'
import { priceEvents } from '#server/db/schema/price-events.ts'
import { products } from '#server/db/schema/products.ts'
import {
  createProduct,
  createProducts,
  createSeller,
  type Seller,
} from '../../../../tests/support/factories.ts'
import { answerOf, createTestApi, signInAs } from '../../../../tests/support/test-app.ts'
import { formerKey } from './row-identity.ts'
import { runImport } from './run-import.ts'
import { runUndo } from './run-undo.ts'

const { api, ctx, db, get } = await createTestApi()

let seller: Seller
let own: Record<string, string>

beforeEach(async () => {
  seller = await createSeller(db)
  own = await signInAs(ctx, seller)
})

const HEADER = 'Product Name,Details,Category,Sub_Category,Type,UOM,State,Store Address,Phone,Price'
const row = (name: string, price: number, details = 'Fresh from the plant') =>
  `${name},${details},Concrete,cement,material,bag,Lagos,12 Allen Avenue,08031234567,${price}`
const file = (...rows: string[]) => [HEADER, ...rows].join('\n')

const HOMES = 'title,about,type,location,price,beds,baths'
const home = (price: string, title = 'Two-bedroom flat in Yaba', location = 'Yaba Lagos') =>
  `${title},x,Flat FOR RENT,${location},${price}/month,2,2`
const homes = (...rows: string[]) => [HOMES, ...rows].join('\n')

async function send(path: string, body: string, headers = own) {
  const all = { 'Content-Type': 'text/csv', ...headers }
  return answerOf(await api.request(`/api/import${path}`, { method: 'POST', body, headers: all }))
}
const signal = new AbortController().signal
const look = async (id: string) => ImportJob.parse((await get(`/import/${id}`, own)).body)
async function bring(path: string, text: string) {
  const { body } = await send(path, text)
  const { id } = ImportJob.parse(body)
  await runImport(ctx, { importId: id, signal })
  return look(id)
}
const compare = async (path: string, text: string) => ImportComparison.parse((await send(path, text)).body)
async function undo(id: string) {
  const { status, body } = await send(`/${id}/undo`, '')
  expect(body).toMatchObject({ undoes: id })
  expect(status).toBe(202)
  const job = ImportJob.parse(body)
  await runUndo(ctx, { importId: job.id, signal })
  return look(job.id)
}
const stored = () => db.select().from(products).where(eq(products.ownerId, seller.id)).orderBy(products.name)
const named = async (name: string) => {
  const found = (await stored()).find((product) => product.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

const DANGOTE = 'Dangote cement 42.5R'
const LAFARGE = 'Lafarge cement 42.5R'
const BUA = 'BUA cement 42.5R bags'

describe('a list sent again', () => {
  it('updates what changed, adds what is new, and leaves the rest as it is', async () => {
    await bring('/products?list=Stock', file(row(DANGOTE, 9_500), row(LAFARGE, 9_700)))
    const before = await named(LAFARGE)
    const text = file(row('DANGOTE  Cement 42.5r', 9_900), row(LAFARGE, 9_700), row(BUA, 9_000))
    const compared = await compare('/products/compare?list=stock', text)
    expect(compared.counts).toEqual({ new: 1, changed: 1, unchanged: 1, repeated: 0, rejected: 0, gone: 0 })
    expect(compared.changes[0]?.fields).toContainEqual({ field: 'Price', before: '9,500', after: '9,900' })
    expect((await bring('/products?list=stock', text)).counts).toMatchObject({
      inserted: 1,
      changed: 1,
      existing: 1,
    })
    expect(await stored()).toMatchObject([
      { regularPrice: 900_000 },
      { name: 'DANGOTE Cement 42.5r', regularPrice: 990_000, version: 2 },
      { ...before, priceConfirmedAt: expect.any(Date) },
    ])
    const lists = ImportedList.parse(((await get('/import/lists', own)).body as unknown[])[0])
    expect(lists).toMatchObject({ name: 'Stock', kind: 'products' })
  })

  it('keeps what was changed by hand and the file says as before', async () => {
    await bring('/products', file(row(DANGOTE, 9_500)))
    await db
      .update(products)
      .set({ description: 'Written by hand', regularPrice: 940_000 })
      .where(eq(products.ownerId, seller.id))
    await bring('/products', file(row(DANGOTE, 9_500)))
    expect(await named(DANGOTE)).toMatchObject({ description: 'Written by hand', regularPrice: 940_000 })
    await bring('/products', file(row(DANGOTE, 9_900)))
    expect(await named(DANGOTE)).toMatchObject({ description: 'Written by hand', regularPrice: 990_000 })
  })

  it('counts only the cells that are used, and changes only what it has', async () => {
    await bring('/products', file(row(DANGOTE, 9_500)))
    const two = `Name,Price,Aisle\n${DANGOTE},9600,whatever`
    const defaults =
      'default=description=x&default=categories=Concrete&default=subCategories=Cement&default=type=Labour&default=unit=m3&default=location=Kano&default=storeAddress=x&default=mobile=08031111111'
    expect((await bring(`/products?${defaults}`, two)).counts).toMatchObject({ inserted: 0, changed: 1 })
    expect(await named(DANGOTE)).toMatchObject({ regularPrice: 960_000, location: 'Lagos', unit: 'bags' })
    expect((await bring(`/products?${defaults}`, two.replace('whatever', 'else'))).counts).toMatchObject({
      changed: 0,
      existing: 1,
    })
  })

  it('finds the column that names its rows by itself', async () => {
    const withCode = (...rows: [string, string][]) =>
      [`Item code,${HEADER}`, ...rows.map(([code, text]) => `${code},${text}`)].join('\n')
    await bring('/products', withCode(['C-1', row(DANGOTE, 9_500)], ['C-2', row(DANGOTE, 9_500)]))
    expect(await stored()).toHaveLength(2)
    await bring('/products', withCode(['c-2', row(BUA, 9_500)], ['C-1', row(DANGOTE, 9_500)]))
    expect((await stored()).map(({ name }) => name)).toEqual([BUA, DANGOTE])
  })

  it('tells homes that share title and address by how many of them there are', async () => {
    const first = homes(home('50000'), home('60000'), home('70000'))
    expect((await bring('/listings', first)).counts).toMatchObject({ inserted: 3 })
    // The first is let: the others stay what they are.
    const compared = await compare('/listings/compare', homes(home('60000'), home('75000')))
    expect(compared.counts).toMatchObject({ new: 0, changed: 1, unchanged: 1 })
    const elsewhere = homes(home('60000', undefined, '"Yaba, Lagos State, Nigeria"'))
    expect((await compare('/listings/compare', elsewhere)).counts).toMatchObject({ new: 0 })
  })

  it('that says nothing new writes nothing of homes but that they are still there, once a day', async () => {
    const again = () => bring('/listings', homes(home('50000'), home('60000')))
    const stored = () => db.select().from(listings).orderBy(listings.regularPrice)
    await again()
    const before = await stored()
    const { id: sameDay, counts } = await again()
    expect(counts).toMatchObject({ existing: 2 })
    expect(await stored()).toEqual(before)
    expect(await db.$count(importChanges, eq(importChanges.importId, sameDay))).toBe(0)

    const old = new Date('2026-01-05T12:00:00Z')
    await db.update(listings).set({ confirmedAt: old, reminders: 2, asleep: true })
    const { id } = await again()
    const confirmed = await stored()
    expect(confirmed).toEqual(before.map((each) => ({ ...each, confirmedAt: expect.any(Date) })))
    for (const each of confirmed) expect(each.confirmedAt.getTime()).toBeGreaterThan(old.getTime())
    await undo(id)
    expect(await stored()).toEqual(before.map((each) => ({ ...each, confirmedAt: old })))
  })

  it('leaves a home that was let since the file as it is, when the import is undone', async () => {
    await bring('/listings', homes(home('50000')))
    await db.update(listings).set({ confirmedAt: new Date('2026-01-05T12:00:00Z') })
    const { id } = await bring('/listings', homes(home('50000')))
    await db.update(listings).set({ availability: 'let' })
    const [taken] = await db.select().from(listings)
    await undo(id)
    expect(await db.select().from(listings)).toEqual([taken])
  })

  it('that says of a home that it is let gives its place to what waits, until it is undone', async () => {
    const { id: ownerId } = seller
    await createProducts(db, Array(OFFERS_ONLINE.first - 1).fill({ ownerId }))
    const said = (availability: string) => `${HOMES},availability\n${home('50000')},${availability}`
    await bring('/listings', said('available'))
    await createProducts(db, [{ ownerId, waitingFor: 'quota' }])
    const waits = async () => [
      await db.$count(products, eq(products.waitingFor, 'quota')),
      await db.$count(listings, eq(listings.waitingFor, 'quota')),
    ]
    const { id } = await bring('/listings', said('let'))
    expect(await waits()).toEqual([0, 0])
    await undo(id)
    expect(await waits()).toEqual([0, 1])
  })

  it('that says nothing new confirms the prices of products', async () => {
    await bring('/products', file(row(DANGOTE, 9_500)))
    const old = new Date('2026-01-05T12:00:00Z')
    await db.update(products).set({ priceConfirmedAt: old })
    const { id } = await bring('/products', file(row(DANGOTE, 9_500)))
    const product = await named(DANGOTE)
    expect(product).toMatchObject({ version: 1 })
    expect(product.priceConfirmedAt.getTime()).toBeGreaterThan(old.getTime())
    const events = await db.select().from(priceEvents).where(eq(priceEvents.productId, product.id))
    expect(events.at(-1)).toMatchObject({ kind: 'confirmed', way: 'import' })
    await undo(id)
    expect(await named(DANGOTE)).toMatchObject({ priceConfirmedAt: old, version: 1 })
  })

  it('takes out of stock what it has no more, where that is asked, and has it again later', async () => {
    await bring('/products?list=Stock', file(row(DANGOTE, 9_500), row(BUA, 9_000), row(LAFARGE, 9_000)))
    await bring('/products?list=Other', file(row('Another cement 32.5', 8_000)))
    const text = file(row(DANGOTE, 9_500), row(LAFARGE, 1))
    const compared = await compare('/products/compare?list=Stock', text)
    expect(compared, 'a row that stays out is not gone').toMatchObject({ gone: [BUA], counts: { gone: 1 } })
    await bring('/products?list=Stock', text)
    expect((await named(BUA)).inStock).toBe(true)
    const job = await bring('/products?list=Stock&gone=out-of-stock', text)
    expect(job.counts.takenOut).toBe(1)
    expect((await stored()).filter(({ inStock }) => !inStock)).toMatchObject([{ name: BUA }])
    await bring('/products?list=Stock', file(row(DANGOTE, 9_500), row(BUA, 9_000)))
    expect((await named(BUA)).inStock).toBe(true)
    expect((await send('/listings?list=a&gone=out-of-stock', homes(home('50000')))).status).toBe(422)
    expect((await send('/listings?list=%E2%80%8B', homes(home('50000')))).status).toBe(400)
  })

  it('pauses the homes that it has no more, where that is asked, and has them again later', async () => {
    const other = home('60000', 'Three-bedroom duplex in Yaba')
    const both = homes(home('50000'), other)
    await bring('/listings?list=Flats', both)
    await db.update(listings).set({ availability: 'under-offer' }).where(eq(listings.regularPrice, 6_000_000))
    const text = homes(home('50000'))
    expect(await compare('/listings/compare?list=Flats', text)).toMatchObject({ counts: { gone: 1 } })
    expect((await send('/products?list=a&gone=paused', file(row(DANGOTE, 9_500)))).status).toBe(422)
    const job = await bring('/listings?list=Flats&gone=paused', text)
    expect(job.counts.takenOut).toBe(1)
    const availability = async () =>
      (await db.select().from(listings).orderBy(listings.regularPrice)).map((each) => each.availability)
    expect(await availability()).toEqual(['available', 'paused'])
    expect(await compare('/listings/compare?list=Flats', text)).toMatchObject({ counts: { gone: 0 } })
    await undo(job.id)
    expect(await availability()).toEqual(['available', 'under-offer'])
    await bring('/listings?list=Flats&gone=paused', text)
    await bring('/listings?list=Flats', both)
    expect(await availability()).toEqual(['available', 'available'])
  })

  it('is the shop itself, as a file, changed and sent again', async () => {
    const { id } = await createProduct(db, { ownerId: seller.id, name: 'Cement put up by hand' })
    await bring('/products', file(row(DANGOTE, 9_500)))
    const { text } = await get('/import/products/shop.csv', own)
    const same = await compare('/products/compare', text)
    expect(same.changes).toEqual([])
    expect(same.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
    const renamed = text.replace('Cement put up by hand', 'Cement of another name')
    expect((await bring('/products', renamed)).counts).toMatchObject({ inserted: 0, changed: 1 })
    expect((await named('Cement of another name')).id).toBe(id)
    const stranger = await signInAs(ctx, await createSeller(db))
    const { body } = await send('/products/compare', text, stranger)
    expect(ImportComparison.parse(body).counts, 'what is not theirs is new').toMatchObject({ new: 2 })
  })

  it('is the homes of a shop with all that they cost, as a file', async () => {
    const costs = 'agency fee,caution,service charge,minimum term,rent includes'
    const said = '10%,"200,000",none,2 years,"Water, security"'
    await bring('/listings', `${HOMES},${costs}\n${home('50000')},${said}`)
    expect(await db.select().from(listings)).toMatchObject([
      {
        agencyFee: { percent: 10 },
        legalFee: null,
        cautionFee: { amount: 20_000_000 },
        serviceFee: { amount: 0 },
        minimumTerm: 24,
        rentIncludes: ['water', 'security'],
      },
    ])
    const { text } = await get('/import/listings/shop.csv', own)
    expect(text).toContain(',10%,,200000,0,2 years,"water, security",')
    const same = await compare('/listings/compare', text)
    expect(same.changes).toEqual([])
    expect(same.counts).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
  })

  it('adds a corrected row that stayed out beside another of its kind, once', async () => {
    const job = await bring('/products?list=Stock', file(row(DANGOTE, 9_500), row(DANGOTE, 1)))
    expect(job.counts).toMatchObject({ inserted: 1, rejected: 1 })
    const { text } = await get(`/import/${job.id}/rejected.csv`, own)
    const corrected = text.replace(',1,3,', ',9700,3,')
    const prices = async () => (await stored()).map(({ regularPrice }) => regularPrice).toSorted()
    for (const counts of [
      { inserted: 1, existing: 0 },
      { inserted: 0, existing: 1 },
    ]) {
      expect((await bring('/products?list=Stock', corrected)).counts).toMatchObject({ ...counts, changed: 0 })
      expect(await prices()).toEqual([950_000, 970_000])
    }
  })

  it('corrects what an earlier list brought, where this one refused its row', async () => {
    await bring('/products?list=Stock', file(row(DANGOTE, 9_500)))
    const { id } = await bring('/products?list=Stock', file(row(DANGOTE, 1)))
    const { text } = await get(`/import/${id}/rejected.csv`, own)
    const { counts } = await bring('/products?list=Stock', text.replace(',1,2,', ',9700,2,'))
    expect(counts).toMatchObject({ inserted: 0, changed: 1 })
  })

  it('updates what is there by another road', async () => {
    await bring('/products', file(row(DANGOTE, 9_500)))
    await db.delete(importedProducts)
    expect((await bring('/products', file(row(DANGOTE, 9_900)))).counts).toMatchObject({
      inserted: 0,
      changed: 1,
    })
  })

  it('updates what the first release has brought by a key column, whatever it is called now', async () => {
    const list = (name: string) => `Code,${HEADER}\nC-1,${row(name, 9_500)}`
    const importKey = formerKey(['C-1'], 0)
    const { id } = await createProduct(db, { ownerId: seller.id, name: 'Cement of long ago', importKey })
    expect((await bring('/products?key=Code', list(DANGOTE))).counts).toMatchObject({
      inserted: 0,
      changed: 1,
    })
    expect(await stored()).toMatchObject([{ id, name: DANGOTE }])
  })
})

describe('an undo', () => {
  it('takes back what came in, was changed and was taken out', async () => {
    const first = await bring('/products?list=Stock', file(row(DANGOTE, 9_500), row(LAFARGE, 9_700)))
    const before = await stored()
    const second = await bring(
      '/products?list=Stock&gone=out-of-stock',
      file(row(DANGOTE, 9_900), row(BUA, 9_000)),
    )
    expect(second.counts).toMatchObject({ inserted: 1, changed: 1, takenOut: 1 })
    expect((await send(`/${first.id}/undo`, '')).status, 'the later one first').toBe(409)
    const undone = await undo(second.id)
    expect(undone).toMatchObject({ state: 'done', total: 3, counts: { removed: 1, changed: 2, kept: 0 } })
    const again = (values: typeof before) => values.map(({ version: _v, updatedAt: _u, ...rest }) => rest)
    expect(again(await stored())).toEqual(again(before))
    expect((await look(second.id)).undoneBy).toBe(undone.id)
    expect(await undo(first.id)).toMatchObject({ counts: { removed: 2, kept: 0 } })
    expect(await stored()).toEqual([])
  })

  it('keeps what somebody has changed since, and names it', async () => {
    await bring('/products', file(row(DANGOTE, 9_500), row(LAFARGE, 9_700)))
    const { id } = await bring('/products', file(row(DANGOTE, 9_900, 'New words'), row(BUA, 9_000)))
    await db.update(products).set({ regularPrice: 980_000 }).where(eq(products.name, DANGOTE))
    await db.update(products).set({ description: 'By hand' }).where(eq(products.name, BUA))
    const undone = await undo(id)
    expect(undone.kept).toMatchObject([
      { name: DANGOTE, reason: 'Price: changed since' },
      { name: BUA, reason: 'Description: changed since' },
    ])
    expect(await stored()).toMatchObject([
      { name: BUA, description: 'By hand' },
      { name: DANGOTE, regularPrice: 980_000, description: 'Fresh from the plant' },
      { name: LAFARGE },
    ])
  })

  it('gives what its list has named back to the list that it was of', async () => {
    const others = file(row(LAFARGE, 9_700))
    await createProduct(db, { ownerId: seller.id, name: BUA, regularPrice: 900_000 })
    await bring('/products?list=Stock', file(row(DANGOTE, 9_500), row(LAFARGE, 9_700)))
    const { id } = await bring('/products?list=Clearance', file(row(DANGOTE, 8_000), row(BUA, 8_000)))
    await undo(id)
    expect((await compare('/products/compare?list=Clearance', others)).gone).toEqual([])
    expect((await compare('/products/compare?list=Stock', others)).gone).toEqual([DANGOTE])
    const changed = file(row(DANGOTE, 8_000))
    const first = await bring('/products?list=Clearance', changed)
    await bring('/products?list=Spring', file(row(DANGOTE, 7_000)))
    await undo(first.id)
    expect((await compare('/products/compare?list=Spring', others)).gone).toEqual([DANGOTE])
  })

  it('is one, however often it is asked for, and goes on where it was interrupted', async () => {
    const rows = Array.from({ length: 450 }, (_, index) => row(`Cement number ${index}`, 9_000 + index))
    const { id } = await bring('/products', file(...rows))
    const answers = await Promise.all([1, 2, 3].map(() => send(`/${id}/undo`, '')))
    expect(new Set(answers.map(({ body }) => ImportJob.parse(body).id)).size).toBe(1)
    const undoing = ImportJob.parse(answers[0]?.body)
    expect((await send('/products', file(row(DANGOTE, 9_500)))).status, 'nothing else meanwhile').toBe(409)
    const stop = new AbortController()
    const running = runUndo(ctx, { importId: undoing.id, signal: stop.signal })
    await expect
      .poll(async () => (await look(undoing.id)).counts.removed, { interval: 1, timeout: 10_000 })
      .toBeGreaterThan(0)
    stop.abort(new Error('The product stops'))
    await running.catch(() => undefined)
    await runUndo(ctx, { importId: undoing.id, signal })
    expect(await look(undoing.id)).toMatchObject({
      state: 'done',
      total: 450,
      counts: { removed: 450, read: 450 },
    })
    expect([await db.$count(importChanges), (await stored()).length]).toEqual([0, 0])
  })

  it('is for a week, for its owner, and for what this release has brought', async () => {
    const { id, undoableUntil } = await bring('/products', file(row(DANGOTE, 9_500)))
    expect(Date.parse(undoableUntil ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    const stranger = await signInAs(ctx, await createSeller(db))
    expect((await send(`/${id}/undo`, '', stranger)).status).toBe(403)
    await db.update(imports).set({ undoable: false })
    expect((await look(id)).undoableUntil).toBeNull()
    expect((await send(`/${id}/undo`, '')).body).toMatchObject({
      message: expect.stringContaining('earlier version'),
    })
    await db.update(imports).set({ undoable: true, createdAt: new Date(Date.now() - 7 * 86_400_000 - 1) })
    expect((await send(`/${id}/undo`, '')).body).toMatchObject({
      message: 'An import can be undone for 7 days.',
    })
  })
})
