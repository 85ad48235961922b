import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { IMPORT_RETENTION_DAYS, IMPORT_ROWS_MAX, type ImportName } from '#domain/import/import-rules.ts'
import type { ImportJob } from '#domain/import/import-schema.ts'
import type { Context, TransactionContext } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { importRejections, imports } from '#server/db/schema/imports.ts'
import { isDiskFull } from '#server/disk-space.ts'
import { assertComplete } from './columns.ts'
import { chunksOf } from './file-text.ts'
import { getImport } from './import-queries.ts'
import { type Counts, importRows } from './import-rows.ts'
import { openFile, type RejectedRow } from './open-file.ts'
import { remember, shopDefaults } from './remembered-mappings.ts'

/** Rows of one INSERT: small enough that nobody else waits for it. */
const BATCH = 200
/** A block of short rows may have tens of thousands that stay out. */
const REJECTIONS_AT_ONCE = 1_000

/** How often an import is begun before it is given up: it may be what stops the product. */
const TRIES = 5

const unfinished = inArray(imports.state, ['waiting', 'running'])

/** The columns of a file that can be imported. @throws AppError invalid, as the import itself would, before any row */
export async function readHeader(
  db: Db,
  owner: { ownerId: string; kind: ImportName },
  file: Uint8Array,
  importOptions: ImportOptions,
): Promise<string[]> {
  const defaults = { ...(await shopDefaults(db, owner)), ...importOptions.defaults }
  const { reading } = await openFile(owner.kind, chunksOf(file), { ...importOptions, defaults })
  assertComplete(reading)
  return reading.header
}

type NewImport = { kind: ImportName; importOptions: ImportOptions; file: Uint8Array; header: string[] }

/** Keeps a file and queues its import, both or neither. @throws AppError conflict while another one of theirs is not finished */
export async function startImport(ctx: TransactionContext, request: NewImport): Promise<ImportJob> {
  const { actor, db: tx, queue } = ctx
  const owner = { ownerId: actor.id, kind: request.kind }
  const { importOptions, header } = request
  const defaults = { ...(await shopDefaults(tx, owner)), ...importOptions.defaults }
  const [job] = await tx
    .insert(imports)
    .values({ ...request, importOptions: { ...importOptions, defaults }, ownerId: actor.id })
    .onConflictDoNothing()
    .returning({ id: imports.id })
  if (!job) throw new AppError('conflict', 'Your last import is not finished yet. Please wait until it is.')
  await remember(tx, owner, header, importOptions)
  await queue.send('import', { importId: job.id }, { tx })
  return await getImport(ctx, job.id)
}

/**
 * Does an import that waits. One that was interrupted is read again from its beginning: what came in before is there already,
 * and is counted as inserted.
 */
export async function runImport(
  { db, disk }: Pick<Context, 'db' | 'disk'>,
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
  const { kind, file, importOptions, ownerId, createdAt: since } = job
  let rejected: RejectedRow[] = []
  const saveProgress = async (counts: Counts) => {
    signal.throwIfAborted()
    await disk.assertRoom()
    await db.transaction(async (tx) => {
      for (let at = 0; at < rejected.length; at += REJECTIONS_AT_ONCE)
        await tx
          .insert(importRejections)
          .values(
            rejected
              .slice(at, at + REJECTIONS_AT_ONCE)
              .map(({ line, cells, reasons }) => ({ importId: id, line, cells, reasons })),
          )
          .onConflictDoNothing()
      await tx.update(imports).set(counts).where(eq(imports.id, id))
    })
    rejected = []
  }
  try {
    await importRows(kind, {
      ...importOptions,
      db,
      ownerId,
      since,
      withinQuota: true,
      batchSize: BATCH,
      source: chunksOf(file),
      count: {
        max: IMPORT_ROWS_MAX,
        onTotal: async (total) => {
          await db.update(imports).set({ total }).where(eq(imports.id, id))
        },
      },
      onRejected: (row) => {
        rejected.push(row)
      },
      onProgress: saveProgress,
    })
    await finish(db, id)
  } catch (error) {
    if (isDiskFull(error)) disk.reportFull()
    if (!(error instanceof AppError && error.code === 'invalid')) throw error
    await finish(db, id, error.message)
  }
}

/** Takes up an unfinished import, whether for the first time or again. */
async function begin(db: Db, id: string) {
  return await db.transaction(async (tx) => {
    const [job] = await tx
      .update(imports)
      .set({ state: 'running', tries: sql`${imports.tries} + 1` })
      .where(and(eq(imports.id, id), unfinished))
      .returning()
    if (job) await tx.delete(importRejections).where(eq(importRejections.importId, id))
    return job
  })
}

/** @param failure why it could not be read to its end */
async function finish(db: Db, id: string, failure?: string): Promise<void> {
  await db
    .update(imports)
    .set({
      state: failure === undefined ? 'done' : 'failed',
      message: failure ?? null,
      file: null,
      finishedAt: new Date(),
    })
    .where(eq(imports.id, id))
}

/** Forgets what became of imports long ago. What they brought stays. */
export async function removeOldImports(db: Db): Promise<void> {
  const days = sql.raw(String(IMPORT_RETENTION_DAYS))
  await db.delete(imports).where(lt(imports.createdAt, sql`now() - interval '${days} days'`))
}
