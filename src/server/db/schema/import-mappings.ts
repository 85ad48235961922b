import { json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { RememberedOptions } from '#domain/import/import-options.ts'
import { users } from './accounts.ts'
import { time } from './columns.ts'
import { importKind } from './enums.ts'

/**
 * What a seller has said of their files, for the next one: by the headers of a file which column is what, and without headers what
 * their words mean. Nobody else is told.
 */
export const importMappings = pgTable(
  'import_mappings',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: importKind().notNull(),
    /** A digest of the headers; empty for the words, which hold in all files. */
    fingerprint: text().notNull(),
    options: json().$type<RememberedOptions>().notNull(),
    usedAt: time().notNull().defaultNow(),
  },
  (mapping) => [primaryKey({ columns: [mapping.ownerId, mapping.kind, mapping.fingerprint] })],
)
