import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { BILLS_MAX, SHARES_MAX } from '#domain/bills/bill-rules.ts'
import type { Bill, BillComparison, BillLinePage, BillRowPage } from '#domain/bills/bill-schema.ts'
import { syntheticBill, XLSX } from '../../../tests/support/bill-files.ts'
import { HEADINGS, madeWorkbook, sheetOf } from '../../../tests/support/made-workbook.ts'
import { createPerson, PASSWORD } from '../../../tests/support/people.ts'
import { answerOf, createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { countWaiting } from '../../../tests/support/waiting.ts'
import { removeOldBills } from './bill-commands.ts'
import { readBillJob } from './bill-job.ts'

const { api, call, ctx, db, get, queued } = await createTestApi()

beforeEach(async () => {
  await db.execute(sql`DELETE FROM bills`)
})

async function send(
  file: Uint8Array<ArrayBuffer> | string,
  headers: Record<string, string> = {},
  query = '?name=Bungalow.xlsx',
) {
  const init = { method: 'POST', headers: { 'Content-Type': XLSX, ...headers }, body: file }
  const answer = await answerOf(await api.request(`/api/bills${query}`, init))
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  return { ...answer, id: (answer.body as { id: string }).id, cookie: { Cookie: cookie ?? '' } }
}

/** What the queue would do. */
async function readAll(): Promise<void> {
  for (const job of await queued('read-bill')) await readBillJob(ctx, job)
}

const bungalow = syntheticBill('01-besmm4-bungalow.xlsx')

describe('a bill of a visitor', () => {
  it('is read and checked, and seen by their browser alone', async () => {
    const { status, id, cookie, headers } = await send(bungalow)
    expect(status).toBe(202)
    expect(headers.getSetCookie()[0]).toMatch(/Path=\/api\/bills; HttpOnly; SameSite=Lax/)
    expect((await get(`/bills/${id}`, cookie)).body).toMatchObject({ state: 'reading', name: 'Bungalow' })
    await readAll()
    const bill = (await get(`/bills/${id}`, cookie)).body as Bill
    expect(bill).toMatchObject({ state: 'read', totals: { items: 24_117_880, lines: 22, unpriced: 0 } })
    const page = (await get(`/bills/${id}/lines?limit=10`, cookie)).body as BillLinePage
    expect(page).toMatchObject({ total: 22, next: 10 })
    const rest = (await get(`/bills/${id}/lines?limit=50&after=${page.next}`, cookie)).body as BillLinePage
    expect(rest.next).toBeNull()
    expect([...page.lines, ...rest.lines].map(({ row }) => row)).toEqual([
      8, 11, 13, 17, 19, 24, 26, 32, 34, 37, 39, 41, 45, 56, 58, 60, 67, 69, 72, 74, 76, 78,
    ])
    const rows = (await get(`/bills/${id}/rows?sheet=BILL%202%20BUNGALOW&from=3`, cookie)).body as BillRowPage
    expect(rows.rows[0]).toMatchObject({ row: 3, kind: 'heading', cells: { B: 'SUBSTRUCTURE' } })
    const stranger = (await send(bungalow)).cookie
    for (const path of ['', '/lines', '/rows?sheet=BILL%202%20BUNGALOW'])
      for (const headers of [{}, stranger])
        expect((await get(`/bills/${id}${path}`, headers)).status).toBe(404)
    expect((await call('DELETE', `/bills/${id}`, undefined, stranger)).status).toBe(404)
    expect((await get(`/bills/${id}`, cookie)).status).toBe(200)
  })

  it('is read, whatever its sheets are called and its cells say that no database holds', async () => {
    const sheet = sheetOf([
      [...HEADINGS],
      ['A', '225mm block wall \\u0000 C:\\ud8ab \u0000', 'm2', 60, 10, 700],
    ])
    // Two sheets of one name, and a row that stands there twice.
    const twice = sheet.replace('</sheetData>', '<row r="2"><c r="G2"><v>1</v></c></row></sheetData>')
    const { id, cookie } = await send(madeWorkbook({ 'Bill \u0000': sheet, 'Bill  ': twice }))
    await readAll()
    const bill = (await get(`/bills/${id}`, cookie)).body as Bill
    expect(bill).toMatchObject({ state: 'read', totals: { lines: 2 } })
    expect(bill.sheets.map(({ name }) => name)).toEqual(['Bill  ', 'Bill   (2)'])
    const { lines } = (await get(`/bills/${id}/lines`, cookie)).body as BillLinePage
    expect(lines[0]?.text).toContain('block wall \\u0000 C:\\ud8ab')
  })

  it('is refused where the database will not have it, and not read for ever', async () => {
    const { id, cookie } = await send(bungalow)
    await db.execute(sql`ALTER TABLE bill_lines ADD CONSTRAINT no_lines CHECK (position < 0) NOT VALID`)
    await readAll()
    await db.execute(sql`ALTER TABLE bill_lines DROP CONSTRAINT no_lines`)
    expect((await get(`/bills/${id}`, cookie)).body).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('damaged, or too complex'),
    })
  })

  it('goes after an hour, unless it is wanted', async () => {
    const { id, cookie } = await send(bungalow)
    const kept = await send(bungalow, cookie)
    expect((await call('POST', `/bills/${kept.id}/keep`, undefined, cookie)).status).toBe(200)
    await db.execute(sql`UPDATE bills SET expires_at = expires_at - interval '61 minutes'`)
    expect((await get(`/bills/${id}`, cookie)).status).toBe(404)
    await removeOldBills(ctx)
    expect((await get('/bills', cookie)).body).toMatchObject([{ id: kept.id }])
    expect(await queued('remove-files')).toHaveLength(1)
  })

  it('becomes the account’s that keeps it', async () => {
    const { id, cookie } = await send(bungalow)
    const person = await signInAs(ctx, await createPerson(db))
    const kept = await call('POST', `/bills/${id}/keep`, undefined, { ...person, ...cookie })
    expect(kept.body).toMatchObject({ id, expiresAt: null })
    expect((await get(`/bills/${id}`, person)).status).toBe(200)
    expect((await get(`/bills/${id}`, cookie)).status).toBe(404)
  })

  it('becomes nobody’s who has as many as may be', async () => {
    const person = await createPerson(db)
    const headers = await signInAs(ctx, person)
    const { id, cookie } = await send(bungalow)
    await send(bungalow, headers)
    await db.execute(sql`
      INSERT INTO bills (id, owner_id, name, file_name, format, digest, key, size)
      SELECT gen_random_uuid(), owner_id, name, file_name, format, digest, key || place, size
      FROM bills, generate_series(2, ${BILLS_MAX.account}) AS place WHERE owner_id = ${person.id}`)
    const keep = () => call('POST', `/bills/${id}/keep`, undefined, { ...headers, ...cookie })
    expect((await keep()).status).toBe(409)
    expect((await get(`/bills/${id}`, cookie)).body).toMatchObject({ expiresAt: expect.any(String) })
    await db.execute(
      sql`DELETE FROM bills WHERE id IN (SELECT id FROM bills WHERE owner_id = ${person.id} LIMIT 1)`,
    )
    expect((await keep()).status).toBe(200)
    expect((await keep()).status).toBe(200)
  })

  it('is one, however often the call is repeated, also where the cookie was lost', async () => {
    const key = { 'Idempotency-Key': randomUUID() }
    const [first, again] = [await send(bungalow, key), await send(bungalow, key)]
    expect(again.id).toBe(first.id)
    expect((await send('a;b;c', { ...key, 'Content-Type': 'text/csv' })).status).toBe(422)
  })
})

