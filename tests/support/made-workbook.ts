import { type Zippable, zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The parts of a workbook with these sheets, by the markup inside their `worksheet`. */
export function workbookParts(sheets: Record<string, string>, others: Record<string, string> = {}): Zippable {
  const names = Object.keys(sheets)
  const entries = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${entries.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((inside, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${MAIN}">${inside}</worksheet>`,
      ]),
    ),
    ...others,
  }
  return Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)]),
  )
}

export const madeWorkbook = (
  sheets: Record<string, string>,
  others?: Record<string, string>,
): Uint8Array<ArrayBuffer> => new Uint8Array(zipSync(workbookParts(sheets, others)))

const letters = 'ABCDEFGHIJ'

/** Rows of texts, figures and formulas ("=A1*2") from row 1 on; null is no cell, an empty list no row. */
export function sheetOf(
  rows: readonly (readonly (string | number | null)[])[],
  around = { before: '', after: '' },
): string {
  const cell = (value: string | number, address: string) =>
    typeof value === 'number'
      ? `<c r="${address}"><v>${value}</v></c>`
      : value.startsWith('=')
        ? `<c r="${address}"><f>${value.slice(1).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</f></c>`
        : `<c r="${address}" t="inlineStr"><is><t>${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`
  const markup = rows.map((row, index) =>
    row.length === 0
      ? ''
      : `<row r="${index + 1}">${row.map((value, column) => (value === null ? '' : cell(value, `${letters[column]}${index + 1}`))).join('')}</row>`,
  )
  return `${around.before}<sheetData>${markup.join('')}</sheetData>${around.after}`
}

export const HEADINGS = ['ITEM', 'DESCRIPTION', 'UNIT', 'QTY', 'RATE', 'AMOUNT'] as const
