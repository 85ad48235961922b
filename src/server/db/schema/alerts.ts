import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SearchedKind } from '#domain/alerts/alert-input.ts'
import { users } from './accounts.ts'
import { id, time } from './columns.ts'

/** Searches that found nothing, whose authors are told once when there is something. */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    id: id(),
    kind: text().$type<SearchedKind>().notNull(),
    /** The filters as the page's URL has them, in the order of their names. */
    search: jsonb().$type<Record<string, string>>().notNull(),
    email: text().notNull(),
    /** Whose account it belongs to, and is deleted with. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time().notNull().defaultNow(),
    /** When its address was last written to, to confirm it. */
    requestedAt: time().notNull().defaultNow(),
    confirmedAt: time(),
    /** When the search was last repeated. */
    checkedAt: time(),
    /** When there was something, and the mail was queued. */
    foundAt: time(),
  },
  (alert) => [
    unique('search_alerts_once').on(alert.email, alert.kind, alert.search),
    index('search_alerts_user').on(alert.userId),
    index('search_alerts_waiting')
      .on(alert.checkedAt)
      .where(sql`${alert.confirmedAt} IS NOT NULL AND ${alert.foundAt} IS NULL`),
    index('search_alerts_created').on(alert.createdAt),
    check('search_alerts_email_lower_case', sql`${alert.email} = lower(${alert.email})`),
  ],
)
