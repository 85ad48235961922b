import { readFileSync } from 'node:fs'
import path from 'node:path'
import { exactAmountOf } from '#domain/bills/bill-lines.ts'
import { koboOf } from '#domain/bills/bill-numbers.ts'
import type { BillReading } from '#domain/bills/read-bill.ts'

type ExpectedItem = {
  sheet?: string
  row: number
  ref?: string
  unit?: string | null
  qty?: number | string | null
  kind?: string
  text?: string
  name?: string
  material?: string
  section?: string[]
  blocks?: number
  skip?: boolean
}

export type ExpectedBill = {
  sheet?: string
  items: ExpectedItem[]
  total_cell?: string
  hidden_rows?: number[]
  ignore_sheets?: string[]
  casting_error?: string
}

export const readExpected = (folder: string): Record<string, ExpectedBill> =>
  JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8'))

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

const KINDS: Readonly<Record<string, string>> = {
  'provisional sum': 'provisional',
  'rate only': 'rate-only',
  measured: 'measured',
  lump: 'lump',
}

/** What of a made bill was read otherwise than it was made; an empty list is all of it. */
export function checkSynthetic(reading: BillReading, expected: ExpectedBill): string[] {
  const errors: string[] = []
  const lines = new Map(reading.lines.map((line) => [`${line.sheet}!${line.row}`, line]))
  const first = expected.sheet ?? reading.sheets[0]?.name ?? ''
  const wanted = expected.items.filter(({ skip }) => !skip)
  const keys = new Set(wanted.map(({ row, sheet = first }) => `${sheet}!${row}`))
  for (const key of lines.keys()) if (!keys.has(key)) errors.push(`${key} was taken for an item`)
  for (const {
    blocks = 1,
    kind,
    material,
    name,
    qty,
    ref,
    row,
    section,
    sheet = first,
    text,
    unit,
  } of wanted) {
    const line = lines.get(`${sheet}!${row}`)
    const key = `${sheet}!${row}`
    const expect = (is: boolean, what: string) => is || errors.push(`${key}: ${what}`)
    if (!line) {
      errors.push(`${key} was not found`)
      continue
    }
    const said = text ?? name ?? material
    if (said)
      expect(plain(line.written).startsWith(plain(said)), `written “${line.written}” instead of “${said}”`)
    if (unit) expect(line.unit.written === unit, `unit ${line.unit.written} instead of ${unit}`)
    expect(line.unit.known !== null, `unit ${line.unit.written} is unknown`)
    const figure = typeof qty === 'number' ? qty : numberOf(qty)
    if (figure !== undefined)
      expect((line.quantity ?? 0) / blocks === figure, `quantity ${line.quantity} instead of ${figure}`)
    if (kind) expect(line.kind === KINDS[kind], `${line.kind} instead of ${kind}`)
    if (ref !== undefined) expect(line.reference === ref, `reference ${line.reference} instead of ${ref}`)
    if (section)
      expect(line.section.join() === section.join(), `section ${line.section} instead of ${section}`)
    expect(line.multiplier === blocks, `built ${line.multiplier} times instead of ${blocks}`)
  }
  for (const row of expected.hidden_rows ?? [])
    if (!lines.get(`${first}!${row}`)?.flags.includes('hidden'))
      errors.push(`row ${row} is not flagged as hidden`)
  for (const name of expected.ignore_sheets ?? [])
    if (reading.sheets.find((sheet) => sheet.name === name)?.kind !== 'hidden')
      errors.push(`sheet ${name} was read`)
  return errors
}

const numberOf = (written: string | null | undefined): number | undefined => {
  const digits = /^[\d,.]+/.exec(written ?? '')?.[0].replaceAll(',', '')
  return digits === undefined ? undefined : Number(digits)
}

/** Items that a made bill leaves out of its total, by "SUM … leaves out rows 9 and 10". */
export const plantedRows = ({ casting_error = '' }: ExpectedBill): number[] =>
  [...(/leaves out rows? (.*)$/.exec(casting_error)?.[1] ?? '').matchAll(/\d+/g)].map(([row]) => Number(row))

/** The items' sum in kobo. */
export const koboOfItems = (reading: BillReading): number =>
  koboOf(reading.lines.reduce((sum, line) => sum + (exactAmountOf(line) ?? 0n), 0n))
