import { exactAmountOf } from '#domain/bills/bill-lines.ts'
import { koboOf } from '#domain/bills/bill-numbers.ts'
import { type BillReading, readBill } from '#domain/bills/read-bill.ts'
import { readTable } from '#server/bills/table-reader.ts'
import { readWorkbook } from '#server/bills/workbook-reader.ts'
import { type BillShape, billShapes } from '../../tests/support/bill-shapes.ts'

export type ShapeScore = {
  name: string
  items: number
  found: number
  taken: number
  errors: string[]
}

const QUANTITY_TOLERANCE = 1e-6

export const judgeShapes = (): ShapeScore[] => billShapes().map(judgeShape)

function judgeShape(shape: BillShape): ShapeScore {
  const reading = readBill(shape.isTable ? readTable(shape.bytes) : readWorkbook(shape.bytes))
  const lines = new Map(reading.lines.map((line) => [line.key, line]))
  const errors: string[] = []
  let found = 0
  for (const { amount, beside, kind, quantity, row, sheet, unit } of shape.items) {
    const key = `${sheet}!${beside}${row}`
    const line = lines.get(key)
    lines.delete(key)
    if (!line) {
      errors.push(`${key}: this ${kind} item was not found${whyNot(reading, sheet, row)}`)
      continue
    }
    found++
    if (line.kind !== kind) errors.push(`${key}: ${line.kind} instead of ${kind}`)
    const read = line.quantity === null ? null : line.quantity / line.multiplier
    if (quantity !== undefined && (read === null || Math.abs(read - quantity) > QUANTITY_TOLERANCE))
      errors.push(`${key}: quantity ${read} instead of ${quantity}`)
    if (unit && line.unit.known !== unit)
      errors.push(`${key}: unit ${line.unit.known} (${line.unit.written}) instead of ${unit}`)
    const kobo = koboOf(exactAmountOf(line) ?? 0n)
    if (amount !== undefined && kobo !== Math.round(amount * 100))
      errors.push(`${key}: amount ${kobo / 100} instead of ${amount}`)
  }
  for (const [key, line] of lines) errors.push(`${key} was taken for an item: ${line.text.slice(0, 60)}`)
  // All else is right: what is said to be wrong is a false alarm.
  const planted = new Set(shape.planted.map(({ kind, row, sheet }) => `${kind} in ${sheet}!${row}`))
  for (const { cell, kind, message, sheet } of reading.checks)
    if (!planted.delete(`${kind} in ${sheet}!${/\d+$/.exec(cell)?.[0]}`))
      errors.push(`${sheet}!${cell}: ${message}`)
  for (const each of planted) errors.push(`${each} was not told`)
  return { name: shape.name, items: shape.items.length, found, taken: found + lines.size, errors }
}

function whyNot(reading: BillReading, sheet: string, row: number): string {
  const at = reading.sheets.findIndex(({ name }) => name === sheet)
  const read = reading.rows[at]?.find(({ row: number }) => number === row)
  return ` (a ${reading.sheets[at]?.kind ?? 'lost'} sheet; ${read ? `${read.kind}: ${read.why}` : 'no row'})`
}
