import { randomUUIDv7 } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, boolean, customType, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { waitingReason } from './enums.ts'

/** Version 7: opaque to clients, but ordered by time, so that new rows are adjacent in the index. */
export const id = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => randomUUIDv7())

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text has the form of an id; PostgreSQL rejects a comparison with any other. */
export const isRowId = (text: string): boolean => UUID.test(text)

/**
 * In milliseconds, the precision of JavaScript: a value that was read compares equal to the stored one.
 * @param column its name, where it differs from the key in snake case
 */
export const time = (column = '') => timestamp(column, { withTimezone: true, precision: 3 })

export const timestamps = {
  /** The clock time of the insertion, in microseconds: paging relies on it (`reading-moment.ts`). */
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  updatedAt: time().notNull().defaultNow(),
}

/**
 * Whether a row is visible to its owner and the admins alone. A trigger sets it when an admin has hidden the row itself, for a
 * reason, or its owner's account, and while the row waits to come online. Public queries filter by `NOT hidden`; the indexes of their
 * lists are partial on that condition. The offers of a large shop are written later (`unsettled-owners.ts`).
 */
export const visibility = {
  hidden: boolean().notNull().default(false),
  hiddenReason: text(),
  /** What it waits for before anybody else sees it. */
  waitingFor: waitingReason(),
}

/** An amount of money in kobo. */
export const kobo = () => bigint({ mode: 'number' })

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A condition for CHECK constraints; limits of the domain are written into the migration as plain numbers. */
export const between = (value: SQL, { min, max }: { min: number; max: number }) =>
  sql`${value} BETWEEN ${sql.raw(String(min))} AND ${sql.raw(String(max))}`

/** The same for texts that are one of a few. */
export const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

/** E.164 as `domain/phone.ts` makes it. */
export const isMobileNumber = (value: SQL) => sql`${value} ~ '^[+]234[789][01][0-9]{8}$'`

/** The transaction that added a row, which a later reader asks whether an earlier one saw (`reading-moment.ts`). */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
