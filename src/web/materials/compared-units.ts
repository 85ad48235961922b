import type { Comparison } from '#domain/materials/comparison-schema.ts'

type Compared = Pick<Comparison['material'], 'comparedIn' | 'conversions'>

/** What a quantity can be said in: the compared unit, which holds 1 of itself, and what is sold of it. */
export type QuantityUnit = { id: string; label: string; holds: number }

const SIGNS: Record<string, string> = {
  m2: 'm²',
  m3: 'm³',
  nr: 'pieces',
  m: 'metres',
  litre: 'litres',
  tonne: 'tonnes',
  ft: 'feet',
  kg: 'kg',
  day: 'days',
}

export const unitWord = (unit: string): string => SIGNS[unit] ?? `${unit}s`

/** Dozens of digits help nobody, and 50 × 10.65 kg are 50 lengths again. */
const rounded = (value: number) => Number(value.toPrecision(9))

/** Packs first, as buyers count: bags before kilograms. */
export function quantityUnits({ comparedIn, conversions }: Compared): QuantityUnit[] {
  const own = { id: comparedIn, label: unitWord(comparedIn), holds: 1 }
  const others = conversions.flatMap(({ from, holds }) =>
    holds === null || from === comparedIn
      ? []
      : [
          {
            id: from,
            label: unitWord(from),
            holds,
          },
        ],
  )
  const isPack = ({ id }: QuantityUnit) => !(id in SIGNS)
  return [...others.filter(isPack), own, ...others.filter((unit) => !isPack(unit))]
}

/** A quantity in the first unit that it is a whole number of, else in the compared one. */
export function writtenQuantity(
  quantity: number | undefined,
  units: readonly QuantityUnit[],
): { amount: string; unit: QuantityUnit | undefined } {
  if (quantity === undefined) return { amount: '', unit: units[0] }
  const unit =
    units.find(({ holds }) => Number.isInteger(rounded(quantity / holds))) ??
    units.find(({ holds }) => holds === 1)
  return { amount: String(rounded(quantity / (unit?.holds ?? 1))), unit }
}

/** In the compared unit. */
export const comparedQuantity = (amount: number, { holds }: Pick<QuantityUnit, 'holds'>): number =>
  rounded(amount * holds)

/** What the URL says of a quantity that was typed, with thousands' commas, in a unit that was chosen. */
export function quantityInUrl(typed: string, chosen: string, units: readonly QuantityUnit[]): string {
  const amount = typed.replaceAll(',', '').trim()
  const unit = units.find(({ id }) => id === chosen)
  return amount && unit ? String(comparedQuantity(Number(amount), unit)) : ''
}
