import { formatFigure } from '#domain/figures.ts'
import { nairaFromKobo } from '#domain/money.ts'

/** An amount in a column: naira with two decimal places. */
export const formatSum = (kobo: number | undefined) =>
  kobo === undefined ? '–' : formatFigure(nairaFromKobo(kobo), 2)

export const formatQuantity = (quantity: number) =>
  quantity.toLocaleString('en-NG', { maximumFractionDigits: quantity < 1 ? 4 : 3 })
