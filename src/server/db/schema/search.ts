import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Every word that stands in a name, by the table it stands in: what a mistyped word is corrected to. Filled by the
 * triggers on those tables; a word whose last product is gone does no harm.
 */
export const searchWords = pgTable(
  'search_words',
  { source: text().notNull(), word: text().notNull() },
  (entry) => [
    primaryKey({ columns: [entry.source, entry.word] }),
    index('search_words_similar').using('gin', sql`${entry.word} gin_trgm_ops`),
  ],
)
