import { columnLetters } from '#domain/bills/workbook-grid.ts'
import { attribute, readTags } from '#server/files/markup.ts'
import { asBytes, bytesOfText, escapeXml, type Splice, spliced, textOfBytes } from './splice.ts'
import { relationsPath } from './workbook-package.ts'

type Parts = Record<string, Uint8Array>

/** A sheet of our own, row by row. */
export type TableSheet = { name: string; rows: readonly (readonly (string | number)[])[] }

const CONTENT_TYPES = '[Content_Types].xml'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml'

function change(parts: Parts, name: string, make: (markup: string) => readonly Splice[]): void {
  const bytes = parts[name]
  if (!bytes) return
  const markup = textOfBytes(bytes)
  parts[name] = bytesOfText(spliced(markup, make(markup)))
}

/** The tags of a kind that meet a condition, to be left out. */
function* without(markup: string, name: string, isMeant: (attributes: string) => boolean): Generator<Splice> {
  for (const tag of readTags(markup))
    if (tag.name === name && tag.empty && isMeant(tag.attributes))
      yield { start: tag.start, end: tag.end, text: '' }
}

/** The order in which formulas are computed is found anew by whatever opens the workbook. */
export function dropCalculationChain(parts: Parts, main: string): void {
  const chain = Object.keys(parts).find((name) => /(^|\/)calcChain\.xml$/i.test(name))
  if (chain === undefined) return
  delete parts[chain]
  change(parts, relationsPath(main), (markup) => [
    ...without(
      markup,
      'relationship',
      (attributes) => attribute(attributes, 'Type')?.endsWith('/calcChain') === true,
    ),
  ])
  change(parts, CONTENT_TYPES, (markup) => [
    ...without(markup, 'override', (attributes) =>
      /calcChain\.xml$/i.test(attribute(attributes, 'PartName') ?? ''),
    ),
  ])
}

/** Asks whatever opens the workbook to compute all of it. */
export function recalculateOnLoad(parts: Parts, main: string): void {
  change(parts, main, (markup) => {
    let after: { end: number; prefix: string } | undefined
    for (const { name, closes, empty, attributes, start, end } of readTags(markup)) {
      if (name === 'calcpr' && !closes) {
        if (attribute(attributes, 'fullCalcOnLoad') !== undefined) return []
        const at = end - (empty ? 2 : 1)
        return [{ start: at, end: at, text: ' fullCalcOnLoad="1"' }]
      }
      if (/^(sheets|functiongroups|externalreferences|definednames)$/.test(name) && (closes || empty))
        after = { end, prefix: /^<\/?([\w-]+:)?/.exec(markup.slice(start, end))?.[1] ?? '' }
    }
    return after
      ? [{ start: after.end, end: after.end, text: `<${after.prefix}calcPr fullCalcOnLoad="1"/>` }]
      : []
  })
}

/** Puts a sheet behind the others. @returns false where the workbook's protection forbids it */
export function addSheet(parts: Parts, main: string, { name, rows }: TableSheet): boolean {
  const markup = textOfBytes(parts[main] ?? new Uint8Array())
  const names = new Set<string>()
  let lastId = 0
  let end: { at: number; prefix: string } | undefined
  for (const tag of readTags(markup)) {
    if (
      tag.name === 'workbookprotection' &&
      /^(1|true)$/.test(attribute(tag.attributes, 'lockStructure') ?? '')
    )
      return false
    if (tag.name === 'sheet' && !tag.closes) {
      names.add((attribute(tag.attributes, 'name') ?? '').toLowerCase())
      lastId = Math.max(lastId, Number(attribute(tag.attributes, 'sheetId') ?? 0))
    }
    if (tag.name === 'sheets' && tag.closes)
      end = { at: tag.start, prefix: /^<\/([\w-]+:)?/.exec(markup.slice(tag.start, tag.end))?.[1] ?? '' }
  }
  if (!end) return false
  let title = name
  for (let number = 2; names.has(title.toLowerCase()); number++) title = `${name} ${number}`
  let number = 1
  while (Object.keys(parts).some((part) => part.toLowerCase() === `xl/worksheets/adlm${number}.xml`)) number++
  const path = `xl/worksheets/adlm${number}.xml`
  const relation = `rIdAdlm${number}`
  const { at, prefix } = end
  const entry = `<${prefix}sheet xmlns:adlm="${RELATIONSHIPS}" name="${escapeXml(title)}" sheetId="${lastId + 1}" adlm:id="${relation}"/>`
  change(parts, main, () => [{ start: at, end: at, text: asBytes(entry) }])
  const lastTag = (name: string, text: string) => (markup: string) => {
    for (const tag of readTags(markup))
      if (tag.name === name && tag.closes) return [{ start: tag.start, end: tag.start, text }]
    return []
  }
  change(
    parts,
    relationsPath(main),
    lastTag(
      'relationships',
      `<Relationship Id="${relation}" Type="${RELATIONSHIPS}/worksheet" Target="/${path}"/>`,
    ),
  )
  change(
    parts,
    CONTENT_TYPES,
    lastTag('types', `<Override PartName="/${path}" ContentType="${SHEET_TYPE}"/>`),
  )
  parts[path] = new TextEncoder().encode(tableMarkup(rows))
  return true
}

function tableMarkup(rows: TableSheet['rows']): string {
  const cell = (value: string | number, column: number, row: number) => {
    const address = `${columnLetters(column)}${row}`
    return typeof value === 'number'
      ? `<c r="${address}"><v>${value}</v></c>`
      : `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
  }
  const lines = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((value, column) => cell(value, column, index + 1)).join('')}</row>`,
  )
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`
}
