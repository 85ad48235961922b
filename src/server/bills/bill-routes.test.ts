import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Bill, BillLinePage, BillRowPage } from '#domain/bills/bill-schema.ts'
import { syntheticBill, XLSX } from '../../../tests/support/bill-files.ts'
import { createPerson } from '../../../tests/support/people.ts'
import { answerOf, createTestApi, signInAs } from '../../../tests/support/test-app.ts'
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
    ['bytes', new Uint8Array([1, 0, 2, 0]), 415, /no workbook/],
    ['nothing', new Uint8Array(0), 400, /empty/],
  ])('%s is refused with what to do', async (_, file, status, message) => {
    const answer = await send(file)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ message: expect.stringMatching(message) })
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
