import type { Context } from '#server/api/context.ts'
import { parseSearchText } from '#server/db/search/search-query.ts'

export type TermMatch = { query: string; tiers: string[]; leftOut: string[] }

export async function matchTyped({ db }: Context, typed: string, asOf: string): Promise<TermMatch> {
  const { query, exact } = await parseSearchText(db, 'listings', typed, asOf)
  return { query, tiers: exact === query ? [query] : [exact, query], leftOut: [] }
}
