import * as z from 'zod/mini'
import { SUGGESTED_FOR, Suggestions } from '#domain/search/suggestion-schema.ts'
import type { Context } from '#server/api/context.ts'
import { dependsOn } from '#server/api/depends-on.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, documented, userIdParameter } from '#server/api/router.ts'
import { createSuggestions } from './suggestions.ts'

/** So long a browser asks nothing it has asked before. */
const CACHED_SECONDS = 60

const SuggestionQuery = z.object({
  q: parameters.words('What has been typed so far; without it, what there is most of'),
  for: parameters.oneOf('What the box looks for; without it, products', 'for', SUGGESTED_FOR),
  location: parameters.state('location'),
  seller: parameters.words('Id of a seller: only what is in their shop'),
})

/** What a search box suggests while somebody types. */
export function suggestionRoutes({ db }: Pick<Context, 'db'>) {
  const suggestionsFor = createSuggestions(db)
  return createRouter().get(
    '/suggest',
    documented(
      'Search',
      'What a search box suggests, at most 8, best first',
      Suggestions,
      'Found by the beginnings of their words, in any order; one word may be mistyped by a letter, a number never. Counts stop at 1,000 and may be a minute old. A location narrows numbers, names and where the suggestions lead.',
    ),
    parameters.query(SuggestionQuery),
    async (c) => {
      const { q: typed = '', for: of = 'products', location, seller } = c.req.valid('query')
      dependsOn()
      const sellerId = seller && userIdParameter(seller)
      const suggestions = await suggestionsFor({ typed, for: of, location, sellerId })
      c.header('Cache-Control', `public, max-age=${CACHED_SECONDS}`)
      return c.json({ suggestions })
    },
  )
}
