import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'

/** How often something was tried, as rate-limiter-flexible keeps it; shared by all instances. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: time(),
  },
  (limit) => [index('rate_limits_expiry').on(limit.expire)],
)
