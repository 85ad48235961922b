import { similarSearches } from '#domain/listings/relaxed-homes.ts'
import { type PageOfRows, SEARCH_TOTAL_MAX } from '#domain/pagination.ts'
import { type Position, positionOf } from '#domain/places/distance.ts'
import { type AskedPlace, nameOf, placeSentence, placesPhrase } from '#domain/search/relaxed-sentences.ts'
import type { NearbyPlace, Relaxed } from '#domain/search/search-schema.ts'
import type { Context } from '#server/api/context.ts'
import { type FoundListings, findListings } from './found-listings.ts'
import { type SoughtListings, wasThere } from './listing-search.ts'
import { nearestWithHomes } from './listings-by-distance.ts'

type RelaxedListings = FoundListings & { relaxed: Relaxed; origin: Position | undefined }

/**
 * What is shown where no home meets a search: those of the nearest places; where the whole country has none, those with other rooms, prices
 * and extras, in the place before elsewhere. Undefined where nothing is like it.
 */
export async function relaxListings(
  ctx: Context,
  sought: SoughtListings,
  page: PageOfRows,
): Promise<RelaxedListings | undefined> {
  // What was typed is nowhere, whatever else is asked for.
  if (sought.words?.tiers.length === 0) return undefined
  const elsewhere = await findElsewhere(ctx, sought, page, placeSentence)
  if (elsewhere) return elsewhere
  for (const { filters, sentence } of similarSearches(sought.filters)) {
    const similar = { ...sought, filters }
    const found = await findListings(ctx, similar, page)
    if (found.counted > 0)
      return {
        ...found,
        relaxed: { kind: 'words', message: `${sentence} Showing others.` },
        origin: sought.origin,
      }
    const further = await findElsewhere(
      ctx,
      similar,
      page,
      (asked, places) => `${sentence} ${placesPhrase(asked, places)}.`,
    )
    if (further) return further
  }
  return undefined
}

type Sentence = (asked: AskedPlace, places: readonly NearbyPlace[]) => string

/** The same in the whole country, the nearest first unless another order was asked for; undefined where no place was, or nothing is there. */
export async function findElsewhere(
  ctx: Context,
  sought: SoughtListings,
  page: PageOfRows,
  sentence: Sentence,
): Promise<RelaxedListings | undefined> {
  const { state, lga, town, area, ...filters } = sought.filters
  const asked = { state, lga, area: area ?? town }
  if (!state && !area) return undefined
  const from = state && positionOf(state, lga)
  const origin = sought.origin ?? (filters.sort ? undefined : from)
  const inCountry = { ...sought, filters, origin }
  const found = await findListings(ctx, inCountry, page)
  if (found.counted === 0) return undefined
  if (!from)
    return {
      ...found,
      relaxed: { kind: 'words', message: `None in ${nameOf(asked)} yet. Showing other places.` },
      origin,
    }
  const places = await nearestWithHomes(ctx, wasThere(ctx.db, inCountry), {
    from,
    of: lga ? 'local governments' : 'states',
    few: found.counted <= SEARCH_TOTAL_MAX,
  })
  return { ...found, relaxed: { kind: 'place', message: sentence(asked, places), places }, origin }
}
