import { type AlertKind, MOVE_PERCENTS } from '#domain/alerts/alert-rules.ts'
import type { SearchedFilters } from '#domain/alerts/search-name.ts'
import { listingFiltersOf, parseListingSearch } from '#domain/listings/listing-filters.ts'
import { parseComparisonAddress } from '#domain/materials/comparison-address.ts'
import { comparisonFiltersOf } from '#domain/materials/comparison-filters.ts'
import { findSpecification, type Specification } from '#domain/materials/specification.ts'
import { localGovernmentsIn } from '#domain/places/cities.ts'
import { STATES, type State } from '#domain/places.ts'
import { filtersOf, parseProductSearch } from '#domain/products/product-filters.ts'

/** What orders a list, or counts in it, finds nothing. */
const NO_FILTERS = new Set(['sort', 'order', 'near', 'quantity'])

/** A search as its page reads it, without what it would leave out, in one order. Empty where it asks for nothing. */
export function normalizedSearch(kind: AlertKind, search: SearchedFilters): Record<string, string> {
  const filters = readFilters(kind, search)
  if ((kind === 'comparisons' || kind === 'prices') && !filters.specification) return {}
  const { lga } = filters
  const state = (filters.location ?? filters.state) as State | undefined
  // A local government that its state has not would be no filter.
  if (lga && (!state || localGovernmentsIn(state, lga).length === 0)) delete filters.lga
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([name]) => !NO_FILTERS.has(name))
      .sort(([one], [other]) => one.localeCompare(other)),
  )
}

function readFilters(kind: AlertKind, search: SearchedFilters): Record<string, string> {
  if (kind === 'products') return asTexts(filtersOf(parseProductSearch(search)))
  if (kind === 'listings') return asTexts(listingFiltersOf(parseListingSearch(search)))
  const specification = specificationOf(search)
  if (kind === 'prices')
    return asTexts({
      specification: specification?.id ?? '',
      percent: MOVE_PERCENTS.find((each) => each === search.percent) ?? '5',
      // Without a state it is of the country.
      ...(STATES.some((each) => each === search.state) && { state: search.state }),
    })
  return asTexts({
    ...comparisonFiltersOf(parseComparisonAddress(search)),
    ...(specification && { specification: specification.id }),
  })
}

const asTexts = (filters: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))

/** What a comparison is of. */
export const specificationOf = ({ specification = '' }: SearchedFilters): Specification | undefined =>
  findSpecification(specification)
