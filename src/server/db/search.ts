import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * What somebody typed, as a query for one table's `search` column. Asked for before the list itself, so that the
 * planner sees the words and knows how many rows they stand in.
 */
export async function searchQuery(db: Db, source: 'products' | 'listings', typed: string): Promise<string> {
  const [row] = await db.execute<{ query: string }>(
    sql`SELECT search_query(${source}, ${typed})::text AS query`,
  )
  return row?.query ?? ''
}

export const matches = (column: AnyColumn, query: string): SQL => sql`${column} @@ ${query}::tsquery`

/** The words of a place's name, whole; the index on a place is by this expression. */
export const wordsOfPlace = (place: AnyColumn): SQL => sql`to_tsvector('simple', plain_words(${place}))`

/** "Lekki" is in Lekki Phase 1 and in Chevron Lekki; nothing is in a name without words. */
export const isInPlace = (place: AnyColumn, typed: string): SQL =>
  sql`${wordsOfPlace(place)} @@ plainto_tsquery('simple', plain_words(${typed}))`

/** Best first: how often the words stand there, and how near to one another. */
export const relevance = (column: AnyColumn, query: string): SQL =>
  sql`ts_rank(${column}, ${query}::tsquery) + ts_rank_cd(${column}, ${query}::tsquery) DESC`
