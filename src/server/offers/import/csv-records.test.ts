import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CsvRecord, detectLayout, readRecords, type Separator } from './csv-records.ts'

async function* inChunks(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function read(text: string, width: number, { separator = ',' as Separator, size = 1_000 } = {}) {
  const records: CsvRecord[] = []
  for await (const some of readRecords(inChunks(text, size), { separator, width })) records.push(...some)
  return records
}

/** Each row as its line and its cells, or its problem. */
const brief = (records: CsvRecord[]) =>
  records.map((record) => [record.line, 'cells' in record ? record.cells : record.problem])

describe('the rows of a CSV file', () => {
  it('have the line that they begin in', async () => {
    expect(brief(await read('a,b\n\n1,"two\nlines"\n3,4\n,\n5,6', 2))).toEqual([
      [1, ['a', 'b']],
      [3, ['1', 'two\nlines']],
      [5, ['3', '4']],
      [7, ['5', '6']],
    ])
  })

  it('may have stray quotes, which are text', async () => {
    expect(brief(await read('1/2" pipe,500\n6" block,"say ""hi"""\n', 2))).toEqual([
      [1, ['1/2" pipe', '500']],
      [2, ['6" block', 'say "hi"']],
    ])
  })

  it('may have empty cells behind the last, and nothing else there', async () => {
    expect(brief(await read('1,2,,\n1,2,3\n1\n', 2))).toEqual([
      [1, ['1', '2']],
      [2, 'The row has 3 cells for 2 headings'],
      [3, ['1', '']],
    ])
  })

  it('may have a price whose comma nobody quoted', async () => {
    const text = 'Cement,9,500\nIron rod 12mm,₦11,200.50\nGenerator,1,250,000\nPipe, 4 inch,500\n'
    expect(brief(await read(text, 2))).toEqual([
      [1, ['Cement', '9,500']],
      [2, ['Iron rod 12mm', '₦11,200.50']],
      [3, ['Generator', '1,250,000']],
      [4, 'The row has 3 cells for 2 headings'],
    ])
  })

  it('are lost to an unclosed quote one at a time', async () => {
    const text = '1,2\n"open,3\n4,5\n6,"quoted, well"\n"two\nlines",7\n8,9\n'
    expect(brief(await read(text, 2))).toEqual([
      [1, ['1', '2']],
      [2, 'A quotation mark is opened and not closed'],
      [3, ['4', '5']],
      [4, ['6', 'quoted, well']],
      [5, ['two\nlines', '7']],
      [7, ['8', '9']],
    ])
  })

  it('go on behind a quote that no other ever closes, in a file of any length', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => `${index},row number ${index}`)
    rows[5] = '5,"row number 5'
    const records = await read(`${rows.join('\n')}\n`, 2, { size: 10_000 })
    expect(records).toHaveLength(20_000)
    expect(records.filter((record) => 'problem' in record)).toEqual([
      { line: 6, raw: '5,"row number 5', problem: 'A quotation mark is opened and not closed' },
    ])
    expect(records.at(-1)).toEqual({ line: 20_000, cells: ['19999', 'row number 19999'] })
  })

  it('are not looked for in something that has no lines', async () => {
    await expect(read('x'.repeat(2_000_000), 2, { size: 50_000 })).rejects.toThrow('Line 1 does not end')
    await expect(read(`1,2\n3,4\n${'x'.repeat(2_000_000)}`, 2, { size: 50_000 })).rejects.toThrow(
      'Line 3 does not end: this is not a CSV file.',
    )
  })

  it('come back as they were written, however the text arrives', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', ' ', '₦'), maxLength: 8 })
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    await fc.assert(
      fc.asyncProperty(
        // A first cell with a letter, because rows of blanks are no rows; without a quote at its start, which may be a stray one.
        fc.array(
          fc.tuple(
            cell.map((text) => `a${text}`),
            cell.map((text) => `b${text}`),
          ),
          { maxLength: 20 },
        ),
        fc.constantFrom<Separator>(',', ';', '\t', '|'),
        fc.integer({ min: 1, max: 50 }),
        async (rows, separator, size) => {
          const text = rows.map((cells) => `${cells.map(quoted).join(separator)}\n`).join('')
          const records = await read(text, 2, { separator, size })
          expect(records.map((record) => 'cells' in record && record.cells)).toEqual(rows)
        },
      ),
    )
  })
})

const isKnown = (header: string) => ['name', 'price', 'unit'].includes(header.toLowerCase())

describe('the layout of a file', () => {
  it.each([
    [',', 'Name,Price,Unit\n"Cement; 42,5",500,bag'],
    [';', 'Name;Price;Unit\nCement, 42,5;475,20;bag\nBlock, 6 inch, hollow;300;nr'],
    ['\t', 'Name\tPrice\tUnit\nCement, strong\t1,500\tbag'],
    ['|', 'Name|Price|Unit\nCement|1,500|bag'],
    [',', 'Name'],
  ])('has cells parted by %j', (separator, sample) => {
    expect(detectLayout(sample, isKnown)?.separator).toBe(separator)
  })

  it('has the header in the row with most known names, below any title', () => {
    const sample = 'ADE & SONS PRICE LIST,,\nPrice on 1 March,,\n\nName,Price,Unit\nCement,500,bag\n'
    expect(detectLayout(sample, isKnown)?.header).toEqual({ line: 4, cells: ['Name', 'Price', 'Unit'] })
  })

  it('has the header below a title that names a header, and none in a line with a number', () => {
    const sample = 'Price list,,\nCEMENT,,\nDangote,bag,9500\nBUA,bag,9300\nPrice,call,08031234567\n'
    expect(detectLayout(sample, (header) => /^price/i.test(header))?.header).toEqual({
      line: 2,
      cells: ['Column 1', 'Column 2', 'Column 3'],
    })
  })

  it('has the header below a title of one cell, whatever parts the cells', () => {
    const sample = 'Price list\nDangote\t9,500\nBUA\t9,300\n'
    expect(detectLayout(sample, (header) => /^price/i.test(header))).toMatchObject({
      separator: '\t',
      header: { line: 1, cells: ['Column 1', 'Column 2'] },
    })
  })

  it('has cells parted by tabs where each has as many commas', () => {
    const pasted = 'Dangote cement, 50 kg bag\t9,500\nIron rod 12 mm, 12 m length\t12,500'
    expect(detectLayout(pasted, isKnown)).toMatchObject({
      separator: '\t',
      header: { cells: ['Column 1', 'Column 2'] },
    })
  })

  it('has the header in the first row where nothing is known, under the separator that gives even rows', () => {
    const sample = 'Bezeichnung;Preis\nZement, grau;500\nStein, rot, hart;20\n'
    expect(detectLayout(sample, isKnown)).toMatchObject({
      separator: ';',
      header: { line: 1, cells: ['Bezeichnung', 'Preis'] },
    })
  })

  it('has no header where the first row has a price: it is pasted from a sheet', () => {
    expect(detectLayout('Dangote cement\t₦9,500\nIron rod 12mm\t12000\n', isKnown)).toMatchObject({
      separator: '\t',
      header: { line: 0, cells: ['Column 1', 'Column 2'] },
    })
  })

  it('is not there in an empty file', () => {
    expect(detectLayout('\n\n', isKnown)).toBeUndefined()
  })
})
