import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { buildUp, startingFactors } from '#domain/rates/build-up.ts'
import { evaluate } from '#domain/rates/formula.ts'
import { RESOURCE_IDS, type ResourcePrices } from '#domain/rates/resources.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { WORK_ITEM_IDS } from '#domain/rates/work-sections.ts'
import { fileName, type RateDocument, rateCsv, rateText, rateWorkbook } from './rate-document.ts'

const prices = Object.fromEntries(
  RESOURCE_IDS.map((id, index) => [id, 1_000 * (index + 1)]),
) as ResourcePrices
const margins = { overheads: 10, profit: 15 }

function documentOf(id: (typeof WORK_ITEM_IDS)[number]): RateDocument {
  const item = workItem(id)
  const factors = startingFactors(item)
  const built = buildUp(item, factors, prices, margins)
  const source = { origin: 'Your own price', comparison: 'https://adlm.test/materials/cement' }
  return { item, factors, built, margins, location: 'Lagos', sources: item.lines.map(() => source) }
}

/** The cells of the sheet with their values and formulas. */
async function cellsOf(file: Blob): Promise<Map<string, { formula: string | undefined; value: number }>> {
  const { 'xl/worksheets/sheet1.xml': sheet } = unzipSync(new Uint8Array(await file.arrayBuffer()))
  if (!sheet) throw new Error('The workbook has no sheet')
  const cells = strFromU8(sheet).matchAll(/<c r="(\w+)" s="\d"><(?:f>(.*?)<\/f><)?v>(.*?)<\/v>/g)
  return new Map([...cells].map(([, name = '', formula, value]) => [name, { formula, value: Number(value) }]))
}

describe('a rate as a workbook', () => {
  it.each(WORK_ITEM_IDS)('calculates %s by itself, to the same rate', async (id) => {
    const document = documentOf(id)
    const cells = await cellsOf(rateWorkbook(document))
    const calculated: Record<string, number> = {}
    for (const [name, { formula, value }] of cells) {
      calculated[name] = formula === undefined ? value : recalculate(formula, calculated)
      // Half a kobo is rounded up by the one and, as a fraction, down by the other.
      expect(Math.abs((calculated[name] ?? Number.NaN) - value), `${name}: ${formula}`).toBeLessThan(0.011)
    }
    expect([...cells.values()].at(-1)?.value).toBe(document.built.rate / 100)
  })

  it('is the same file whenever it is made', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-05T08:00:00Z') })
    const then = await rateWorkbook(documentOf('tiling')).arrayBuffer()
    vi.setSystemTime(new Date('2026-11-05T08:00:00Z'))
    const now = await rateWorkbook(documentOf('tiling')).arrayBuffer()
    vi.useRealTimers()
    expect(new Uint8Array(now)).toEqual(new Uint8Array(then))
  })

  it('changes its rate with a price', async () => {
    const cells = await cellsOf(rateWorkbook(documentOf('tiling')))
    const dearer: Record<string, number> = {}
    const tile = [...cells].find(([name]) => name.startsWith('F'))?.[0]
    for (const [name, { formula, value }] of cells)
      dearer[name] = name === tile ? value * 2 : formula === undefined ? value : recalculate(formula, dearer)
    const [last = ''] = [...cells.keys()].slice(-1)
    expect(dearer[last]).toBeGreaterThan((cells.get(last)?.value ?? 0) + 1000)
  })
})

/** Evaluates the few spreadsheet functions that the sheet uses. */
function recalculate(formula: string, cells: Record<string, number>): number {
  const [, summed, from, to] = /^SUM\((G(\d+):G(\d+))\)$/.exec(formula) ?? []
  if (summed) {
    const rows = Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index)
    return rows.reduce((sum, row) => sum + (cells[`G${row}`] ?? Number.NaN), 0)
  }
  const [, rounded] = /^ROUND\((.*),2\)$/.exec(formula) ?? []
  return rounded ? Math.round(evaluate(rounded, cells) * 100) / 100 : evaluate(formula, cells)
}

describe('a rate as text', () => {
  it('names the work, the place and every sum', () => {
    const text = rateText(documentOf('block-225'))
    expect(text.split('\n')[0]).toBe('Block wall, 225 mm, rate for 1 m², Lagos')
    expect(text).toContain(
      'Sandcrete block, 450 × 225 × 225 mm, hollow\t10.3 blocks\tNGN 10,000\tNGN 103,000\tYour own price\thttps://adlm.test/materials/cement',
    )
    expect(text).toMatch(/\nRate for 1 m²\t\t\tNGN [\d,]+\.\d\d\n/)
    expect(text).toContain('NIS 87:2007')
  })

  it('has a file name that every system takes', () => {
    expect(fileName(documentOf('render'), 'xlsx')).toBe('render-lagos.xlsx')
  })
})

it('a rate as CSV has the source of each price, what is compared, and the same sums', async () => {
  const document = documentOf('block-225')
  const rows = (await rateCsv(document).text()).split('\r\n')
  expect(rows[2]).toContain('Price from,Compare at')
  expect(rows[3]).toMatch(
    /^"Sandcrete block, 450 × 225 × 225 mm, hollow",10,block,3,10\.3,10000,103000,Your own price,https:/,
  )
  expect(rows).toContain(`Rate for 1 m²,,,,,,${document.built.rate / 100},,`)
  expect(rows.some((row) => row.includes('NIS 87:2007'))).toBe(true)
})
