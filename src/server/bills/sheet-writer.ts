import { type CellValue, isErrorValue } from '#domain/bills/cell-values.ts'
import { columnLetters, parseAddress } from '#domain/bills/workbook-grid.ts'
import { attribute, plainMarkup, readTags } from '#server/files/markup.ts'
import { movedFormula } from './moved-formula.ts'
import { asBytes, escapeXml, type Splice, spliced } from './splice.ts'

type FoundCell = {
  address: string
  column: number
  row: number
  /** With the namespace's prefix, if it has one: "x:". */
  prefix: string
  attributes: string
  style: number
  start: number
  /** Where its first tag ends, and where it ends itself. */
  tagEnd: number
  end: number
  /** Where its formula stands, with its tags, and what it says. */
  formula: { start: number; end: number; attributes: string; text: string } | undefined
  value: { start: number; end: number } | undefined
}

type FoundRow = {
  number: number
  start: number
  end: number
  startTagEnd: number
  prefix: string
  isEmpty: boolean
  cells: FoundCell[]
}

export type SheetMarkup = {
  markup: string
  rows: FoundRow[]
  cells: ReadonlyMap<string, FoundCell>
  isProtected: boolean
  /** Where rows begin; `isEmpty` of a sheet without any. */
  data: { start: number; end: number; isEmpty: boolean; prefix: string } | undefined
}

/** Where the rows and cells of a sheet stand in its markup, a character for each byte. */
export function scanSheet(markup: string): SheetMarkup {
  const rows: FoundRow[] = []
  const cells = new Map<string, FoundCell>()
  let row: FoundRow | undefined
  let cell: FoundCell | undefined
  let open: { start: number; end: number; attributes: string } | undefined
  let isProtected = false
  let data: SheetMarkup['data']
  const prefixAt = (start: number) => /^<\/?([\w-]+:)?/.exec(markup.slice(start, start + 40))?.[1] ?? ''
  for (const { name, closes, empty, attributes, text, start, end } of readTags(markup)) {
    if (name === 'sheetdata' && !closes) data = { start, end, isEmpty: empty, prefix: prefixAt(start) }
    else if (name === 'sheetprotection' && !closes)
      isProtected = /^(1|true)$/.test(attribute(attributes, 'sheet') ?? '')
    else if (name === 'row' && !closes) {
      const number = Number(attribute(attributes, 'r') ?? (row?.number ?? 0) + 1)
      row = { number, start, end, startTagEnd: end, prefix: prefixAt(start), isEmpty: empty, cells: [] }
      rows.push(row)
    } else if (name === 'row' && row) row.end = end
    else if (name === 'c' && !closes && row) {
      const written = attribute(attributes, 'r')
      const column: number =
        (written && parseAddress(written)?.column) || (written ? 0 : (row.cells.at(-1)?.column ?? -1) + 1)
      const address = `${columnLetters(column)}${row.number}`
      cell = {
        ...{ address, column, row: row.number, prefix: prefixAt(start), start, tagEnd: end, end },
        attributes: attributes.replace(/\/$/, ''),
        style: Number(attribute(attributes, 's') ?? 0),
        formula: undefined,
        value: undefined,
      }
      row.cells.push(cell)
      cells.set(address, cell)
      // What stands behind a cell may have formulas, too.
      if (empty) cell = undefined
    } else if (name === 'c' && cell) {
      cell.end = end
      cell = undefined
    } else if (cell && (name === 'f' || name === 'v') && !closes) {
      open = { start, end, attributes }
      if (!empty) continue
      if (name === 'f') cell.formula = { start, end, attributes: attributes.replace(/\/$/, ''), text: '' }
      else cell.value = { start, end }
    } else if (cell && open && name === 'f') cell.formula = { ...open, end, text: plainMarkup(text) }
    else if (cell && open && name === 'v') cell.value = { ...open, end }
  }
  return { markup, rows, cells, isProtected, data }
}

/** What becomes of a cell: a figure in place of all that it has, or another figure beside its formula. */
export type CellChange = { address: string } & ({ figure: number } | { shown: CellValue })

/** The markup of a sheet with these changes, and nothing else changed. */
export function changeSheet(sheet: SheetMarkup, changes: readonly CellChange[]): string {
  const splices: Splice[] = []
  const overwritten = new Set(changes.flatMap((change) => ('figure' in change ? [change.address] : [])))
  const expanded = expandShared(sheet, overwritten)
  const missing: { column: number; row: number; figure: number }[] = []
  const changed = new Set<string>()
  for (const change of changes) {
    const cell = sheet.cells.get(change.address)
    changed.add(change.address)
    if (cell && 'figure' in change) splices.push(figureIn(cell, change.figure))
    else if (cell && 'shown' in change)
      splices.push(...shownIn(cell, change.shown, expanded.get(change.address)))
    else if ('figure' in change) {
      const place = parseAddress(change.address)
      if (place) missing.push({ ...place, figure: change.figure })
    }
  }
  for (const [address, formula] of expanded) {
    const cell = sheet.cells.get(address)
    if (cell?.formula && !changed.has(address)) splices.push(formulaIn(cell, formula))
  }
  splices.push(...insertions(sheet, missing))
  return spliced(sheet.markup, splices)
}

