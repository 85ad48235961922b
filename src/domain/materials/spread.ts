import type { PriceSpread } from './comparison-schema.ts'

/** What sellers ask, where it is not one price. */
export type Spread = Record<'median' | 'lowest' | 'highest', number>

export const isSpread = <Prices extends Pick<PriceSpread, keyof Spread>>(
  prices: Prices,
): prices is Prices & Spread => prices.median !== null && prices.lowest !== prices.highest
