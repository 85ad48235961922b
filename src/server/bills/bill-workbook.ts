import { eq } from 'drizzle-orm'
import type { RatesInput } from '#domain/bills/bill-input.ts'
import { exactProduct, koboOf } from '#domain/bills/bill-numbers.ts'
import { SOURCES_SHEET } from '#domain/bills/bill-rules.ts'
import type { BillLine } from '#domain/bills/bill-schema.ts'
import { AppError } from '#domain/errors.ts'
import { koboFromNaira } from '#domain/money.ts'
import { billLines } from '#server/db/schema/bills.ts'
import type { BillContext } from './bill-caller.ts'
import { getOwnBill } from './bill-queries.ts'
import { writeInProcess } from './run-workbook-job.ts'
import type { TableSheet } from './workbook-parts.ts'
import type { CellEdit, WrittenWorkbook } from './workbook-writer.ts'

const GONE = 'We no longer have the file of this bill.'

/** The file of an own bill as it was sent. @throws AppError not-found */
export async function readBillFile(ctx: BillContext, written: string) {
  const bill = await getOwnBill(ctx, written)
  const bytes = await ctx.storage.find(bill.key)
  if (!bytes) throw new AppError('not-found', GONE)
  return { bill, bytes }
}

/**
 * An own workbook with rates in their cells, and amounts where no formula computes them.
 * @throws AppError not-found, invalid, unavailable
 */
export async function writeRates(
  ctx: BillContext,
  written: string,
  { rates, sources }: RatesInput,
): Promise<WrittenWorkbook & { fileName: string }> {
  const { bill, bytes } = await readBillFile(ctx, written)
  if (bill.format !== 'xlsx')
    throw new AppError(
      'invalid',
      'Rates can be filled into workbooks (.xlsx) only: this bill came as a list of cells',
    )
  const rows = await ctx.db
    .select({ line: billLines.line })
    .from(billLines)
    .where(eq(billLines.billId, bill.id))
  const lines = new Map(rows.map(({ line }) => [line.key, line]))
  const edits = rates.flatMap(({ key, rate }) => editsOf(lines.get(key), rate))
  const addition = sources ? sourcesSheet(rates, lines) : undefined
  const result = await writeInProcess({ bytes, edits, addition })
  if ('refusal' in result) throw new AppError('invalid', result.refusal)
  return { ...result, fileName: bill.fileName }
}

/** A line's rate and amount for their cells; in two each where kobo stand beside their naira. */
export function editsOf(line: BillLine | undefined, rate: number): CellEdit[] {
  if (!line) return []
  const { cells, multiplier, quantity, sheet } = line
  const written = (cell: string | null, kobo: string | undefined, value: number): CellEdit[] => {
    if (cell === null) return []
    if (kobo === undefined) return [{ sheet, cell, value }]
    const naira = Math.trunc(value)
    return [
      { sheet, cell, value: naira },
      { sheet, cell: kobo, value: Math.abs(koboFromNaira(value) - koboFromNaira(naira)) },
    ]
  }
  const product = quantity === null ? undefined : exactProduct(quantity / multiplier, rate)
  // The writer leaves formulas alone: they compute it themselves.
  const isAdded = product !== undefined && line.kind !== 'rate-only'
  return [
    ...written(cells.rate, cells.rateKobo, rate),
    ...(isAdded
      ? written(
          cells.amount,
          cells.amountKobo,
          cells.takenOff ? Math.abs(koboOf(product) / 100) : koboOf(product) / 100,
        )
      : []),
  ]
}

function sourcesSheet(rates: RatesInput['rates'], lines: ReadonlyMap<string, BillLine>): TableSheet {
  const rows = rates.flatMap(({ key, rate, source = '', sellers, date = '' }) => {
    const line = lines.get(key)
    return line
      ? [[line.sheet, line.row, line.text, line.unit.written, rate, source, sellers ?? '', date]]
      : []
  })
  return {
    name: SOURCES_SHEET,
    rows: [['Sheet', 'Row', 'Description', 'Unit', 'Rate', 'Source', 'Sellers', 'Date'], ...rows],
  }
}
