import { inArray, sql } from 'drizzle-orm'
import type { SelectDb, Transaction } from '#server/db/client.ts'
import { importChanges, type SaidValues } from '#server/db/schema/imports.ts'
import { lockPlacesOf, settlePlaces } from '#server/offers/offer-quota.ts'
import { confirmUnchanged } from './confirm-unchanged.ts'
import type { WritingJob } from './import-job.ts'
import {
  CONFIRMED_AT,
  GONE,
  type ImportedField,
  LIST,
  type Merged,
  mergeRow,
  type OfferValues,
  saidAfter,
} from './imported-fields.ts'
import type { MatchedRow } from './row-matches.ts'
import { rehomed, setColumns } from './set-columns.ts'
import { IMPORTED, type KnownOffer, type Target } from './stored-offers.ts'

/** By which fields offers of a seller are changed; what a job changes can be undone. */
export type Changing = Target & { fields: readonly ImportedField[]; job: WritingJob | undefined }

type KnownRow = MatchedRow & { known: KnownOffer }
export const isKnown = (row: MatchedRow): row is KnownRow => row.known !== undefined

/** A known row with what it changes in its offer. */
export type MergedRow = { matched: KnownRow; current: OfferValues; merged: Merged }

/** What rows would change in the offers that they are. @param lock until the end of the transaction nobody else changes these */
export async function mergeKnown(
  db: SelectDb,
  { name, fields }: Pick<Changing, 'name' | 'fields'>,
  rows: readonly KnownRow[],
  lock = false,
): Promise<MergedRow[]> {
  if (rows.length === 0) return []
  const { table } = IMPORTED[name]
  const ids = rows.map(({ known }) => known.offerId)
  const found = db.select().from(table).where(inArray(table.id, ids)).orderBy(table.id)
  const offers: OfferValues[] = await (lock ? found.for('update') : found)
  const byId = new Map(offers.map((offer) => [offer.id, offer]))
  return rows.flatMap((matched) => {
    const current = byId.get(matched.known.offerId)
    if (!current) return []
    const merged = mergeRow(name, fields, { current, base: matched.known.said, row: matched.row.columns })
    return [{ matched, current, merged }]
  })
}

export const isChange = ({ merged }: Pick<MergedRow, 'merged'>) => Object.keys(merged.set).length > 0

/** Brings the offers that rows are up to date with them, and confirms the prices of those that are so already. */
export async function changeKnown(
  tx: Transaction,
  changing: Changing,
  rows: readonly KnownRow[],
): Promise<{ changed: number; existing: number }> {
  const { name, job } = changing
  if (name === 'listings') await lockPlacesOf(tx, changing.ownerId)
  const all = await mergeKnown(tx, changing, rows, true)
  if (all.length === 0) return { changed: 0, existing: 0 }
  const changed = all.filter(isChange)
  const existing = all.filter((row) => !isChange(row))
  await setChanged(tx, changing, changed)
  await linkOffers(tx, changing, all)
  await confirmUnchanged(tx, name, idsOf(existing), job)
  if (job) await keepAgreed(tx, job, existing)
  return { changed: changed.length, existing: existing.length }
}

const idsOf = (rows: readonly MergedRow[]) => rows.map(({ matched }) => matched.known.offerId)

/** Writes what rows change, and keeps how it was. */
async function setChanged(
  tx: Transaction,
  { name, ownerId, job }: Changing,
  rows: readonly MergedRow[],
): Promise<void> {
  if (rows.length === 0) return
  const confirmation = { [CONFIRMED_AT[name]]: new Date() }
  const changes = rows.map(({ matched: { known }, current, merged }) => {
    const set = { ...merged.set, ...confirmation }
    return { id: known.offerId, known, current, set }
  })
  await setColumns(tx, IMPORTED[name].table, changes)
  await settlePlaces(tx, ownerId, changes.flatMap(rehomed))
  if (!job) return
  await tx.insert(importChanges).values(
    changes.map(({ id, known, current, set }) => ({
      importId: job.id,
      offerId: id,
      action: 'changed' as const,
      before: Object.fromEntries(Object.keys(set).map((column) => [column, current[column] ?? null])),
      saidBefore: saidWithList(known),
      saidAfter: saidAfter(name, { ...current, ...set }, set),
    })),
  )
}

/** Keeps what the file says of offers, and what it knows them by. */
async function linkOffers(
  tx: Transaction,
  { name, ownerId, job }: Changing,
  rows: readonly MergedRow[],
): Promise<void> {
  const { imported } = IMPORTED[name]
  const offerId = sql.identifier(name === 'products' ? 'product_id' : 'listing_id')
  const links = rows.map(({ matched: { row, known }, merged }) => ({
    offer_id: known.offerId,
    code: row.code ?? null,
    identity: row.identity,
    said: withoutGone({ ...known.said, ...merged.said }),
  }))
  await tx.execute(sql`
    INSERT INTO ${imported} (${offerId}, owner_id, code, identity, list_id, said)
    SELECT offer_id, ${ownerId}, code, identity, ${job?.listId ?? null}::uuid, said
    FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS link (offer_id uuid, code text, identity text, said jsonb)
    ON CONFLICT (${offerId}) DO UPDATE SET
      code = coalesce(excluded.code, ${imported.code}), identity = excluded.identity,
      list_id = coalesce(excluded.list_id, ${imported.listId}), said = excluded.said`)
}

const saidWithList = ({ said, listId }: KnownOffer): SaidValues => ({ ...said, [LIST]: listId ?? '' })

const withoutGone = ({ [GONE]: _, ...said }: SaidValues): SaidValues => said

/** Of rows that say otherwise than last time what is so already: an undone import is not what was said last. */
async function keepAgreed(tx: Transaction, job: WritingJob, rows: readonly MergedRow[]): Promise<void> {
  const agreed = rows.filter(({ merged }) => Object.keys(merged.said).length > 0)
  if (agreed.length === 0) return
  await tx
    .insert(importChanges)
    .values(
      agreed.map(({ matched: { known } }) => ({
        importId: job.id,
        offerId: known.offerId,
        action: 'confirmed' as const,
        before: {},
        saidBefore: saidWithList(known),
      })),
    )
    .onConflictDoUpdate({
      target: [importChanges.importId, importChanges.offerId],
      set: { saidBefore: sql`excluded.said_before` },
    })
}
