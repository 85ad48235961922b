import { and, eq, inArray, lt, not, sql } from 'drizzle-orm'
import { IMPORT_RETENTION_DAYS, IMPORT_UNDO_DAYS } from '#domain/import/import-rules.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { deleteInBatches } from '#server/db/delete-in-batches.ts'
import { setWay } from '#server/db/price-way.ts'
import { importChanges, importRejections, imports } from '#server/db/schema/imports.ts'
import { lockOffersOf } from '#server/offers/offer-quota.ts'

/** Offers of one transaction: few enough that nobody waits for it long, and many enough that what they have in common is found once. */
export const BATCH = 500

/** How often an import, or an undo, is begun before it is given up: it may be what stops the product. */
export const TRIES = 5

export const UNFINISHED = 'Your last import is not finished yet. Please wait until it is.'

/** The import that rows are written by; it can be undone. */
export type WritingJob = {
  id: string
  listId: string | null
  /** Throws where another run of the import has taken over meanwhile. */
  assertOwn(tx: Transaction): Promise<void>
}

/** Writes offers of a seller in one transaction, as changes that come by a file. */
export const writeOffers = <Done>(
  db: Db,
  { ownerId, job }: { ownerId: string; job: Pick<WritingJob, 'assertOwn'> | undefined },
  write: (tx: Transaction) => Promise<Done>,
): Promise<Done> =>
  db.transaction(async (tx) => {
    await setWay(tx, 'import')
    await lockOffersOf(tx, ownerId)
    await job?.assertOwn(tx)
    return await write(tx)
  })

const unfinished = inArray(imports.state, ['waiting', 'running'])

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

/** @throws Error where another run of the import, or of the undo, has begun since */
export async function assertRunning(
  tx: Transaction,
  { id, tries }: Pick<typeof imports.$inferSelect, 'id' | 'tries'>,
): Promise<void> {
  const [mine] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.tries, tries), eq(imports.state, 'running')))
    .for('share')
  if (!mine) throw new Error('Another run of this import has begun')
}

/** Forgets the rows of imports, and how they are undone, and later the imports themselves. What they brought stays. */
export async function removeOldImports(db: Db): Promise<void> {
  const beingUndone = sql`EXISTS (SELECT FROM imports AS undo WHERE undo.undoes = ${imports.id} AND undo.state IN ('waiting', 'running'))`
  const olderThan = (days: number) =>
    and(lt(imports.createdAt, sql`now() - interval '${sql.raw(String(days))} days'`), not(beingUndone))
  const old = db.select({ id: imports.id }).from(imports).where(olderThan(IMPORT_UNDO_DAYS))
  await deleteInBatches(db, importRejections, inArray(importRejections.importId, old))
  await deleteInBatches(db, importChanges, inArray(importChanges.importId, old))
  await db.delete(imports).where(olderThan(IMPORT_RETENTION_DAYS))
}
