import type { Header, HeaderWords } from './bill-headers.ts'
import { findBillUnit, isLikeUnit } from './bill-units.ts'
import { multiplied, type Product, summedAmount } from './column-products.ts'
import type { ColumnRole, Columns } from './column-roles.ts'
import { CURRENCY } from './currencies.ts'
import type { SeenRow } from './sheet-values.ts'
import { columnLetters } from './workbook-grid.ts'

type Count = {
  texts: number
  units: number
  short: number
  length: number
  numbers: number
  withUnits: number
}

/** What stands in each column below the headings. */
function countColumns(rows: readonly SeenRow[], ignored: ReadonlySet<number>): Map<number, Count> {
  const counts = new Map<number, Count>()
  for (const { cells } of rows)
    for (const { column, isText, text, number, unit } of cells) {
      if (ignored.has(column)) continue
      const count = counts.get(column) ?? {
        texts: 0,
        units: 0,
        short: 0,
        length: 0,
        numbers: 0,
        withUnits: 0,
      }
      counts.set(column, count)
      // "1 Rmt" is a unit, "180 m2" a quantity.
      if (isText || (number === 1 && unit !== '')) {
        count.texts++
        count.length += text.length
        // A sign of money may be spelt like a unit: "N".
        if (findBillUnit(text) && !CURRENCY.test(text)) count.units++
        if (isLikeUnit(text)) count.short++
      } else if (number !== undefined) {
        count.numbers++
        if (unit !== '') count.withUnits++
      }
    }
  return counts
}

/** Six of ten texts of a column of units are units that we know. */
const UNIT_SHARE = 0.6
/** So many short words beside the quantities are units. */
const SHORT_MIN = 3

type Table = {
  /** Those below its headings. */
  rows: readonly SeenRow[]
  header: Header | undefined
  words: HeaderWords
}

/** Which column of a table is what, by what stands in it, and by its heading where that says nothing; and why a person should look at it. */
export function findColumns(
  { rows, header, words }: Table,
  formulaOf: (address: string) => string | undefined,
): { columns: Columns; doubts: string[]; isMeasured: boolean } {
  const counts = countColumns(rows, words.dimensions)
  const named = (role: ColumnRole): number[] =>
    [...(header?.roles ?? [])]
      .flatMap(([column, said]) => (said === role && !words.dimensions.has(column) ? [column] : []))
      .sort((a, b) => a - b)
  // The "total" of lengths and widths is a quantity.
  const isSquared = words.dimensions.size > 0 && named('quantity').length === 0 && named('rate').length === 0
  const hinted = (role: ColumnRole): number[] => {
    if (!isSquared) return named(role)
    return role === 'amount' ? [] : named(role === 'quantity' ? 'amount' : role)
  }
  const doubts: string[] = []

  const unit = unitColumn(counts, hinted('unit'), hinted('quantity')[0])
  const money = multiplied(rows, formulaOf, words.dimensions)
  const found = moneyColumns({ money, counts, unit, hinted, doubts })
  const { quantity } = found
  const summed = summedAmount(rows, hinted('amount'), [...hinted('quantity'), ...hinted('rate')])
  // Priced apart, supply and installation have no rate in common.
  const [rate, amount] = summed === undefined ? [found.rate, found.amount] : [null, summed]
  const taken = new Set([unit, quantity, found.rate, found.amount, amount].filter((each) => each !== null))
  const description = textColumn(counts, taken, hinted('description'), doubts)
  const detail =
    [...hinted('description'), ...hinted('detail')].find(
      // "900 x 2100" is a figure with something behind it.
      (column) => column !== description && !taken.has(column) && hasWords(counts.get(column)),
    ) ?? null
  const reference =
    hinted('reference').find((column) => column !== description && !taken.has(column)) ??
    referenceColumn(rows, description, taken)
  const columns = { reference, description, detail, unit, quantity, rate, amount }
  const isMeasured = unit !== null || (quantity !== null && hasUnits(counts.get(quantity)))
  if (description !== null && quantity !== null && !isMeasured) doubts.push('No column of units was found.')
  if (unit !== null && quantity === null) doubts.push('No column of quantities was found.')
  return { columns, doubts, isMeasured }
}

const isShort = (count: Count | undefined): boolean =>
  count !== undefined && count.texts > count.numbers && count.short >= UNIT_SHARE * count.texts

const hasWords = (count: Count | undefined): boolean =>
  count !== undefined && count.texts + count.withUnits > 0

/** Whether units stand behind the figures of a column: "180 m2". */
const hasUnits = (count: Count | undefined): boolean =>
  count !== undefined && count.withUnits >= UNIT_SHARE * count.numbers

