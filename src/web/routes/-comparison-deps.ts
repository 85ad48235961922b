import { type ComparisonSearch, comparisonFiltersOf } from '#domain/materials/comparison-filters.ts'

/** What of its address a comparison is loaded by. */
export const comparisonDeps = ({ search }: { search: ComparisonSearch }) => ({
  filters: comparisonFiltersOf(search),
  page: search.page,
  compare: search.compare,
  in: search.in,
})

export type ComparisonDeps = ReturnType<typeof comparisonDeps>
