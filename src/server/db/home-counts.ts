import type { ListingType } from '#domain/listings/listing-rules.ts'
import type { State } from '#domain/places.ts'

/** What homes are counted by (`home_count_keys` in search/home-counts.sql): state, a local government of it, and type, or a seller's. */
type CountedHomes =
  | {
      state?: State | undefined
      lga?: string | undefined
      type?: ListingType | undefined
      ownerId?: undefined
    }
  | { ownerId: string }

/** The key of the count of what meets all of these, among those of products. */
export const homeCountKeyOf = (counted: CountedHomes): string =>
  counted.ownerId === undefined
    ? `homes:${counted.state ?? ''}|${counted.type ?? ''}${counted.lga ? `|${counted.lga}` : ''}`
    : `homes-of:${counted.ownerId}`
