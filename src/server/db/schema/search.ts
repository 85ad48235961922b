import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Every word that a search can find, by its table, to complete the beginning of a word. Filled by triggers on those tables; a word
 * stays when the last row that has it is deleted, which the search takes into account.
 */
export const searchWords = pgTable(
  'search_words',
  {
    source: text().notNull(),
    word: text().notNull(),
    /** When the first row with the word was inserted: a list as of an earlier moment ignores the word. */
    knownSince: timestamp({ withTimezone: true }).notNull().default(sql`'-infinity'`),
    /** The same for names and places: typing mistakes are corrected to such words. Null for a word that only descriptions have. */
    namedSince: timestamp({ withTimezone: true }),
  },
  (entry) => [
    primaryKey({ columns: [entry.source, entry.word] }),
    index('search_words_similar').using('gin', sql`${entry.word} gin_trgm_ops`),
  ],
)
