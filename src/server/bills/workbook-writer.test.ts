import { unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { bookCells } from '#domain/bills/book-cells.ts'
import { syntheticBill } from '../../../tests/support/bill-files.ts'
import { HEADINGS, madeWorkbook, sheetOf, workbookParts } from '../../../tests/support/made-workbook.ts'
import { readWorkbook } from './workbook-reader.ts'
import { writeWorkbook } from './workbook-writer.ts'

const text = (bytes: Uint8Array, part = 'xl/worksheets/sheet1.xml') =>
  new TextDecoder().decode(unzipSync(bytes)[part])
const valueIn = (bytes: Uint8Array, key: `${number}!${string}`) =>
  bookCells(readWorkbook(bytes)).cachedValue(key)

const bill = sheetOf([
  [...HEADINGS],
  ['A', 'Blockwork', 'm2', 10, null, '=D2*E2'],
  ['B', 'Render & <paint>', 'm2', 2.5, 0, '=D3*E3'],
  [],
  [null, 'TOTAL', null, null, null, '=ROUND(SUM(F2:F3),2)'],
])

describe('figures in cells', () => {
  it('are written in the order of columns, and what depends on them is renewed', () => {
    const { bytes, refused, stale, written } = writeWorkbook(madeWorkbook({ Bill: bill }), {
      edits: [
        { sheet: 'Bill', cell: 'E2', value: 1_500.5 },
        { sheet: 'Bill', cell: 'E3', value: 99.99 },
        { sheet: 'Bill', cell: 'G9', value: 7 },
      ],
    })
    expect({ refused, stale, written }).toEqual({ refused: [], stale: [], written: 3 })
    expect(text(bytes)).toContain('<c r="D2"><v>10</v></c><c r="E2"><v>1500.5</v></c><c r="F2">')
    expect(text(bytes)).toContain('<row r="9"><c r="G9"><v>7</v></c></row></sheetData>')
    expect(['0!F2', '0!F3', '0!F5'].map((key) => valueIn(bytes, key as `0!${string}`))).toEqual([
      15_005, 249.975, 15_254.98,
    ])
  })

  it('leave everything else as it is, byte for byte', () => {
    const before = syntheticBill('06-everything-to-preserve.xlsx')
    const edits = [2, 3, 59].map((row) => ({ sheet: 'BILL NR 2', cell: `E${row}`, value: row * 100 }))
    const { bytes, refused } = writeWorkbook(before, { edits })
    expect(refused).toEqual([])
    const [old, fresh] = [unzipSync(before), unzipSync(bytes)]
    expect(Object.keys(fresh)).toEqual(Object.keys(old))
    const different = Object.keys(old).filter(
      (name) => Buffer.compare(old[name] ?? Buffer.of(), fresh[name] ?? Buffer.of()) !== 0,
    )
    // The second shows the total times a tax.
    expect(different).toEqual(['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'])
    const outside = (markup: string) => markup.replace(/<c r="[EF]\d+".*?(<\/c>|\/>)/gs, '')
    expect(outside(text(bytes))).toBe(outside(text(before)))
    expect(text(bytes)).toMatch(/<c r="E2" s="\d+"><v>200<\/v><\/c>/)
  })

  it('keep out of protected cells and of formulas, and say so', () => {
    const locked = madeWorkbook({
      Bill: bill.replace('</sheetData>', '</sheetData><sheetProtection sheet="1"/>'),
    })
    expect(writeWorkbook(locked, { edits: [{ sheet: 'Bill', cell: 'E2', value: 1 }] }).refused).toEqual([
      { sheet: 'Bill', cell: 'E2', reason: 'locked' },
    ])
    const open = writeWorkbook(madeWorkbook({ Bill: bill }), {
      edits: [
        { sheet: 'Bill', cell: 'F2', value: 1 },
        { sheet: 'Nowhere', cell: 'A1', value: 1 },
      ],
    })
    expect(open.refused.map(({ reason }) => reason)).toEqual(['formula', 'missing'])
  })

  it('that overwrite the first of a shared formula have the others say it themselves, and no chain names them', () => {
    const sheet = `<sheetData><row r="1"><c r="A1"><v>2</v></c><c r="B1"><f t="shared" ref="B1:B3" si="0">A1*10</f><v>20</v></c></row>
      <row r="2"><c r="A2"><v>3</v></c><c r="B2" s="4"><f t="shared" si="0"/><v>30</v></c></row>
      <row r="3"><c r="A3"><v>4</v></c><c r="B3"><f t="shared" si="0"/><v>40</v></c></row></sheetData>`
    const parts = workbookParts(
      { Bill: sheet },
      { 'xl/calcChain.xml': '<calcChain><c r="B1" i="1"/></calcChain>' },
    )
    const add = (name: string, end: string, entry: string) => {
      parts[name] = new TextEncoder().encode(
        new TextDecoder().decode(parts[name] as Uint8Array).replace(end, entry + end),
      )
    }
    add(
      'xl/_rels/workbook.xml.rels',
      '</Relationships>',
      '<Relationship Id="c" Type="x/calcChain" Target="calcChain.xml"/>',
    )
    add('[Content_Types].xml', '</Types>', '<Override PartName="/xl/calcChain.xml" ContentType="x"/>')
    const edits = [
      { sheet: 'Bill', cell: 'B1', value: 5, overwritesFormula: true },
      { sheet: 'Bill', cell: 'A3', value: 6 },
    ]
    const { bytes } = writeWorkbook(zipSync(parts), { edits })
    expect(text(bytes)).toContain('<c r="B1"><v>5</v></c>')
    expect(text(bytes)).toContain('<c r="B2" s="4"><f>A2*10</f><v>30</v></c>')
    expect(text(bytes)).toContain('<c r="B3"><f>A3*10</f><v>60</v></c>')
    expect(unzipSync(bytes)['xl/calcChain.xml']).toBeUndefined()
    for (const part of ['xl/_rels/workbook.xml.rels', '[Content_Types].xml'])
      expect(text(bytes, part)).not.toContain('calcChain')
  })
})

describe('recalculation on opening', () => {
  const withFormula = (formula: string) => sheetOf([[1, '=A1*2', '=SUMPRODUCT(A1:B1)', formula]])
  const write = (formula: string) =>
    writeWorkbook(madeWorkbook({ Bill: withFormula(formula) }), {
      edits: [{ sheet: 'Bill', cell: 'A1', value: 5 }],
    })

  it('is asked for where a formula does more than is understood', () => {
    const { bytes, recalculates, stale } = write('=A1')
    expect({ recalculates, stale }).toEqual({ recalculates: true, stale: [{ sheet: 'Bill', cell: 'C1' }] })
    expect(text(bytes, 'xl/workbook.xml')).toContain('</sheets><calcPr fullCalcOnLoad="1"/>')
  })

  it.each(["='[1]Rates'!A1*2", '=#REF!*A1'])('is not where %s would become a mistake', (formula) => {
    const { bytes, recalculates } = write(formula)
    expect(recalculates).toBe(false)
    expect(text(bytes, 'xl/workbook.xml')).not.toContain('calcPr')
  })
})

it('a sheet of sources stands behind the others', () => {
  const rows = [
    ['Description', 'Rate'],
    ['Render & <paint>', 99.5],
  ]
  const { added, bytes } = writeWorkbook(syntheticBill('01-besmm4-bungalow.xlsx'), {
    edits: [],
    addition: { name: 'ADLM prices', rows },
  })
  expect(added).toBe(true)
  const { sheets } = readWorkbook(bytes)
  expect(sheets.map(({ name }) => name)).toEqual(['BILL 2 BUNGALOW', 'ADLM prices'])
  expect([...(sheets[1]?.rows[1]?.cells.values() ?? [])].map(({ value }) => value)).toEqual(rows[1])
})
