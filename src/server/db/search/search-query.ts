import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

export const matches = (column: AnyColumn, query: string): SQL => sql`${column} @@ ${query}::tsquery`

/** The words of a place's name, whole; the index on a place is by this expression. */
export const wordsOfColumn = (searched: AnyColumn): SQL =>
  sql`to_tsvector('simple', plain_words(${searched}))`

/** "Lekki" is in Lekki Phase 1 and in Chevron Lekki; nothing is in a name without words. */
export const isInColumn = (searched: AnyColumn, typed: string): SQL =>
  sql`${wordsOfColumn(searched)} @@ plainto_tsquery('simple', plain_words(${typed}))`
