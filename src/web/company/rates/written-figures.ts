import { formatFigure } from '#domain/figures.ts'
import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import type { BuiltUpLine } from '#domain/rates/build-up.ts'

/** An amount in a column: naira with two decimal places. */
export const formatSum = (kobo: number | undefined) =>
  kobo === undefined ? '–' : formatFigure(nairaFromKobo(kobo), 2)

export const formatQuantity = (quantity: number, decimals = quantity < 1 ? 4 : 3) =>
  quantity.toLocaleString('en-NG', { maximumFractionDigits: decimals })

const MOST_DECIMALS = 7

/** With the decimals that somebody needs who multiplies it by its price, as both are written, to come to its amount in kobo. */
export function formatPriced({ gross, price, amount }: Pick<BuiltUpLine, 'gross' | 'price' | 'amount'>) {
  for (let decimals = 3; decimals <= MOST_DECIMALS; decimals++)
    if (koboFromNaira(Number(gross.toFixed(decimals)) * Number(price.toFixed(2))) === amount)
      return formatQuantity(gross, decimals)
  return formatQuantity(gross)
}
