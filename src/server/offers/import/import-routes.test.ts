import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ImportOptions, importOptionsQuery } from '#domain/import/import-options.ts'
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#domain/import/import-rules.ts'
import { ImportJob, ImportPreview } from '#domain/import/import-schema.ts'
import { OFFERS_ONLINE } from '#domain/offers/offer-quota.ts'
import { imports } from '#server/db/schema/imports.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { noRoom } from '#server/disk-space.ts'
import { createSeller, type Seller } from '../../../../tests/support/factories.ts'
import { answerOf, createTestApi, signInAs } from '../../../../tests/support/test-app.ts'
import { removeOldImports } from './import-job.ts'
import { runImport } from './run-import.ts'

const { api, ctx, db, get, queued } = await createTestApi()

let seller: Seller
let own: Record<string, string>

beforeEach(async () => {
  seller = await createSeller(db)
  own = await signInAs(ctx, seller)
})

const HEADER = 'SKU,Product Name,Details,Category,Sub_Category,Type,UOM,State,Store Address,Phone,Price'
const row = ({ sku = 'A1', name = 'Dangote cement 42.5R', price = '10500', phone = '08031234567' } = {}) =>
  `${sku},${name},Fresh from the plant,Concrete,cement,material,bag,lagos state,12 Allen Avenue,${phone},${price}`
const file = (...rows: string[]) => [HEADER, ...rows].join('\n')
const HOME =
  'title,about,type,location,price,beds,baths\nTwo-bedroom flat in Yaba,x,Flat FOR RENT,Yaba Lagos,50000/month,2,2'

const optionsQuery = (importOptions: Partial<ImportOptions>) =>
  `?${importOptionsQuery({ map: {}, defaults: {}, rates: {}, ...importOptions })}`

async function send(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = own,
) {
  const all = { 'Content-Type': 'text/csv', ...headers }
  return answerOf(await api.request(`/api/import${path}`, { method: 'POST', body, headers: all }))
}
const start = async (path: string, text: string) => ImportJob.parse((await send(path, text)).body)
const look = async (id: string) => ImportJob.parse((await get(`/import/${id}`, own)).body)
const work = (id: string) => runImport(ctx, { importId: id, signal: new AbortController().signal })
async function done(path: string, text: string) {
  const { id } = await start(path, text)
  await work(id)
  return look(id)
}

