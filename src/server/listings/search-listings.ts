import type { Relaxed } from '#domain/search/search-schema.ts'
import type { Understood } from '#domain/search/understanding.ts'
import type { Context } from '#server/api/context.ts'
import type { Reading } from '#server/db/reading-moment.ts'
import { type FoundListings, findListings, type ListingListQuery, type PageOfRows } from './found-listings.ts'
import { matchTyped } from './understood-search.ts'

export type ListingRequest = PageOfRows & {
  /** What was typed. */
  searchTerm: string | undefined
  /** What was set by hand. */
  byHand: ListingListQuery
  reading: Reading
}

/** A page of homes, what was understood of the typed text, and what was done where nothing has all that was asked for. */
export type SearchedListings = FoundListings & { understood: Understood[]; relaxed: Relaxed | null }

/** Homes that meet what was typed and what was set by hand (docs/product.md 17.7). */
export async function searchListings(
  ctx: Context,
  { searchTerm, byHand, reading, ...page }: ListingRequest,
): Promise<SearchedListings> {
  const words = searchTerm ? await matchTyped(ctx, searchTerm, reading.asOf) : undefined
  const found = await findListings(ctx, { filters: byHand, words, reading }, page)
  return { ...found, understood: [], relaxed: null }
}
