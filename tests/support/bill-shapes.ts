import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cellAddress } from '#domain/bills/workbook-grid.ts'
import { madeWorkbook } from './made-workbook.ts'

/**
 * Made bills of shapes that occur, written as text (tests/bills/shapes). A line is a row: what it is, then its cells between bars. What it
 * is: `i 25 m2 =37500`, an item with its quantity, unit and amount, of which the last may be left out; `l` a lump, `p` a provisional sum,
 * `r` rate only, `%` a percentage; nothing: no item; `i 2 nr & H i 5 nr`: another in the table that begins in column H. Before it `!` hides the row and `[a]` names it, so that formulas say `{a}`; `~` is the
 * row itself. `*` begins a bold text, and `=D2*E2 > 500` is a formula whose value the file has. `## planted total-differs 16` is a mistake
 * that has to be told, in that row.
 */
const SHAPES = path.join(import.meta.dirname, '../bills/shapes')

const SHAPE_KINDS = {
  i: 'measured',
  l: 'lump',
  p: 'provisional',
  r: 'rate-only',
  '%': 'percentage',
} as const

type ShapeItem = {
  sheet: string
  row: number
  /** The first column of its table, of one beside another. */
  beside: string
  kind: (typeof SHAPE_KINDS)[keyof typeof SHAPE_KINDS]
  quantity?: number
  unit?: string
  amount?: number
}

export type BillShape = {
  name: string
  /** What is peculiar to it. */
  about: string
  bytes: Uint8Array<ArrayBuffer>
  isTable: boolean
  items: ShapeItem[]
  planted: { sheet: string; kind: string; row: number }[]
}

type Row = { label: string; isHidden: boolean; cells: string[] }
type Sheet = { name: string; rows: Row[]; marks: Map<string, number>; columns: string[]; merges: string[] }

export const billShapes = (): BillShape[] =>
  readdirSync(SHAPES)
    .sort()
    .map((file) => readShape(path.basename(file, '.txt'), readFileSync(path.join(SHAPES, file), 'utf8')))

function readShape(name: string, text: string): BillShape {
  const sheets: Sheet[] = []
  const planted: BillShape['planted'] = []
  let isTable = false
  const about = /^# (.*)/.exec(text)?.[1] ?? ''
  for (const line of text.trimEnd().split('\n').slice(1)) {
    const [, directive, value = ''] = /^## (\w+) ?(.*)/.exec(line) ?? []
    const sheet = sheets.at(-1)
    if (directive === 'sheet' || directive === 'csv') {
      isTable ||= directive === 'csv'
      sheets.push({
        name: isTable ? 'Sheet1' : value,
        rows: [],
        marks: new Map(),
        columns: [],
        merges: [],
      })
    } else if (directive === 'merge') sheet?.merges.push(value)
    else if (directive === 'planted') {
      const [kind = '', row] = value.split(' ')
      planted.push({ sheet: sheet?.name ?? '', kind, row: Number(row) })
    } else if (directive === 'hidecolumn') sheet?.columns.push(value)
    else if (sheet) {
      const [said = '', ...cells] = line.split('|')
      const [, hidden, mark, label = ''] = /^(!)? *(?:\[(\w+)\])? *(.*)$/.exec(said.trim()) ?? []
      if (mark) sheet.marks.set(mark, sheet.rows.length + 1)
      sheet.rows.push({
        label,
        isHidden: hidden !== undefined,
        cells: isTable ? [cells.join('|').trim()] : cells.map((cell) => cell.trim()),
      })
    }
  }
  return {
    name,
    about,
    isTable,
    planted,
    bytes: isTable
      ? new TextEncoder().encode(sheets.flatMap(({ rows }) => rows.map(({ cells }) => cells[0])).join('\n'))
      : madeWorkbook(Object.fromEntries(sheets.map((sheet) => [sheet.name, markupOf(sheet)]))),
    items: sheets.flatMap(({ name: of, rows }) =>
      rows.flatMap(({ label }, index) => itemsOf(label, of, index + 1)),
    ),
  }
}

function itemsOf(labels: string, sheet: string, row: number): ShapeItem[] {
  if (labels === '') return []
  return labels.split(' & ').map((label) => {
    const [, beside = '', letter, quantity, unit, amount] =
      /^(?:([A-Z]+) )?([ilpr%])(?: (-?[\d.]+))?(?: ([a-z]\w*))?(?: =(-?[\d.]+))?$/.exec(label.trim()) ?? []
    if (!letter) throw new Error(`${sheet}!${row}: “${label}” says nothing of a row`)
    return {
      sheet,
      row,
      beside,
      kind: SHAPE_KINDS[letter as keyof typeof SHAPE_KINDS],
      ...(quantity && { quantity: Number(quantity) }),
      ...(unit && { unit }),
      ...(amount && { amount: Number(amount) }),
    }
  })
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Bold is the second of two styles, which `BOLD_STYLES` are. */
function markupOf({ columns, marks, merges, rows }: Sheet): string {
  const cellOf = (written: string, address: string, row: number) => {
    if (written.startsWith('=') && written !== '=') {
      const [formula = '', value] = written.slice(1).split(' > ')
      const said = formula
        .replace(/\{(\w+)\}/g, (_, mark: string) => String(marks.get(mark)))
        .replaceAll('~', String(row))
      return `<c r="${address}"><f>${escaped(said)}</f>${value === undefined ? '' : `<v>${value}</v>`}</c>`
    }
    if (/^-?\d+(\.\d+)?$/.test(written)) return `<c r="${address}"><v>${Number(written)}</v></c>`
    const text = written.replace(/^\*/, '')
    const runs = written.startsWith('*')
      ? `<r><rPr><b/></rPr><t>${escaped(text)}</t></r>`
      : `<t xml:space="preserve">${escaped(text)}</t>`
    return `<c r="${address}" t="inlineStr"><is>${runs}</is></c>`
  }
  const markup = rows.map(({ cells, isHidden }, index) => {
    const inside = cells.map((written, column) =>
      written === '' ? '' : cellOf(written, cellAddress(column, index + 1), index + 1),
    )
    return `<row r="${index + 1}"${isHidden ? ' hidden="1"' : ''}>${inside.join('')}</row>`
  })
  const hidden = columns.map((letter) => {
    const at = letter.charCodeAt(0) - 64
    return `<col min="${at}" max="${at}" width="9" hidden="1"/>`
  })
  const cols = hidden.length === 0 ? '' : `<cols>${hidden.join('')}</cols>`
  const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return `${cols}<sheetData>${markup.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}`
}
