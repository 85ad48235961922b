import { setImmediate } from 'node:timers/promises'
import { and, count, eq, gte, inArray } from 'drizzle-orm'
import pg from 'pg'
import { AppError } from '#domain/errors.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import { nairaFromKobo } from '#domain/money.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import { setWay } from '#server/db/price-way.ts'
import { fillRoom, findRoom, lockOffersOf } from '#server/offers/offer-quota.ts'
import { assertComplete } from './columns.ts'
import type { CsvRecord } from './csv-records.ts'
import { findHeld } from './implausible-prices.ts'
import { type FileReading, type GoodRow, type OpenFile, openFile, type RejectedRow } from './open-file.ts'
import { KeysSeen } from './row-keys.ts'

/** Rows that were read, each in exactly one of the next four, and how many of the inserted wait to come online. */
export type Counts = {
  read: number
  inserted: number
  existing: number
  repeated: number
  rejected: number
  waiting: number
}

export type ImportRun = ImportOptions & {
  db: Db
  /** The seller. */
  ownerId: string
  source: AsyncIterable<Uint8Array>
  batchSize?: number
  /** Does everything but insert. */
  dryRun?: boolean
  /** Rows inserted since then count as inserted, so that an interrupted import resumes with the right counts. */
  since?: Date
  /** Beyond the seller's quota rows wait. What the company itself imports does not. */
  withinQuota?: boolean
  /** Counts the rows of the whole file before the first is inserted. */
  count?: { max: number; onTotal: (total: number) => Promise<void> }
  onReading?: (reading: FileReading) => void
  onRejected?: (row: RejectedRow) => void | Promise<void>
  onProgress?: (counts: Counts) => void | Promise<void>
}

/** Rows of one INSERT. At 17 values a row, 3,800 is what PostgreSQL can take. */
export const BATCH_SIZE = { min: 1, usual: 500, max: 3_000 } as const

/** Rows read before the event loop gets a turn: some tens of milliseconds. */
const ROWS_PER_TICK = 500

/**
 * Reads a CSV file into the catalogue of a seller, in constant memory unless its rows are counted first. Good rows are inserted,
 * one transaction per batch; bad rows are reported with all their reasons. A row that was imported before stays as it is, so that the
 * same file twice changes nothing.
 * @throws AppError invalid, before any row, when the import options do not match the file
 */
export async function importRows(name: ImportName, options: ImportRun): Promise<Counts> {
  const { db, ownerId, batchSize = BATCH_SIZE.usual, dryRun = false, since, withinQuota = false } = options
  const file = await openFile(name, options.source, options)
  assertComplete(file.reading)
  options.onReading?.(file.reading)
  const records = options.count ? await readAll(file, options.count) : file.records
  const target = { table: file.table, ownerId, since, withinQuota }

  const counts: Counts = { read: 0, inserted: 0, existing: 0, repeated: 0, rejected: 0, waiting: 0 }
  const seen = new KeysSeen()
  let batch: GoodRow[] = []

  const reject = async (row: RejectedRow) => {
    counts.rejected += 1
    await options.onRejected?.(row)
  }
  const hold = async () => {
    const held = await findHeld(db, { ownerId, sure: options.sure }, batch)
    const heldRows = new Set(held.map(({ row }) => row))
    batch = batch.filter((row) => !heldRows.has(row))
    for (const { row, reason } of held) {
      const column = file.reading.columns.find(({ field }) => field === 'regularPrice')?.header ?? ''
      const value = String(nairaFromKobo(row.columns.regularPrice))
      await reject({ line: row.line, cells: row.cells, reasons: [{ column, value, reason }] })
    }
  }
  const flush = async () => {
    await hold()
    if (dryRun && batch.length > 0) {
      counts.existing += (await countStored(db, target, batch)).stored
    } else if (!dryRun) {
      const { inserted, existing, waiting, refused } = await insertRows(db, target, batch)
      counts.inserted += inserted
      counts.existing += existing
      counts.waiting += waiting
      for (const { row, problem } of refused) {
        const { line, cells } = row
        await reject({ line, cells, reasons: [{ column: '', value: '', reason: problem }] })
      }
    }
    batch = []
  }

  for await (const block of records) {
    for (const record of block) {
      counts.read += 1
      // A block has tens of thousands of short rows: other requests get the event loop between them.
      if (counts.read % ROWS_PER_TICK === 0) await setImmediate()
      const read = file.read(record)
      if ('reasons' in read) await reject(read)
      else if (!seen.add(read.key)) counts.repeated += 1
      else if (batch.push(read) >= batchSize) await flush()
    }
    await options.onProgress?.(counts)
  }
  await flush()
  await options.onProgress?.(counts)
  return counts
}

