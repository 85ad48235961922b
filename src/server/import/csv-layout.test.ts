import { describe, expect, it } from 'vitest'
import { detectLayout } from './csv-layout.ts'

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

  it('has the header in the first row where nothing is known, under the separator that gives even rows', () => {
    const sample = 'Bezeichnung;Preis\nZement, grau;500\nStein, rot, hart;20\n'
    expect(detectLayout(sample, isKnown)).toEqual({
      separator: ';',
      header: { line: 1, cells: ['Bezeichnung', 'Preis'] },
    })
  })

  it('is not there in an empty file', () => {
    expect(detectLayout('\n\n', isKnown)).toBeUndefined()
  })
})