describe('what is no bill', () => {
  it.each([
    ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 415, /Save As/],
    ['bytes', new Uint8Array([1, 0, 2, 0]), 415, /not a workbook/],
    ['nothing', new Uint8Array(0), 400, /empty/],
  ])('%s is refused with what to do', async (_, file, status, message) => {
    const answer = await send(file)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ message: expect.stringMatching(message) })
  })

  it('a file of empty cells fails with a reason, one without items is asked about', async () => {
    const states = async (cells: string) => {
      const { id, cookie } = await send(cells, { 'Content-Type': 'text/csv' }, '')
      await readAll()
      return (await get(`/bills/${id}`, cookie)).body
    }
    expect(await states(',,\n,,\n')).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^There is nothing in this file/),
    })
    expect(await states('Dear sir,\nplease find below\n')).toMatchObject({ state: 'mapping' })
  })

  it('a broken workbook fails with a reason', async () => {
    const { id, cookie } = await send(bungalow.slice(0, 2_000))
    await readAll()
    expect((await get(`/bills/${id}`, cookie)).body).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('cannot be read'),
    })
  })
})

it('cells that were copied are read', async () => {
  const cells =
    'Item\tDescription\tUnit\tQty\tRate\tAmount\nA\tBlockwork 9" hollow\tm2\t12.5\t8,000\t100,000\nB\tRender\tSqm\t25\t2,000\t50,000\n'
  const { id, cookie } = await send(cells, { 'Content-Type': 'text/tab-separated-values' }, '')
  await readAll()
  const { lines } = (await get(`/bills/${id}/lines`, cookie)).body as BillLinePage
  expect(lines).toMatchObject([
    { text: 'Blockwork 9" hollow', unit: { known: 'm2' }, quantity: 12.5, rate: 8_000, amount: 100_000 },
    { text: 'Render', unit: { known: 'm2' }, quantity: 25, rate: 2_000, amount: 50_000 },
  ])
})