describe('a preview', () => {
  it('says of the whole file why rows stay out, a line for each reason', async () => {
    const homes = [
      'title,address,type,bedrooms,bathrooms,price',
      'Three bedroom flat,12 Allen Avenue Ikeja,sale,3,3,45000000',
      ...Array.from({ length: 30 }, (_, index) => `Plot of land ${index},Lekki Lagos,sale,1,1,45000000`),
      'Warehouse at Apapa,Apapa Lagos,sale,1,1,90000000',
    ].join('\n')
    const { body } = await send('/listings/preview', homes)
    expect(ImportPreview.parse(body)).toMatchObject({
      total: 32,
      good: 1,
      stayOut: [
        { rows: 30, reason: expect.stringContaining('land') },
        { rows: 1, reason: expect.stringContaining('homes only') },
      ],
    })
  })

  it('shows the rows as they would be read, with what is wrong with them, and stores nothing', async () => {
    const text = file(row(), row({ name: 'Short', price: 'on request' }), 'only,three,cells')
    const { status, body } = await send('/products/preview', text)
    expect(status).toBe(200)
    const preview = ImportPreview.parse(body)
    expect(preview).toMatchObject({ header: HEADER.split(','), missing: [], unused: ['SKU'] })
    expect(preview.columns).toContainEqual({ field: 'unit', header: 'UOM' })
    expect(preview.rows).toMatchObject([
      {
        line: 2,
        errors: [],
        values: {
          name: 'Dangote cement 42.5R',
          regularPrice: 10_500,
          unit: 'bags',
          mobile: '+2348031234567',
        },
      },
      {
        line: 3,
        values: null,
        cells: expect.objectContaining({ length: 11 }),
        errors: [{ column: 'Price', value: 'on request', reason: 'It has no price, only “ask”' }],
      },
      { line: 4, values: null, errors: [{ reason: 'The row has 3 cells for 11 headings' }] },
    ])
    expect([await db.$count(products), await db.$count(imports)]).toEqual([0, 0])
  })

  it('says what is still to be mapped, and takes the mapping', async () => {
    const text = 'Was;Preis;SKU\nDangote cement 42.5R;$20;A1\n'
    const before = ImportPreview.parse((await send('/products/preview', text)).body)
    expect(before).toMatchObject({
      header: ['Was', 'Preis', 'SKU'],
      columns: [
        { field: 'name', header: 'Was' },
        { field: 'regularPrice', header: 'Preis' },
      ],
      unused: ['SKU'],
    })
    expect(before.missing).toEqual(['location', 'mobile'])
    const importOptions = {
      map: { name: 'Was', price: 'Preis' },
      defaults: {
        description: 'x = y',
        category: 'Concrete',
        'sub category': 'Cement',
        type: 'Material',
        unit: 'bags',
        state: 'Lagos',
        address: '12 Allen Avenue',
        phone: '08031234567',
      },
      key: 'SKU',
      rates: { USD: 1_550 },
    }
    const after = ImportPreview.parse(
      (await send(`/products/preview${optionsQuery(importOptions)}`, text)).body,
    )
    expect(after).toMatchObject({ missing: [], unused: [] })
    expect(after.rows).toMatchObject([{ values: { regularPrice: 31_000, description: 'x = y' } }])
    expect((await done(`/products${optionsQuery(importOptions)}`, text)).counts).toMatchObject({
      inserted: 1,
    })
  })

  it('takes a beginner’s two columns once the state and the number are said', async () => {
    const text = 'Dangote cement, 50 kg bag\t9,500\nIron rod 12 mm, 12 m length\t12,500'
    const said = optionsQuery({ defaults: { state: 'Kano', phone: '08031234567' } })
    const { good, rows } = ImportPreview.parse((await send(`/products/preview${said}`, text)).body)
    expect({ good, errors: rows.flatMap(({ errors }) => errors) }).toEqual({ good: 2, errors: [] })
    expect(rows[0]?.values).toMatchObject({ location: 'Kano', storeAddress: 'Kano', regularPrice: 9_500 })
  })

  it('of homes shows homes, and of a long file the first rows', async () => {
    const home = ImportPreview.parse((await send('/listings/preview', HOME)).body)
    expect(home.rows).toMatchObject([{ values: { type: 'rent', state: 'Lagos', area: 'Yaba', bedrooms: 2 } }])
    const long = file(...Array.from({ length: 3_000 }, (_, index) => row({ sku: `A${index}` })))
    expect(ImportPreview.parse((await send('/products/preview', long)).body).rows).toHaveLength(20)
  })
})

describe('what a seller has said of a file', () => {
  const text = 'Was;Preis;Stadt\nDangote cement 42.5R, 50 kg bag;9500;Anambara\n'
  const said = {
    map: { location: 'Stadt' },
    defaults: { phone: '08031234567' },
    rates: {},
    values: { location: { anambara: 'Anambra' } },
  }
  const preview = async (headers = own) =>
    ImportPreview.parse((await send('/products/preview', text, headers)).body)

  it('is known for the next one, and nobody else is told', async () => {
    expect(await preview()).toMatchObject({ good: 0, options: { map: {}, values: {} } })
    await done(`/products${optionsQuery(said)}`, text)
    expect(await preview()).toMatchObject({
      total: 1,
      good: 1,
      options: {
        map: { location: 'Stadt' },
        defaults: { phone: '08031234567' },
        values: { location: { anambara: 'Anambra' } },
      },
      words: [{ field: 'location', word: 'Anambara', meaning: 'Anambra', sure: true, rows: 1 }],
    })
    expect(await preview(await signInAs(ctx, await createSeller(db)))).toMatchObject({
      good: 0,
      options: { map: {}, values: {} },
    })
  })
})

