import { AppError } from '#domain/errors.ts'
import type { ImportReason } from '#domain/import/import-schema.ts'
import type { ImportWishes } from '#domain/import/import-wishes.ts'
import { plainText } from './cell-values.ts'
import { type Columns, headerTest, inOurNames, mapColumns, type Wishes } from './columns.ts'
import { detectLayout } from './csv-layout.ts'
import { type CsvRecord, readRecords, type Separator } from './csv-records.ts'
import { type Encoding, openText } from './file-text.ts'
import type { Rates } from './price-text.ts'
import { rowKey } from './row-keys.ts'
import type { Reason, RowKind } from './row-kind.ts'

/** How the file was understood. */
export type Reading = {
  encoding: Encoding
  separator: Separator
  headerLine: number
  header: string[]
  columns: { field: string; header: string }[]
  /** Required fields that come from nowhere. */
  missing: string[]
  unused: string[]
}

/** A row that can go in. `key` names it among those of its seller. */
export type GoodRow<Row> = { line: number; cells: string[]; key: string; row: Row }

/** A row that stays out, with all its reasons. */
export type RejectedRow = { line: number; cells: string[]; reasons: ImportReason[] }

export type OpenFile<Row> = {
  reading: Reading
  /** What stands below the header, block by block. */
  records: AsyncIterable<CsvRecord[]>
  read(record: CsvRecord): GoodRow<Row> | RejectedRow
}

/**
 * Finds out how a file is to be read, from its beginning.
 * @throws AppError invalid where it is no CSV file, where a wish names what is not there, or where a default breaks a rule
 */
export async function openFile<Row>(
  kind: RowKind<Row>,
  source: AsyncIterable<Uint8Array>,
  { rates, ...written }: ImportWishes,
): Promise<OpenFile<Row>> {
  const wishes = inOurNames(kind.fields, written)
  assertDefaults(kind, wishes, rates)
  const text = await openText(source)
  const layout = detectLayout(text.sample, headerTest(kind.fields, wishes))
  if (!layout)
    throw new AppError(
      'invalid',
      text.sample.trim() === ''
        ? 'The file is empty.'
        : 'The first line is too long to be a header: this is not a CSV file.',
    )
  const { separator } = layout
  const { line: headerLine } = layout.header
  const header = layout.header.cells.map(plainText)
  const columns = mapColumns(kind.fields, header, wishes)
  const { encoding } = text

  async function* records() {
    for await (const block of readRecords(text.chunks, { separator, width: header.length }))
      yield block.filter(({ line }) => line > headerLine)
  }
  return {
    reading: {
      encoding,
      separator,
      headerLine,
      header,
      columns: columns.mapped.map(({ field, header }) => ({ field, header })),
      missing: columns.missing,
      unused: columns.unused,
    },
    records: records(),
    read: (record) => readRecord(kind, record, { columns, wishes, rates, encoding }),
  }
}

/** A default that breaks a rule would refuse every row: it is told once, before any. */
function assertDefaults<Row>(kind: RowKind<Row>, { defaults }: Wishes, rates: Rates): void {
  const read = kind.readRow({ cells: {}, defaults, rates })
  if ('row' in read) return
  const wrong = read.reasons.find(({ field }) => defaults[field] !== undefined)
  if (wrong)
    throw new AppError('invalid', `The default ${wrong.field}=${defaults[wrong.field]}: ${wrong.message}.`)
}

/** What a decoder writes for bytes that are no text in the file's encoding. */
const UNREADABLE = '\ufffd'
/** What is told of a value: enough to recognise it. */
const VALUE_LENGTH = 200
/** What makes a text of a cell that a spreadsheet would take for a formula, as our own reports write it. */
const TEXT_MARK = /^'(?=[=+\-@])/

type Context = { columns: Columns; wishes: Wishes; rates: Rates; encoding: Encoding }

function readRecord<Row>(
  kind: RowKind<Row>,
  record: CsvRecord,
  { columns, wishes, rates, encoding }: Context,
): GoodRow<Row> | RejectedRow {
  const { line } = record
  if ('problem' in record) {
    const raw = plainText(record.raw)
    const reason = { column: '', value: raw.slice(0, VALUE_LENGTH), reason: record.problem }
    return { line, cells: [raw], reasons: [reason] }
  }
  const all = record.cells.map((cell) => plainText(cell).replace(TEXT_MARK, ''))
  const cells = Object.fromEntries(
    columns.mapped.flatMap(({ field, index }) => (all[index] ? [[field, all[index]]] : [])),
  )
  const reasonOf = ({ field, message }: Reason): ImportReason => {
    const column = columns.mapped.find((each) => each.field === field)?.header ?? field
    const value = (cells[field] ?? wishes.defaults[field] ?? '').slice(0, VALUE_LENGTH)
    return { column, value, reason: message }
  }
  const rejected = (reasons: Reason[]) => ({ line, cells: all, reasons: reasons.map(reasonOf) })

  const unreadable = Object.keys(cells).filter((field) => cells[field]?.includes(UNREADABLE))
  if (unreadable.length > 0) {
    const message = `Some characters cannot be read as ${encoding}: save the file as UTF-8`
    return rejected(unreadable.map((field) => ({ field, message })))
  }
  if (columns.keyIndex !== undefined && !all[columns.keyIndex]) {
    const reason = { column: wishes.key ?? '', value: '', reason: 'The key of the row is empty' }
    return { line, cells: all, reasons: [reason] }
  }
  const read = kind.readRow({ cells, defaults: wishes.defaults, rates })
  if ('reasons' in read) return rejected(read.reasons)
  return { line, cells: all, key: rowKey(all, columns.keyIndex), row: read.row }
}
