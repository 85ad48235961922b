import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Every word that a search can find, by the table it stands in: what the beginning of a word may go on to. Filled by the
 * triggers on those tables; a word stays when its last product is gone, which a search takes into account.
 */
export const searchWords = pgTable(
  'search_words',
  {
    source: text().notNull(),
    word: text().notNull(),
    /** When the first row came that has it: a list read as of a moment before does not know the word. */
    knownSince: timestamp({ withTimezone: true }).notNull().default(sql`'-infinity'`),
    /** The same of a name or a place; a mistyped word may be corrected to it. Null for a word of descriptions alone. */
    namedSince: timestamp({ withTimezone: true }),
  },
  (entry) => [
    primaryKey({ columns: [entry.source, entry.word] }),
    index('search_words_similar').using('gin', sql`${entry.word} gin_trgm_ops`),
  ],
)
