import { AppError } from '#domain/errors.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportReason } from '#domain/import/import-schema.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import {
  listingOffers,
  type OfferColumns,
  type OfferDefinition,
  productOffers,
} from '#server/offers/offer-kinds.ts'
import { plainText } from './cell-values.ts'
import { type ColumnOptions, headerTest, inOurNames, type MappedColumns, mapColumns } from './columns.ts'
import { detectLayout, readRecords, type Separator } from './csv-records.ts'
import type { FileRow, Reason, RowPreview, ValueReading } from './file-row.ts'
import type { Encoding } from './file-text.ts'
import { type Table, textOfTable } from './open-table.ts'
import type { Rates } from './price-text.ts'
import { repairPrice, repairText } from './repaired-text.ts'
import { codeOf, findKeyIndex, formerKey, identityOf, ownKeyIndex, type RowNames } from './row-identity.ts'
import { nameInSection, type SectionedRecord, sections } from './sections.ts'

/** How the file was understood. */
export type FileReading = {
  encoding: Encoding
  separator: Separator
  headerLine: number
  header: string[]
  columns: { field: string; header: string }[]
  /** Required fields that come from nowhere. */
  missing: string[]
  unused: string[]
  /** The sheets of a workbook, and the one that is read. */
  sheets: string[]
  sheet: string | null
}

/** A row that can go in. */
export type GoodRow = RowNames & {
  line: number
  cells: string[]
  columns: OfferColumns
  preview: () => RowPreview
  /** What was changed on the way, as sentences. */
  notes: string[]
  words: ValueReading[]
}

/** A row that stays out, with all its reasons, and what of its name can be read. */
export type RejectedRow = {
  line: number
  cells: string[]
  reasons: ImportReason[]
  words?: ValueReading[]
  offerId?: string | undefined
  code?: string | undefined
  name?: string | undefined
}

export type OpenFile = {
  reading: FileReading
  /** Where its rows go. */
  table: OfferTable
  /** The rows below the header, block by block. */
  records: AsyncIterable<SectionedRecord[]>
  /** The column that names the rows of these records: the one that was named, else one that is called and filled so. */
  keyIndexOf(records: readonly SectionedRecord[]): number | undefined
  read(record: SectionedRecord, keyIndex: number | undefined): GoodRow | RejectedRow
}

/** A kind of offer as far as a file goes, whose rows are all of one form. */
type Importable = {
  table: OfferTable
  fields: readonly ImportField[]
  read(
    row: FileRow,
  ): Pick<GoodRow, 'preview' | 'columns' | 'notes' | 'words'> | { reasons: Reason[]; words: ValueReading[] }
}

function importable<Offer extends object, Input extends object>({
  table,
  importFields,
  readRow,
  columns,
  rowPreview,
}: OfferDefinition<Offer, Input>): Importable {
  return {
    table,
    fields: importFields,
    read: (row) => {
      const read = readRow(row)
      if ('reasons' in read) return read
      const { input, notes, words } = read
      return { columns: columns(input), preview: () => rowPreview(input), notes, words }
    },
  }
}

const IMPORTABLE: Record<ImportName, Importable> = {
  products: importable(productOffers),
  listings: importable(listingOffers),
}

/**
 * Finds out how a file is to be read, from its beginning: as often as there are other options, until its records are read.
 * @throws AppError invalid where it is no CSV file, where an import option names what is not there, or where a default breaks a rule
 */
export function openFile(name: ImportName, table: Table, { rates, ...written }: ImportOptions): OpenFile {
  const kind = IMPORTABLE[name]
  const named = inOurNames(kind.fields, written)
  const defaults = Object.entries(named.defaults).map(([field, text]) => [field, beginningOf(field, text)])
  const importOptions = { ...named, defaults: Object.fromEntries(defaults) }
  assertDefaults(kind, importOptions, rates)
  const isKnown = headerTest(kind.fields, importOptions)
  const { text, sheets, sheet } = textOfTable(table, { wanted: importOptions.sheet, isKnown })
  const layout = detectLayout(text.sample, isKnown)
  if (!layout)
    throw new AppError(
      'invalid',
      text.sample.trim() === ''
        ? 'The file is empty.'
        : 'The first line is too long for headings: this is not a CSV file.',
    )
  const { separator } = layout
  const { line: headerLine } = layout.header
  const header = layout.header.cells.map((cell) => repairText(plainText(cell)))
  const columns = mapColumns(kind.fields, header, importOptions, layout.sample)
  const ownKey = ownKeyIndex(header)
  const { encoding } = text

  async function* records() {
    const inSection = sections()
    for await (const block of readRecords(text.chunks, { separator, width: header.length }))
      yield block.filter(({ line }) => line > headerLine).map(inSection)
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
      sheets,
      sheet,
    },
    table: kind.table,
    records: records(),
    keyIndexOf: (records) =>
      columns.keyIndex ??
      findKeyIndex(
        header,
        records.flatMap((record) => ('problem' in record ? [] : [record.cells])),
        (index) => columns.mapped.some((column) => column.index === index) || index === ownKey,
      ),
    read: (record, keyIndex) =>
      readRecord(kind, record, { name, columns, importOptions, rates, encoding, ownKey, keyIndex }),
  }
}

