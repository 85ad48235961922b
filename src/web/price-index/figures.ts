import { formatDay } from '#domain/dates.ts'
import { formatAmount } from '#domain/money.ts'

export const naira = (value: number): string => `₦${formatAmount(value)}`

/** "+2.5 %", "−1 %"; a dash where it is not known. */
export const percent = (change: number | null): string =>
  change === null ? '–' : `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(change)} %`

export const weekTo = (week: string): string => `Week to ${formatDay(`${week}T00:00:00+01:00`)}`
