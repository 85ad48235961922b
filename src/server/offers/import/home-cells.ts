import type { Availability } from '#domain/listings/availability.ts'
import type { ListingType } from '#domain/listings/listing-rules.ts'
import type { Fee, RentIncluded } from '#domain/listings/move-in.ts'

/** How cells say whether a home can be had and what it costs besides its price. */

type NairaOf = (text: string) => number | undefined

const PERCENT = /^(\d{1,3}(?:\.\d+)?)\s*(?:%|per ?cent\b|percent\b)/i
const NONE = /^(0|no|none|nil|free|waived|included|inclusive|no fee)$/i

/** Whether a cell says nothing of what its column is about: what is not said is not known. */
export const saysNothing = (text: string): boolean =>
  /^(?:[-–—.?]*|n\/?a|not applicable|tba|tbd)$/i.test(text.trim())

/** "10%", "10 per cent of rent", "500,000", "none". */
export function parseFee(text: string, nairaOf: NairaOf): Fee | undefined {
  const said = text.trim()
  if (NONE.test(said)) return { amount: 0 }
  const percent = PERCENT.exec(said)?.[1]
  if (percent !== undefined) return { percent: Number(percent) }
  const amount = nairaOf(said)
  return amount === undefined ? undefined : { amount }
}

const TERM =
  /^(\d{1,2}|one|two|three)(?:[\s-]*(years?|yrs?|annum|months?|mths?|mos?))?(?:\s+(?:rent|lease|min|minimum|only|upfront))*\.?$/i
const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3 }

/** "1 year", "6 months minimum"; a bare number is one of months. @returns months */
export function parseTerm(text: string): number | undefined {
  const [, count = '', unit = ''] = TERM.exec(text.trim()) ?? []
  const number = COUNTS[count.toLowerCase()] ?? (count === '' ? Number.NaN : Number(count))
  return Number.isNaN(number) ? undefined : number * (/^[ya]/i.test(unit) ? 12 : 1)
}

const INCLUDED: readonly (readonly [RegExp, RentIncluded])[] = [
  [/\bwater\b/i, 'water'],
  [/\b(electricity|light|power|nepa|phcn)\b/i, 'electricity'],
  [/\b(generator|gen|diesel|inverter)\b/i, 'generator'],
  [/\b(security|guards?|gateman)\b/i, 'security'],
  [/\b(waste|refuse|lawma)\b/i, 'waste'],
  [/\b(clean(ing|er)|janitor)\b/i, 'cleaning'],
  [/\b(internet|wi-?fi)\b/i, 'internet'],
  [/\bgas\b/i, 'gas'],
]

const EXCLUDED = /\b(?:no|not|without|except|excluding|exclusive)\b/i

/** "Water, security and light": what is not known is left out. @returns undefined where it says what is not included, too */
export const parseIncluded = (text: string): RentIncluded[] | undefined =>
  EXCLUDED.test(text)
    ? undefined
    : INCLUDED.flatMap(([words, included]) => (words.test(text) ? [included] : []))

/** "Available", "under offer", "rented", "off the market". */
export function parseAvailability(text: string, type: ListingType | undefined): Availability | undefined {
  const said = text.trim().toLowerCase().replace(/[-_]+/g, ' ')
  if (/^(yes|y|true|1|available|vacant|still available|in stock|ready)$/.test(said)) return 'available'
  if (/^(under offer|reserved|on hold|deposit paid|under negotiation)$/.test(said)) return 'under-offer'
  if (/^(let|rented|rented out|leased|let agreed)$/.test(said)) return 'let'
  if (/^(sold|sold out)$/.test(said)) return 'sold'
  if (/^(taken|gone)$/.test(said)) return type === 'sale' ? 'sold' : 'let'
  if (/^(no|n|false|0|paused|unavailable|not available|off market|off the market|withdrawn)$/.test(said))
    return 'paused'
  return undefined
}
