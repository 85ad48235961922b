import type { ListingFilters } from '#domain/listings/listing-filters.ts'

type FilterGroup = 'rooms' | 'price' | 'extras'

/** What of a search may be given up when no home in the country has it; what is typed, the place and rent or sale are not. */
const FILTER_GROUPS: Record<FilterGroup, readonly (keyof ListingFilters)[]> = {
  rooms: ['bedrooms', 'minBedrooms', 'minBathrooms'],
  price: ['minPrice', 'maxPrice', 'pricePeriod'],
  extras: ['parking', 'furnished', 'offer'],
}

const DESCRIBED: Record<FilterGroup, string> = {
  rooms: 'with this number of rooms',
  price: 'at this price',
  extras: 'with these extras',
}

/** @param sentence what was given up: "No home like this with this number of rooms in Nigeria yet." */
type Similar<Filters> = { filters: Filters; sentence: string }

/** The same search with less and less asked for, what looks most like it first (docs/product.md 17.7). */
export function similarSearches<Filters extends object>(filters: Filters): Similar<Filters>[] {
  const set = (Object.keys(FILTER_GROUPS) as FilterGroup[]).filter((group) =>
    FILTER_GROUPS[group].some((name) => (filters as ListingFilters)[name]),
  )
  const steps: FilterGroup[][] = set.map((group) => [group])
  if (set.length > 1) steps.push(set)
  return steps.map((groups) => {
    const given = groups.flatMap((group): readonly string[] => FILTER_GROUPS[group])
    return {
      filters: Object.fromEntries(
        Object.entries(filters).filter(([name]) => !given.includes(name)),
      ) as Filters,
      sentence: `No home like this ${groups.map((group) => DESCRIBED[group]).join(' and ')} in Nigeria yet.`,
    }
  })
}
