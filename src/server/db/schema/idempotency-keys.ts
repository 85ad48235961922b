import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { timestamps } from './columns.ts'

/** What was created under a caller's `Idempotency-Key`, so that the same call again creates nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    callerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: uuid().notNull(),
    /** A digest of the call and of what was sent. */
    request: text().notNull(),
    /** Null only as long as the transaction runs that creates. Plain JSON keeps the order of its fields. */
    answer: json().$type<object>(),
    createdAt: timestamps.createdAt,
  },
  (entry) => [
    primaryKey({ columns: [entry.callerId, entry.key] }),
    index('idempotency_keys_age').on(entry.createdAt),
  ],
)
