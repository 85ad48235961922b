import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamps } from './columns.ts'

/** What was created with a caller's `Idempotency-Key`, so that a repeated call creates nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    callerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** A digest of the route and the request body. */
    request: text().notNull(),
    /** Null only while the creating transaction runs. `json`, not `jsonb`, to keep the order of the fields. */
    answer: json().$type<object>(),
    createdAt: timestamps.createdAt,
  },
  (entry) => [
    primaryKey({ columns: [entry.callerId, entry.key] }),
    index('idempotency_keys_age').on(entry.createdAt),
  ],
)
