import { koboFromNaira } from '#domain/money.ts'
import { evaluate } from './formula.ts'
import { type ResourceId, type ResourceKind, type ResourcePrices, resource } from './resources.ts'
import type { WorkBody } from './work-item.ts'

/** What the reader puts on top of the cost, in per cent. Profit is on the cost with its overheads. */
export type Margins = { overheads: number; profit: number }

/** Where they start; practice. */
export const STARTING_MARGINS: Margins = { overheads: 10, profit: 15 }

export type BuiltUpLine = {
  resource: ResourceId
  /** Without and with waste, for one unit of the work. */
  net: number
  gross: number
  wastePercent: number
  /** Naira for one unit of the resource. */
  price: number
  /** Kobo, rounded as a bill rounds. */
  amount: number
}

/** Amounts in kobo, for one unit of the work. */
export type BuildUp = {
  lines: BuiltUpLine[]
  subtotals: Record<ResourceKind, number>
  cost: number
  overheads: number
  profit: number
  rate: number
}

/**
 * What one unit of a work item costs, line by line: quantity, waste, price.
 * @param factors a value for each factor of the item
 * @throws RangeError where the factors divide by nothing
 */
export function buildUp(
  item: Pick<WorkBody, 'lines'>,
  factors: Readonly<Record<string, number>>,
  prices: ResourcePrices,
  margins: Margins,
): BuildUp {
  const lines = item.lines.map((line): BuiltUpLine => {
    const net = evaluate(line.quantity, factors)
    const wastePercent = line.waste === undefined ? 0 : (factors[line.waste] ?? 0)
    const gross = net * (1 + wastePercent / 100)
    const price = prices[line.resource]
    return { resource: line.resource, net, gross, wastePercent, price, amount: koboFromNaira(gross * price) }
  })
  const subtotals = { Material: 0, Labour: 0, Plant: 0 }
  for (const line of lines) subtotals[resource(line.resource).kind] += line.amount
  const cost = subtotals.Material + subtotals.Labour + subtotals.Plant
  const overheads = Math.round((cost * margins.overheads) / 100)
  const profit = Math.round(((cost + overheads) * margins.profit) / 100)
  return { lines, subtotals, cost, overheads, profit, rate: cost + overheads + profit }
}

/** The factors of an item as they start. */
export function startingFactors({ factors }: Pick<WorkBody, 'factors'>): Record<string, number> {
  return Object.fromEntries(Object.entries(factors).map(([id, { value }]) => [id, value]))
}
