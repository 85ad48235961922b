import type { BillLine } from './bill-schema.ts'

/** Whether a line waits for a price: a formula over an empty rate comes to 0. What is in another price, or follows from others, needs none of its own. */
export const isUnpriced = ({ kind, flags, rate, amount }: BillLine): boolean =>
  (amount === null ? rate === null : amount === 0 && rate === null) &&
  kind !== 'percentage' &&
  kind !== 'rate-only' &&
  !flags.includes('included')
