import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SheetMapping } from '#domain/bills/bill-input.ts'
import {
  BILL_STATES,
  type BillCheck,
  type BillLine,
  type BillRow,
  type BillSheet,
  type BillTotals,
  type SheetColumns,
} from '#domain/bills/bill-schema.ts'
import { users } from './accounts.ts'
import { id, oneOf, time, timestamps } from './columns.ts'

/**
 * A bill that somebody has sent: an account, or a visitor whose browser has a random id. Nobody else sees it. Its file is in storage
 * under `key`, what was read of it here.
 */
export const bills = pgTable(
  'bills',
  {
    id: id(),
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    visitorId: uuid(),
    /** The `Idempotency-Key` that it was sent with. */
    requestKey: uuid(),
    name: text().notNull(),
    fileName: text().notNull(),
    format: text().$type<'xlsx' | 'table'>().notNull(),
    size: integer().notNull(),
    /** Of the file: the same call from another. */
    digest: text().notNull(),
    key: text().notNull(),
    state: text().$type<(typeof BILL_STATES)[number]>().notNull().default('reading'),
    /** Counts readings: one that was asked for before another writes nothing. */
    reading: integer().notNull().default(1),
    /** Why it could not be read. */
    message: text(),
    /** What its owner has said of its columns. */
    mapping: jsonb().$type<SheetMapping[]>(),
    sheets: jsonb().$type<BillSheet[]>().notNull().default([]),
    checks: jsonb().$type<BillCheck[]>().notNull().default([]),
    totals: jsonb().$type<BillTotals>(),
    versionOf: uuid().references((): AnyPgColumn => bills.id, { onDelete: 'set null' }),
    /** When it is deleted by itself. Null: not. */
    expiresAt: time(),
    createdAt: timestamps.createdAt,
  },
  (bill) => [
    index('bills_owner').on(bill.ownerId, bill.createdAt),
    index('bills_visitor').on(bill.visitorId, bill.createdAt),
    index('bills_expiry').on(bill.expiresAt).where(sql`${bill.expiresAt} IS NOT NULL`),
    index('bills_version').on(bill.versionOf),
    uniqueIndex('bills_sent_once').on(sql`coalesce(${bill.ownerId}, ${bill.visitorId})`, bill.requestKey),
    check('bills_somebodys', sql`(${bill.ownerId} IS NULL) <> (${bill.visitorId} IS NULL)`),
    check('bills_state', oneOf(bill.state, BILL_STATES)),
  ],
)

/** The lines of a bill in their order. */
export const billLines = pgTable(
  'bill_lines',
  {
    billId: uuid()
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Sheet and row: "BILL 2!14". */
    key: text().notNull(),
    sheet: text().notNull(),
    line: jsonb().$type<BillLine>().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.billId, line.position] }),
    uniqueIndex('bill_lines_key').on(line.billId, line.key),
    index('bill_lines_sheet').on(line.billId, line.sheet, line.position),
  ],
)

/** The rows of a bill's sheets as they stand in the file, ROWS_PAGE at a time. */
export const billRows = pgTable(
  'bill_rows',
  {
    billId: uuid()
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    sheet: text().notNull(),
    /** The number of the first and the last row in it. */
    firstRow: integer().notNull(),
    lastRow: integer().notNull(),
    rows: jsonb().$type<BillRow[]>().notNull(),
  },
  (block) => [primaryKey({ columns: [block.billId, block.sheet, block.lastRow] })],
)

/** Which column is what, as a person has said it of headings, for the next file that has them. Nobody else is told. */
export const billMappings = pgTable(
  'bill_mappings',
  {
    ownerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fingerprint: text().notNull(),
    columns: jsonb().$type<SheetColumns>().notNull(),
    usedAt: time().notNull().defaultNow(),
  },
  (mapping) => [primaryKey({ columns: [mapping.ownerId, mapping.fingerprint] })],
)

/** Links by which others see a bill and change nothing, until they expire. */
export const billShares = pgTable(
  'bill_shares',
  {
    id: id(),
    billId: uuid()
      .notNull()
      .references(() => bills.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    expiresAt: time().notNull(),
    createdAt: timestamps.createdAt,
  },
  (share) => [
    uniqueIndex('bill_shares_token').on(share.tokenHash),
    index('bill_shares_bill').on(share.billId),
    index('bill_shares_expiry').on(share.expiresAt),
  ],
)
