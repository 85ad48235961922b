import type { AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import type { Rates } from './price-text.ts'

/** A field of ours as a file may carry it. */
export type ImportField = {
  /** Ours, as the API calls it. */
  name: string
  /** What people call it, best first; case, blanks and punctuation do not count. */
  headers: readonly string[]
  /** Without a column and without a default nothing of the file could go in. */
  required?: true
}

/** Why a row stays out, as a sentence that does not repeat the value: reasons are counted. */
export type Reason = { field: string; message: string }

/** Plain text by our field names; empty cells are absent. */
export type RowTexts = Readonly<Record<string, string | undefined>>

export type FileRow = { cells: RowTexts; defaults: RowTexts; rates: Rates }

/** What differs between products and listings. `Row` is what goes into the table, owner and key apart. */
export type ImportKind<Row> = {
  fields: readonly ImportField[]
  readRow(row: FileRow): { row: Row } | { reasons: Reason[] }
  table: PgTable & { ownerId: AnyColumn; importKey: AnyColumn }
  /** @returns how many rows are new; a row that is there already stays as it is */
  insert(db: Db, rows: OwnedRow<Row>[]): Promise<{ count: number }>
}

/** A row as it is stored: recognised by its seller and its key. */
export type OwnedRow<Row> = Row & { ownerId: string; importKey: string }

type Issue = { path: PropertyKey[]; message: string }

/** Reasons that were found while reading the text come instead of what the schema says of the missing value. */
export function joinReasons(found: Reason[], issues: readonly Issue[]): Reason[] {
  const reasons = [...found]
  for (const { path, message } of issues) {
    const field = String(path[0])
    if (!found.some((reason) => reason.field === field)) reasons.push({ field, message })
  }
  return reasons
}
