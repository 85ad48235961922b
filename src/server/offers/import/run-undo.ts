import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { importChanges, importRejections, imports } from '#server/db/schema/imports.ts'
import { listingImages } from '#server/db/schema/listings.ts'
import { productImages } from '#server/db/schema/products.ts'
import { isDiskFull } from '#server/disk-space.ts'
import { fillRoom, lockPlacesOf, settlePlaces } from '#server/offers/offer-quota.ts'
import { assertRunning, BATCH, begin, finish, TRIES, writeOffers } from './import-job.ts'
import { GONE, IMPORTED_FIELDS, LIST, type OfferValues, restoreRow, saidBy } from './imported-fields.ts'
import { rehomed, setColumns } from './set-columns.ts'
import { IMPORTED } from './stored-offers.ts'

const IMAGES = { products: productImages, listings: listingImages }

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
  const writing = { ownerId: job.ownerId, job: { assertOwn: (tx: Transaction) => assertRunning(tx, job) } }
  try {
    const { created, changes } = await countLeft(db, undo)
    await db
      .update(imports)
      .set({ total: sql`${imports.read} + ${created + changes}` })
      .where(eq(imports.id, id))
    for (const batch of [undoChanges, removeCreated]) {
      while (
        await writeOffers(db, writing, (tx) => {
          signal.throwIfAborted()
          return batch(tx, undo)
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
  if (kind === 'listings') await lockPlacesOf(tx, undo.ownerId)
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
  await settlePlaces(tx, undo.ownerId, restored.flatMap(rehomed))
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
  await lockPlacesOf(tx, ownerId)
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
