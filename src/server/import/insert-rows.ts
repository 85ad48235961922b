import { and, eq, gte, inArray } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from '#server/db/client.ts'
import type { GoodRow } from './open-file.ts'
import type { RowKind } from './row-kind.ts'

export type Insertion<Row> = {
  inserted: number
  existing: number
  refused: { row: GoodRow<Row>; problem: string }[]
}

/**
 * Stores the rows in one statement, which is one transaction. Where the database refuses a row for a rule that our own rules do
 * not know, the rows are halved until it stands alone, so that all others go in.
 * @param since rows that came in since then count as inserted
 */
export async function insertRows<Row>(
  db: Db,
  kind: RowKind<Row>,
  ownerId: string,
  rows: readonly GoodRow<Row>[],
  since?: Date,
): Promise<Insertion<Row>> {
  const [first] = rows
  if (!first) return { inserted: 0, existing: 0, refused: [] }
  try {
    const owned = rows.map(({ key, row }) => ({ ...row, ownerId, importKey: key }))
    const { rowCount } = await kind.insert(db, owned)
    const inserted = since ? await countExisting(db, kind, ownerId, rows, since) : (rowCount ?? 0)
    return { inserted, existing: rows.length - inserted, refused: [] }
  } catch (error) {
    const problem = refusalOfRow(error)
    if (!problem) throw error
    if (rows.length === 1) return { inserted: 0, existing: 0, refused: [{ row: first, problem }] }
  }
  const half = Math.ceil(rows.length / 2)
  const left = await insertRows(db, kind, ownerId, rows.slice(0, half), since)
  const right = await insertRows(db, kind, ownerId, rows.slice(half), since)
  return {
    inserted: left.inserted + right.inserted,
    existing: left.existing + right.existing,
    refused: [...left.refused, ...right.refused],
  }
}

/** How many of the rows the seller has already, or has since then. */
export function countExisting<Row>(
  db: Db,
  { table }: RowKind<Row>,
  ownerId: string,
  rows: readonly GoodRow<Row>[],
  since?: Date,
): Promise<number> {
  const keys = rows.map(({ key }) => key)
  const recent = since && gte(table.createdAt, since)
  return db.$count(table, and(eq(table.ownerId, ownerId), inArray(table.importKey, keys), recent))
}

const FOREIGN_KEY_VIOLATION = '23503'

/** The database's complaint about a row's content; an owner who has gone is no row's fault, nor is a lost connection. */
function refusalOfRow(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof pg.DatabaseError)) return undefined
  const isAboutContent = /^(22|23|54)/.test(cause.code ?? '') && cause.code !== FOREIGN_KEY_VIOLATION
  if (!isAboutContent) return undefined
  return `The database refused the row (${cause.constraint ?? cause.message})`
}
