import { formatFigure } from '#domain/figures.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { countedUnit } from '#domain/rates/unit-words.ts'

/** An amount in a column: naira with two decimal places. */
export const formatSum = (kobo: number | undefined) =>
  kobo === undefined ? '–' : formatFigure(nairaFromKobo(kobo), 2)

/** "6.653 bags". */
export function writtenQuantity(quantity: number, unit: string): string {
  const written = formatQuantity(quantity)
  return `${written} ${countedUnit(written, unit)}`
}

export const formatQuantity = (quantity: number) =>
  quantity.toLocaleString('en-NG', { maximumFractionDigits: quantity < 1 ? 4 : 3 })
