import { setImmediate } from 'node:timers/promises'
import type { ImportOptions } from '#domain/import/import-options.ts'
import type { ImportName } from '#domain/import/import-rules.ts'
import { nairaFromKobo } from '#domain/money.ts'
import type { Db } from '#server/db/client.ts'
import { setWay } from '#server/db/price-way.ts'
import { isChange, isKnown, type MergedRow, mergeKnown } from './change-offers.ts'
import { assertComplete } from './columns.ts'
import { confirmUnchanged } from './confirm-unchanged.ts'
import type { CsvRecord } from './csv-records.ts'
import { createPriceDoubts } from './implausible-prices.ts'
import type { WritingJob } from './import-job.ts'
import { KeysSeen } from './keys-seen.ts'
import { type FileReading, type GoodRow, openFile, type RejectedRow } from './open-file.ts'
import type { Table } from './open-table.ts'
import { inWindows, type RowCount, readAhead, readSafely } from './read-rows.ts'
import { nameWords, repetitionKey } from './row-identity.ts'
import { createMatcher, type MatchedRow } from './row-matches.ts'
import { type OnUnexpected, type Writing, writeRows } from './write-rows.ts'

/** Rows that were read, which end in exactly one of the next five each, and how many of the inserted wait to come online. */
export type Counts = {
  read: number
  inserted: number
  changed: number
  existing: number
  repeated: number
  rejected: number
  waiting: number
}

export type ImportRun = ImportOptions & {
  db: Db
  /** The seller. */
  ownerId: string
  table: Table
  batchSize?: number
  /** Does everything but write, and counts as if it had. */
  dryRun?: boolean
  /** What an interrupted run of this job has done counts as done by it. */
  job?: WritingJob & { done: DoneBefore }
  /** Beyond the seller's quota rows wait. What the company itself imports does not. */
  withinQuota?: boolean
  count?: RowCount
  /** Without it an error that nobody thought of ends the import. */
  onUnexpected?: OnUnexpected
  onReading?: (reading: FileReading) => void
  onRejected?: (row: RejectedRow) => void | Promise<void>
  /** In a dry run: rows that are new, and what others would change. */
  onCompared?: (rows: { added: readonly MatchedRow[]; merged: readonly MergedRow[] }) => void
  onProgress?: (counts: Counts) => void | Promise<void>
}

/** Offers that this import has changed already, and how many of those that it brought wait. */
export type DoneBefore = { changed: ReadonlySet<string>; waiting: number }

/** Rows of one transaction. At 40 values a row, 1,500 is what PostgreSQL can take. */
export const BATCH_SIZE = { min: 1, usual: 500, max: 1_500 } as const

/** Rows read before the event loop gets a turn: a few milliseconds. */
const ROWS_PER_TICK = 10
/** Prices that one statement confirms. */
const CONFIRMED_AT_ONCE = 2_000

export type ImportResult = {
  counts: Counts
  /** The offers that the file has, also in rows that stay out. */
  isInFile: (offer: { offerId: string; code: string | null; name: string }) => boolean
}

/**
 * Reads a CSV file into the catalogue of a seller: as many rows at a time as one upload may have. A row that is there already is brought up to date, in
 * what the file says otherwise than last time; one that says nothing new writes nothing, but confirms its price. Bad rows are reported
 * with all their reasons.
 * @throws AppError invalid, before any row, when the import options do not match the file
 */
