import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { IMPORT_UNDO_DAYS } from '#domain/import/import-rules.ts'
import type { ImportJob } from '#domain/import/import-schema.ts'
import type { TransactionContext } from '#server/api/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { imports } from '#server/db/schema/imports.ts'
import { UNFINISHED } from './import-job.ts'
import { getImport } from './import-queries.ts'

/**
 * Queues the undoing of an own import; asked again, it answers the same job.
 * @throws AppError not-found, forbidden, conflict where it can be undone no more or not yet
 */
export async function startUndo(ctx: TransactionContext, id: string): Promise<ImportJob> {
  const { db: tx, queue } = ctx
  await getImport(ctx, id)
  const [job] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!job) throw new Error('The import is gone')
  const [begun] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.undoes, id), ne(imports.state, 'failed')))
  if (begun) return await getImport(ctx, begun.id)
  const refuse = (message: string) => new AppError('conflict', message)
  if (job.undoes) throw refuse('This has undone an import. Send the list again instead.')
  if (!job.undoable)
    throw refuse('This import was made by an earlier version of ADLM, which kept no record to undo it by.')
  if (job.state === 'waiting' || job.state === 'running') throw refuse(UNFINISHED)
  if (job.createdAt.getTime() < Date.now() - IMPORT_UNDO_DAYS * 86_400_000)
    throw refuse(`An import can be undone for ${IMPORT_UNDO_DAYS} days.`)
  if (await isSentAgain(tx, job)) throw refuse('This list has been sent again since. Undo that first.')
  const [undo] = await tx
    .insert(imports)
    .values({
      ownerId: job.ownerId,
      kind: job.kind,
      importOptions: job.importOptions,
      header: [],
      listId: job.listId,
      undoes: id,
    })
    .onConflictDoNothing()
    .returning({ id: imports.id })
  if (!undo) throw refuse(UNFINISHED)
  await queue.send('undo-import', { importId: undo.id }, { tx })
  return await getImport(ctx, undo.id)
}

/** Whether its list came later, too, and that is not undone. */
async function isSentAgain(
  tx: Transaction,
  { id, listId, createdAt }: typeof imports.$inferSelect,
): Promise<boolean> {
  if (listId === null) return false
  const [later] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.listId, listId),
        ne(imports.id, id),
        gt(imports.createdAt, createdAt),
        isNull(imports.undoes),
        sql`NOT EXISTS (SELECT FROM imports AS undo WHERE undo.undoes = ${imports.id} AND undo.state = 'done')`,
      ),
    )
    .limit(1)
  return later !== undefined
}
