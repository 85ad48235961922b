import { FEE_LABELS, FEE_NAMES, type Fee, type FeeName } from '#domain/listings/move-in.ts'
import type { FileRow, Findings } from './file-row.ts'
import { parseAvailability, parseFee, parseIncluded, parseTerm } from './home-cells.ts'
import { nairaPrice } from './price-text.ts'

const FEE_FIELDS = {
  agency: 'agencyFee',
  legal: 'legalFee',
  caution: 'cautionFee',
  service: 'serviceFee',
} as const satisfies Record<FeeName, string>

/** What it costs besides, and whether it can be had: what cannot be read stays unknown, and says so, as "Agency" may be an agent's name. */
export function readCosts(row: FileRow, type: string, found: Findings) {
  const texts = { ...row.defaults, ...row.cells }
  const nairaOf = (text: string) => {
    const price = nairaPrice(text, texts.currency, row.rates)
    return 'problem' in price ? undefined : price.naira
  }
  const read = <Value>(field: string, parse: (text: string) => Value | undefined, note: string) => {
    const text = texts[field]
    if (text === undefined || text === '') return undefined
    const value = parse(text)
    if (value === undefined) found.notes.push(note)
    return value
  }
  const fees = Object.fromEntries(
    FEE_NAMES.map((name) => [
      name,
      read(
        FEE_FIELDS[name],
        (text) => parseFee(text, nairaOf),
        `${FEE_LABELS[name]} is left out: write an amount, such as 200,000, or per cent of the rent, such as 10%`,
      ) ?? null,
    ]),
  )
  const sold = type === 'rent' || type === 'sale' ? type : undefined
  return {
    fees,
    minimumTerm:
      read('minimumTerm', parseTerm, 'The minimum term is left out: write 1 year or 6 months') ?? null,
    rentIncludes: texts.rentIncludes ? parseIncluded(texts.rentIncludes) : undefined,
    availability: read(
      'availability',
      (text) => parseAvailability(text, sold),
      'Availability is left out: write available, under offer, let, sold or paused',
    ),
  }
}

/** Fees as a file would write them, by its fields. */
export const feeTexts = (fees: Record<FeeName, Fee | null>): Record<string, string | null> =>
  Object.fromEntries(FEE_NAMES.map((name) => [FEE_FIELDS[name], feeText(fees[name])]))

const feeText = (fee: Fee | null): string | null =>
  fee && ('percent' in fee ? `${fee.percent}%` : String(fee.amount))
