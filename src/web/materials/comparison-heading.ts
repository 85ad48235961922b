import { capital } from '#domain/capital.ts'
import type { ComparisonFilters } from '#domain/materials/comparison-filters.ts'
import type { ShownComparison } from '#domain/materials/comparison-schema.ts'
import { UNSAID } from '#domain/materials/details.ts'
import { chosenOf, classOf } from './class-chips.tsx'

/** "Portland cement (42.5R) prices in Ikeja, Lagos today" */
export function comparisonHeading(
  { material, details }: ShownComparison,
  filters: ComparisonFilters,
): string {
  const { state, lga } = filters
  const kind = classOf(details, filters)
  const chosen = kind && chosenOf(kind, filters)
  const label = kind?.values.find(({ value }) => value === chosen)?.label
  const words = chosen === UNSAID ? `${kind?.name} ${label}` : label
  const name = capital(material.specificationName)
  const place = lga ? `${lga}, ${state}` : (state ?? 'Nigeria')
  return `${label ? `${name} (${words})` : name} prices in ${place} today`
}
