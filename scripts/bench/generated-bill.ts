import { zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

const LINES_A_PAGE = 20

const WORKS = [
  ['Excavate trench for strip foundation, not exceeding 1.50m deep', 'Cu.m'],
  ['Reinforced in-situ concrete (1:2:4) in columns', 'm3'],
  ['High yield steel bars; 12mm diameter', 'kg'],
  ['Ditto 16mm diameter', 'kg'],
  ['Walls; 225mm thick hollow sandcrete block in cement and sand (1:6)', 'Sq.m'],
  ['Plastering to walls 12mm thick; internally', 'm²'],
  ['Skirting 100mm high', 'Lin.m'],
  ['Flush door 900 x 2100mm', 'Nr'],
] as const

/** A workbook of one bill with so many lines, as surveyors write them: pages with headings and totals, amounts by formulas. */
export function generatedBill(lines: number): Uint8Array<ArrayBuffer> {
  const rows: string[] = []
  const totals: string[] = []
  const text = (address: string, value: string) =>
    `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`
  const add = (make: (row: number) => string) => {
    const row = rows.length + 1
    rows.push(`<row r="${row}">${make(row)}</row>`)
    return row
  }
  add((row) =>
    ['ITEM', 'DESCRIPTION', 'UNIT', 'QTY', 'RATE', 'AMOUNT']
      .map((word, column) => text(`${'ABCDEF'[column]}${row}`, word))
      .join(''),
  )
  for (let line = 0; line < lines; ) {
    const first = add((row) => text(`B${row}`, `ELEMENT ${Math.floor(line / LINES_A_PAGE) + 1}`))
    for (let onPage = 0; onPage < LINES_A_PAGE && line < lines; onPage++, line++) {
      const [work, unit] = WORKS[line % WORKS.length] ?? WORKS[0]
      const [quantity, rate] = [10 + (line % 90), 1_000 + (line % 700)]
      add(
        (row) =>
          `${text(`A${row}`, 'ABCDEFGHJK'[onPage % 10] ?? 'A')}${text(`B${row}`, `${work}; part ${line}`)}${text(`C${row}`, unit)}<c r="D${row}"><v>${quantity}</v></c><c r="E${row}"><v>${rate}</v></c><c r="F${row}"><f>D${row}*E${row}</f></c>`,
      )
      rows.push('')
    }
    const total = add(
      (row) => `${text(`B${row}`, 'Carried to summary')}<c r="F${row}"><f>SUM(F${first}:F${row - 1})</f></c>`,
    )
    totals.push(`F${total}`)
  }
  add((row) => `${text(`B${row}`, 'TOTAL')}<c r="F${row}"><f>${totals.join('+')}</f></c>`)
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="BILL 2" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }
  const encoded = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, new TextEncoder().encode(part)]),
  )
  return new Uint8Array(zipSync(encoded))
}