it('what a person says of columns holds for this bill and the next with these headings', async () => {
  const person = await signInAs(ctx, await createPerson(db))
  const { id } = await send(bungalow, person)
  await readAll()
  const { sheets } = (await get(`/bills/${id}`, person)).body as Bill
  const [sheet] = sheets
  const columns = { ...sheet?.columns, rate: null, amount: null }
  const input = { sheets: [{ sheet: sheet?.name, kind: 'bill', columns }] }
  expect((await call('PUT', `/bills/${id}/mapping`, input, person)).body).toMatchObject({ state: 'reading' })
  const next = await send(bungalow, person)
  await readAll()
  expect((await get(`/bills/${id}`, person)).body).toMatchObject({
    state: 'read',
    sheets: [{ mappedBy: 'person', columns }],
    totals: { items: 0, unpriced: 22 },
  })
  expect((await get(`/bills/${next.id}`, person)).body).toMatchObject({
    sheets: [{ mappedBy: 'memory', columns }],
  })
})

describe('the own workbook', () => {
  it('comes back as it was sent, or with rates in their cells and a report', async () => {
    const person = await signInAs(ctx, await createPerson(db))
    const { id } = await send(bungalow, person)
    await readAll()
    const plain = await api.request(`/api/bills/${id}/workbook`, { headers: person })
    expect(Buffer.from(await plain.arrayBuffer()).equals(bungalow)).toBe(true)
    expect(plain.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''Bungalow.xlsx")
    const rates = [
      { key: 'BILL 2 BUNGALOW!8', rate: 151.5, source: 'Kano, 2026-11-23' },
      { key: 'BILL 2 BUNGALOW!78', rate: 3_000_000 },
      { key: 'BILL 2 BUNGALOW!26', rate: 1 },
      { key: 'BILL 2 BUNGALOW!999', rate: 1 },
    ]
    const priced = await api.request(`/api/bills/${id}/workbook`, {
      method: 'POST',
      headers: { ...person, 'Content-Type': 'application/json' },
      body: JSON.stringify({ rates, sources: true }),
    })
    expect(JSON.parse(decodeURIComponent(priced.headers.get('X-Bill-Report') ?? ''))).toMatchObject({
      // Two rates and the amount of the sum.
      written: 3,
      refused: [
        { cell: 'F8', reason: 'formula' },
        { cell: 'E26', reason: 'formula' },
        { cell: 'F26', reason: 'formula' },
      ],
      added: true,
    })
    const again = await send(new Uint8Array(await priced.arrayBuffer()), person)
    await readAll()
    const { lines } = (await get(`/bills/${again.id}/lines?limit=50`, person)).body as BillLinePage
    expect(lines.find(({ row }) => row === 8)).toMatchObject({ rate: 151.5, amount: 96_960 })
    expect(lines.find(({ row }) => row === 78)).toMatchObject({ amount: 3_000_000 })
    const changes = (await get(`/bills/${again.id}/changes/${id}`, person)).body as BillComparison
    expect(changes).toMatchObject({ added: [], dropped: [], unchanged: 20 })
    expect(changes.changed.map(({ after, fields }) => [after.row, fields.join()])).toEqual([
      [8, 'rate,amount'],
      [78, 'rate,amount'],
    ])
  })

  it('is not for others', async () => {
    const { id, cookie } = await send(bungalow)
    await readAll()
    const link = (await call('POST', `/bills/${id}/links`, { days: 3 }, cookie)).body as {
      id: string
      token: string
    }
    const byLink = { 'X-Bill-Link': link.token }
    for (const headers of [{}, byLink]) expect((await get(`/bills/${id}/workbook`, headers)).status).toBe(404)
    expect(
      (await call('POST', `/bills/${id}/workbook`, { rates: [{ key: 'a', rate: 1 }] }, byLink)).status,
    ).toBe(404)
  })
})

it('a link shows a bill and changes nothing, until it ends', async () => {
  const { id, cookie } = await send(syntheticBill('05-messy.xlsx'))
  const other = await send(bungalow, cookie)
  await readAll()
  const link = (await call('POST', `/bills/${id}/links`, {}, cookie)).body as { id: string; token: string }
  const byLink = { 'X-Bill-Link': link.token }
  expect((await get(`/bills/${id}`, byLink)).body).toMatchObject({ checkCounts: { 'not-in-total': 2 } })
  expect((await get(`/bills/${id}/lines`, byLink)).body).toMatchObject({ total: 8 })
  expect((await get(`/bills/${id}/checks.txt`, byLink)).text).toContain(
    'Sheet “BOQ”, cell F10: No total includes',
  )
  expect((await get(`/bills/${other.id}`, byLink)).status).toBe(404)
  expect((await get('/bills', byLink)).body).toEqual([])
  for (const [method, path, body] of [
    ['DELETE', '', undefined],
    ['PUT', '', { name: 'Mine' }],
    ['POST', '/keep', undefined],
    ['POST', '/links', {}],
    ['GET', '/links', undefined],
  ] as const)
    expect((await call(method, `/bills/${id}${path}`, body, byLink)).status).toBe(404)
  expect((await call('DELETE', `/bills/${id}/links/${link.id}`, undefined, cookie)).status).toBe(200)
  const atOnce = Array.from({ length: SHARES_MAX + 3 }, () => call('POST', `/bills/${id}/links`, {}, cookie))
  const made = (await Promise.all(atOnce)).filter(({ status }) => status === 201)
  expect(made).toHaveLength(SHARES_MAX)
  expect((await get(`/bills/${id}`, byLink)).status).toBe(404)
})

it('a link ends with the bill, also where it is made just then, and shows nothing of a suspended account', async () => {
  const person = await createPerson(db)
  const headers = await signInAs(ctx, person)
  const { id } = await send(bungalow, headers)
  const link = (await call('POST', `/bills/${id}/links`, {}, headers)).body as { token: string }
  const seen = async () => (await get(`/bills/${id}`, { 'X-Bill-Link': link.token })).status
  expect(await seen()).toBe(200)
  const suspend = (reason: string | null) =>
    db.execute(sql`UPDATE users SET suspended_reason = ${reason} WHERE id = ${person.id}`)
  await suspend('Fraud')
  expect(await seen()).toBe(404)
  await suspend(null)
  expect(await seen()).toBe(200)
  const { late } = await db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM bills WHERE id = ${id}`)
    const late = call('POST', `/bills/${id}/links`, {}, headers)
    await expect.poll(() => countWaiting(db), { timeout: 5_000 }).toBe(1)
    return { late }
  })
  expect(await late).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(await seen()).toBe(404)
})

it('a bill and its file go with the account', async () => {
  const person = await createPerson(db)
  const headers = await signInAs(ctx, person)
  await send(bungalow, headers)
  const { rows } = await db.execute<{ key: string }>(sql`SELECT key FROM bills`)
  expect(
    (await call('DELETE', `/user/delete/${person.id}`, { currentPassword: PASSWORD }, headers)).status,
  ).toBe(200)
  expect((await db.execute(sql`SELECT 1 FROM bills`)).rows).toEqual([])
  expect(await queued('remove-files')).toEqual([{ keys: [rows[0]?.key] }])
})
