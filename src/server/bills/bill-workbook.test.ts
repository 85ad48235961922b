import { expect, it } from 'vitest'
import { readBill } from '#domain/bills/read-bill.ts'
import { billShapes } from '../../../tests/support/bill-shapes.ts'
import { editsOf } from './bill-workbook.ts'
import { readWorkbook } from './workbook-reader.ts'
import { writeWorkbook } from './workbook-writer.ts'

it('a rate in naira and kobo is written into both columns, and read back to the kobo', () => {
  const shape = billShapes().find(({ name }) => name === '02-naira-and-kobo')
  if (!shape) throw new Error('The shape is gone')
  const { lines } = readBill(readWorkbook(shape.bytes))
  const [, , trench] = lines
  expect(editsOf(trench, 1_234.56)).toEqual([
    { sheet: 'Sheet1', cell: 'E7', value: 1_234 },
    { sheet: 'Sheet1', cell: 'F7', value: 56 },
    { sheet: 'Sheet1', cell: 'G7', value: 55_555 },
    { sheet: 'Sheet1', cell: 'H7', value: 20 },
  ])
  const { bytes } = writeWorkbook(shape.bytes, { edits: lines.flatMap((line) => editsOf(line, 1_234.56)) })
  for (const { amount, quantity, rate } of readBill(readWorkbook(bytes)).lines) {
    expect(rate).toBe(1_234.56)
    expect(amount).toBeCloseTo(1_234.56 * (quantity ?? 0), 2)
  }
})

it('what is taken off is written without a sign into its column, and read back as less than nothing', () => {
  const shape = billShapes().find(({ name }) => name === '46-omit-and-add-columns')
  if (!shape) throw new Error('The shape is gone')
  const { lines } = readBill(readWorkbook(shape.bytes))
  expect(editsOf(lines[0], 7_000)).toEqual([
    { sheet: 'Final account', cell: 'E4', value: 7_000 },
    { sheet: 'Final account', cell: 'F4', value: 602_000 },
  ])
  const { bytes } = writeWorkbook(shape.bytes, { edits: editsOf(lines[0], 7_000) })
  expect(readBill(readWorkbook(bytes)).lines[0]).toMatchObject({ rate: 7_000, amount: -602_000 })
})
