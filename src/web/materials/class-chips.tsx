import { Link } from '@tanstack/react-router'
import { capital } from '#domain/capital.ts'
import type { ComparisonFilters } from '#domain/materials/comparison-filters.ts'
import type { ShownComparison } from '#domain/materials/comparison-schema.ts'
import { parseDetails, UNSAID, withDetail } from '#domain/materials/details.ts'

export type Detail = ShownComparison['details'][number]

/** By what its offers differ most, where they do: the strength class of cement, the make of bars. */
export const classOf = (details: readonly Detail[], filters: ComparisonFilters): Detail | undefined =>
  details.find((detail) => detail.values.length > 1 || chosenOf(detail, filters) !== undefined)

/** The class that is asked for. */
export const chosenOf = (
  { id }: Detail,
  { detail = '' }: Pick<ComparisonFilters, 'detail'>,
): string | undefined => parseDetails(detail)[id]

type ClassChipsProps = {
  of: Detail
  filters: ComparisonFilters
  /** Of all classes, where that is known. */
  total: number | undefined
}

/** The classes, each with the way to its offers alone. */
export function ClassChips({ of, filters, total }: ClassChipsProps) {
  const { id, name, values } = of
  const chosen = chosenOf(of, filters)
  const chip = (value: string | undefined, label: string, count: number | undefined) => (
    <Link
      key={label}
      to="."
      search={({ page: _page, ignored: _ignored, ...search }: Record<string, unknown>) => ({
        ...search,
        detail: withDetail(filters.detail, id, value ?? '') || undefined,
      })}
      resetScroll={false}
      preload={false}
      activeOptions={{ exact: true }}
      aria-current={value === chosen ? 'page' : undefined}
    >
      {label} {count !== undefined && <span>{count}</span>}
    </Link>
  )
  return (
    <nav aria-label={capital(name)} className="class-chips">
      {chip(undefined, 'All', total)}
      {values.map(({ value, label, count }) => chip(value, value === UNSAID ? capital(label) : label, count))}
    </nav>
  )
}
