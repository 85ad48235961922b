import type { Fee } from '#domain/listings/move-in.ts'
import { formatAmount } from '#domain/money.ts'
import { numberFrom } from '#web/offers/typed-form.ts'

/** A fee as people type it: `200,000`, `10%`, or nothing where they do not say. */
export const feeText = (fee: Fee | null): string =>
  fee === null ? '' : 'percent' in fee ? `${fee.percent}%` : formatAmount(fee.amount)

/** What is no fee stays what it is, and the schema says so. */
export function feeBody(text: string) {
  const typed = text.trim()
  if (typed === '') return null
  return typed.endsWith('%')
    ? { percent: numberFrom(typed.slice(0, -1)) ?? '' }
    : { amount: numberFrom(typed) }
}

/** A fee that is rightly typed. */
export function typedFee(text: string): Fee | null {
  const body = feeBody(text)
  if (!body) return null
  const value = 'percent' in body ? body.percent : body.amount
  if (typeof value !== 'number') return null
  return 'percent' in body ? { percent: value } : { amount: value }
}
