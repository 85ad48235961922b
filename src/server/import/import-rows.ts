import { AppError } from '#domain/errors.ts'
import type { Db } from '#server/db/client.ts'
import { plainText } from './cell-values.ts'
import { type Columns, headerTest, inOurNames, mapColumns, type Wishes } from './columns.ts'
import { detectLayout } from './csv-layout.ts'
import { type CsvRecord, readRecords, type Separator } from './csv-records.ts'
import { type Encoding, openText } from './file-text.ts'
import type { ImportKind, Reason } from './import-kind.ts'
import { countExisting, insertRows, type KeyedRow } from './insert-rows.ts'
import { listingRows } from './listing-rows.ts'
import type { Rates } from './price-text.ts'
import { productRows } from './product-rows.ts'
import { KeysSeen, rowKey } from './row-keys.ts'

export const IMPORT_NAMES = ['products', 'listings'] as const
export type ImportName = (typeof IMPORT_NAMES)[number]

/** One reason why one row stays out. `column` is the file's header, or our field's name where the file has no such column. */
export type Rejection = { line: number; column: string; value: string; reason: string }

/** How the file was understood. */
export type Reading = {
  encoding: Encoding
  separator: Separator
  headerLine: number
  columns: { field: string; header: string }[]
  unused: string[]
}

/** Rows, each in exactly one of the last four. */
export type Counts = { read: number; inserted: number; existing: number; repeated: number; rejected: number }

export type ImportOptions = Wishes & {
  db: Db
  /** The seller. */
  ownerId: string
  source: AsyncIterable<Uint8Array>
  rates?: Rates
  batchSize?: number
  /** Does everything but insert. */
  dryRun?: boolean
  onReading?: (reading: Reading) => void
  onRejection?: (rejection: Rejection) => void | Promise<void>
  onProgress?: (counts: Counts) => void
}

/** Rows of one INSERT. At 17 values a row, 3,800 is what PostgreSQL can take. */
export const BATCH_SIZE = { min: 1, usual: 500, max: 3_000 } as const

/**
 * Reads a CSV file into the catalogue of a seller, in constant memory. Good rows go in, a transaction a batch; bad rows are told
 * with all their reasons. A row that came in before stays as it is, so that the same file twice changes nothing.
 * @throws AppError invalid, before any row, when the file and the wishes do not fit
 */
export function importRows(name: ImportName, options: ImportOptions): Promise<Counts> {
  return name === 'products' ? importKind(productRows, options) : importKind(listingRows, options)
}

async function importKind<Row>(kind: ImportKind<Row>, options: ImportOptions): Promise<Counts> {
  const { db, ownerId, rates = {}, batchSize = BATCH_SIZE.usual, dryRun = false } = options
  const wishes = inOurNames(kind.fields, options)
  assertDefaults(kind, wishes, rates)

  const text = await openText(options.source)
  const layout = detectLayout(text.sample, headerTest(kind.fields, wishes))
  if (!layout)
    throw new AppError(
      'invalid',
      text.sample.trim() === ''
        ? 'The file is empty.'
        : 'The first line is too long to be a header: this is not a CSV file.',
    )
  const { separator, header } = layout
  const columns = mapColumns(kind.fields, header.cells.map(plainText), wishes)
  options.onReading?.({
    encoding: text.encoding,
    separator,
    headerLine: header.line,
    columns: columns.mapped,
    unused: columns.unused,
  })

  const counts: Counts = { read: 0, inserted: 0, existing: 0, repeated: 0, rejected: 0 }
  const seen = new KeysSeen()
  let batch: KeyedRow<Row>[] = []

  const reject = async (rejections: Rejection[]) => {
    counts.rejected += 1
    for (const rejection of rejections) await options.onRejection?.(rejection)
  }
  const flush = async () => {
    if (dryRun && batch.length > 0) {
      counts.existing += await countExisting(db, kind, ownerId, batch)
    } else if (!dryRun) {
      const { inserted, existing, refused } = await insertRows(db, kind, ownerId, batch)
      counts.inserted += inserted
      counts.existing += existing
      for (const { row, problem } of refused) {
        await reject([{ line: row.line, column: '', value: '', reason: problem }])
      }
    }
    batch = []
  }

  for await (const records of readRecords(text.chunks, { separator, width: header.cells.length })) {
    for (const record of records) {
      if (record.line <= header.line) continue
      counts.read += 1
      const read = readRecord(kind, record, { columns, wishes, rates, encoding: text.encoding })
      if ('rejections' in read) await reject(read.rejections)
      else if (!seen.add(read.key)) counts.repeated += 1
      else if (batch.push(read) >= batchSize) await flush()
    }
    options.onProgress?.(counts)
  }
  await flush()
  options.onProgress?.(counts)
  return counts
}

/** A default that breaks a rule would refuse every row: it is told once, before any. */
function assertDefaults<Row>(kind: ImportKind<Row>, { defaults }: Wishes, rates: Rates): void {
  const read = kind.readRow({ cells: {}, defaults, rates })
  if ('row' in read) return
  const wrong = read.reasons.find(({ field }) => defaults[field] !== undefined)
  if (wrong)
    throw new AppError('invalid', `The default ${wrong.field}=${defaults[wrong.field]}: ${wrong.message}.`)
}

/** What a decoder writes for bytes that are no text in the file's encoding. */
const UNREADABLE = '\ufffd'
/** What a report shows of a value: enough to recognise it. */
const VALUE_LENGTH = 200

type Context = { columns: Columns; wishes: Wishes; rates: Rates; encoding: Encoding }

function readRecord<Row>(
  kind: ImportKind<Row>,
  record: CsvRecord,
  { columns, wishes, rates, encoding }: Context,
): KeyedRow<Row> | { rejections: Rejection[] } {
  const { line } = record
  if ('problem' in record) {
    const value = plainText(record.raw).slice(0, VALUE_LENGTH)
    return { rejections: [{ line, column: '', value, reason: record.problem }] }
  }
  const all = record.cells.map(plainText)
  const cells = Object.fromEntries(
    columns.mapped.flatMap(({ field, index }) => (all[index] ? [[field, all[index]]] : [])),
  )
  const rejection = ({ field, message }: Reason): Rejection => {
    const column = columns.mapped.find((each) => each.field === field)?.header ?? field
    const value = (cells[field] ?? wishes.defaults[field] ?? '').slice(0, VALUE_LENGTH)
    return { line, column, value, reason: message }
  }
  const unreadable = Object.keys(cells).filter((field) => cells[field]?.includes(UNREADABLE))
  if (unreadable.length > 0) {
    const message = `Some characters cannot be read as ${encoding}: save the file as UTF-8`
    return { rejections: unreadable.map((field) => rejection({ field, message })) }
  }
  if (columns.keyIndex !== undefined && !all[columns.keyIndex]) {
    return {
      rejections: [{ line, column: wishes.key ?? '', value: '', reason: 'The key of the row is empty' }],
    }
  }
  const read = kind.readRow({ cells, defaults: wishes.defaults, rates })
  if ('reasons' in read) return { rejections: read.reasons.map(rejection) }
  return { line, key: rowKey(all, columns.keyIndex), row: read.row }
}
