import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { IMPORT_ROWS_MAX } from '#domain/import/import-rules.ts'
import type { Context } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { importChanges, importRejections, imports } from '#server/db/schema/imports.ts'
import { isDiskFull } from '#server/disk-space.ts'
import { chunksOf } from './file-text.ts'
import { assertRunning, BATCH, begin, finish, TRIES, type WritingJob } from './import-job.ts'
import { type Counts, type DoneBefore, importRows } from './import-rows.ts'
import type { RejectedRow } from './open-file.ts'
import { openTable } from './open-table.ts'
import { IMPORTED } from './stored-offers.ts'
import { takeOutGone } from './take-out.ts'

/** A block of short rows may have tens of thousands that stay out. */
const REJECTIONS_AT_ONCE = 1_000

/**
 * Does an import that waits. One that was interrupted is read again from its beginning: what it has done before is there already,
 * and is counted as done.
 */
export async function runImport(
  { db, disk, log }: Pick<Context, 'db' | 'disk' | 'log'>,
  { importId: id, signal }: { importId: string; signal: AbortSignal },
): Promise<void> {
  // Before it counts as begun: it waits in the queue until there is room again.
  await disk.assertRoom()
  const job = await begin(db, id)
  if (!job?.file) return
  if (job.tries > TRIES)
    return finish(
      db,
      id,
      'The import was interrupted too often. What came in stays; please import the file again for the rest.',
    )
  const { kind, file, importOptions, ownerId, listId } = job
  let rejected: RejectedRow[] = []
  const saveProgress = async (counts: Partial<Counts> & { takenOut?: number }) => {
    signal.throwIfAborted()
    await disk.assertRoom()
    // The rows ahead are read meanwhile, and some of them stay out.
    const reported = rejected
    rejected = []
    await db.transaction(async (tx) => {
      for (let at = 0; at < reported.length; at += REJECTIONS_AT_ONCE)
        await tx
          .insert(importRejections)
          .values(
            reported
              .slice(at, at + REJECTIONS_AT_ONCE)
              .map(({ line, cells, reasons }) => ({ importId: id, line, cells, reasons })),
          )
          .onConflictDoNothing()
      await tx.update(imports).set(counts).where(eq(imports.id, id))
    })
  }
  const writingJob: WritingJob = { id, listId, assertOwn: (tx) => assertRunning(tx, job) }
  try {
    const { isInFile, counts } = await importRows(kind, {
      ...importOptions,
      db,
      ownerId,
      withinQuota: true,
      batchSize: BATCH,
      table: await openTable(chunksOf(file)),
      job: { ...writingJob, done: await findDone(db, job) },
      count: {
        max: IMPORT_ROWS_MAX,
        onTotal: async (total) => {
          await db.update(imports).set({ total }).where(eq(imports.id, id))
        },
      },
      onUnexpected: (error, line) =>
        log.error({ err: error, importId: id, line }, 'a row of an import stayed out by an unexpected error'),
      onRejected: (row) => {
        rejected.push(row)
      },
      onProgress: saveProgress,
    })
    if (job.takesOut && listId !== null) {
      const takenOut = await takeOutGone(db, { ...writingJob, kind, ownerId, listId, isInFile })
      await saveProgress({ ...counts, takenOut })
    }
    await finish(db, id)
  } catch (error) {
    if (isDiskFull(error)) disk.reportFull()
    if (!(error instanceof AppError && error.code === 'invalid')) throw error
    await finish(db, id, error.message)
  }
}

/** What an earlier run of this import has done. */
async function findDone(db: Db, { id, kind, tries }: typeof imports.$inferSelect): Promise<DoneBefore> {
  if (tries <= 1) return { changed: new Set(), waiting: 0 }
  const { table, imported } = IMPORTED[kind]
  const changes = await db
    .select({ offerId: importChanges.offerId })
    .from(importChanges)
    .where(and(eq(importChanges.importId, id), eq(importChanges.action, 'changed')))
  const waiting = await db.$count(
    db
      .select({ id: table.id })
      .from(imported)
      .innerJoin(table, eq(table.id, imported.offerId))
      .where(and(eq(imported.createdBy, id), isNotNull(table.waitingFor)))
      .as('waiting'),
  )
  return { changed: new Set(changes.map(({ offerId }) => offerId)), waiting }
}
