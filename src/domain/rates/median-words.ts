import { formatDays } from '#domain/dates.ts'
import { inWeek } from '#domain/prices/index-words.ts'
import type { MedianPrice } from './median-schema.ts'

/** What is said of a median beside it: whose it is, from when, and what had no part in it (docs/product.md 19.5). */

type Voted = Pick<MedianPrice, 'sellers' | 'location' | 'oldest' | 'newest' | 'approximately'>

/** Why a figure is one with "≈": "; approximate: 1 bag ≈ 50 kg (NIS 444-1)". */
export const approximatelyWords = (approximately: string | null | undefined): string =>
  approximately ? `; approximate: ${approximately}` : ''

/** "Median of 7 sellers in Lagos, week to 16 November 2026". */
export const weekMedianWords = (
  { sellers, location }: Pick<MedianPrice, 'sellers' | 'location'>,
  week: string,
): string => `Median of ${sellers} sellers in ${location ?? 'Nigeria'}, ${inWeek(week)}`

/** What the price index does not publish has our starting price. */
export const notPublished = (week: string): string => `Not published, ${inWeek(week)}`

/** "Median of 7 sellers in Lagos, confirmed 3 to 20 November 2026; approximate: 1 m³ ≈ 1.45 tonnes (…)". */
export function medianWords({ sellers, location, oldest, newest, approximately }: Voted): string {
  const who = sellers === 1 ? 'Price of 1 seller' : `Median of ${sellers} sellers`
  return `${who} in ${location ?? 'Nigeria'}, confirmed ${formatDays(oldest, newest)}${approximatelyWords(approximately)}`
}

const REASONS: Record<MedianPrice['leftOut'][number]['why'], string> = {
  stale: 'with a price older than 28 days',
  'out-of-stock': 'out of stock',
  'not-comparable': 'not comparable',
}

/** "Left out: 3 with a price older than 28 days, 2 not comparable"; empty where nothing was. */
export function leftOutWords(leftOut: MedianPrice['leftOut']): string {
  if (leftOut.length === 0) return ''
  return `Left out: ${leftOut.map(({ why, offers }) => `${offers} ${REASONS[why]}`).join(', ')}`
}
