import type { Listing, ListingCard } from '#domain/listings/listing-schema.ts'

type Compared = Pick<Listing | ListingCard, 'bedrooms' | 'state' | 'type'>

/** What homes like one are, and whether they are near it: "2-bedroom homes for rent in Kwara and other states". */
export function similarTitle({ type, bedrooms, state }: Compared, similar: readonly Compared[]): string {
  const rooms = similar.every((each) => each.bedrooms === bedrooms)
    ? `${bedrooms}-bedroom homes`
    : 'Similar homes'
  const near = similar.filter((each) => each.state === state).length
  const where =
    state === null
      ? ''
      : near === similar.length
        ? ` in ${state}`
        : near === 0
          ? ' in other states'
          : ` in ${state} and other states`
  return `${rooms} for ${type}${where}`
}