/** A default that breaks a rule would refuse every row, so it is reported once, before any row. */
function assertDefaults(kind: Importable, { defaults }: ColumnOptions, rates: Rates): void {
  const read = kind.read({ cells: {}, defaults, rates, values: {} })
  if (!('reasons' in read)) return
  const wrong = read.reasons.find(({ field }) => defaults[field] !== undefined)
  if (wrong) throw new AppError('invalid', `For all rows, “${defaults[wrong.field]}”: ${wrong.message}.`)
}

/** What a decoder writes for bytes that are no text in the file's encoding. */
const UNREADABLE = '\ufffd'
/** A value as messages quote it: enough to recognise it. */
const VALUE_LENGTH = 200
/** More than a field may have, descriptions apart. */
const READ_LENGTH = 400
/** As much as is read of what is said of a field: what it means is looked for in time that grows faster than a cell may. */
const beginningOf = (field: string, text: string) =>
  field === 'description' ? text : text.slice(0, READ_LENGTH)
/** What makes a text of a cell that a spreadsheet would take for a formula, as our own reports write it. */
const TEXT_MARK = /^'(?=[=+\-@])/

/** Whose cells may have lost the sign of the naira. */
const PRICES = new Set(['regularPrice', 'discountPrice'])

const HEADING: Reason = {
  field: 'regularPrice',
  message: 'It has no price, so we read it as the heading of the rows below',
}

type ReadContext = {
  name: ImportName
  columns: MappedColumns
  importOptions: ColumnOptions
  rates: Rates
  encoding: Encoding
  ownKey: number | undefined
  keyIndex: number | undefined
}

function readRecord(
  kind: Importable,
  record: SectionedRecord,
  { name, columns, importOptions, rates, encoding, ownKey, keyIndex }: ReadContext,
): GoodRow | RejectedRow {
  const { line } = record
  if ('problem' in record) {
    const raw = plainText(record.raw)
    const reason = { column: '', value: raw.slice(0, VALUE_LENGTH), reason: record.problem }
    return { line, cells: [raw], reasons: [reason] }
  }
  const all = record.cells.map((cell) => repairText(plainText(cell)).replace(TEXT_MARK, ''))
  const cells: Record<string, string> = Object.fromEntries(
    columns.mapped.flatMap(({ field, index }) => {
      const cell = beginningOf(field, all[index] ?? '')
      return cell ? [[field, PRICES.has(field) ? repairPrice(cell) : cell]] : []
    }),
  )
  const { section, isHeading } = record
  const isShelf = kind.fields.some(({ name }) => name === 'categories')
  if (section !== undefined && isShelf && !columns.mapped.some(({ field }) => field === 'categories')) {
    cells.categories = section
    if (cells.name !== undefined) cells.name = nameInSection(cells.name, section)
  }
  const reasonOf = ({ field, message }: Reason): ImportReason => {
    const column = columns.mapped.find((each) => each.field === field)?.header ?? field
    const value = (cells[field] ?? importOptions.defaults[field] ?? '').slice(0, VALUE_LENGTH)
    return { column, value, reason: message }
  }
  const offerId = ownKey === undefined ? undefined : all[ownKey] || undefined
  const code = keyIndex === undefined ? undefined : codeOf(all[keyIndex] ?? '')
  const rejected = (reasons: Reason[]) => ({
    line,
    cells: all,
    reasons: reasons.map(reasonOf),
    offerId,
    code,
    name: cells.name,
  })

  const unreadable = Object.keys(cells).filter((field) => cells[field]?.includes(UNREADABLE))
  if (unreadable.length > 0) {
    const message = `Some characters cannot be read as ${encoding}: save the file as UTF-8`
    return rejected(unreadable.map((field) => ({ field, message })))
  }
  if (columns.keyIndex !== undefined && !all[columns.keyIndex]) {
    const reason = {
      column: importOptions.key ?? '',
      value: '',
      reason: 'This cell is empty, but you chose its column to identify each row',
    }
    return { line, cells: all, reasons: [reason] }
  }
  const priceHeader = columns.mapped.find(({ field }) => field === 'regularPrice')?.header ?? ''
  const values = importOptions.values ?? {}
  const read = kind.read({ cells, defaults: importOptions.defaults, rates, values, priceHeader })
  if ('reasons' in read)
    return isHeading ? rejected([HEADING]) : { ...rejected(read.reasons), words: read.words }
  const identity = identityOf(name, read.columns)
  return { line, cells: all, offerId, code, identity, formerKey: formerKey(all, columns.keyIndex), ...read }
}