export async function importRows(name: ImportName, options: ImportRun): Promise<ImportResult> {
  const { db, ownerId, batchSize = BATCH_SIZE.usual, dryRun = false, withinQuota = false, job } = options
  const file = openFile(name, options.table, options)
  assertComplete(file.reading)
  options.onReading?.(file.reading)
  const findHeld = createPriceDoubts(db, { ownerId, sure: options.sure })
  const matcher = createMatcher(db, { name, ownerId }, file.reading)
  const writing: Writing = {
    name,
    ownerId,
    fields: matcher.fields,
    withinQuota,
    job,
    onUnexpected: options.onUnexpected,
  }
  const done = job?.done ?? { changed: new Set(), waiting: 0 }

  const counts: Counts = {
    read: 0,
    inserted: 0,
    changed: 0,
    existing: 0,
    repeated: 0,
    rejected: 0,
    waiting: done.waiting,
  }
  const seen = new KeysSeen()
  const stayOut = new Set<string | undefined>()
  const reject = async (row: RejectedRow) => {
    counts.rejected += 1
    for (const each of [
      row.offerId,
      row.code && `code ${row.code}`,
      row.name && `name ${nameWords(row.name)}`,
    ])
      stayOut.add(each)
    await options.onRejected?.(row)
  }

  /** The rows that can go in, a batch at a time. */
  async function* readGood(
    records: readonly CsvRecord[],
    keyIndex: number | undefined,
  ): AsyncGenerator<GoodRow[]> {
    let good: GoodRow[] = []
    for (const [at, record] of records.entries()) {
      // Other requests, and the batch that is being written, get the event loop meanwhile.
      if (at % ROWS_PER_TICK === 0) await setImmediate()
      const read = readSafely(file, record, keyIndex, options.onUnexpected)
      counts.read += 1
      if ('reasons' in read) await reject(read)
      else if (!seen.add(repetitionKey(read))) counts.repeated += 1
      else good.push(read)
      if ((at + 1) % batchSize === 0) {
        yield good
        good = []
      }
    }
    yield good
  }

  /** Rows whose price waits for a yes stay out; one that came in with it needs none again. */
  async function withoutHeld(matched: readonly MatchedRow[]): Promise<MatchedRow[]> {
    const rows = matched.map(({ row }) => row)
    const held = new Map((await findHeld(rows)).map(({ row, reason }) => [row, reason]))
    const column = file.reading.columns.find(({ field }) => field === 'regularPrice')?.header ?? ''
    for (const [{ line, cells, columns }, reason] of held) {
      const value = String(nairaFromKobo(columns.regularPrice))
      await reject({ line, cells, reasons: [{ column, value, reason }] })
    }
    return matched.filter(({ row }) => !held.has(row))
  }

  async function write(rows: readonly MatchedRow[]): Promise<void> {
    if (dryRun) {
      const added = rows.filter((row) => !isKnown(row))
      const merged = (await mergeKnown(db, writing, rows.filter(isKnown))).filter(isChange)
      counts.inserted += added.length
      counts.changed += merged.length
      counts.existing += rows.length - added.length - merged.length
      options.onCompared?.({ added, merged })
      return
    }
    const written = await writeRows(db, writing, rows)
    counts.inserted += written.inserted
    counts.changed += written.changed
    counts.existing += written.existing
    counts.waiting += written.waiting
    for (const { matched, problem } of written.refused) {
      const { line, cells, code, columns } = matched.row
      const reasons = [{ column: '', value: '', reason: problem }]
      await reject({ line, cells, reasons, code, name: columns.name })
    }
  }

  /** What an interrupted run has done already is not unchanged. */
  function countUnchanged({ known }: MatchedRow): void {
    if (job && known?.createdBy === job.id) counts.inserted += 1
    else if (known && done.changed.has(known.offerId)) counts.changed += 1
    else counts.existing += 1
  }

  async function confirm(unchanged: readonly MatchedRow[]): Promise<void> {
    for (let at = 0; at < unchanged.length; at += CONFIRMED_AT_ONCE) {
      const rows = unchanged.slice(at, at + CONFIRMED_AT_ONCE)
      if (!dryRun)
        await db.transaction(async (tx) => {
          await setWay(tx, 'import')
          await job?.assertOwn(tx)
          const ids = rows.filter(isKnown).map(({ known }) => known.offerId)
          await confirmUnchanged(tx, name, ids, job)
        })
      for (const row of rows) countUnchanged(row)
      await options.onProgress?.(counts)
    }
  }

  let keyIndex: number | undefined
  for await (const records of inWindows(file, options.count)) {
    keyIndex ??= file.keyIndexOf(records)
    let added: MatchedRow[] = []
    for await (const good of readAhead(readGood(records, keyIndex))) {
      added.push(...(await withoutHeld(await matcher.takeNew(good))))
      await options.onProgress?.(counts)
      if (added.length >= batchSize) {
        await write(added.slice(0, batchSize))
        added = added.slice(batchSize)
      }
    }
    const matched = await matcher.matchWaiting()
    await confirm(matched.filter((row) => row.isUnchanged))
    const others = [...added, ...(await withoutHeld(matched.filter((row) => !row.isUnchanged)))]
    for (let at = 0; at < others.length; at += batchSize) {
      await write(others.slice(at, at + batchSize))
      await options.onProgress?.(counts)
    }
  }
  await options.onProgress?.(counts)
  return {
    counts,
    isInFile: ({ offerId, code, name }) =>
      matcher.taken.has(offerId) ||
      stayOut.has(offerId) ||
      (code !== null && stayOut.has(`code ${code}`)) ||
      stayOut.has(`name ${nameWords(name)}`),
  }
}