describe('an import', () => {
  it('is a job at once, and then products of the caller', async () => {
    const { status, body } = await send('/products', file(row(), row({ sku: 'A2' }), row({ sku: 'A2' })))
    expect(status).toBe(202)
    const job = ImportJob.parse(body)
    expect(job).toMatchObject({ kind: 'products', state: 'waiting', total: null, counts: { read: 0 } })
    expect(await queued('import-list')).toEqual([{ importId: job.id }])
    expect(await db.$count(products)).toBe(0)

    await work(job.id)
    expect(await look(job.id)).toEqual({
      ...job,
      state: 'done',
      total: 3,
      counts: { ...job.counts, read: 3, inserted: 2, repeated: 1 },
      finishedAt: expect.any(String),
    })
    const rows = await db.select().from(products)
    expect(rows).toMatchObject([{ ownerId: seller.id }, { ownerId: seller.id, regularPrice: 1_050_000 }])
    expect(await db.select({ file: imports.file }).from(imports)).toEqual([{ file: null }])
  })

  it('of more than there is room for lets the rest wait, and says how many', async () => {
    const rows = Array.from({ length: OFFERS_ONLINE.first + 210 }, (_, index) => row({ sku: `A${index}` }))
    const { counts } = await done('/products', file(...rows))
    expect(counts).toMatchObject({ inserted: OFFERS_ONLINE.first + 210, waiting: 210 })
    expect(await db.$count(products, isNull(products.waitingFor))).toBe(OFFERS_ONLINE.first)
    const [first] = await db.select().from(products).orderBy(products.createdAt).limit(1)
    expect(first, 'the first rows of the file are online').toMatchObject({ waitingFor: null })
    expect((await done('/products', file(...rows))).counts).toMatchObject({ inserted: 0, waiting: 0 })
  })

  it('of homes makes listings of them', async () => {
    expect(await done('/listings', HOME)).toMatchObject({ kind: 'listings', counts: { inserted: 1 } })
    expect(await db.select().from(listings)).toMatchObject([{ ownerId: seller.id, area: 'Yaba' }])
  })

  it('of the same file again brings nothing', async () => {
    await done('/products', file(row()))
    expect((await done('/products', file(row()))).counts).toMatchObject({ inserted: 0, existing: 1 })
  })

  it('tells of the rows that stay out, and gives them back to be put right', async () => {
    const bad = [
      row({ name: '=HYPERLINK(1)', price: '@1', phone: '+2348031234567' }),
      row({ name: 'Short; name', phone: '-5' }),
      'only,three',
    ]
    const job = await done('/products', file(row(), ...bad))
    expect(job).toMatchObject({ state: 'done', total: 4, counts: { inserted: 1, rejected: 3 } })
    expect(job.rejections.map(({ line }) => line)).toEqual([3, 4, 5])
    expect(job.rejections[0]?.errors).toContainEqual({
      column: 'Price',
      value: '@1',
      reason: 'The price cannot be read: write it like 1250000 or 1,250,000.50',
    })

    const { status, headers, text } = await get(`/import/${job.id}/rejected.csv`, own)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="rejected.csv"')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    const lines = text.split('\r\n')
    expect(lines[0]).toBe(`${HEADER},line,reason`)
    const answered = await api.request(`/api/import/${job.id}/rejected.csv`, { headers: own })
    expect([...new Uint8Array(await answered.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(lines[1]).toMatch(/^A1,'=HYPERLINK\(1\),.*,'\+2348031234567,'@1,3,"?Price: The price cannot/)
    expect(lines[2]).toMatch(/^A1,"Short; name",.*,'-5,10500,4,/)
    expect(lines[3]).toBe('"only,three",,,,,,,,,,,5,The row has 2 cells for 11 headings')

    const right = text.replace("'=HYPERLINK(1)", 'Dangote cement 42.5N').replace("'@1", '900')
    const second = await done('/products', right)
    expect(second.counts).toMatchObject({ inserted: 1, rejected: 2 })
  })

  it('says in the file of the rows that stayed out why, without a name of a field of ours', async () => {
    const { id } = await done('/products', file(row({ price: '' })))
    const { text } = await get(`/import/${id}/rejected.csv`, own)
    expect(text).toContain('Price: What does it cost?')
    expect(text).not.toMatch(/\b[a-z]+[A-Z]\w*/)
  })

  it('takes a row that was given back as it was sent, whatever a spreadsheet is kept from', async () => {
    const list = '- by the truck;- by the bag'
    const { id } = await done('/products', file(row({ price: '@1' }).replace('Fresh from the plant', list)))
    const { text } = await get(`/import/${id}/rejected.csv`, own)
    expect(text).toContain("'- by the truck;'- by the bag")
    await done('/products', text.replace("'@1", '900'))
    expect(await db.select().from(products)).toMatchObject([{ description: list, regularPrice: 90_000 }])
  })

  it('shows the first hundred rejected rows, and has them all in the file', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => row({ sku: `A${index}`, price: 'x' }))
    const job = await done('/products', file(...rows))
    expect(job.counts.rejected).toBe(130)
    expect(job.rejections).toHaveLength(100)
    const { text } = await get(`/import/${job.id}/rejected.csv`, own)
    expect(text.trimEnd().split('\r\n')).toHaveLength(131)
  })

  it('keeps tens of thousands of short rows that stay out, and reads no file of more rows than it may have', {
    tags: ['slow', 'long'],
  }, async () => {
    const importOptions = optionsQuery({
      map: { name: 'a' },
      defaults: {
        description: 'Fresh from the plant',
        categories: 'Concrete',
        subCategories: 'Cement',
        type: 'Material',
        unit: 'bags',
        location: 'Lagos',
        storeAddress: '12 Allen Avenue',
        mobile: '08031234567',
        regularPrice: '5000',
      },
    })
    const rows = (count: number) => `a\n${'x\n'.repeat(count)}`
    const job = await done(`/products${importOptions}`, rows(IMPORT_ROWS_MAX))
    expect(job).toMatchObject({ state: 'done', counts: { rejected: IMPORT_ROWS_MAX } })
    const tooLong = await done(`/products${importOptions}`, rows(IMPORT_ROWS_MAX + 1))
    expect(tooLong).toMatchObject({
      state: 'failed',
      message: 'The file has more than 50,000 rows. Please split it.',
      counts: { read: 0 },
    })
  })

  it('is refused at once where the file or the mapping does not fit', async () => {
    const refused = async (path: string, text: string, message: unknown, status = 422) =>
      expect(await send(path, text)).toMatchObject({ status, body: { message } })
    await refused('/products', '', 'The file is empty.')
    await refused('/products', 'a,b\n1,2', expect.stringContaining('The file has no column for name'))
    await refused(
      `/products${optionsQuery({ map: { name: 'Was' } })}`,
      file(row()),
      expect.stringContaining('“Was”'),
    )
    await refused(
      `/products${optionsQuery({ defaults: { colour: 'x' } })}`,
      file(row()),
      expect.stringContaining('colour'),
    )
    await refused(`/products${optionsQuery({ key: 'Code' })}`, file(row()), expect.stringContaining('“Code”'))
    await refused('/products?map=name', file(row()), 'map=field=their header is the form, not “name”', 400)
    await refused('/products?rate=dollars', file(row()), 'rate=USD=1550 is the form, not “dollars”', 400)
    expect(await db.$count(imports)).toBe(0)
  })

  it('takes CSV alone, and not too much of it', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await send('/products', file(row()), { ...own, 'Content-Type': type })).status).toBe(415)
    expect((await send('/products', new Uint8Array(IMPORT_BYTES_MAX + 1))).status).toBe(413)
    expect(
      (await send('/products', file(row()), { ...own, 'Content-Type': 'text/csv; charset=utf-8' })).status,
    ).toBe(202)
  })

  it('waits for the one before it', async () => {
    const { id } = await start('/products', file(row()))
    const second = await send('/products', file(row({ sku: 'A2' })))
    expect(second).toMatchObject({ status: 409 })
    await work(id)
    expect((await send('/products', file(row({ sku: 'A2' })))).status).toBe(202)
  })

  it('is one, however often it is sent with one key', async () => {
    const headers = { ...own, 'Idempotency-Key': randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('/products', file(row()), headers)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(202))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect([await db.$count(imports), (await queued('import-list')).length]).toEqual([1, 1])
    expect((await send('/products', file(row({ sku: 'A2' })), headers)).status).toBe(422)
    expect((await send('/listings', HOME, headers)).status).toBe(422)
  })

  it('is allowed so many times an hour', async () => {
    const statuses = []
    for (let time = 0; time < 31; time += 1) statuses.push((await send('/products', '')).status)
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429])
  })

  it('is forgotten after a month, its rejected rows after a week, and what it brought stays', async () => {
    const { id } = await done('/products', file(row(), row({ price: 'x' })))
    const age = (days: number) =>
      db.update(imports).set({ createdAt: new Date(Date.now() - days * 86_400_000) })
    await age(6)
    await removeOldImports(db)
    expect(await look(id)).toMatchObject({ state: 'done', rejections: [{}] })
    await age(8)
    await removeOldImports(db)
    expect(await look(id)).toMatchObject({ state: 'done', counts: { rejected: 1 }, rejections: [] })
    await age(31)
    await removeOldImports(db)
    expect((await get(`/import/${id}`, own)).status).toBe(404)
    expect(await db.$count(products)).toBe(1)
  })
})

