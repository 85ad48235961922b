import { count, inArray } from 'drizzle-orm'
import pg from 'pg'
import type { Db, SelectDb, Transaction } from '#server/db/client.ts'
import { FOREIGN_KEY_VIOLATION } from '#server/db/error-codes.ts'
import { insertRows } from '#server/db/insert-rows.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import { fillRoom, findRoom } from '#server/offers/offer-quota.ts'
import { type Changing, changeKnown, isKnown } from './change-offers.ts'
import { writeOffers } from './import-job.ts'
import type { MatchedRow } from './row-matches.ts'
import { IMPORTED } from './stored-offers.ts'

export type Writing = Changing & {
  /** Beyond the seller's quota rows wait. */
  withinQuota: boolean
  /** Without it an error that nobody thought of ends the import. */
  onUnexpected?: OnUnexpected | undefined
}

/** Called with an error that our own rules did not foresee, and the line of its row, which stays out while the others go in. */
export type OnUnexpected = (error: unknown, line: number) => void

/** Why a row stays out that nothing is wrong with, as far as we know. */
export const UNEXPECTED = 'Something went wrong with this row on our side. We have been told.'

/** Why a row stays out that the database refuses. */
const REFUSED = 'We could not store this row. Check its values, and send it again.'

export type Written = {
  inserted: number
  changed: number
  existing: number
  waiting: number
  refused: { matched: MatchedRow; problem: string }[]
}

const NOTHING: Written = { inserted: 0, changed: 0, existing: 0, waiting: 0, refused: [] }

/**
 * Stores rows that are new or say something new, in one transaction. If the database refuses a row that our own rules accept, the
 * batch is halved until that row is alone, so that all others are stored; so it is where one provokes an error that nobody thought of.
 */
export async function writeRows(db: Db, writing: Writing, rows: readonly MatchedRow[]): Promise<Written> {
  const [first] = rows
  if (!first) return NOTHING
  try {
    return await writeOffers(db, writing, (tx) => writeBatch(tx, writing, rows))
  } catch (error) {
    const problem = problemOf(error, writing)
    if (!problem) throw error
    if (rows.length === 1) {
      writing.onUnexpected?.(error, first.row.line)
      return { ...NOTHING, refused: [{ matched: first, problem }] }
    }
  }
  const half = Math.ceil(rows.length / 2)
  const left = await writeRows(db, writing, rows.slice(0, half))
  const right = await writeRows(db, writing, rows.slice(half))
  return {
    inserted: left.inserted + right.inserted,
    changed: left.changed + right.changed,
    existing: left.existing + right.existing,
    waiting: left.waiting + right.waiting,
    refused: [...left.refused, ...right.refused],
  }
}

async function writeBatch(tx: Transaction, writing: Writing, rows: readonly MatchedRow[]): Promise<Written> {
  const isNew = (row: MatchedRow) => row.known === undefined
  const { inserted, waiting } = await insertNew(tx, writing, rows.filter(isNew))
  const { changed, existing } = await changeKnown(tx, writing, rows.filter(isKnown))
  return { ...NOTHING, inserted, waiting, changed, existing }
}

async function insertNew(
  tx: Transaction,
  { name, ownerId, withinQuota, job }: Writing,
  rows: readonly MatchedRow[],
): Promise<{ inserted: number; waiting: number }> {
  if (rows.length === 0) return { inserted: 0, waiting: 0 }
  const { table, imported } = IMPORTED[name]
  const room = withinQuota ? await findRoom(tx, ownerId) : Number.POSITIVE_INFINITY
  const waitingFor = room < rows.length ? ('quota' as const) : null
  await insertRows(
    tx,
    table,
    rows.map(({ offerId, row }) => ({ ...row.columns, id: offerId, ownerId, waitingFor })),
  )
  await insertRows(
    tx,
    imported,
    rows.map(({ offerId, row: { code, identity }, said }) => ({
      offerId,
      ownerId,
      code,
      identity,
      said,
      listId: job?.listId,
      createdBy: job?.id,
    })),
  )
  if (waitingFor && room > 0) await fillRoom(tx, ownerId)
  const ids = rows.map(({ offerId }) => offerId)
  return { inserted: rows.length, waiting: waitingFor ? await countWaiting(tx, table, ids) : 0 }
}

/** How many of these offers wait to come online. */
async function countWaiting(db: SelectDb, table: OfferTable, ids: readonly string[]): Promise<number> {
  const [counted] = await db
    .select({ waiting: count(table.waitingFor) })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return counted?.waiting ?? 0
}

/** Of the classes of PostgreSQL's errors, those that a row can provoke in a function or a trigger. */
const PROVOKED = /^(21|2F|38|39|P0|XX)/

/** Whether another row might not have the error: it is none of the connection, of a lock, or of the whole statement. */
function isOfRow(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (cause instanceof pg.DatabaseError) return PROVOKED.test(cause.code ?? '')
  return cause instanceof TypeError || cause instanceof RangeError
}

/** Whether the database refuses a row's content; an owner who has gone is no row's fault, nor is a lost connection. */
function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return (
    cause instanceof pg.DatabaseError &&
    /^(22|23|54)/.test(cause.code ?? '') &&
    cause.code !== FOREIGN_KEY_VIOLATION
  )
}

/** What is said of a row that provokes the error, or undefined where another row would meet it as well. */
function problemOf(error: unknown, { onUnexpected }: Writing): string | undefined {
  if (isRefusal(error)) return REFUSED
  return onUnexpected && isOfRow(error) ? UNEXPECTED : undefined
}
