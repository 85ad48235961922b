import { XLSX } from '../support/bill-files.ts'
import { madeWorkbook, sheetOf } from '../support/made-workbook.ts'
import { until } from './waiting.ts'
import type { Caller } from './walked-calls.ts'

const ROWS = [
  ['Item', 'Description', 'Unit', 'Qty', 'Rate', 'Amount'],
  ['A', 'Hardcore bed 150mm thick', 'm3', 22, 9_000, 198_000],
]
const SHEET = {
  kind: 'bill',
  columns: {
    reference: 'A',
    description: 'B',
    detail: null,
    unit: 'C',
    quantity: 'D',
    rate: 'E',
    amount: 'F',
  },
}
const PRICED = { state: 'Lagos', overheads: 10, profit: 10, floorArea: null, have: [] }

/** A bill from its sending to its end, with what is said of its first line. */
export async function walkBills(owner: Caller): Promise<void> {
  const file = { type: XLSX, content: madeWorkbook({ Bill: sheetOf(ROWS) }) }
  const sent = await owner.call('POST /bills', { bytes: file, query: { name: 'bill.xlsx' } })
  const id = sent('id')
  const of = { path: { id } }
  const isRead = () => until(owner, `/api/bills/${id}`, ({ state }) => state === 'read')
  await isRead()
  await owner.call('GET /bills')
  const bill = await owner.call('GET /bills/{id}', of)
  await owner.call('PUT /bills/{id}/mapping', {
    ...of,
    json: { sheets: [{ ...SHEET, sheet: bill('sheets.0.name') }] },
  })
  await isRead()
  const line = { id, key: (await owner.call('GET /bills/{id}/lines', of))('lines.0.key') }
  await owner.call('PUT /bills/{id}', { ...of, json: { name: 'A bill' } })
  const own = { path: line, json: { as: null, rate: 9_500 } }
  await owner.call('PUT /bills/{id}/lines/{key}', own)
  await owner.call('DELETE /bills/{id}/lines/{key}', { path: line })
  await owner.call('PUT /bills/{id}/lines/{key}', own)
  await owner.call('POST /bills/{id}/price', { ...of, json: PRICED })
  for (const read of ['rows', 'workbook', 'checks.txt', 'price', 'rates', 'schedule'])
    await owner.call(`GET /bills/{id}/${read}`, of)
  for (const ending of ['csv', 'pdf', 'txt']) await owner.call(`GET /bills/{id}/schedule.${ending}`, of)
  await owner.call('GET /bills/{id}/changes/{other}', { path: { id, other: id } })
  await owner.call('POST /bills/{id}/workbook', { ...of, json: { rates: [{ key: line.key, rate: 9_500 }] } })
  await owner.call('POST /bills/{id}/keep', { ...of, json: {} })
  await owner.call('POST /bills/{id}/links', { ...of, json: {} })
  const link = (await owner.call('GET /bills/{id}/links', of))('0.id')
  await owner.call('DELETE /bills/{id}/links/{link}', { path: { id, link } })
  await walkProject(owner, id)
  await owner.call('DELETE /bills/{id}', of)
  const price = { kind: 'price', subject: 'cement' }
  await owner.call('PUT /user/own-prices/{kind}/{subject}', { path: price, json: { naira: 10_000 } })
  await owner.call('GET /user/own-prices')
  await owner.call('DELETE /user/own-prices/{kind}/{subject}', { path: price })
}

async function walkProject(owner: Caller, bill: string): Promise<void> {
  const project = { name: 'A house', place: '', state: null, floorArea: null }
  const id = (await owner.call('POST /projects', { json: project }))('id')
  await owner.call('GET /projects')
  await owner.call('PUT /projects/{id}/bills/{bill}', { path: { id, bill } })
  await owner.call('GET /projects/{id}', { path: { id } })
  await owner.call('PUT /projects/{id}', { path: { id }, json: project })
  await owner.call('DELETE /projects/{id}/bills/{bill}', { path: { id, bill } })
  await owner.call('DELETE /projects/{id}', { path: { id } })
}
