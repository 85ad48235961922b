import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { IMPORT_UNDO_DAYS } from '#domain/import/import-rules.ts'
import type { ImportJob } from '#domain/import/import-schema.ts'
import type { Context, TransactionContext } from '#server/api/context.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { setWay } from '#server/db/price-way.ts'
import { users } from '#server/db/schema/accounts.ts'
import { importChanges, importRejections, imports } from '#server/db/schema/imports.ts'
import { listingImages } from '#server/db/schema/listings.ts'
import { productImages } from '#server/db/schema/products.ts'
import { isDiskFull } from '#server/disk-space.ts'
import { fillRoom, lockOffersOf } from '#server/offers/offer-quota.ts'
import { assertRunning, begin, finish, UNFINISHED } from './import-commands.ts'
import { getImport } from './import-queries.ts'
import { GONE, IMPORTED_FIELDS, LIST, type OfferValues, restoreRow, saidBy } from './imported-fields.ts'
import { IMPORTED } from './row-matches.ts'
import { setColumns } from './write-rows.ts'

/** Offers of one transaction: nobody else waits long for it. */
const BATCH = 200

/** How often an undo is begun before it is given up. */
const TRIES = 5

const IMAGES = { products: productImages, listings: listingImages }

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

/** What stays, by the name of the offer, and why. */
type Kept = { offerId: string; name: string; reason: string }

/**
 * Undoes an import, a batch at a time; interrupted, it goes on where it stopped: what is undone is deleted from its changes. What
 * somebody, or a later list, has changed since stays and is named (docs/product.md 20.5).
 */
export async function runUndo(
  { db, disk }: Pick<Context, 'db' | 'disk'>,
  { importId: id, signal }: { importId: string; signal: AbortSignal },
): Promise<void> {
  await disk.assertRoom()
  const job = await begin(db, id, { afresh: false })
  if (!job?.undoes) return
  if (job.tries > TRIES) return finish(db, id, 'The undo was interrupted too often. Please start it again.')
  const undo = { ...job, undoes: job.undoes }
  try {
    const { created, changes } = await countLeft(db, undo)
    await db
      .update(imports)
      .set({ total: sql`${imports.read} + ${created + changes}` })
      .where(eq(imports.id, id))
    for (const batch of [undoChanges, removeCreated]) {
      while (
        await db.transaction(async (tx) => {
          signal.throwIfAborted()
          await setWay(tx, 'import')
          await lockOffersOf(tx, undo.ownerId)
          await assertRunning(tx, undo)
          return await batch(tx, undo)
        })
      );
    }
    await finish(db, id)
  } catch (error) {
    if (isDiskFull(error)) disk.reportFull()
    throw error
  }
}

type Undo = Omit<typeof imports.$inferSelect, 'undoes'> & { undoes: string }

async function countLeft(db: Db, { kind, undoes }: Undo) {
  const { imported } = IMPORTED[kind]
  const [created, changes] = await Promise.all([
    db.$count(imported, eq(imported.createdBy, undoes)),
    db.$count(importChanges, eq(importChanges.importId, undoes)),
  ])
  return { created, changes }
}

/** @returns whether there was anything left to do */
async function undoChanges(tx: Transaction, undo: Undo): Promise<boolean> {
  const { kind, undoes } = undo
  const { table, imported } = IMPORTED[kind]
  const changes = await tx
    .select()
    .from(importChanges)
    .where(eq(importChanges.importId, undoes))
    .orderBy(importChanges.offerId)
    .limit(BATCH)
  if (changes.length === 0) return false
  const ids = changes.map(({ offerId }) => offerId)
  const offers: OfferValues[] = await tx
    .select()
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(table.id)
    .for('update')
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  const kept: Kept[] = []
  const restored = changes.flatMap(({ offerId, before, saidAfter }) => {
    const current = byId.get(offerId)
    if (!current) return []
    const restoring = restoreRow(kind, { current, before, after: saidAfter })
    if (restoring.kept.length > 0) {
      const fields = restoring.kept.map(({ label }) => label).join(', ')
      kept.push({ offerId, name: String(current.name), reason: `${fields}: changed since` })
    }
    return Object.keys(restoring.set).length > 0 ? [{ id: offerId, current, set: restoring.set }] : []
  })
  // A confirmation that is taken back changes nothing that anybody edits.
  const confirmed = new Set(
    changes.filter(({ action }) => action === 'confirmed').map(({ offerId }) => offerId),
  )
  await setColumns(
    tx,
    table,
    restored.filter(({ id }) => !confirmed.has(id)),
  )
  await setColumns(
    tx,
    table,
    restored.filter(({ id }) => confirmed.has(id)),
    { isChange: false },
  )
  const said = changes
    .filter(({ action, saidBefore }) => action === 'changed' || Object.keys(saidBefore).length > 0)
    .map(({ offerId, saidBefore }) => ({ id: offerId, said: saidBefore }))
  // What another list has named since is of that one.
  await tx.execute(sql`
    UPDATE ${imported} SET said = former.said - ${LIST}::text,
      list_id = CASE WHEN list_id = ${undo.listId}::uuid THEN nullif(former.said ->> ${LIST}, '')::uuid ELSE list_id END
    FROM jsonb_to_recordset(${JSON.stringify(said)}::jsonb) AS former (id uuid, said jsonb)
    WHERE ${imported.offerId} = former.id`)
  const back = changes.filter(({ action }) => action === 'taken-out').map(({ offerId }) => offerId)
  if (back.length > 0)
    await tx
      .update(imported)
      .set({ said: sql`${imported.said} - ${GONE}::text` })
      .where(inArray(imported.offerId, back))
  await tx
    .delete(importChanges)
    .where(and(eq(importChanges.importId, undoes), inArray(importChanges.offerId, ids)))
  const changed = restored.filter(({ id }) => !confirmed.has(id)).length
  await report(tx, undo, { read: changes.length, changed, kept })
  return true
}

