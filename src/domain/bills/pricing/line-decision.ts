import type { BillLine } from '../bill-schema.ts'
import type { LineDecision } from './pricing-schema.ts'

/** What is said of a line with something more, or something else, said of it; null where nothing of it is left. */
export function saidBesides(before: LineDecision | null, more: Partial<LineDecision>): LineDecision | null {
  const { as, rate, mark, quantity } = { as: null, rate: null, ...before, ...more }
  const hasQuantity = quantity !== null && quantity !== undefined
  // Who says that it is nothing leaves it unpriced; who takes a mark away says nothing.
  if (!('as' in more) && !as && rate === null && !mark && !hasQuantity) return null
  return { as, rate, ...(mark && { mark }), ...(hasQuantity && { quantity }) }
}

/** How much of a line is priced and bought: as its owner says, else as the bill does. */
export const quantityOf = (
  { quantity }: Pick<BillLine, 'quantity'>,
  decision: LineDecision | null | undefined,
): number | null => decision?.quantity ?? quantity
