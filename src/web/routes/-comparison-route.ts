import { parseComparisonAddress } from '#domain/materials/comparison-address.ts'
import {
  type ComparisonSearch,
  comparisonFiltersOf,
  parseComparisonSearch,
} from '#domain/materials/comparison-filters.ts'
import { pageHead } from '#web/layout/page-head.ts'
import type { ComparisonHead } from './-comparison-head.ts'

/** What the addresses of comparisons have in common, "cement" and "rebar/12mm", as far as every page knows of it. */

/** While it is not known what of. */
export const COMPARED = 'Prices compared'

/** The server reads what somebody has typed or copied, the browser what it has made of it. */
export const readComparisonSearch = import.meta.env.SSR ? parseComparisonAddress : parseComparisonSearch

/** What of its address a comparison is loaded by. */
export const comparisonDeps = ({ search }: { search: ComparisonSearch }) => ({
  filters: comparisonFiltersOf(search),
  page: search.page,
  compare: search.compare,
  in: search.in,
})
export type ComparisonDeps = ReturnType<typeof comparisonDeps>

/** A comparison of a state is a page of its own for search engines; any other filter makes it one of very many. */
export function comparisonPageHead(
  { context, search }: { context: { baseUrl: string }; search: ComparisonSearch },
  id: string,
  head: ComparisonHead | undefined,
) {
  const { state, ...others } = search
  const path = `/materials/${id}`
  return pageHead(
    { context, search: others },
    {
      title: COMPARED,
      ...head,
      kind: 'product',
      path: state ? `${path}?${new URLSearchParams({ state })}` : path,
    },
  )
}
