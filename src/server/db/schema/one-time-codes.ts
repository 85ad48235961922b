import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { isMobileNumber, time } from './columns.ts'

type Claimed = {
  /** The column of what a code confirms. */
  target: string
  /** What the database asks of it. */
  checks?: (target: AnyPgColumn) => ReturnType<typeof check>[]
}

/** The code that an account was last sent, and what it confirms. */
const oneTimeCodes = (name: string, { target, checks = () => [] }: Claimed) =>
  pgTable(
    name,
    {
      userId: uuid()
        .primaryKey()
        .references(() => users.id, { onDelete: 'cascade' }),
      target: text(target).notNull(),
      codeHash: text().notNull(),
      tries: integer().notNull().default(0),
      expiresAt: time().notNull(),
    },
    (code) => [index(`${name}_expiry`).on(code.expiresAt), ...checks(code.target)],
  )

export const confirmationCodes = oneTimeCodes('confirmation_codes', { target: 'email' })

export const phoneCodes = oneTimeCodes('phone_codes', {
  target: 'mobile_number',
  checks: (number) => [check('phone_codes_mobile_number_form', isMobileNumber(sql`${number}`))],
})
