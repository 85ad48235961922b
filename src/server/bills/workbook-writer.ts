import { zipSync } from 'fflate'
import { bookCells, type CellKey } from '#domain/bills/book-cells.ts'
import { type Workings, workingsOf } from '#domain/bills/values.ts'
import { cellAddress, type Grid, parseAddress } from '#domain/bills/workbook-grid.ts'
import { AppError } from '#domain/errors.ts'
import { attribute, readTags } from '#server/files/markup.ts'
import { type CellChange, changeSheet, type SheetMarkup, scanSheet } from './sheet-writer.ts'
import { bytesOfText, textOfBytes } from './splice.ts'
import { openPackage, UNREADABLE } from './workbook-package.ts'
import { addSheet, dropCalculationChain, recalculateOnLoad, type TableSheet } from './workbook-parts.ts'
import { readContents, readWorkbook } from './workbook-reader.ts'

/** A figure for a cell. One that has a formula is left alone unless it may be overwritten. */
export type CellEdit = { sheet: string; cell: string; value: number; overwritesFormula?: boolean }

type Refused = { sheet: string; cell: string; reason: 'locked' | 'formula' | 'missing' }

export type WrittenWorkbook = {
  bytes: Uint8Array
  written: number
  /** What was not written, and why. */
  refused: Refused[]
  /** Formulas whose figures are those of before: they do more than we understand. */
  stale: { sheet: string; cell: string }[]
  /** Whether a program that opens it is asked to compute all of it anew. */
  recalculates: boolean
  /** Whether the additional sheet was added: a protected workbook takes none. */
  added: boolean
}

type Options = { edits: readonly CellEdit[]; addition?: TableSheet | undefined }

/**
 * A workbook with figures in some of its cells. Only those cells, the figures of formulas that depend on them, and what lists the parts
 * are changed; everything else stays byte for byte. @throws AppError invalid for what is no workbook
 */
export function writeWorkbook(bytes: Uint8Array, { edits, addition }: Options): WrittenWorkbook {
  const book = openPackage(bytes)
  const contents = readContents(book)
  const grid = readWorkbook(bytes)
  const parts = book.all()
  const partName = (path: string) =>
    Object.keys(parts).find((name) => name.toLowerCase() === path.toLowerCase())
  const unlocked = unlockedStyles(partText(parts, partName('xl/styles.xml')))
  const sheets = new Map<string, { markup: SheetMarkup; part: string; place: number }>()
  const sheetOf = (name: string) => {
    const known = sheets.get(name)
    const place = contents.sheets.findIndex((each) => each.name === name)
    const part = partName(contents.sheets[place]?.path ?? '')
    if (known || part === undefined) return known
    const found = { markup: scanSheet(partText(parts, part)), part, place }
    sheets.set(name, found)
    return found
  }

  const refused: Refused[] = []
  const accepted: (CellEdit & { place: number })[] = []
  let overwritesFormulas = false
  for (const edit of edits) {
    const sheet = sheetOf(edit.sheet)
    const refuse = (reason: Refused['reason']) => refused.push({ sheet: edit.sheet, cell: edit.cell, reason })
    if (!sheet || !parseAddress(edit.cell) || !Number.isFinite(edit.value)) {
      refuse('missing')
      continue
    }
    const cell = sheet.markup.cells.get(edit.cell)
    const isArray = cell?.formula !== undefined && attribute(cell.formula.attributes, 't') === 'array'
    if (sheet.markup.isProtected && !unlocked.has(cell?.style ?? 0)) refuse('locked')
    else if (cell?.formula && (isArray || !edit.overwritesFormula)) refuse('formula')
    else {
      overwritesFormulas ||= cell?.formula !== undefined
      accepted.push({ ...edit, place: sheet.place })
    }
  }

  const edited = new Map(
    accepted.map(({ cell, place, value }): [CellKey, number] => [`${place}!${cell}`, value]),
  )
  const { renewed, stale } = renew(grid, edited)
  const changes = Map.groupBy(
    [
      ...accepted.map(({ cell, place, value }) => ({
        place,
        change: { address: cell, figure: value } satisfies CellChange,
      })),
      ...[...renewed].map(([key, shown]) => ({
        place: Number(key.slice(0, key.indexOf('!'))),
        change: { address: key.slice(key.indexOf('!') + 1), shown } satisfies CellChange,
      })),
    ],
    ({ place }) => place,
  )
  for (const [place, all] of changes) {
    const sheet = sheetOf(contents.sheets[place]?.name ?? '')
    if (sheet)
      parts[sheet.part] = bytesOfText(
        changeSheet(
          sheet.markup,
          all.map(({ change }) => change),
        ),
      )
  }
  if (overwritesFormulas) dropCalculationChain(parts, contents.main)
  const recalculates = stale.length > 0 && isSafeToRecalculate(grid)
  if (recalculates) recalculateOnLoad(parts, contents.main)
  const added = addition !== undefined && addSheet(parts, contents.main, addition)
  return {
    bytes: zipSync(parts, { level: 6 }),
    written: accepted.length,
    refused,
    stale: stale.map((key) => nameOf(key, grid)),
    recalculates,
    added,
  }
}

