import { formatFigure } from './figures.ts'

/** Money is integer kobo inside and naira at the edge; this module alone converts. 1 naira = 100 kobo. */

/** @param naira any finite amount; rounded to the nearest kobo */
export function koboFromNaira(naira: number): number {
  const kobo = Math.round(naira * 100)
  if (!Number.isSafeInteger(kobo)) throw new RangeError(`${naira} naira is not an amount of money`)
  return kobo
}

export function nairaFromKobo(kobo: number): number {
  return kobo / 100
}

/** `1250000` → `1,250,000`; `7500.5` → `7,500.50`: kobo are written only where there are some. */
export function formatAmount(naira: number): string {
  return formatFigure(naira, Number.isInteger(naira) ? 0 : 2)
}