function unitColumn(
  counts: ReadonlyMap<number, Count>,
  hinted: readonly number[],
  quantity: number | undefined,
): number | null {
  const candidates = [...counts].filter(
    ([, { numbers, texts, units }]) => units >= 1 && units >= UNIT_SHARE * texts && units >= numbers,
  )
  const most = Math.max(0, ...candidates.map(([, { units }]) => units))
  const good = candidates.filter(([, { units }]) => units >= most / 2).map(([column]) => column)
  // A take-off has a second column of units behind its other figures.
  const named = good.filter((column) => hinted.includes(column))
  // Words that nobody knows are units where their heading says so and there are more of them.
  const headed = hinted.find((column) => isShort(counts.get(column)))
  if (named.length === 0 && headed !== undefined && (counts.get(headed)?.short ?? 0) > most) return headed
  const [first] = (named.length > 0 ? named : good).toSorted((one, other) => one - other)
  const behind = named.find((column) => quantity !== undefined && column > quantity)
  if (named.length > 1 && behind !== undefined) return behind
  const beside = [1, -1].map((step) => (quantity ?? Number.NaN) + step)
  return (
    first ??
    hinted.find((column) => (counts.get(column)?.units ?? 0) > 0) ??
    hinted[0] ??
    beside.find((column) => (counts.get(column)?.short ?? 0) >= SHORT_MIN && isShort(counts.get(column))) ??
    null
  )
}

type Money = {
  money: Product | undefined
  counts: ReadonlyMap<number, Count>
  unit: number | null
  hinted: (role: ColumnRole) => number[]
  doubts: string[]
}

/** Quantity, rate and amount. */
function moneyColumns({
  money,
  counts,
  unit,
  hinted,
  doubts,
}: Money): Pick<Columns, 'quantity' | 'rate' | 'amount'> {
  const named = { quantity: hinted('quantity'), rate: hinted('rate'), amount: hinted('amount') }
  if (money) {
    const [left, right] = money.factors
    const isRate = (column: number) => named.rate.includes(column)
    const isQuantity = (column: number) => named.quantity.includes(column)
    const flipped =
      isRate(left) || isQuantity(right) || (unit === right + 1 && unit !== left + 1 && !isQuantity(left))
    const quantity = flipped && !isQuantity(left) ? right : left
    const rate = quantity === left ? right : left
    if (named.quantity.length > 0 && named.quantity.every((each) => !money.factors.includes(each)))
      doubts.push(
        `The amounts do not follow from the column headed as quantity (${columnLetters(quantity)}).`,
      )
    return { quantity, rate, amount: money.amount }
  }
  const numeric = [...counts]
    .filter(([column, { numbers, texts }]) => column !== unit && numbers > 0 && numbers >= texts)
    .map(([column]) => column)
    .sort((one, other) => one - other)
  const priced = [...named.rate, ...named.amount]
  const beside =
    unit === null
      ? []
      : [unit + 1, unit - 1].filter((column) => numeric.includes(column) && !priced.includes(column))
  // A model's schedule has an area and a volume, each with its unit.
  const withUnits = unit === null ? numeric.filter((column) => hasUnits(counts.get(column))) : []
  const quantity =
    named.quantity.find((column) => (counts.get(column)?.numbers ?? 0) > 0) ??
    named.quantity[0] ??
    beside[0] ??
    withUnits[0] ??
    null
  if (named.quantity.length === 0 && withUnits.length > 1)
    doubts.push(`Quantities may be in column ${withUnits.map(columnLetters).join(' or ')}.`)
  if (named.quantity.length === 0 && beside.length > 1)
    doubts.push(`Quantities may be in column ${beside.map(columnLetters).join(' or ')}.`)
  const rest = numeric.filter((column) => quantity !== null && column > Math.max(quantity, unit ?? -1))
  const isNamed = named.rate.length + named.amount.length > 0
  const rate = named.rate[0] ?? (isNamed ? null : (rest[0] ?? null))
  const amount =
    named.amount.find((column) => column !== rate && column !== quantity) ??
    (isNamed ? null : (rest[1] ?? null))
  if (!isNamed && rest.length > 0) doubts.push('Nothing says which figures are rates and which are amounts.')
  return { quantity, rate, amount }
}

/** The column of descriptions has the longest texts; where its heading says another, that one unless it is nearly empty. */
function textColumn(
  counts: ReadonlyMap<number, Count>,
  taken: ReadonlySet<number>,
  hinted: readonly number[],
  doubts: string[],
): number | null {
  const candidates = [...counts]
    .filter(([column, { texts }]) => !taken.has(column) && texts > 0)
    .sort(([, one], [, other]) => other.length - one.length)
  const [longest] = candidates
  if (!longest) return hinted[0] ?? null
  const named = hinted.find((column) => (counts.get(column)?.length ?? 0) >= 0.3 * longest[1].length)
  const [, second] = candidates
  if (named === undefined && second && second[1].length > 0.7 * longest[1].length)
    doubts.push(`Descriptions may be in column ${columnLetters(longest[0])} or ${columnLetters(second[0])}.`)
  return named ?? longest[0]
}

/** Letters and short numbers before the descriptions. */
function referenceColumn(
  rows: readonly SeenRow[],
  description: number | null,
  taken: ReadonlySet<number>,
): number | null {
  if (description === null) return null
  const counts = new Map<number, number>()
  for (const { cells } of rows)
    for (const { column, text } of cells)
      if (column < description && !taken.has(column) && /^[A-Z\d][A-Z\d.()/-]{0,7}$/i.test(text))
        counts.set(column, (counts.get(column) ?? 0) + 1)
  const [best] = [...counts].sort(([, one], [, other]) => other - one)
  return best?.[0] ?? null
}
