import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'

/** The largest of 1, 5, 10, 50, 100 … naira that is not above one per cent of the price. */
function stepOf(price: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(price / 100, 1)))
  return price / 100 >= 5 * power ? 5 * power : power
}

/**
 * A price so many per cent higher, or lower where it is negative, rounded as sellers round: 9,600 and 5 % make 10,100
 * (docs/product.md 19.6). Where rounding would take the change back, it is left out. In naira.
 */
export function raisedPrice(price: number, percent: number): number {
  const exact = nairaFromKobo(koboFromNaira(price * (1 + percent / 100)))
  const step = stepOf(exact)
  const rounded = Math.round(exact / step) * step
  return rounded === price ? exact : rounded
}
