import { setImmediate } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'
import { IMPORT_BYTES_MAX } from '#domain/import/import-rules.ts'
import { type FileText, openText } from './file-text.ts'
import { readMarkupTable } from './markup-table.ts'
import { readWorkbook, type Sheet } from './workbook.ts'

/** A file once it is known what it is: the sheets of a workbook, or text, of which a sample is read. Its rows can be read once. */
export type Table = { sheets: readonly Sheet[] } | { text: FileText }

/** The text of cells that is read of a table. `sheets` are those of a workbook, of which `sheet` is read. */
type TableText = { text: FileText; sheets: string[]; sheet: string | null }

const KINDS: readonly (readonly [start: readonly number[], problem: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'This is an old Excel file (.xls), which cannot be read here. Open it in Excel or Google Sheets, choose “Save as”, and save it as .xlsx or .csv.',
  ],
  [
    [0x25, 0x50, 0x44, 0x46],
    'This is a PDF, not a list. Copy its table into a sheet, and save that as .xlsx or .csv.',
  ],
  [[0xff, 0xd8, 0xff], 'This is a picture, not a list. Write the list into a sheet, or paste it below.'],
  [
    [0x89, 0x50, 0x4e, 0x47],
    'This is a picture, not a list. Write the list into a sheet, or paste it below.',
  ],
]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** How much of a text is looked at before the first row is read. */
const SAMPLE = 256 * 1024

/**
 * Opens whatever people call a list, by what is in it and not by its name: text, an Excel workbook, a page with a table. A page becomes
 * the text that it would be saved as.
 * @throws AppError invalid for what is no list, and says how to make one of it
 */
export async function openTable(source: AsyncIterable<Uint8Array>): Promise<Table> {
  const { start, whole } = await beginningOf(source)
  const problem = KINDS.find(([kind]) => startsWith(start, kind))?.[1]
  if (problem) throw new AppError('invalid', problem)
  if (startsWith(start, ZIP)) return { sheets: await readWorkbook(await allOf(whole)) }
  const text = await openText(whole)
  const looksLikeMarkup = /^\s*(<\?xml|<!doctype html|<html|<table|<meta|<head|<style|<div)/i.test(
    text.sample,
  )
  if (!looksLikeMarkup) return { text }
  let markup = ''
  for await (const chunk of text.chunks) {
    markup += chunk
    if (markup.length > 2 * IMPORT_BYTES_MAX) throw new AppError('invalid', 'The file is too large.')
  }
  const rows = readMarkupTable(markup)
  if (!rows) throw new AppError('invalid', 'This page has no table. Save your list as .xlsx or .csv.')
  return { text: textOf(rows) }
}

/**
 * The text of a table, a workbook's as it would be saved.
 * @param isKnown whether a header is one of ours: the sheet with most of them is read, unless `wanted` names another
 * @throws AppError invalid for a workbook without a sheet
 */
export function textOfTable(
  table: Table,
  { wanted, isKnown }: { wanted: string | undefined; isKnown: (header: string) => boolean },
): TableText {
  if ('text' in table) return { text: table.text, sheets: [], sheet: null }
  const { sheets } = table
  const known = (rows: Sheet['rows']) =>
    Math.max(0, ...rows.slice(0, 30).map((row) => row.filter(isKnown).length))
  const best = sheets.toSorted(
    (one, other) => known(other.rows) - known(one.rows) || other.rows.length - one.rows.length,
  )[0]
  const chosen = sheets.find(({ name }) => name === wanted) ?? best
  if (!chosen) throw new AppError('invalid', 'The file is empty.')
  return { text: textOf(chosen.rows), sheets: sheets.map(({ name }) => name), sheet: chosen.name }
}

/** The first bytes, and all of them. */
async function beginningOf(source: AsyncIterable<Uint8Array>) {
  const input = source[Symbol.asyncIterator]()
  const first = await input.next()
  const start = first.done ? new Uint8Array() : first.value
  async function* whole() {
    try {
      if (start.length > 0) yield start
      for (let next = await input.next(); !next.done; next = await input.next()) yield next.value
    } finally {
      await input.return?.()
    }
  }
  return { start, whole: whole() }
}

async function allOf(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of source) {
    parts.push(part)
    size += part.length
    if (size > IMPORT_BYTES_MAX)
      throw new AppError('invalid', `An Excel file may be up to ${IMPORT_BYTES_MAX / 1024 / 1024} MB.`)
  }
  return Buffer.concat(parts)
}

/** Rows that are written before other requests get a turn. */
const ROWS_AT_ONCE = 1_000

/** Every row is one line, so that lines count as rows do in the sheet. */
function textOf(rows: readonly (readonly string[])[]): FileText {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 1)
  const lineOf = (row: readonly string[]) =>
    row.every((cell) => cell.trim() === '')
      ? '\n'
      : `${Array.from({ length: width }, (_, index) => quoted(row[index] ?? '')).join(',')}\n`
  let sample = ''
  for (const row of rows) {
    sample += lineOf(row)
    if (sample.length >= SAMPLE) break
  }
  async function* chunks() {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await setImmediate()
      yield rows
        .slice(at, at + ROWS_AT_ONCE)
        .map(lineOf)
        .join('')
    }
  }
  return { encoding: 'utf-8', sample, chunks: chunks() }
}

const quoted = (cell: string) => {
  const line = cell.replace(/\s+/g, ' ').trim()
  return /[",;|]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line
}
