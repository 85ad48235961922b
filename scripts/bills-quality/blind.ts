import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchLine } from '#domain/bills/matching/match-line.ts'
import type { LineMatch, PricedAs } from '#domain/bills/matching/match-schema.ts'
import { readBill } from '#domain/bills/read-bill.ts'
import { workItem } from '#domain/rates/work-items.ts'
import { readTable } from '#server/bills/table-reader.ts'
import type { MatchingFigures } from './matching.ts'

/** Whole bills, read and matched, against what a surveyor says of their lines who had not seen how they are matched. */
const BLIND = path.join(import.meta.dirname, '../../tests/bills/blind')

/** Bills that the rules were not mended by until they were scored; docs/benchmarks.md has that score. One line of 05 has been mended since. */
const HELD_OUT: ReadonlySet<string> = new Set(['02', '05', '08'])

/** Bills laid beside them later, from this number on: scored once before any rule was mended by them. */
const FRESH_FROM = 67

const GROUPS = {
  mended: 'those that the rules were mended by',
  'held out': 'those held out',
  fresh: 'fresh: scored once before any rule was mended by them',
} as const
export const BLIND_GROUPS = Object.entries(GROUPS) as [keyof typeof GROUPS, string][]
const groupOf = (number: string): keyof typeof GROUPS =>
  Number(number) >= FRESH_FROM ? 'fresh' : HELD_OUT.has(number) ? 'held out' : 'mended'

export type BlindFigures = Omit<MatchingFigures, 'wrong' | 'missed'>
export type BlindBill = MatchingFigures & { name: string; group: keyof typeof GROUPS }

const NOTHING: BlindFigures = { lines: 0, sure: 0, likely: 0, ask: 0, right: 0, known: 0, found: 0 }

/** The figures of several bills in one. */
export function sumOf(bills: readonly BlindFigures[]): BlindFigures {
  const sum = { ...NOTHING }
  for (const bill of bills)
    for (const name of Object.keys(NOTHING) as (keyof BlindFigures)[]) sum[name] += bill[name]
  return sum
}

type Gold = { row: number; right: Label[]; isOpen: boolean; note: string }
type Label = { id: string; said: readonly (readonly [name: string, value: string])[] }

const goldByBill = () =>
  Map.groupBy(
    readFileSync(path.join(BLIND, 'gold.tsv'), 'utf8')
      .split('\n')
      .filter((row) => row && !row.startsWith('#'))
      .map((row) => row.split('\t')),
    ([file]) => file,
  )

const bills = () =>
  readdirSync(BLIND)
    .filter((name) => name.endsWith('.csv'))
    .sort()
const linesOf = (name: string) =>
  readBill(readTable(new Uint8Array(readFileSync(path.join(BLIND, name))))).lines

/** The lines of the bills that rules were mended by, with the items that each surely is: none of those that are another work. */
export function labelledLines(): { bill: string; text: string; right: string[] }[] {
  const gold = goldByBill()
  return bills()
    .filter((name) => groupOf(name.slice(0, 2)) === 'mended')
    .flatMap((name) => {
      const byRow = new Map(linesOf(name).map((line) => [line.row, line.text]))
      return (gold.get(name.slice(0, 2)) ?? [])
        .map(goldOf)
        .filter(({ isOpen }) => !isOpen)
        .flatMap(({ right, row }) => {
          const text = byRow.get(row)
          return text === undefined ? [] : [{ bill: name, text, right: right.map(({ id }) => id) }]
        })
    })
}

export function measureBlind(): BlindBill[] {
  const gold = goldByBill()
  return bills().map((name) => measureBill(name, (gold.get(name.slice(0, 2)) ?? []).map(goldOf)))
}

function measureBill(name: string, gold: readonly Gold[]): BlindBill {
  const byRow = new Map(linesOf(name).map((line) => [line.row, line]))
  const figures: BlindBill = {
    ...NOTHING,
    name: path.basename(name, '.csv'),
    group: groupOf(name.slice(0, 2)),
    lines: gold.length,
    wrong: [],
    missed: [],
  }
  for (const { isOpen, note, right, row } of gold) {
    const line = byRow.get(row)
    const match: LineMatch = line
      ? matchLine(line)
      : { level: 'ask', as: null, others: [], why: ['This row was not read as a line'] }
    if (match.level !== 'own') figures[match.level]++
    const isRight = right.some((label) => isSame(match.as, label))
    const isFound = isRight && match.level !== 'ask'
    if (right.length > 0 && (isFound || !isOpen)) figures.known++
    if (isFound) figures.found++
    if (match.level === 'sure' && isRight) figures.right++
    const told = `${row} ${right.map(({ id }) => id).join('|') || '-'} ← ${match.level} ${named(match.as)}: ${line?.unit.written} ${line?.text} | ${match.why.join('; ')}${note && ` (${note})`}`
    if (match.level === 'sure' && !isRight) figures.wrong.push(told)
    else if (right.length > 0 && !isFound && !isOpen) figures.missed.push(told)
  }
  return figures
}

function goldOf([, row, label = '', note = '']: readonly string[]): Gold {
  const isOpen = label.startsWith('?')
  const labels = label.replace('?', '').split('|')
  return { row: Number(row), isOpen, note, right: labels.filter((each) => each !== '-').map(labelOf) }
}

function labelOf(label: string): Label {
  const [, id = '', said = ''] = label.match(/^([^{]+)(?:\{(.*)\})?$/) ?? []
  const pairs = said.split(',').filter(Boolean)
  return { id, said: pairs.map((pair) => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? '']) }
}

/** A material behind "=" is right as that material. What a match does not say is where its item starts: as it would be priced. What the item does not have cannot be wrong. */
function isSame(as: PricedAs | null, { id, said }: Label): boolean {
  if (as?.kind === 'material') return id === `=${as.resource}`
  if (as?.item !== id) return false
  const { choices, factors } = workItem(as.item)
  return said.every(([name, value]) => {
    const options = choices[name]?.options
    if (options) return (as.choices[name] ?? Object.keys(options)[0]) === value
    const own = as.factors[name] ?? factors[name]?.value
    return own === undefined || own === Number(value)
  })
}

const named = (as: PricedAs | null) =>
  as?.kind === 'work'
    ? `${as.item}${JSON.stringify({ ...as.choices, ...as.factors })}`
    : (as?.resource ?? 'nothing')
