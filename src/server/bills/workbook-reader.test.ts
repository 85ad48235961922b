import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readBill } from '#domain/bills/read-bill.ts'
import { HEADINGS, madeWorkbook, sheetOf, workbookParts } from '../../../tests/support/made-workbook.ts'
import { readInProcess } from './run-workbook-job.ts'
import { readTable } from './table-reader.ts'
import { readWorkbook } from './workbook-reader.ts'

const read = (bytes: Uint8Array) => readInProcess({ bytes, format: 'xlsx', said: [], remembered: new Map() })

/** A workbook whose cells name texts that stand elsewhere in it. */
function withSharedStrings(sheet: string, shared: string): Uint8Array {
  const rels = 'xl/_rels/workbook.xml.rels'
  const parts = workbookParts({ Bill: sheet }, { 'xl/sharedStrings.xml': shared })
  const relation = '<Relationship Id="s" Type="x/sharedStrings" Target="sharedStrings.xml"/>'
  const text = new TextDecoder()
    .decode(parts[rels] as Uint8Array)
    .replace('</Relationships>', `${relation}</Relationships>`)
  return zipSync({ ...parts, [rels]: new TextEncoder().encode(text) })
}

describe('hostile workbooks', () => {
  /** A workbook whose directory says of each entry that it is so large when it is unpacked. */
  function withSizes(size: number): Uint8Array {
    const bytes = madeWorkbook({ Bill: sheetOf([[...HEADINGS]]) })
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 46; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
    return bytes
  }

  it('a zip bomb is refused by what its directory says, without being unpacked', async () => {
    expect(await read(withSizes(101 * 1024 * 1024))).toEqual({
      refusal: expect.stringContaining('too large when it is unpacked'),
    })
  })

  it('a directory that lies about a size gets no more than it says', () => {
    expect(() => readWorkbook(withSizes(1))).toThrow(/cannot be read/)
  })

  it('entities are not expanded, and declarations refused', () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>'
    const parts = { 'xl/worksheets/sheet1.xml': `${doctype}<worksheet><sheetData/></worksheet>` }
    expect(() => readWorkbook(madeWorkbook({ Bill: '' }, parts))).toThrow('parts that no list needs')
    const external =
      '<!DOCTYPE x SYSTEM "file:///etc/passwd"><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&xxe;</t></is></c></row></sheetData></worksheet>'
    const { sheets } = readWorkbook(madeWorkbook({ Bill: '' }, { 'xl/worksheets/sheet1.xml': external }))
    expect(sheets[0]?.rows[0]?.cells.get(0)?.value).toBe('&xxe;')
  })

  it('thousands of merges to the last column take nothing', () => {
    const merges = Array.from(
      { length: 5_476 },
      (_, row) => `<mergeCell ref="A${row + 1}:XES${row + 1}"/>`,
    ).join('')
    const sheet = sheetOf([[...HEADINGS]], {
      before: '<dimension ref="A1:XFD1048576"/>',
      after: `<mergeCells>${merges}</mergeCells>`,
    })
    expect(readWorkbook(madeWorkbook({ Bill: sheet })).sheets[0]?.rows[0]?.cells.size).toBe(6)
  })

  it('one long text in very many cells is too much', () => {
    const shared = `<sst><si><t>${'long '.repeat(6_000)}</t></si></sst>`
    const rows = Array.from(
      { length: 2_000 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
    ).join('')
    const bomb = withSharedStrings(`<sheetData>${rows}</sheetData>`, shared)
    expect(() => readWorkbook(bomb)).toThrow(/40 million/)
  })

  it('a cell of far more text than Excel takes is refused before its text is put together', () => {
    const refusal = /^A cell of this workbook holds more text than Excel takes\. Shorten it/
    for (const within of [`<t>${'x'.repeat(2_000_000)}</t>`, '<r><t>x</t></r>'.repeat(100_000)]) {
      const sheet = `<sheetData><row r="1"><c r="A1" t="inlineStr"><is>${within}</is></c></row></sheetData>`
      expect(() => readWorkbook(madeWorkbook({ Bill: sheet }))).toThrow(refusal)
      const shared = withSharedStrings(sheetOf([[...HEADINGS]]), `<sst><si>${within}</si></sst>`)
      expect(() => readWorkbook(shared)).toThrow(refusal)
    }
    // What follows the cells may be longer.
    const sheet = sheetOf([[...HEADINGS]], { before: '', after: `<x>${'x'.repeat(2_000_000)}</x>` })
    expect(readWorkbook(madeWorkbook({ Bill: sheet })).sheets).toHaveLength(1)
  })

  it.each([
    ['circles', '=B1', '=A1'],
    ['itself', '=A1+1', 1],
    [
      'what would run elsewhere',
      '=WEBSERVICE("http://169.254.169.254/")',
      '=CALL("kernel32","WinExec","JJC","calc",0)',
    ],
    ['brackets without end', `=${'('.repeat(5_000)}1`, `=${'-'.repeat(5_000)}1`],
  ])('formulas that are %s come to nothing', (_, one, other) => {
    const { sheets } = readBill(readWorkbook(madeWorkbook({ Bill: sheetOf([[one, other]]) })))
    expect(sheets).toHaveLength(1)
  })

  it('a chain of twenty thousand formulas is worked out', { tags: ['long'] }, () => {
    const chain = Array.from({ length: 20_000 }, (_, row) => [row === 0 ? 1 : `=A${row}+1`])
    const { rows } = readBill(readWorkbook(madeWorkbook({ Bill: sheetOf(chain) })))
    expect(rows[0]?.at(-1)?.cells.A).toBe('20000')
  })

  it('formulas that are longer than any bill are too much', { tags: ['long'] }, async () => {
    const cells = Array.from({ length: 100 }, (_, column) => `<c><f>${'A1+'.repeat(300)}${column}</f></c>`)
    const rows = Array.from({ length: 500 }, () => `<row>${cells.join('')}</row>`).join('')
    const refusal = expect.stringContaining('40 million')
    expect(await read(madeWorkbook({ Bill: `<sheetData>${rows}</sheetData>` }))).toEqual({ refusal })
  })

  it('what ends the process is a bill that cannot be read, and nothing else', async () => {
    const bytes = madeWorkbook({ Bill: sheetOf([[...HEADINGS]]) })
    const unexpected = 1 as unknown as ReadonlyMap<string, never>
    const result = await readInProcess({ bytes, format: 'xlsx', said: [], remembered: unexpected })
    expect(result).toEqual({ refusal: expect.stringContaining('too complex') })
  })
})

