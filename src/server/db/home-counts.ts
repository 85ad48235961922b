import type { HomeKind, ListingType } from '#domain/listings/listing-rules.ts'
import type { State } from '#domain/places.ts'

/** What homes are counted by (`home_count_keys` in search/home-counts.sql): state, a local government of it, type and kind, or a seller's. */
type CountedHomes =
  | {
      state?: State | undefined
      lga?: string | undefined
      type?: ListingType | undefined
      kind?: HomeKind | undefined
      ownerId?: undefined
    }
  | { ownerId: string }

/** The key of the count of what meets all of these, among those of products. */
export function homeCountKeyOf(counted: CountedHomes): string {
  if (counted.ownerId !== undefined) return `homes-of:${counted.ownerId}`
  const { state = '', lga, type = '', kind } = counted
  return `homes:${state}|${type}${lga ? `|${lga}` : ''}${kind ? `/${kind}` : ''}`
}
