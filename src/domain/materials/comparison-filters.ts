import { parsePage } from '#domain/pagination.ts'
import { findState, type State } from '#domain/places.ts'

/** What narrows a comparison, by the readable names that stand in the URL (docs/product.md 18.8). Absent means no filter. */
export type ComparisonFilters = {
  state?: State | undefined
  /** A local government of `state`. */
  lga?: string | undefined
  brand?: string | undefined
  /** What else is known of it: "strength:42.5" (`parseDetails`). */
  detail?: string | undefined
  verified?: true | undefined
  /** In packs of the seller. */
  maxMinimumOrder?: number | undefined
  /** How much is needed, in the unit that the material is compared in. */
  quantity?: number | undefined
}

export type ComparisonSearch = ComparisonFilters & {
  page?: number | undefined
  /** What a form without scripts says its quantity in: a pack or a unit. */
  in?: string | undefined
  /** The offers that stand side by side, by their ids, with commas between them. */
  compare?: string | undefined
  /** The filters whose values mean nothing, with commas between them. */
  ignored?: string | undefined
}

/** How many offers stand side by side at most. */
export const SIDE_BY_SIDE_MAX = 4

/** As many offers are listed, on however many pages; whoever looks for others narrows the list. */
export const COMPARED_MAX = 1_000

/** More of anything than one order takes, in any compared unit. */
export const QUANTITY_MAX = 10_000_000

const BRAND_MAX = 60
const DETAIL_MAX = 300

/** Reads a URL as kindly as it can: what means nothing is undefined. */
export function parseComparisonSearch(search: Record<string, unknown>): ComparisonSearch {
  const text = (key: string) => String(search[key] ?? '').trim()
  const state = findState(text('state'))
  const chosen = text('compare').split(',')
  const compare = [...new Set(chosen.filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, SIDE_BY_SIDE_MAX)
  const minimum = numberOf(text('maxMinimumOrder'))
  const quantity = numberOf(text('quantity'))
  return {
    state,
    lga: (state && text('lga').slice(0, BRAND_MAX)) || undefined,
    brand: text('brand').slice(0, BRAND_MAX) || undefined,
    detail: text('detail').slice(0, DETAIL_MAX) || undefined,
    verified: text('verified') === 'true' || undefined,
    maxMinimumOrder: minimum !== undefined && Number.isInteger(minimum) ? minimum : undefined,
    quantity,
    compare: compare.join() || undefined,
    ...parsePage(search),
    ignored: text('ignored') || undefined,
  }
}

/** The filters that are set, without the page and without whatever else stands in the URL. */
export function comparisonFiltersOf(search: ComparisonSearch): ComparisonFilters {
  const { state, lga, brand, detail, verified, maxMinimumOrder, quantity } = search
  return Object.fromEntries(
    Object.entries({ state, lga, brand, detail, verified, maxMinimumOrder, quantity }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

/** What narrows the list alone: figures are of the place and the details, whatever the quantity. */
export const narrowingOf = ({ brand, verified, maxMinimumOrder }: ComparisonFilters): ComparisonFilters => ({
  ...(brand !== undefined && { brand }),
  ...(verified && { verified }),
  ...(maxMinimumOrder !== undefined && { maxMinimumOrder }),
})

/** The filters as the query string of the API. */
export const queryOfComparison = (filters: ComparisonFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** "2,500", "2.5": as much as the API takes. */
function numberOf(written: string): number | undefined {
  const value = Number(written.replaceAll(',', ''))
  return value > 0 && value <= QUANTITY_MAX ? value : undefined
}