/** @returns whether there was anything left to do */
async function removeCreated(tx: Transaction, undo: Undo): Promise<boolean> {
  const { kind, undoes, ownerId } = undo
  const { table, imported } = IMPORTED[kind]
  const images = IMAGES[kind]
  const rows = await tx
    .select({ offerId: imported.offerId, said: imported.said })
    .from(imported)
    .where(eq(imported.createdBy, undoes))
    .orderBy(imported.offerId)
    .limit(BATCH)
  if (rows.length === 0) return false
  const ids = rows.map(({ offerId }) => offerId)
  // Before any offer, as whoever suspends or deletes the account does: what comes online in place of these looks at it.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('share')
  const offers: OfferValues[] = await tx
    .select()
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(table.id)
    .for('update')
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  const pictured = new Set(
    (await tx.selectDistinct({ id: images.offerId }).from(images).where(inArray(images.offerId, ids))).map(
      ({ id }) => id,
    ),
  )
  const listed = new Set(
    (
      await tx
        .selectDistinct({ id: importChanges.offerId })
        .from(importChanges)
        .where(and(inArray(importChanges.offerId, ids), eq(importChanges.action, 'changed')))
    ).map(({ id }) => id),
  )
  const kept: Kept[] = []
  const removed: string[] = []
  for (const { offerId, said } of rows) {
    const current = byId.get(offerId)
    if (!current) continue
    const now = saidBy(kind, current)
    const edited = IMPORTED_FIELDS[kind].filter(
      ({ name }) => said[name] !== undefined && now[name] !== said[name],
    )
    const reasons = [
      ...(edited.length > 0 ? [`${edited.map(({ label }) => label).join(', ')}: changed since`] : []),
      ...(pictured.has(offerId) ? ['It has pictures'] : []),
      ...(listed.has(offerId) ? ['A later list has changed it'] : []),
    ]
    if (reasons.length === 0) removed.push(offerId)
    else kept.push({ offerId, name: String(current.name), reason: reasons.join('. ') })
  }
  await tx.delete(table).where(inArray(table.id, removed))
  await tx.update(imported).set({ createdBy: null }).where(inArray(imported.offerId, ids))
  await fillRoom(tx, ownerId, Math.max(1, removed.length))
  await report(tx, undo, { read: rows.length, removed: removed.length, kept })
  return true
}

type Done = { read: number; changed?: number; removed?: number; kept: readonly Kept[] }

async function report(tx: Transaction, { id }: Undo, { read, changed = 0, removed = 0, kept }: Done) {
  const [before] = await tx
    .update(imports)
    .set({
      read: sql`${imports.read} + ${read}`,
      changed: sql`${imports.changed} + ${changed}`,
      removed: sql`${imports.removed} + ${removed}`,
      kept: sql`${imports.kept} + ${kept.length}`,
    })
    .where(eq(imports.id, id))
    .returning({ kept: imports.kept })
  const first = (before?.kept ?? 0) - kept.length
  if (kept.length > 0)
    await tx.insert(importRejections).values(
      kept.map(({ offerId, name, reason }, index) => ({
        importId: id,
        line: first + index + 1,
        cells: [name, offerId],
        reasons: [{ column: '', value: '', reason }],
      })),
    )
}
