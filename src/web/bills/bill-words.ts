import { FLOOR_AREA_MIN } from '#domain/bills/bill-rules.ts'
import type { BillLine, BillSheet, CHECK_KINDS, SheetColumns } from '#domain/bills/bill-schema.ts'
import type { BillPricing } from '#domain/bills/pricing/pricing-schema.ts'
import { formatAmount, koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import { parseOptionalFigure } from '#web/ui/typed-figure.ts'

/** `₦1,250,000` or `−₦9,000`. */
export function naira(amount: number): string {
  const rounded = nairaFromKobo(koboFromNaira(amount))
  return `${rounded < 0 ? '−' : ''}₦${formatAmount(Math.abs(rounded))}`
}

/** Prices of a past day do not grow old. */
export const areOld = ({ week, expiresAt }: Pick<BillPricing, 'week' | 'expiresAt'>): boolean =>
  !week && Date.parse(expiresAt) < Date.now()

/** A floor area as it is typed; null: none, undefined: not one. */
export function parseFloorArea(typed: string): number | null | undefined {
  const area = parseOptionalFigure(typed)
  return area === undefined || area === null || area >= FLOOR_AREA_MIN ? area : undefined
}

export const WRONG_AREA = `A number, ${FLOOR_AREA_MIN} or more`

/** As a surveyor writes them. */
const UNIT_SIGNS: Record<string, string> = {
  m2: 'm²',
  m3: 'm³',
  ft2: 'ft²',
  ft3: 'ft³',
  yd2: 'yd²',
  yd3: 'yd³',
  nr: 'Nr',
  percent: '%',
}
export const unitSign = (unit: string) => UNIT_SIGNS[unit] ?? unit

export const CHECK_NAMES: Record<(typeof CHECK_KINDS)[number], string> = {
  'not-in-total': 'Not in any total',
  'counted-twice': 'Counted twice',
  'total-differs': 'Totals that differ from their items',
  'carried-differs': 'Carried forward wrongly',
  'amount-differs': 'Amounts that are not quantity × rate',
  'no-value': 'Cells without a value',
  'external-link': 'Taken from another file',
  'repeated-item': 'Items listed twice',
  'unit-does-not-fit': 'Units that do not fit the description',
  'rate-outlies': 'Rates far from others',
}

export const FLAGS: Record<BillLine['flags'][number], string> = {
  omitted: 'It is a deduction.',
  hidden: 'Its row is hidden in the file.',
  repeated: 'It is listed twice.',
  'unknown-unit': 'We do not know its unit.',
  'error-value': 'One of its cells shows an error.',
  included: 'The bill says it is included elsewhere.',
  external: 'One of its figures comes from another file.',
}

export const COLUMN_NAMES: Record<keyof SheetColumns, string> = {
  reference: 'Item',
  description: 'Description',
  detail: 'More description',
  unit: 'Unit',
  quantity: 'Quantity',
  rate: 'Rate',
  amount: 'Amount',
}

export const SHEET_NAMES: Record<BillSheet['kind'], string> = {
  bill: 'A bill',
  takeoff: 'A takeoff',
  materials: 'A list of materials',
  dimensions: 'Dimensions: no items',
  summary: 'A summary',
  hidden: 'Hidden: left out',
  other: 'Something else: left out',
}

/** With as many places as it has, up to three. */
export const formatQuantity = (quantity: number): string =>
  quantity.toLocaleString('en-NG', { maximumFractionDigits: 3 })
