import { setImmediate } from 'node:timers/promises'
import { AppError } from '#domain/errors.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { ImportWishes } from '#domain/import/import-wishes.ts'
import type { Db } from '#server/db/client.ts'
import { assertComplete } from './columns.ts'
import { countExisting, insertRows } from './insert-rows.ts'
import { listingRows } from './listing-rows.ts'
import { type GoodRow, openFile, type Reading, type RejectedRow } from './open-file.ts'
import { productRows } from './product-rows.ts'
import { KeysSeen } from './row-keys.ts'
import type { RowKind } from './row-kind.ts'

/** Rows, each in exactly one of the last four. */
export type Counts = { read: number; inserted: number; existing: number; repeated: number; rejected: number }

export type ImportOptions = ImportWishes & {
  db: Db
  /** The seller. */
  ownerId: string
  source: AsyncIterable<Uint8Array>
  batchSize?: number
  /** Does everything but insert. */
  dryRun?: boolean
  /** Rows that came in since then count as inserted: an import that was interrupted goes on where it stopped. */
  since?: Date
  onReading?: (reading: Reading) => void
  onRejected?: (row: RejectedRow) => void | Promise<void>
  onProgress?: (counts: Counts) => void | Promise<void>
}

/** Rows of one INSERT. At 17 values a row, 3,800 is what PostgreSQL can take. */
export const BATCH_SIZE = { min: 1, usual: 500, max: 3_000 } as const

/** Rows read before anybody else gets a turn: some tens of milliseconds. */
const ROWS_AT_A_STRETCH = 500

/**
 * Reads a CSV file into the catalogue of a seller, in constant memory. Good rows go in, a transaction a batch; bad rows are told
 * with all their reasons. A row that came in before stays as it is, so that the same file twice changes nothing.
 * @throws AppError invalid, before any row, when the file and the wishes do not fit
 */
export function importRows(name: ImportName, options: ImportOptions): Promise<Counts> {
  return name === 'products' ? importKind(productRows, options) : importKind(listingRows, options)
}

async function importKind<Row>(kind: RowKind<Row>, options: ImportOptions): Promise<Counts> {
  const { db, ownerId, batchSize = BATCH_SIZE.usual, dryRun = false, since } = options
  const file = await openFile(kind, options.source, options)
  assertComplete(file.reading)
  options.onReading?.(file.reading)

  const counts: Counts = { read: 0, inserted: 0, existing: 0, repeated: 0, rejected: 0 }
  const seen = new KeysSeen()
  let batch: GoodRow<Row>[] = []

  const reject = async (row: RejectedRow) => {
    counts.rejected += 1
    await options.onRejected?.(row)
  }
  const flush = async () => {
    if (dryRun && batch.length > 0) {
      counts.existing += await countExisting(db, kind, ownerId, batch)
    } else if (!dryRun) {
      const { inserted, existing, refused } = await insertRows(db, kind, ownerId, batch, since)
      counts.inserted += inserted
      counts.existing += existing
      for (const { row, problem } of refused) {
        const { line, cells } = row
        await reject({ line, cells, reasons: [{ column: '', value: '', reason: problem }] })
      }
    }
    batch = []
  }

  for await (const records of file.records) {
    for (const record of records) {
      counts.read += 1
      // A block has tens of thousands of short rows: whoever asks for something meanwhile is answered between them.
      if (counts.read % ROWS_AT_A_STRETCH === 0) await setImmediate()
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

/** The columns of a file that can be imported. @throws AppError invalid, as the import itself would, before any row */
export async function readHeader(
  name: ImportName,
  source: AsyncIterable<Uint8Array>,
  wishes: ImportWishes,
): Promise<string[]> {
  const { reading } = await openByName(name, source, wishes)
  assertComplete(reading)
  return reading.header
}

/** How many rows stand in a file. @throws AppError invalid, also where they are more than `max` */
export async function countRows(
  name: ImportName,
  source: AsyncIterable<Uint8Array>,
  wishes: ImportWishes,
  max: number,
): Promise<number> {
  const { records } = await openByName(name, source, wishes)
  let total = 0
  for await (const block of records) {
    total += block.length
    if (total > max)
      throw new AppError(
        'invalid',
        `The file has more than ${max.toLocaleString('en')} rows. Please split it.`,
      )
  }
  return total
}

const openByName = (name: ImportName, source: AsyncIterable<Uint8Array>, wishes: ImportWishes) =>
  name === 'products' ? openFile(productRows, source, wishes) : openFile(listingRows, source, wishes)
