import type { ListingFilters } from '#domain/listings/listing-filters.ts'

type Wish = 'rooms' | 'price' | 'extras'

/** What of a search may be given up when no home in the country has it; what is typed, the place and rent or sale are not. */
const WISHES: Record<Wish, readonly (keyof ListingFilters)[]> = {
  rooms: ['bedrooms', 'minBedrooms', 'minBathrooms'],
  price: ['minPrice', 'maxPrice'],
  extras: ['parking', 'furnished', 'offer'],
}

const ASKED: Record<Wish, string> = {
  rooms: 'with so many rooms',
  price: 'at this price',
  extras: 'with all of this',
}

/** @param sentence what was given up: "No home like this with so many rooms in Nigeria yet." */
type Similar<Filters> = { filters: Filters; sentence: string }

/** The same search with less and less asked for, what looks most like it first (docs/product.md 17.7). */
export function similarSearches<Filters extends object>(filters: Filters): Similar<Filters>[] {
  const set = (Object.keys(WISHES) as Wish[]).filter((wish) =>
    WISHES[wish].some((name) => (filters as ListingFilters)[name]),
  )
  const steps: Wish[][] = set.map((wish) => [wish])
  if (set.length > 1) steps.push(set)
  return steps.map((wishes) => {
    const given = wishes.flatMap((wish): readonly string[] => WISHES[wish])
    return {
      filters: Object.fromEntries(
        Object.entries(filters).filter(([name]) => !given.includes(name)),
      ) as Filters,
      sentence: `No home like this ${wishes.map((wish) => ASKED[wish]).join(' and ')} in Nigeria yet.`,
    }
  })
}
