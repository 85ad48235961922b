import type { SeenRow } from './sheet-values.ts'
import { columnNumber } from './workbook-grid.ts'

/** A column that is the product of two others. */
export type Product = { amount: number; factors: [number, number]; votes: number }

const PRODUCT =
  /^(?:ROUND\()?\(?\$?([A-Z]{1,3})\$?(\d+)\s*\*\s*\$?([A-Z]{1,3})\$?(\d+)\)?(?:\s*,\s*-?\d+\))?$|^PRODUCT\(\$?([A-Z]{1,3})\$?(\d+)[:,]\$?([A-Z]{1,3})\$?(\d+)\)$/i

/** By so much may an amount differ from its product, rounded as it may be. */
const PRODUCT_TOLERANCE = 0.005
const ROWS_MULTIPLIED = 400
const FIGURES_MULTIPLIED = 12

/**
 * Which column is the product of which two: by its formulas, else by its figures.
 * @param ignored columns of lengths and widths, whose products are quantities
 */
export function multiplied(
  rows: readonly SeenRow[],
  formulaOf: (address: string) => string | undefined,
  ignored: ReadonlySet<number>,
): Product | undefined {
  const votes = new Map<string, Product>()
  const vote = (amount: number, one: number, other: number) => {
    if ([amount, one, other].some((column) => ignored.has(column))) return
    const factors: [number, number] = one < other ? [one, other] : [other, one]
    const key = [amount, ...factors].join()
    const product = votes.get(key) ?? { amount, factors, votes: 0 }
    product.votes++
    votes.set(key, product)
  }
  let sampled = 0
  for (const { number, cells } of rows) {
    if (sampled >= ROWS_MULTIPLIED) break
    let isSampled = false
    for (const cell of cells) {
      const formula = cell.hasFormula ? formulaOf(cell.address) : undefined
      const [, a, rowA, b, rowB, c, rowC, d, rowD] = PRODUCT.exec(formula?.trim() ?? '') ?? []
      const [one, other] = [a ?? c, b ?? d]
      if (!one || !other || Number(rowA ?? rowC) !== number || Number(rowB ?? rowD) !== number) continue
      vote(cell.column, columnNumber(one), columnNumber(other))
      isSampled = true
    }
    if (!isSampled) {
      const figures = cells
        .filter(({ column, number: figure }) => figure !== undefined && figure !== 0 && !ignored.has(column))
        .slice(0, FIGURES_MULTIPLIED)
      for (const [index, one] of figures.entries())
        for (const other of figures.slice(index + 1))
          for (const amount of figures) {
            if (amount === one || amount === other || amount.column < other.column) continue
            const product = (one.number ?? 0) * (other.number ?? 0)
            // One times anything is that: such rows say nothing.
            if (Math.abs(one.number ?? 0) === 1 || Math.abs(other.number ?? 0) === 1) continue
            if (Math.abs((amount.number ?? 0) - product) > PRODUCT_TOLERANCE * Math.abs(product)) continue
            vote(amount.column, one.column, other.column)
            isSampled = true
          }
    }
    if (isSampled) sampled++
  }
  const all = [...votes.values()]
  // A cost times its mark-up is a rate, of which the amount is another product.
  const isFactor = ({ amount, votes: of }: Product) =>
    all.some(({ factors, votes: others }) => factors.includes(amount) && 2 * others >= of)
  const best = all
    .toSorted((one, other) => other.votes - one.votes)
    .sort((one, other) => Number(isFactor(one)) - Number(isFactor(other)))[0]
  return best && best.votes >= 2 ? best : undefined
}

const SUM_SHARE = 0.8

/**
 * Where supply and installation, or fixed and timed charges, are priced apart, the column of what both come to: the last of the amounts,
 * where it is the sum of the others in most rows.
 * @param ignored columns of quantities and rates
 */
export function summedAmount(
  rows: readonly SeenRow[],
  amounts: readonly number[],
  ignored: readonly number[],
): number | undefined {
  const [first, last] = [amounts[0], amounts.at(-1)]
  if (first === undefined || last === undefined || amounts.length < 2) return undefined
  let [sums, others] = [0, 0]
  for (const { cells } of rows) {
    const figures = cells.filter(
      ({ column, number }) =>
        column >= first &&
        column <= last &&
        !ignored.includes(column) &&
        number !== undefined &&
        number !== 0,
    )
    const total = figures.find(({ column }) => column === last)?.number
    const parts = figures.filter(({ column }) => column !== last)
    if (total === undefined || parts.length === 0) continue
    const sum = parts.reduce((all, { number }) => all + (number ?? 0), 0)
    if (Math.abs(sum - total) <= PRODUCT_TOLERANCE * Math.abs(total)) sums++
    else others++
  }
  return sums >= 2 && sums >= SUM_SHARE * (sums + others) ? last : undefined
}