function partText(parts: Readonly<Record<string, Uint8Array>>, name: string | undefined): string {
  const bytes = name === undefined ? undefined : parts[name]
  if (!bytes) return ''
  // Its places would not be those of its bytes.
  if (bytes[1] === 0 || bytes[0] === 0 || bytes[0] === 0xff || bytes[0] === 0xfe)
    throw new AppError('invalid', UNREADABLE)
  return textOfBytes(bytes)
}

const nameOf = (key: CellKey, grid: Grid) => ({
  sheet: grid.sheets[Number(key.slice(0, key.indexOf('!')))]?.name ?? '',
  cell: key.slice(key.indexOf('!') + 1),
})

/** What the formulas that depend on edited cells come to now. */
function renew(grid: Grid, edited: ReadonlyMap<CellKey, number>) {
  const after = workingsOf(bookCells(withFigures(grid, edited)))
  const dirty = dependantsOf(edited.keys(), after)
  const isOpen = (key: CellKey) => dirty.has(key) || after.cachedValue(key) === null
  const renewed = new Map([...dirty].map((key) => [key, after.work(key, isOpen)]))
  const stale = [...dirty].filter((key) => after.unworked.has(key))
  for (const key of stale) renewed.delete(key)
  return { renewed, stale }
}

function withFigures(grid: Grid, edited: ReadonlyMap<CellKey, number>): Grid {
  const left = new Map(edited)
  const sheets = grid.sheets.map((sheet, place) => ({
    ...sheet,
    rows: sheet.rows.map((row) => {
      const cells = new Map(row.cells)
      for (const column of row.cells.keys()) {
        const key: CellKey = `${place}!${cellAddress(column, row.number)}`
        const value = left.get(key)
        if (value !== undefined) cells.set(column, { value })
        left.delete(key)
      }
      return { ...row, cells }
    }),
  }))
  // Cells that were empty, which are in no row yet.
  for (const [key, value] of left) {
    const address = parseAddress(key.slice(key.indexOf('!') + 1))
    const sheet = sheets[Number(key.slice(0, key.indexOf('!')))]
    if (address && sheet)
      sheet.rows.push({ number: address.row, isHidden: false, cells: new Map([[address.column, { value }]]) })
  }
  return { ...grid, sheets }
}

/** All formulas that read some cells, or one that does. */
function dependantsOf(keys: Iterable<CellKey>, workings: Workings): Set<CellKey> {
  const readers = new Map<CellKey, CellKey[]>()
  for (const [key, cell] of workings.cells) {
    if (cell.formula === undefined) continue
    for (const read of new Set(workings.precedentsOf(key).keys)) {
      const all = readers.get(read) ?? []
      all.push(key)
      readers.set(read, all)
    }
  }
  const dirty = new Set<CellKey>()
  const waiting = [...keys]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
    for (const reader of readers.get(key) ?? [])
      if (!dirty.has(reader)) {
        dirty.add(reader)
        waiting.push(reader)
      }
  return dirty
}

/** A total that rests on another workbook, or on a cell that is gone, would become a mistake. */
const isSafeToRecalculate = (grid: Grid): boolean =>
  grid.sheets.every(({ rows }) =>
    rows.every(({ cells }) =>
      [...cells.values()].every(
        ({ formula, isError }) => formula === undefined || !(isError || /\[\d+\]|#REF!/i.test(formula)),
      ),
    ),
  )

/** The styles of cells, by their number, that may be written although the sheet is protected. */
function unlockedStyles(markup: string): ReadonlySet<number> {
  const unlocked = new Set<number>()
  let isWithin = false
  let style = -1
  for (const { name, closes, empty, attributes } of readTags(markup)) {
    if (name === 'cellxfs') isWithin = !(closes || empty)
    else if (isWithin && name === 'xf' && !closes) style++
    else if (isWithin && name === 'protection' && /^(0|false)$/.test(attribute(attributes, 'locked') ?? ''))
      unlocked.add(style)
  }
  return unlocked
}
