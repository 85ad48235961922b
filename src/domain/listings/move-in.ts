import type { ListingType, RentPeriod } from '#domain/listings/listing-rules.ts'
import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'

/** What it costs to move in (docs/product.md 21.4). Amounts in naira. */

export const FEE_NAMES = ['agency', 'legal', 'caution', 'service'] as const
export type FeeName = (typeof FEE_NAMES)[number]

export const FEE_LABELS: Record<FeeName, string> = {
  agency: 'Agency fee',
  legal: 'Legal fee',
  caution: 'Caution',
  service: 'Service charge',
}

export const FEE_PERCENT_MAX = 100
/** In months. */
export const MINIMUM_TERM_MAX = 60

export const RENT_INCLUDES = [
  'water',
  'electricity',
  'generator',
  'security',
  'waste',
  'cleaning',
  'internet',
  'gas',
] as const
export type RentIncluded = (typeof RENT_INCLUDES)[number]

/** An amount, 0 where there is none, or so many per cent, to a tenth, of what is paid for the home. */
export type Fee = { amount: number } | { percent: number }

/** What is null nobody has said. */
export type Fees = Record<FeeName, Fee | null>

export const NO_FEES: Fees = { agency: null, legal: null, caution: null, service: null }

/** What the costs of a home depend on. */
export type Costed = {
  type: ListingType
  rentPeriod: RentPeriod
  regularPrice: number
  discountPrice: number
  offer: boolean
  minimumTerm: number | null
  fees: Fees
}

/** A line of the sum. @param percent of the first line */
export type CostLine = { name: 'rent' | 'price' | FeeName; amount: number; percent?: number }

export type MoveIn = {
  lines: CostLine[]
  total: number
  /** How long the rent is paid for, in months; null for a sale. */
  months: number | null
  /** The fees that nobody has said: with these it is more. */
  unknown: FeeName[]
}

const PERIOD_MONTHS: Record<RentPeriod, number> = { month: 1, year: 12 }

/** A sale has no caution. */
const feesOf = (type: ListingType) => FEE_NAMES.filter((name) => type === 'rent' || name !== 'caution')

/**
 * The sum, line by line: the rent for the minimum term, one period where none is said, or the price; and each fee that is known.
 * The database reckons the same (`move_in_cost`).
 */
export function moveInOf(home: Costed): MoveIn {
  const { type, rentPeriod, minimumTerm, fees } = home
  const asked = koboFromNaira(home.offer ? home.discountPrice : home.regularPrice)
  const period = PERIOD_MONTHS[rentPeriod]
  const months = type === 'rent' ? (minimumTerm ?? period) : null
  const base = months === null ? asked : Math.round((asked * months) / period)
  const lines: (Omit<CostLine, 'amount'> & { kobo: number })[] = [
    { name: type === 'rent' ? 'rent' : 'price', kobo: base },
  ]
  const unknown: FeeName[] = []
  for (const name of feesOf(type)) {
    const fee = fees[name]
    if (!fee) unknown.push(name)
    else if ('amount' in fee) lines.push({ name, kobo: koboFromNaira(fee.amount) })
    // Whole numbers, so that a half is a half: a tenth of a per cent is a thousandth.
    else
      lines.push({
        name,
        kobo: Math.round((base * Math.round(fee.percent * 10)) / 1_000),
        percent: fee.percent,
      })
  }
  return {
    lines: lines.map(({ kobo, ...line }) => ({ ...line, amount: nairaFromKobo(kobo) })),
    total: nairaFromKobo(lines.reduce((sum, { kobo }) => sum + kobo, 0)),
    months,
    unknown,
  }
}

/** Null where a fee is not known: then nobody can say what it comes to. */
export function moveInCost(home: Costed): number | null {
  const { total, unknown } = moveInOf(home)
  return unknown.length > 0 ? null : total
}

/** Whether anybody has said anything of it. */
export const saysCosts = ({ fees, minimumTerm }: Pick<Costed, 'fees' | 'minimumTerm'>): boolean =>
  minimumTerm !== null || FEE_NAMES.some((name) => fees[name] !== null)

/** "2 years", "6 months". */
export function termWords(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return `${count} ${count === 1 ? unit : `${unit}s`}`
}
