import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'

/** What meets `query` is found; what also meets `exact` has every word as it was typed. Both are in PostgreSQL's notation. */
export type SearchQuery = { query: string; exact: string }

/**
 * The typed text as a query for one table's `search` column, as of a moment: every page of a list searches for the same words.
 * Run before the list itself, so that the planner sees the words and knows how many rows have them.
 */
export async function parseSearchText(
  db: Db,
  source: 'products' | 'listings',
  typed: string,
  asOf = 'infinity',
): Promise<SearchQuery> {
  const { rows } = await db.execute<SearchQuery>(
    sql`SELECT query::text, exact::text FROM search_query(${source}, ${typed}, ${asOf}::timestamptz)`,
  )
  return rows[0] ?? { query: '', exact: '' }
}

export const matches = (column: AnyColumn, query: string): SQL => sql`${column} @@ ${query}::tsquery`

/** The words of a place's name, whole; the index on a place is by this expression. */
export const wordsOfColumn = (searched: AnyColumn): SQL =>
  sql`to_tsvector('simple', plain_words(${searched}))`

/** "Lekki" is in Lekki Phase 1 and in Chevron Lekki; nothing is in a name without words. */
export const isInColumn = (searched: AnyColumn, typed: string): SQL =>
  sql`${wordsOfColumn(searched)} @@ plainto_tsquery('simple', plain_words(${typed}))`

/** Best first: as typed before corrected, then how often the words stand there, and how near to one another. */
export const relevance = (column: AnyColumn, { query, exact }: SearchQuery): SQL[] => [
  ...(exact === query ? [] : [sql`${matches(column, exact)} DESC`]),
  sql`ts_rank(${column}, ${query}::tsquery) + ts_rank_cd(${column}, ${query}::tsquery) DESC`,
]
