import * as z from 'zod/mini'
import { choice, wholeNumber } from '#domain/input-fields.ts'
import { SALE_PRICE_MAX } from '#domain/listings/listing-rules.ts'
import {
  FEE_LABELS,
  FEE_PERCENT_MAX,
  type FeeName,
  MINIMUM_TERM_MAX,
  RENT_INCLUDES,
} from '#domain/listings/move-in.ts'
import { formatAmount } from '#domain/money.ts'

const feeOf = (label: string) => {
  const message = `${label} must be 0 to ${formatAmount(SALE_PRICE_MAX)} naira, or 0 to ${FEE_PERCENT_MAX} per cent of the rent or price, such as 7.5`
  const inRange = (max: number) => z.number(message).check(z.gte(0, message), z.lte(max, message))
  return z.union(
    [
      z.strictObject({
        amount: inRange(SALE_PRICE_MAX).check(z.overwrite((naira) => Math.round(naira * 100) / 100)),
      }),
      z.strictObject({
        percent: inRange(FEE_PERCENT_MAX).check(
          z.refine((percent) => Math.round(percent * 10) / 10 === percent, message),
        ),
      }),
    ],
    message,
  )
}

const fee = (name: FeeName) =>
  z._default(z.nullable(feeOf(`Listing ${FEE_LABELS[name].toLowerCase()}`)), null)

/** What is null nobody has said. */
export const Fees = z.object({
  agency: fee('agency'),
  legal: fee('legal'),
  caution: fee('caution'),
  service: fee('service'),
})

/** In months. */
export const minimumTerm = wholeNumber('Listing minimum term', { min: 1, max: MINIMUM_TERM_MAX })

export const rentIncludes = z
  .array(choice('What the rent includes', RENT_INCLUDES), 'What the rent includes must be a list')
  .check(z.overwrite((included) => RENT_INCLUDES.filter((each) => included.includes(each))))

/** What answers say of it. */
export const MOVE_IN_VIEW = {
  /** Each `{amount}` in naira, or `{percent}` of what is paid for the home; null where nobody has said. */
  fees: Fees,
  /** In months. */
  minimumTerm: z.nullable(z.number()),
  rentIncludes: z.array(z.enum(RENT_INCLUDES)),
  /** What is paid on moving in: the rent of the minimum term, or the price, and the fees. Null where a fee is not known. */
  moveInCost: z.nullable(z.number()),
}
