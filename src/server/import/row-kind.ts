import type { AnyColumn } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ImportField } from '#domain/import/import-fields.ts'
import type { Db } from '#server/db/client.ts'
import type { Rates } from './price-text.ts'

/** Why a row stays out, as a sentence that does not repeat the value: reasons are counted. */
export type Reason = { field: string; message: string }

/** Plain text by our field names; empty cells are absent. */
export type RowTexts = Readonly<Record<string, string | undefined>>

export type FileRow = { cells: RowTexts; defaults: RowTexts; rates: Rates }

/** What differs between products and listings. `Row` is what a form would say of it. */
export type RowKind<Row> = {
  fields: readonly ImportField[]
  readRow(row: FileRow): { row: Row } | { reasons: Reason[] }
  table: PgTable & { ownerId: AnyColumn; importKey: AnyColumn; createdAt: AnyColumn }
  /** @returns how many rows are new; a row that is there already stays as it is */
  insert(db: Db, rows: OwnedRow<Row>[]): Promise<{ rowCount: number | null }>
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
