import { formatAmount } from '#domain/money.ts'
import type { BillCheck } from '../bill-schema.ts'

export const naira = (amount: number): string => `₦${formatAmount(amount)}`

const QUOTED_MAX = 60

/** A description, short enough for a line of a list. */
export const quoted = (text: string): string =>
  `“${text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX).trimEnd()}…` : text}”`

/** `Sheet “2 Bungalow”, cell F41` */
export const placeOf = ({ sheet, cell }: Pick<BillCheck, 'sheet' | 'cell'>) =>
  `Sheet “${sheet}”, cell ${cell}`

/** A check as a line of a list that can be copied or printed. */
export const checkLine = ({ message, difference, ...check }: BillCheck): string =>
  `${placeOf(check)}: ${message}${difference === null || difference === 0 ? '' : ` Difference: ${difference < 0 ? '−' : ''}${naira(Math.abs(difference))}.`}`

/** All of them, a line each, in their order. */
export const checkList = (checks: readonly BillCheck[]): string =>
  checks.length === 0 ? 'We found nothing that does not add up.\n' : `${checks.map(checkLine).join('\n')}\n`
