import type { Material, Parameters } from './material.ts'

/** How much of the compared unit a rule says is in one; nothing where only the seller knows it, or a value is missing. */
export function holdsOf(rule: Material['conversions'][number], parameters: Parameters): number | undefined {
  if (rule.class === 'seller') return undefined
  return typeof rule.holds === 'number' ? rule.holds : rule.holds(parameters)
}

/** As they are written in a sentence; the others are words. */
const WRITTEN: Record<string, string> = { m2: 'm²', m3: 'm³', nr: 'piece' }
const MANY: Record<string, string> = { tonne: 'tonnes', litre: 'litres', nr: 'pieces' }
const written = (unit: string) => WRITTEN[unit] ?? unit
const many = (unit: string) => MANY[unit] ?? written(unit)

/** Why a price for one compared unit is shown with "≈": the constants of the trade that may be behind it, with their sources (docs/product.md 18.1.4). */
export function nominalWords({ compared, conversions }: Material, parameters: Parameters): string {
  const constants = conversions.flatMap((rule) => {
    const holds = holdsOf(rule, parameters)
    return rule.class === 'nominal' && holds !== undefined
      ? [`1 ${written(rule.from)} ≈ ${Number(holds.toPrecision(4))} ${many(compared)} (${rule.source})`]
      : []
  })
  return constants.length > 0 ? constants.join(', ') : 'a trip is loaded by eye'
}
