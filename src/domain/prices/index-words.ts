import { capital } from '#domain/capital.ts'
import { formatDay } from '#domain/dates.ts'
import { comparedFigure } from '#domain/materials/pack-words.ts'
import type { PublishedValue } from './price-index-schema.ts'

/** Words of the price index, for pages, pictures and mails. Figures of files and calls stay exact. */

/** As a price list writes it: "₦38,933", "₦7.50". */
export const naira = (value: number): string => `₦${comparedFigure(value)}`

/** "+2.5 %", "−1.0 %", as exactly as it is published, so that columns are read down; a dash where it is not known. */
export const percent = (change: number | null): string =>
  change === null ? '–' : `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change).toFixed(1)} %`

export const weekTo = (week: string): string => `Week to ${formatDay(`${week}T00:00:00+01:00`)}`

/** The same within a sentence. */
export const inWeek = (week: string): string => weekTo(week).replace('Week', 'week')

/** What stands above, or in, whatever shows generated prices. */
export const EXAMPLE_DATA = 'Example data'

/** What a price is beside a published median: "8 % below the median in Lagos for the week to 16 November 2026". */
export function besideMedian(
  price: number,
  { price: median, region, week }: Pick<PublishedValue, 'price' | 'region' | 'week'>,
): string {
  return `${capital(besideWords(price, median))} the median in ${region} for the ${inWeek(week)}`
}

/** "8 % below", "at". */
export function besideWords(price: number, median: number): string {
  const away = Math.round((price / median - 1) * 100)
  return away === 0 ? 'at' : `${Math.abs(away)} % ${away > 0 ? 'above' : 'below'}`
}
