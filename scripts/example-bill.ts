import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Cell, type Look, type Sheet, type SheetRow, workbook } from '#web/ui/workbook.ts'
import {
  BUNGALOW,
  type Element,
  EXTERNAL_WORKS,
  PRELIMINARIES,
  SUMMARY_PRELIMINARIES,
} from './example-bill/bungalow.ts'

/** Writes the bill that visitors try: one of a bungalow, with three faults of the kinds that real bills have. */

/** As pages of bills have them: no I, which reads as 1. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const WIDTHS = [7, 68, 8, 11, 14, 18]
const HEAD = ['Item', 'Description', 'Unit', 'Qty', 'Rate (₦)', 'Amount (₦)']
const LOOKS: Look[] = ['plain', 'plain', 'plain', 'money', 'money', 'money']

class BillSheet {
  readonly rows: SheetRow[] = []
  readonly name: string
  constructor(name: string, title: string) {
    this.name = name
    this.add(['', title], ['heading', 'heading'])
    this.add([])
    this.add(HEAD, Array<Look>(HEAD.length).fill('heading'))
    this.add([])
  }
  /** @returns the number of the row */
  add(cells: Cell[], look: Look[] = LOOKS): number {
    return this.rows.push({ cells, look })
  }
  /** @returns where its total stands, and what it comes to */
  element({ name, entries, leavesOutLast }: Element, total = `${name} CARRIED TO SUMMARY`) {
    this.add(['', name], ['heading', 'heading'])
    const amounts: { row: number; amount: number }[] = []
    for (const entry of entries) {
      if ('heading' in entry) {
        this.add([])
        this.add(['', entry.heading], ['heading', 'heading'])
      } else if ('preamble' in entry) {
        this.add(['', entry.preamble])
        this.add([])
      } else {
        const { text, unit, quantity, rate, amount } = entry
        const row = this.rows.length + 1
        const worth = amount ?? Math.round((quantity ?? 0) * (rate ?? 0))
        const letter = LETTERS[amounts.length % LETTERS.length] ?? ''
        const written = amount ?? { formula: `ROUND(D${row}*E${row},2)`, value: worth }
        this.add([letter, text, unit, quantity ?? '', rate ?? '', written])
        amounts.push({ row, amount: worth })
      }
    }
    this.add([])
    const added = leavesOutLast ? amounts.slice(0, -1) : amounts
    const value = added.reduce((all, { amount }) => all + amount, 0)
    const formula = `SUM(F${added[0]?.row}:F${added.at(-1)?.row})`
    const row = this.add(
      ['', total, '', '', '', { formula, value }],
      ['plain', 'heading', 'plain', 'plain', 'plain', 'total'],
    )
    this.add([])
    return { row, value, name }
  }
  sheet = (): Sheet => ({ name: this.name, rows: this.rows, widths: WIDTHS })
}

type Total = { sheet: string; row: number; value: number; label: string }

const preliminaries = new BillSheet('1 Preliminaries', 'BILL NO. 1: PRELIMINARIES')
preliminaries.element(PRELIMINARIES)

const building = new BillSheet('2 Bungalow', 'BILL NO. 2: THREE-BEDROOM BUNGALOW')
const elements = BUNGALOW.map((element) => building.element(element))

const external = new BillSheet('3 External works', 'BILL NO. 3: EXTERNAL WORKS')
const outside = external.element(EXTERNAL_WORKS)

const summary = new BillSheet('Summary', 'GENERAL SUMMARY')
const totals: Total[] = [
  ...elements.map(({ name, row, value }) => ({ sheet: building.name, row, value, label: name })),
  { sheet: external.name, row: outside.row, value: outside.value, label: outside.name },
]
const first = summary.add(['1', 'Bill No. 1: Preliminaries', '', '', '', SUMMARY_PRELIMINARIES])
for (const [index, { sheet, row, value, label }] of totals.entries())
  summary.add([String(index + 2), label, '', '', '', { formula: `'${sheet}'!F${row}`, value }])
const last = summary.rows.length
const all = totals.reduce((sum, { value }) => sum + value, SUMMARY_PRELIMINARIES)
summary.add([])
summary.add(
  ['', 'GRAND TOTAL', '', '', '', { formula: `SUM(F${first}:F${last})`, value: all }],
  ['plain', 'heading', 'plain', 'plain', 'plain', 'total'],
)

const file = join(import.meta.dirname, '../public/bills/example-bungalow.xlsx')
mkdirSync(join(file, '..'), { recursive: true })
const sheets = [preliminaries, building, external, summary].map((each) => each.sheet())
writeFileSync(file, new Uint8Array(await workbook(sheets).arrayBuffer()))
process.stdout.write(`${file}\n`)