describe('an import that is interrupted', () => {
  const many = (count: number) =>
    file(
      ...Array.from({ length: count }, (_, index) =>
        row({ sku: `A${index}`, price: index % 100 === 99 ? 'x' : '900' }),
      ),
    )

  it('goes on where it stopped, and counts as if it had not', async () => {
    const { id } = await start('/products', many(3_000))
    const stop = new AbortController()
    const running = runImport(ctx, { importId: id, signal: stop.signal })
    await expect
      .poll(async () => (await look(id)).counts.inserted, { interval: 5, timeout: 15_000 })
      .toBeGreaterThan(0)
    stop.abort(new Error('The product stops'))
    await expect(running).rejects.toThrow('The product stops')
    const before = await look(id)
    expect(before.state).toBe('running')
    expect(before.counts.inserted).toBeLessThan(2_970)

    await work(id)
    const after = await look(id)
    expect(after).toMatchObject({
      state: 'done',
      total: 3_000,
      counts: { read: 3_000, inserted: 2_970, existing: 0, rejected: 30 },
    })
    expect(after.rejections).toHaveLength(30)
    expect(await db.$count(products)).toBe(2_970)
    await work(id)
    expect(await look(id)).toEqual(after)
  })

  it('by a full disk waits for room without being given up, and goes on', async () => {
    const { id } = await start('/products', many(600))
    // There is room for the beginning and one batch.
    let rooms = 2
    const assertRoom = async () => {
      if (--rooms < 0) throw noRoom()
    }
    const tight = { ...ctx, disk: { ...ctx.disk, assertRoom } }
    const run = { importId: id, signal: new AbortController().signal }
    for (let tries = 0; tries < 10; tries += 1)
      await expect(runImport(tight, run)).rejects.toThrow('We have no room to save anything')
    const before = await look(id)
    expect(before.state).toBe('running')
    expect(before.counts.inserted).toBeLessThan(594)

    await work(id)
    expect(await look(id)).toMatchObject({ state: 'done', counts: { inserted: 594, rejected: 6 } })
    expect(await db.$count(products)).toBe(594)
  })

  it('again and again is given up, and says so', async () => {
    const { id } = await start('/products', file(row()))
    await db.update(imports).set({ tries: 5 }).where(eq(imports.id, id))
    await work(id)
    expect(await look(id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('interrupted too often'),
    })
    expect((await send('/products', file(row()))).status).toBe(202)
  })

  it('by its own content fails with the reason, and keeps what came in', async () => {
    const broken = `${many(2_000)}\n${'x'.repeat(700_000)}`
    const job = await done('/products', broken)
    expect(job).toMatchObject({ state: 'failed', message: expect.stringContaining('does not end') })
  })

  it('by the end of its account leaves nothing behind', async () => {
    const { id } = await start('/products', file(row()))
    await db.execute('DELETE FROM users')
    await work(id)
    expect([await db.$count(imports), await db.$count(products)]).toEqual([0, 0])
  })
})
