import { type Availability, HOME_DAYS } from '#domain/listings/availability.ts'
import { type Costed, type Fee, type Fees, moveInCost, type RentIncluded } from '#domain/listings/move-in.ts'
import { koboFromNaira, nairaFromKobo } from '#domain/money.ts'
import { freshnessOf } from '#domain/prices/freshness.ts'
import { tellsAgeOf } from '#server/api/depends-on.ts'
import type { StoredFee } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'

/** Whether a home can be had. */
export const availabilitySelection = {
  availability: listings.availability,
  availabilitySince: listings.availabilitySince,
  confirmedAt: listings.confirmedAt,
  asleep: listings.asleep,
}

/** Besides, what it costs beside its price. */
export const homeSelection = {
  ...availabilitySelection,
  agencyFee: listings.agencyFee,
  legalFee: listings.legalFee,
  cautionFee: listings.cautionFee,
  serviceFee: listings.serviceFee,
  minimumTerm: listings.minimumTerm,
  rentIncludes: listings.rentIncludes,
}

type AvailabilityRow = {
  availability: Availability
  availabilitySince: Date
  confirmedAt: Date
  asleep: boolean
}

export function availabilityAnswer({
  availability,
  availabilitySince,
  confirmedAt,
  asleep,
}: AvailabilityRow) {
  tellsAgeOf(confirmedAt)
  tellsAgeOf(availabilitySince)
  return {
    availability,
    availabilitySince: availabilitySince.toISOString(),
    confirmedAt: confirmedAt.toISOString(),
    freshness: freshnessOf(confirmedAt, new Date(), asleep, HOME_DAYS),
  }
}

const feeFrom = (stored: StoredFee | null): Fee | null =>
  stored && ('amount' in stored ? { amount: nairaFromKobo(stored.amount) } : stored)

const storedFee = (fee: Fee | null): StoredFee | null =>
  fee && ('amount' in fee ? { amount: koboFromNaira(fee.amount) } : fee)

type FeeRow = Record<'agencyFee' | 'legalFee' | 'cautionFee' | 'serviceFee', StoredFee | null>

const feesFrom = ({ agencyFee, legalFee, cautionFee, serviceFee }: FeeRow): Fees => ({
  agency: feeFrom(agencyFee),
  legal: feeFrom(legalFee),
  caution: feeFrom(cautionFee),
  service: feeFrom(serviceFee),
})

/** What the API answers of it besides. @param priced it, in naira */
export function homeAnswer(row: AvailabilityRow & FeeRow, priced: Omit<Costed, 'fees'>) {
  const fees = feesFrom(row)
  return { ...availabilityAnswer(row), fees, moveInCost: moveInCost({ ...priced, fees }) }
}

type Said = { type: 'rent' | 'sale'; fees: Fees; minimumTerm: number | null; rentIncludes: RentIncluded[] }

/** What a form says, as columns. Nobody pays a caution for what they buy, or buys it for a term. */
export const costColumns = ({ type, fees, minimumTerm, rentIncludes }: Said) => ({
  agencyFee: storedFee(fees.agency),
  legalFee: storedFee(fees.legal),
  cautionFee: type === 'rent' ? storedFee(fees.caution) : null,
  serviceFee: storedFee(fees.service),
  minimumTerm: type === 'rent' ? minimumTerm : null,
  rentIncludes: type === 'rent' ? rentIncludes : [],
})
