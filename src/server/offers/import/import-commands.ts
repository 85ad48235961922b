import { and, eq, inArray, isNotNull, lt, not, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { ImportOptions } from '#domain/import/import-options.ts'
import {
  IMPORT_RETENTION_DAYS,
  IMPORT_ROWS_MAX,
  IMPORT_UNDO_DAYS,
  type ImportName,
} from '#domain/import/import-rules.ts'
import type { ImportJob } from '#domain/import/import-schema.ts'
import type { Context, TransactionContext } from '#server/api/context.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { setWay } from '#server/db/price-way.ts'
import { importChanges, importLists, importRejections, imports } from '#server/db/schema/imports.ts'
import { isDiskFull } from '#server/disk-space.ts'
import { lockOffersOf } from '#server/offers/offer-quota.ts'
import { assertComplete } from './columns.ts'
import { chunksOf } from './file-text.ts'
import { getImport } from './import-queries.ts'
import { type Counts, type DoneBefore, importRows } from './import-rows.ts'
import { findOfList } from './list-queries.ts'
import { openFile, type RejectedRow } from './open-file.ts'
import { openTable, type Table } from './open-table.ts'
import { remember, shopDefaults } from './remembered-mappings.ts'
import { IMPORTED } from './row-matches.ts'
import { takeOut } from './write-rows.ts'

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
  table: Table,
  importOptions: ImportOptions,
): Promise<string[]> {
  const defaults = { ...(await shopDefaults(db, owner)), ...importOptions.defaults }
  const { reading } = openFile(owner.kind, table, { ...importOptions, defaults })
  assertComplete(reading)
  return reading.header
}

type NewImport = {
  kind: ImportName
  importOptions: ImportOptions
  file: Uint8Array
  header: string[]
  /** The list that the file is the present state of; without one nothing is gone. */
  list: string | undefined
  takesOut: boolean
}

/** Keeps a file and queues its import, both or neither. @throws AppError conflict while another one of theirs is not finished */
export async function startImport(
  ctx: TransactionContext,
  { list, ...request }: NewImport,
): Promise<ImportJob> {
  const { actor, db: tx, queue } = ctx
  const owner = { ownerId: actor.id, kind: request.kind }
  const { importOptions, header } = request
  const defaults = { ...(await shopDefaults(tx, owner)), ...importOptions.defaults }
  const listId = list === undefined ? null : await keepList(tx, { ...owner, name: list })
  const [job] = await tx
    .insert(imports)
    .values({
      ...request,
      importOptions: { ...importOptions, defaults },
      listId,
      undoable: true,
      ownerId: actor.id,
    })
    .onConflictDoNothing()
    .returning({ id: imports.id })
  if (!job) throw new AppError('conflict', UNFINISHED)
  await remember(tx, owner, header, importOptions)
  await queue.send('import-list', { importId: job.id }, { tx })
  return await getImport(ctx, job.id)
}

export const UNFINISHED = 'Your last import is not finished yet. Please wait until it is.'

async function keepList(tx: Transaction, list: typeof importLists.$inferInsert): Promise<string> {
  await tx.insert(importLists).values(list).onConflictDoNothing()
  const isList = sql`lower(${importLists.name}) = lower(${list.name})`
  const [kept] = await tx
    .update(importLists)
    .set({ sentAt: new Date() })
    .where(and(eq(importLists.ownerId, list.ownerId), eq(importLists.kind, list.kind), isList))
    .returning({ id: importLists.id })
  if (!kept) throw new Error('The list was not kept')
  return kept.id
}

/**
 * Does an import that waits. One that was interrupted is read again from its beginning: what it has done before is there already,
 * and is counted as done.
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
  const { kind, file, importOptions, ownerId, listId } = job
  let rejected: RejectedRow[] = []
  const saveProgress = async (counts: Partial<Counts> & { takenOut?: number }) => {
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
  const writingJob = { id, listId, assertOwn: (tx: Transaction) => assertRunning(tx, job) }
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
      onRejected: (row) => {
        rejected.push(row)
      },
      onProgress: saveProgress,
    })
    if (job.takesOut && listId !== null && kind === 'products') {
      const ofList = await findOfList(db, { kind, listId })
      const gone = ofList.filter((offer) => offer.createdBy !== id && !isInFile(offer))
      for (let at = 0; at < gone.length; at += BATCH)
        await db.transaction(async (tx) => {
          await setWay(tx, 'import')
          await lockOffersOf(tx, ownerId)
          await assertRunning(tx, job)
          const ids = gone.slice(at, at + BATCH).map(({ offerId }) => offerId)
          await takeOut(tx, { job: writingJob, ids })
        })
      await saveProgress({ ...counts, takenOut: await countTakenOut(db, id) })
    }
    await finish(db, id)
  } catch (error) {
    if (isDiskFull(error)) disk.reportFull()
    if (!(error instanceof AppError && error.code === 'invalid')) throw error
    await finish(db, id, error.message)
  }
}

type RunningJob = typeof imports.$inferSelect

/** @throws Error where another run of the import, or of the undo, has begun since */
export async function assertRunning(
  tx: Transaction,
  { id, tries }: Pick<RunningJob, 'id' | 'tries'>,
): Promise<void> {
  const [mine] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.tries, tries), eq(imports.state, 'running')))
    .for('share')
  if (!mine) throw new Error('Another run of this import has begun')
}

/** What an earlier run of this import has done. */
async function findDone(db: Db, { id, kind, tries }: RunningJob): Promise<DoneBefore> {
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

const countTakenOut = (db: Db, id: string) =>
  db.$count(importChanges, and(eq(importChanges.importId, id), eq(importChanges.action, 'taken-out')))

/** Takes up an unfinished import, whether for the first time or again. @param afresh what it reported is reported again */
export async function begin(db: Db, id: string, { afresh = true } = {}) {
  return await db.transaction(async (tx) => {
    const [job] = await tx
      .update(imports)
      .set({ state: 'running', tries: sql`${imports.tries} + 1` })
      .where(and(eq(imports.id, id), unfinished))
      .returning()
    if (job && afresh) await tx.delete(importRejections).where(eq(importRejections.importId, id))
    return job
  })
}

/** @param failure why it could not be read to its end */
export async function finish(db: Db, id: string, failure?: string): Promise<void> {
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

/** Forgets the rows of imports, and how they are undone, and later the imports themselves. What they brought stays. */
export async function removeOldImports(db: Db): Promise<void> {
  const beingUndone = sql`EXISTS (SELECT FROM imports AS undo WHERE undo.undoes = ${imports.id} AND undo.state IN ('waiting', 'running'))`
  const olderThan = (days: number) =>
    and(lt(imports.createdAt, sql`now() - interval '${sql.raw(String(days))} days'`), not(beingUndone))
  const old = db.select({ id: imports.id }).from(imports).where(olderThan(IMPORT_UNDO_DAYS))
  await db.delete(importRejections).where(inArray(importRejections.importId, old))
  await db.delete(importChanges).where(inArray(importChanges.importId, old))
  await db.delete(imports).where(olderThan(IMPORT_RETENTION_DAYS))
}