const withoutType = (attributes: string) => attributes.replace(/\s+t\s*=\s*(?:"[^"]*"|'[^']*')/, '').trimEnd()

const written = (value: number) => String(Number(value.toPrecision(15)))

function figureIn({ attributes, end, prefix, start }: FoundCell, figure: number): Splice {
  const text = `<${prefix}c${withoutType(attributes)}><${prefix}v>${written(figure)}</${prefix}v></${prefix}c>`
  return { start, end, text }
}

const formulaIn = ({ formula, prefix }: FoundCell, text: string): Splice => ({
  start: formula?.start ?? 0,
  end: formula?.end ?? 0,
  text: `<${prefix}f>${asBytes(escapeXml(text))}</${prefix}f>`,
})

/** The figure beside a formula, which stays. */
function shownIn(cell: FoundCell, shown: CellValue, formula: string | undefined): Splice[] {
  const { attributes, end, prefix, start, tagEnd, value } = cell
  const type = typeof shown === 'number' ? '' : isErrorValue(shown) ? ' t="e"' : ' t="str"'
  const content =
    typeof shown === 'number' ? written(shown) : isErrorValue(shown) ? shown.error : (shown ?? '')
  const figure = `<${prefix}v>${asBytes(escapeXml(content))}</${prefix}v>`
  const splices: Splice[] = [{ start, end: tagEnd, text: `<${prefix}c${withoutType(attributes)}${type}>` }]
  if (formula !== undefined) splices.push(formulaIn(cell, formula))
  if (value) splices.push({ ...value, text: figure })
  else {
    const at = cell.formula?.end ?? end
    splices.push({ start: at, end: at, text: figure })
  }
  return splices
}

/** Where the first cell of a shared formula is overwritten, the others have to say it themselves. */
function expandShared({ cells }: SheetMarkup, overwritten: ReadonlySet<string>): Map<string, string> {
  const masters = new Map<string, FoundCell>()
  for (const address of overwritten) {
    const cell = cells.get(address)
    const id = cell?.formula?.text && sharedId(cell)
    if (cell && id) masters.set(id, cell)
  }
  const expanded = new Map<string, string>()
  if (masters.size === 0) return expanded
  for (const [address, cell] of cells) {
    const id = sharedId(cell)
    const master = id === undefined ? undefined : masters.get(id)
    if (!master?.formula || overwritten.has(address)) continue
    const formula =
      cell.formula?.text ||
      movedFormula(master.formula.text, cell.column - master.column, cell.row - master.row)
    if (formula !== undefined) expanded.set(address, formula)
  }
  return expanded
}

const sharedId = ({ formula }: FoundCell): string | undefined =>
  formula && attribute(formula.attributes, 't') === 'shared' ? attribute(formula.attributes, 'si') : undefined

type Missing = { column: number; row: number; figure: number }

/** Cells that are not there yet, in the order of their columns; rows likewise. */
function insertions({ data, rows }: SheetMarkup, missing: readonly Missing[]): Splice[] {
  const splices: Splice[] = []
  const newRows: { number: number; text: string }[] = []
  for (const [number, all] of Map.groupBy(missing, ({ row }) => row)) {
    const row = rows.find((each) => each.number === number)
    const prefix = row?.prefix ?? data?.prefix ?? ''
    const markupOf = ({ column, figure }: Missing) =>
      `<${prefix}c r="${columnLetters(column)}${number}"><${prefix}v>${written(figure)}</${prefix}v></${prefix}c>`
    const sorted = all.toSorted((one, other) => one.column - other.column)
    const cells = sorted.map(markupOf).join('')
    if (!row) newRows.push({ number, text: `<${prefix}row r="${number}">${cells}</${prefix}row>` })
    else if (row.isEmpty) splices.push({ start: row.end - 2, end: row.end, text: `>${cells}</${prefix}row>` })
    else
      for (const each of sorted) {
        const next = row.cells.find(({ column }) => column > each.column)
        const last = row.cells.at(-1)
        const at = next?.start ?? last?.end ?? row.startTagEnd
        splices.push({ start: at, end: at, text: markupOf(each) })
      }
  }
  newRows.sort((one, other) => one.number - other.number)
  if (data?.isEmpty && newRows.length > 0) {
    const text = `<${data.prefix}sheetData>${newRows.map((row) => row.text).join('')}</${data.prefix}sheetData>`
    splices.push({ start: data.start, end: data.end, text })
  } else
    for (const { number, text } of newRows) {
      const before = rows.findLast((each) => each.number < number)
      const at = before?.end ?? data?.end ?? 0
      splices.push({ start: at, end: at, text })
    }
  return splices
}
