import { unzipSync } from 'fflate'
import type { BillReading } from '#domain/bills/read-bill.ts'
import { cellAddress, type Grid } from '#domain/bills/workbook-grid.ts'
import { scanSheet } from '#server/bills/sheet-writer.ts'
import { textOfBytes } from '#server/bills/splice.ts'
import { openPackage } from '#server/bills/workbook-package.ts'
import { readContents, readWorkbook } from '#server/bills/workbook-reader.ts'
import { type CellEdit, type WrittenWorkbook, writeWorkbook } from '#server/bills/workbook-writer.ts'

/** What may differ besides the sheets that were written. */
const LISTS = /(^|\/)(workbook\.xml(\.rels)?|calcChain\.xml|\[Content_Types\]\.xml)$/

export type RoundTrip = {
  written: WrittenWorkbook
  edits: CellEdit[]
  parts: number
  identical: number
  errors: string[]
}

/** Writes a rate for every line, and compares what comes back part by part and cell by cell. */
export function roundTrip(bytes: Uint8Array, reading: BillReading): RoundTrip {
  const edits = reading.lines.flatMap(({ cells, sheet }, index): CellEdit[] =>
    cells.rate === null ? [] : [{ sheet, cell: cells.rate, value: 1_000 + index + 0.25 }],
  )
  const written = writeWorkbook(bytes, { edits })
  const refused = new Set(written.refused.map(({ cell, sheet }) => `${sheet}!${cell}`))
  const errors: string[] = []
  const [before, after] = [unzipSync(bytes), unzipSync(written.bytes)]
  const { sheets } = readContents(openPackage(bytes))
  const editedParts = new Set(sheets.map(({ path }) => path))
  let identical = 0
  for (const [name, part] of Object.entries(before)) {
    const other = after[name]
    if (other && Buffer.compare(part, other) === 0) identical++
    else if (!LISTS.test(name) && !editedParts.has(name))
      errors.push(`${name} ${other ? 'differs' : 'is missing'}`)
  }
  for (const name of Object.keys(after)) if (!(name in before)) errors.push(`${name} is new`)
  for (const { path } of sheets)
    errors.push(
      ...otherMarkup(
        textOfBytes(before[path] ?? new Uint8Array()),
        textOfBytes(after[path] ?? new Uint8Array()),
        path,
      ),
    )
  errors.push(
    ...otherCells(
      readWorkbook(bytes),
      readWorkbook(written.bytes),
      edits.filter(({ cell, sheet }) => !refused.has(`${sheet}!${cell}`)),
    ),
  )
  return { written, edits, parts: Object.keys(before).length, identical, errors }
}

/** Everything of a sheet but its cells, and the styles of those. */
function otherMarkup(before: string, after: string, path: string): string[] {
  const [one, other] = [scanSheet(before), scanSheet(after)]
  const outside = ({ data, markup, rows }: typeof one) =>
    data ? markup.slice(0, data.start) + markup.slice(rows.at(-1)?.end ?? data.end) : markup
  const errors = outside(one) === outside(other) ? [] : [`${path}: something besides its cells differs`]
  for (const [address, { style }] of one.cells)
    if (other.cells.get(address)?.style !== style) errors.push(`${path} ${address}: its style differs`)
  return errors
}

function otherCells(before: Grid, after: Grid, edits: readonly CellEdit[]): string[] {
  const values = new Map(edits.map(({ cell, sheet, value }) => [`${sheet}!${cell}`, value]))
  return before.sheets.flatMap((sheet, index) => {
    const [old, fresh] = [cellsOf(sheet.rows), cellsOf(after.sheets[index]?.rows ?? [])]
    return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((address) => {
      const [one, other] = [old.get(address), fresh.get(address)]
      const value = values.get(`${sheet.name}!${address}`)
      if (value !== undefined)
        return other?.value === value && other.formula === undefined
          ? []
          : [`${sheet.name}!${address} was not written`]
      if (one?.formula !== other?.formula) return [`${sheet.name}!${address}: its formula differs`]
      // The figure beside a formula is that of the new rates.
      return one?.formula === undefined && one?.value !== other?.value
        ? [`${sheet.name}!${address} differs`]
        : []
    })
  })
}

const cellsOf = (rows: Grid['sheets'][number]['rows']) =>
  new Map(
    rows.flatMap(({ cells, number }) =>
      [...cells].map(([column, cell]) => [cellAddress(column, number), cell]),
    ),
  )
