import { COMPANY } from '#domain/company.ts'
import { BYTE_ORDER_MARK, csvLine } from '#domain/csv-text.ts'
import { formatAmount, nairaFromKobo } from '#domain/money.ts'
import type { BuildUp, Margins } from '#domain/rates/build-up.ts'
import { withNames } from '#domain/rates/formula.ts'
import { resource } from '#domain/rates/resources.ts'
import { withUnit } from '#domain/rates/unit-words.ts'
import type { WorkItem } from '#domain/rates/work-item.ts'
import { type Cell, cellName, type Look, type SheetRow, workbook } from '#web/ui/workbook.ts'
import { formatPriced } from './written-figures.ts'

/** A rate to copy, print or export. `location` is a state, or empty. */
export type RateDocument = {
  item: WorkItem
  factors: Readonly<Record<string, number>>
  built: BuildUp
  margins: Margins
  location: string
  /** Of each line: where its price comes from, and the address of its comparison, or ''. */
  sources: readonly { origin: string; comparison: string }[]
}

const titleOf = ({ item, location }: RateDocument) =>
  `${item.title}, rate for 1 ${item.unit}${location && `, ${location}`}`

/** For the clipboard: columns separated by tabs, so that it can be pasted into a spreadsheet or a message. */
export function rateText(document: RateDocument): string {
  const { item, built, margins, sources } = document
  const money = (kobo: number) => `NGN ${formatAmount(nairaFromKobo(kobo))}`
  return [
    [titleOf(document)],
    [item.description],
    ...built.lines.map((line, index) => {
      const { resource: id, price, amount } = line
      const { name, unit } = resource(id)
      const quantity = withUnit(formatPriced(line), unit)
      const { origin = '', comparison = '' } = sources[index] ?? {}
      return [name, quantity, `NGN ${formatAmount(price)}`, money(amount), origin, comparison]
    }),
    ['Cost', '', '', money(built.cost)],
    [`Overheads, ${margins.overheads} %`, '', '', money(built.overheads)],
    [`Profit, ${margins.profit} %`, '', '', money(built.profit)],
    [`Rate for 1 ${item.unit}`, '', '', money(built.rate)],
    ...item.sources.map((source) => [source]),
  ]
    .map((row) => row.join('\t').trimEnd())
    .join('\n')
}

const LINE_HEAD = [
  'Resource',
  'Quantity',
  'Unit',
  'Waste %',
  'With waste',
  'Price',
  'Amount',
  'Price from',
  'Compare at',
]

/** For every program that reads a table: the lines with their sources, then the sums. Amounts in naira. */
export function rateCsv(document: RateDocument): Blob {
  const { item, built, margins, sources } = document
  const sum = (label: string, percent: number | '', kobo: number) => [
    label,
    '',
    '',
    String(percent),
    '',
    '',
    String(nairaFromKobo(kobo)),
    '',
    '',
  ]
  const rows = [
    [titleOf(document)],
    [item.description],
    LINE_HEAD,
    ...built.lines.map(({ resource: id, net, wastePercent, gross, price, amount }, index) => {
      const { name, unit } = resource(id)
      const { origin = '', comparison = '' } = sources[index] ?? {}
      const figures = [wastePercent, gross, price, nairaFromKobo(amount)].map(String)
      return [name, String(net), unit, ...figures, origin, comparison]
    }),
    sum('Cost', '', built.cost),
    sum('Overheads, % of the cost', margins.overheads, built.overheads),
    sum('Profit, % of the cost and overheads', margins.profit, built.profit),
    sum(`Rate for 1 ${item.unit}`, '', built.rate),
    ...item.sources.map((source) => [source]),
  ]
  return new Blob([BYTE_ORDER_MARK, ...rows.map(csvLine)], { type: 'text/csv;charset=utf-8' })
}

/** The same as a workbook with formulas: a changed price or factor recalculates the rate. */
export function rateWorkbook(document: RateDocument): Blob {
  const { item, factors, built, margins, sources } = document
  const rows: SheetRow[] = []
  const add = (cells: Cell[], look: Look[] = []) => rows.push({ cells, look })
  const formula = (text: string, value: number): Cell => ({ formula: text, value })

  add([titleOf(document)], ['heading'])
  add([item.description])
  add([`Worked out with ${COMPANY.name}. Amounts in naira.`])
  add([])
  add(['Factor', 'Value', 'Unit'], ['heading', 'heading', 'heading'])
  const cellOf: Record<string, string> = {}
  for (const [id, { label, unit }] of Object.entries(item.factors)) {
    cellOf[id] = cellName(1, add([label, factors[id] ?? 0, unit]))
  }
  const named = (name: string) => cellOf[name] ?? name

  add([])
  add(LINE_HEAD, Array<Look>(LINE_HEAD.length).fill('heading'))
  const first = rows.length + 1
  item.lines.forEach(({ quantity, waste }, index) => {
    const line = built.lines[index]
    if (!line) return
    const row = rows.length + 1
    const { name, unit } = resource(line.resource)
    add(
      [
        name,
        formula(withNames(quantity, named), line.net),
        unit,
        waste ? formula(named(waste), line.wastePercent) : 0,
        formula(`B${row}*(1+D${row}/100)`, line.gross),
        line.price,
        formula(`ROUND(E${row}*F${row},2)`, nairaFromKobo(line.amount)),
        sources[index]?.origin ?? '',
        sources[index]?.comparison ?? '',
      ],
      ['plain', 'quantity', 'plain', 'plain', 'quantity', 'money', 'money'],
    )
  })
  const last = rows.length
  const sum = (label: string, percent: number | '', text: string, kobo: number, look: Look = 'money') =>
    add(
      [label, '', '', percent, '', '', formula(text, nairaFromKobo(kobo))],
      [look === 'total' ? 'heading' : 'plain', 'plain', 'plain', 'plain', 'plain', 'plain', look],
    )
  const cost = sum('Cost', '', `SUM(G${first}:G${last})`, built.cost)
  const overheads = sum(
    'Overheads, % of the cost',
    margins.overheads,
    `ROUND(G${cost}*D${cost + 1}/100,2)`,
    built.overheads,
  )
  const profit = sum(
    'Profit, % of the cost and overheads',
    margins.profit,
    `ROUND((G${cost}+G${overheads})*D${overheads + 1}/100,2)`,
    built.profit,
  )
  sum(`Rate for 1 ${item.unit}`, '', `G${cost}+G${overheads}+G${profit}`, built.rate, 'total')
  add([])
  for (const source of item.sources) add([source])
  return workbook([{ name: 'Rate', rows, widths: [46, 12, 10, 10, 12, 14, 16, 60, 44] }])
}

/** `concrete-1-2-4-lagos.xlsx` */
export function fileName({ item, location }: RateDocument, ending: 'xlsx' | 'csv'): string {
  const words = `${item.title} ${location}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `${words.replace(/^-|-$/g, '')}.${ending}`
}