describe('limits', () => {
  it('rows beyond the last are refused, columns beyond the last not read', () => {
    const far = '<sheetData><row r="20001"><c r="A20001"><v>1</v></c></row></sheetData>'
    expect(() => readWorkbook(madeWorkbook({ Bill: far }))).toThrow(/20,000 rows/)
    const wide = '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>1</v></c></row></sheetData>'
    expect(readWorkbook(madeWorkbook({ Bill: wide })).sheets[0]?.rows[0]?.cells.size).toBe(1)
  })
  it('a hundred sheets are read, one more is not', () => {
    const sheets = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index}`, '<sheetData/>']))
    expect(readWorkbook(madeWorkbook(sheets(100))).sheets).toHaveLength(100)
    expect(() => readWorkbook(madeWorkbook(sheets(101)))).toThrow(/100 sheets/)
  })
})

it('cells without an address stand one after the other', () => {
  const sheet = '<sheetData><row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c></row></sheetData>'
  const { rows } = readBill(readWorkbook(madeWorkbook({ Bill: sheet })))
  expect(rows[0]?.map(({ cells }) => cells)).toEqual([{ A: '1', B: '2' }, { A: '3' }])
})

it('shared formulas are those of their own rows, and "null" is no figure', () => {
  const sheet = `<sheetData><row r="1"><c r="A1"><v>2</v></c><c r="B1"><f t="shared" ref="B1:B2" si="0">A1*$A$1</f></c></row>
    <row r="2"><c r="A2"><v>3</v></c><c r="B2"><f t="shared" si="0"/></c><c r="C2"><v>null</v></c></row></sheetData>`
  const { rows } = readBill(readWorkbook(madeWorkbook({ Bill: sheet })))
  expect(rows[0]?.[1]?.cells).toEqual({ A: '3', B: '6' })
})

it.each([
  ['commas', 'a,b,c\n"1,250.00",x,"N 2,400"\n', { A: '1250', B: 'x', C: 'N 2,400' }],
  ['semicolons', 'a;b;c\n12;x;3\n', { A: '12', B: 'x', C: '3' }],
  ['tabs, and inches', 'a\tb\tc\n9" blocks\tx\t4\n', { A: '9" blocks', B: 'x', C: '4' }],
])('a list with %s is read', (_, text, cells) => {
  const { rows } = readBill(readTable(new TextEncoder().encode(text)))
  expect(rows[0]?.[1]?.cells).toEqual(cells)
})
