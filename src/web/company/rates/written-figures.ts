import { formatFigure } from '#domain/figures.ts'
import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import type { BuiltUpLine } from '#domain/rates/build-up.ts'
import { countedUnit } from '#domain/rates/unit-words.ts'

/** An amount in a column: naira with two decimal places. */
export const formatSum = (kobo: number | undefined) =>
  kobo === undefined ? '–' : formatFigure(nairaFromKobo(kobo), 2)

/** "6.653 bags". */
export const withUnit = (written: string, unit: string) => `${written} ${countedUnit(written, unit)}`

export const formatQuantity = (quantity: number, decimals = quantity < 1 ? 4 : 3) =>
  quantity.toLocaleString('en-NG', { maximumFractionDigits: decimals })

/** As exactly as anybody measures it: "0.670", "6.653", "65". */
export const formatMeasured = (quantity: number) =>
  quantity.toLocaleString('en-NG', {
    minimumFractionDigits: Number.isInteger(quantity) ? 0 : 3,
    maximumFractionDigits: 3,
  })

const MOST_DECIMALS = 7

/** With the decimals that somebody needs who multiplies it by its price, as both are written, to come to its amount in kobo. */
export function formatPriced({ gross, price, amount }: Pick<BuiltUpLine, 'gross' | 'price' | 'amount'>) {
  for (let decimals = 3; decimals <= MOST_DECIMALS; decimals++)
    if (koboFromNaira(Number(gross.toFixed(decimals)) * Number(price.toFixed(2))) === amount)
      return formatQuantity(gross, decimals)
  return formatQuantity(gross)
}
