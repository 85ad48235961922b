import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { SearchedKind } from '#domain/alerts/alert-rules.ts'
import { users } from './accounts.ts'
import { id, time } from './columns.ts'

/** What was searched and not found: words without numbers, the place and the day. A device is a hash that nobody can make the next day. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    kind: text().$type<SearchedKind>().notNull(),
    words: text().notNull(),
    /** The state, or nothing. */
    place: text().notNull(),
    day: date().notNull(),
    device: text().notNull(),
  },
  (missed) => [
    primaryKey({ columns: [missed.kind, missed.words, missed.place, missed.day, missed.device] }),
    index('missed_searches_day').on(missed.day, missed.device),
    index('missed_searches_place').on(missed.place, missed.day).concurrently(),
  ],
)

/** What the devices of a day are hashed with; it is deleted the day after. */
export const dailySalts = pgTable('daily_salts', { day: date().primaryKey(), salt: text().notNull() })

/** Words that admins have added to the dictionary of the trade (`domain/search/trade-words.ts`). */
export const addedWords = pgTable(
  'added_words',
  {
    id: id(),
    /** What people type, in plain words. */
    word: text().notNull().unique(),
    /** What it finds besides, in plain words. */
    finds: text().array().notNull(),
    addedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: time().notNull().defaultNow(),
  },
  (added) => [
    index('added_words_by').on(added.addedBy),
    check('added_words_find', sql`cardinality(${added.finds}) > 0`),
  ],
)
