import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Every word that a search can find, by the table it stands in: what the beginning of a word may go on to. Filled by the
 * triggers on those tables; a word whose last product is gone does no harm.
 */
export const searchWords = pgTable(
  'search_words',
  {
    source: text().notNull(),
    word: text().notNull(),
    /** It stands in a name or a place, not in descriptions alone: a mistyped word may be corrected to it. */
    named: boolean().notNull().default(true),
  },
  (entry) => [
    primaryKey({ columns: [entry.source, entry.word] }),
    index('search_words_similar').using('gin', sql`${entry.word} gin_trgm_ops`),
  ],
)
