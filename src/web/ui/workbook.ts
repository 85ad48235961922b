import { strToU8, zipSync } from 'fflate'

/** A cell is a text, a number, or a formula with its result; `look` is its format. */
export type Look = 'plain' | 'heading' | 'money' | 'total' | 'quantity'
export type Cell = string | number | { formula: string; value: number }
export type SheetRow = { cells: readonly Cell[]; look?: readonly Look[] }

const LOOKS: readonly Look[] = ['plain', 'heading', 'money', 'total', 'quantity']
const SHEET_NS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE_NS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE_NS = 'http://schemas.openxmlformats.org/package/2006'
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** The earliest date that ZIP supports; a constant, so that the same content makes the same file. */
const FIRST_DAY = '1980-01-01T00:00:00'
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const STYLES = `${XML}<styleSheet xmlns="${SHEET_NS}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="0.0000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${[
  [0, 0],
  [0, 1],
  [164, 0],
  [164, 1],
  [165, 0],
]
  .map(
    ([format, font]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join('')}</cellXfs></styleSheet>`

/** `widths` of its columns are in characters. */
export type Sheet = { name: string; rows: readonly SheetRow[]; widths: readonly number[] }

/** An Excel workbook (.xlsx). */
export function workbook(sheets: readonly Sheet[]): Blob {
  const parts = sheets.map((sheet, index) => ({
    ...sheet,
    id: `rId${index + 1}`,
    path: `worksheets/sheet${index + 1}.xml`,
  }))
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE_NS}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MIME}.sheet.main+xml"/>${parts.map(({ path }) => `<Override PartName="/xl/${path}" ContentType="${MIME}.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="${MIME}.styles+xml"/></Types>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET_NS}" xmlns:r="${OFFICE_NS}"><sheets>${parts.map(({ name, id }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="${id}"/>`).join('')}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...parts.map(({ path }): [string, string] => ['worksheet', path]),
      ['styles', 'styles.xml'],
    ),
    ...Object.fromEntries(parts.map((part) => [`xl/${part.path}`, sheetXml(part)])),
    'xl/styles.xml': STYLES,
  }
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)])
  return new Blob([zipSync(Object.fromEntries(entries), { mtime: FIRST_DAY })], { type: `${MIME}.sheet` })
}

function sheetXml({ rows, widths }: Sheet): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const list = rows.map(({ cells, look = [] }, index) => rowXml(cells, look, index + 1))
  return `${XML}<worksheet xmlns="${SHEET_NS}"><cols>${columns.join('')}</cols><sheetData>${list.join('')}</sheetData></worksheet>`
}

function relations(...targets: [kind: string, target: string][]): string {
  const list = targets.map(
    ([kind, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE_NS}/${kind}" Target="${target}"/>`,
  )
  return `${XML}<Relationships xmlns="${PACKAGE_NS}/relationships">${list.join('')}</Relationships>`
}

function rowXml(cells: readonly Cell[], look: readonly Look[], row: number): string {
  const list = cells.map((cell, column) => cellXml(cell, look[column] ?? 'plain', cellName(column, row)))
  return `<row r="${row}">${list.join('')}</row>`
}

function cellXml(cell: Cell, look: Look, name: string): string {
  if (cell === '') return ''
  const start = `<c r="${name}" s="${LOOKS.indexOf(look)}"`
  if (typeof cell === 'string')
    return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  if (typeof cell === 'number') return `${start}><v>${cell}</v></c>`
  return `${start}><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`
}

/** `A1`, for up to 26 columns. @param column from 0 @param row from 1 */
export const cellName = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
