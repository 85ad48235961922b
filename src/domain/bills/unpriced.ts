import type { BillLine } from './bill-schema.ts'

/** Whether a line waits for a price; a formula over an empty rate comes to 0. What is in another price, or in no total, needs none. */
export const isUnpriced = ({ kind, flags, rate, amount }: BillLine): boolean =>
  rate === null && !amount && kind !== 'rate-only' && !flags.includes('included')
