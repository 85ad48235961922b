import type { Availability } from '#domain/listings/availability.ts'
import type { ListingType } from '#domain/listings/listing-rules.ts'
import type { Fee, RentIncluded } from '#domain/listings/move-in.ts'

/** How cells say whether a home can be had and what it costs besides its price. */

type NairaOf = (text: string) => number | undefined

/** Nothing with a second number behind it. */
const PERCENT = /^(\d{1,3}(?:\.\d+)?)\s*(?:%|per ?cent\b|percent\b)\s*(?:\(?(?:of|on)\b[^\d%]*)?\.?$/i
const RANGE = /\d\s*[km]?\s*(?:[-–—]|to)\s*(?:₦|ngn|n)?\s*\d/i
const NONE = /^(0|no|none|nil|free|waived|included|inclusive|no fee)$/i
const NOT_SAID = /^([-–—]+|n\/?a|not applicable)$/i

/** "10%", "10 per cent of rent", "500,000", "none"; null where nothing is said. */
export function parseFee(text: string, nairaOf: NairaOf): Fee | null | undefined {
  const said = text.trim()
  if (NOT_SAID.test(said)) return null
  if (NONE.test(said)) return { amount: 0 }
  const percent = PERCENT.exec(said)?.[1]
  if (percent !== undefined) return { percent: Number(percent) }
  const amount = RANGE.test(said) ? undefined : nairaOf(said)
  return amount === undefined ? undefined : { amount }
}

const COUNTS: Record<string, number> = { a: 1, one: 1, two: 2, three: 3 }
const COUNT = String.raw`\d{1,2}(?:\.\d)?|${Object.keys(COUNTS).join('|')}`
const TERM = new RegExp(
  String.raw`^(?:(?:at least|min(?:imum)?(?: of)?) )?(${COUNT})(?:\s*(?:-|–|to|or)\s*(?:${COUNT}))?[\s-]*(?:full |calendar )?(years?|yrs?|annum|months?|mths?|mos?)?(?: (?:min(?:imum)?|only|lease|rent|tenancy|upfront|renewable))*\.?$`,
  'i',
)

/** "1 year", "6 months", "1.5 years", "2-3 years" (the shorter); a bare number is one of months. @returns months */
export function parseTerm(text: string): number | undefined {
  const [, count = '', unit = ''] = TERM.exec(text.trim()) ?? []
  if (count === '') return undefined
  const months = (COUNTS[count.toLowerCase()] ?? Number(count)) * (/^[ya]/i.test(unit) ? 12 : 1)
  return Number.isInteger(months) ? months : undefined
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

/** "Water, security and light": what is not known is left out, and what a part of the sentence denies: "no light, security not included". */
export const parseIncluded = (text: string): RentIncluded[] => {
  const granted = text.split(/[,;.\n]|\bbut\b/i).filter((part) => !DENIED.test(part))
  return INCLUDED.flatMap(([words, included]) => (granted.some((part) => words.test(part)) ? [included] : []))
}

const DENIED =
  /\b(no|none|nil|not|without|exclud(?:es|ing|ed)|except|separate(?:ly)?|extra|tenants?|prepaid|own)\b/i

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