/** @throws AppError invalid where the rows are more than `max` */
async function readAll(
  { records }: OpenFile,
  { max, onTotal }: NonNullable<ImportRun['count']>,
): Promise<CsvRecord[][]> {
  const blocks: CsvRecord[][] = []
  let total = 0
  for await (const block of records) {
    blocks.push(block)
    total += block.length
    if (total > max)
      throw new AppError(
        'invalid',
        `The file has more than ${max.toLocaleString('en')} rows. Please split it.`,
      )
  }
  await onTotal(total)
  return blocks
}

/** Whose rows they become. Those that came in since then count as inserted. */
type Target = { table: OfferTable; ownerId: string; since: Date | undefined; withinQuota: boolean }

type Insertion = {
  inserted: number
  existing: number
  waiting: number
  refused: { row: GoodRow; problem: string }[]
}

/**
 * Stores the rows in one transaction. If the database refuses a row that our own rules accept, the
 * batch is halved until that row is alone, so that all others are inserted.
 */
async function insertRows(db: Db, target: Target, rows: readonly GoodRow[]): Promise<Insertion> {
  const [first] = rows
  if (!first) return { inserted: 0, existing: 0, waiting: 0, refused: [] }
  try {
    const newRows = await db.transaction((tx) => insertBatch(tx, target, rows))
    const { stored: inserted, waiting } = target.since
      ? await countStored(db, target, rows)
      : { stored: newRows, waiting: 0 }
    return { inserted, existing: rows.length - inserted, waiting, refused: [] }
  } catch (error) {
    const problem = refusalOfRow(error)
    if (!problem) throw error
    if (rows.length === 1) return { inserted: 0, existing: 0, waiting: 0, refused: [{ row: first, problem }] }
  }
  const half = Math.ceil(rows.length / 2)
  const left = await insertRows(db, target, rows.slice(0, half))
  const right = await insertRows(db, target, rows.slice(half))
  return {
    inserted: left.inserted + right.inserted,
    existing: left.existing + right.existing,
    waiting: left.waiting + right.waiting,
    refused: [...left.refused, ...right.refused],
  }
}

/** @returns how many rows are new */
async function insertBatch(
  tx: Transaction,
  { table, ownerId, withinQuota }: Target,
  rows: readonly GoodRow[],
): Promise<number> {
  let room = Number.POSITIVE_INFINITY
  await setWay(tx, 'import')
  if (withinQuota) {
    await lockOffersOf(tx, ownerId)
    room = await findRoom(tx, ownerId)
  }
  const waitingFor = room < rows.length ? ('quota' as const) : null
  const stored = await tx
    .insert(table)
    .values(rows.map(({ key, columns }) => ({ ...columns, ownerId, importKey: key, waitingFor })))
    .onConflictDoNothing()
    .returning({ id: table.id })
  if (waitingFor && room > 0) await fillRoom(tx, ownerId)
  return stored.length
}

/** How many of the rows the seller has already, or has since then, and how many of these wait. */
async function countStored(db: Db, { table, ownerId, since }: Target, rows: readonly GoodRow[]) {
  const keys = rows.map(({ key }) => key)
  const recent = since && gte(table.createdAt, since)
  const [counted] = await db
    .select({ stored: count(), waiting: count(table.waitingFor) })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), inArray(table.importKey, keys), recent))
  return counted ?? { stored: 0, waiting: 0 }
}

const FOREIGN_KEY_VIOLATION = '23503'

/** What the database says against a row's content; an owner who has gone is no row's fault, nor is a lost connection. */
function refusalOfRow(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof pg.DatabaseError)) return undefined
  const isAboutContent = /^(22|23|54)/.test(cause.code ?? '') && cause.code !== FOREIGN_KEY_VIOLATION
  if (!isAboutContent) return undefined
  return `The database refused the row (${cause.constraint ?? cause.message})`
}
