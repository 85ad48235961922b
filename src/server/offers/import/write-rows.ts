import { randomUUIDv7 } from 'node:crypto'
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import pg from 'pg'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import { setWay } from '#server/db/price-way.ts'
import { importChanges, type SaidValues } from '#server/db/schema/imports.ts'
import { products } from '#server/db/schema/products.ts'
import { fillRoom, findRoom, lockOffersOf } from '#server/offers/offer-quota.ts'
import {
  CONFIRMATION,
  digest,
  GONE,
  type ImportedField,
  IN_STOCK,
  LIST,
  type Merged,
  mergeRow,
  type OfferValues,
  saidAfter,
} from './imported-fields.ts'
import { IMPORTED, type KnownOffer, type MatchedRow, type Target } from './row-matches.ts'

/** The import that rows are written by; it can be undone. */
export type WritingJob = {
  id: string
  listId: string | null
  /** Throws where another run of the import has taken over meanwhile. */
  assertOwn(tx: Transaction): Promise<void>
}

export type Writing = Target & {
  fields: readonly ImportedField[]
  /** Beyond the seller's quota rows wait. */
  withinQuota: boolean
  job: WritingJob | undefined
}

export type Written = {
  inserted: number
  changed: number
  existing: number
  waiting: number
  refused: { matched: MatchedRow; problem: string }[]
}

const NOTHING: Written = { inserted: 0, changed: 0, existing: 0, waiting: 0, refused: [] }

/**
 * Stores rows that are new or say something new, in one transaction. If the database refuses a row that our own rules accept, the
 * batch is halved until that row is alone, so that all others are stored.
 */
export async function writeRows(db: Db, writing: Writing, rows: readonly MatchedRow[]): Promise<Written> {
  const [first] = rows
  if (!first) return NOTHING
  try {
    return await db.transaction((tx) => writeBatch(tx, writing, rows))
  } catch (error) {
    const problem = refusalOfRow(error)
    if (!problem) throw error
    if (rows.length === 1) return { ...NOTHING, refused: [{ matched: first, problem }] }
  }
  const half = Math.ceil(rows.length / 2)
  const left = await writeRows(db, writing, rows.slice(0, half))
  const right = await writeRows(db, writing, rows.slice(half))
  return {
    inserted: left.inserted + right.inserted,
    changed: left.changed + right.changed,
    existing: left.existing + right.existing,
    waiting: left.waiting + right.waiting,
    refused: [...left.refused, ...right.refused],
  }
}

async function writeBatch(tx: Transaction, writing: Writing, rows: readonly MatchedRow[]): Promise<Written> {
  await setWay(tx, 'import')
  await lockOffersOf(tx, writing.ownerId)
  await writing.job?.assertOwn(tx)
  const isNew = (row: MatchedRow) => row.known === undefined
  const { inserted, waiting } = await insertNew(tx, writing, rows.filter(isNew))
  const { changed, existing } = await changeKnown(tx, writing, rows.filter(isKnown))
  return { ...NOTHING, inserted, waiting, changed, existing }
}

export type KnownRow = MatchedRow & { known: KnownOffer }
export const isKnown = (row: MatchedRow): row is KnownRow => row.known !== undefined

async function insertNew(
  tx: Transaction,
  { name, ownerId, withinQuota, job }: Writing,
  rows: readonly MatchedRow[],
): Promise<{ inserted: number; waiting: number }> {
  if (rows.length === 0) return { inserted: 0, waiting: 0 }
  const { table, imported } = IMPORTED[name]
  const room = withinQuota ? await findRoom(tx, ownerId) : Number.POSITIVE_INFINITY
  const waitingFor = room < rows.length ? ('quota' as const) : null
  const keys = await findFormerKeys(tx, table, ownerId, rows)
  const offers = rows.map(({ row, said }) => {
    const isFree = !keys.has(row.formerKey)
    keys.add(row.formerKey)
    return { id: randomUUIDv7(), row, said, importKey: isFree ? row.formerKey : null }
  })
  await tx
    .insert(table)
    .values(offers.map(({ id, row, importKey }) => ({ ...row.columns, id, ownerId, importKey, waitingFor })))
  await tx.insert(imported).values(
    offers.map(({ id, row: { code, identity }, said }) => ({
      offerId: id,
      ownerId,
      code,
      identity,
      said,
      listId: job?.listId,
      createdBy: job?.id,
    })),
  )
  if (waitingFor && room > 0) await fillRoom(tx, ownerId)
  const ids = offers.map(({ id }) => id)
  return { inserted: offers.length, waiting: waitingFor ? await countWaiting(tx, table, ids) : 0 }
}

/** How many of these offers wait to come online. */
async function countWaiting(
  db: Pick<Db, 'select'>,
  table: OfferTable,
  ids: readonly string[],
): Promise<number> {
  const [counted] = await db
    .select({ waiting: count(table.waitingFor) })
    .from(table)
    .where(inArray(table.id, [...ids]))
  return counted?.waiting ?? 0
}

/** Of the names that the release before would give these rows, those that the seller has already. */
async function findFormerKeys(
  tx: Transaction,
  table: OfferTable,
  ownerId: string,
  rows: readonly MatchedRow[],
): Promise<Set<string | null>> {
  const keys = rows.map(({ row }) => row.formerKey)
  const found = await tx
    .select({ importKey: table.importKey })
    .from(table)
    .where(and(eq(table.ownerId, ownerId), inArray(table.importKey, keys)))
  return new Set(found.map(({ importKey }) => importKey))
}

/** A known row with what it changes in its offer. */
export type MergedRow = { matched: KnownRow; current: OfferValues; merged: Merged }

/** What rows would change in the offers that they are. @param lock until the end of the transaction nobody else changes these */
export async function mergeKnown(
  db: Pick<Db, 'select'>,
  { name, fields }: Pick<Writing, 'name' | 'fields'>,
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

async function changeKnown(
  tx: Transaction,
  writing: Writing,
  rows: readonly KnownRow[],
): Promise<{ changed: number; existing: number }> {
  const { name, ownerId, job } = writing
  const { table, imported } = IMPORTED[name]
  const all = await mergeKnown(tx, writing, rows, true)
  if (all.length === 0) return { changed: 0, existing: 0 }
  const confirmation = name === 'products' ? { priceConfirmedAt: new Date() } : {}
  const changed = all.filter(isChange).map(({ matched, current, merged }) => {
    const set = { ...merged.set, ...confirmation }
    return { id: matched.known.offerId, matched, current, set }
  })
  await setColumns(tx, table, changed)
  if (job && changed.length > 0)
    await tx.insert(importChanges).values(
      changed.map(({ id, matched, current, set }) => ({
        importId: job.id,
        offerId: id,
        action: 'changed' as const,
        before: Object.fromEntries(Object.keys(set).map((column) => [column, current[column] ?? null])),
        saidBefore: saidWithList(matched.known),
        saidAfter: saidAfter(name, { ...current, ...set }, set),
      })),
    )
  const links = all.map(({ matched: { row, known }, merged }) => ({
    offer_id: known.offerId,
    code: row.code ?? null,
    identity: row.identity,
    said: withoutGone({ ...known.said, ...merged.said }),
  }))
  await tx.execute(sql`
    INSERT INTO ${imported} (${sql.identifier(offerIdName(name))}, owner_id, code, identity, list_id, said)
    SELECT offer_id, ${ownerId}, code, identity, ${job?.listId ?? null}::uuid, said
    FROM jsonb_to_recordset(${JSON.stringify(links)}::jsonb) AS link (offer_id uuid, code text, identity text, said jsonb)
    ON CONFLICT (${sql.identifier(offerIdName(name))}) DO UPDATE SET
      code = coalesce(excluded.code, ${imported.code}), identity = excluded.identity,
      list_id = coalesce(excluded.list_id, ${imported.listId}), said = excluded.said`)
  const existing = all.filter((row) => !isChange(row))
  if (name === 'products')
    await confirmUnchanged(
      tx,
      existing.map(({ matched }) => matched.known.offerId),
      job,
    )
  // What says otherwise than last time, and is so already: an undone import is not what was said last.
  const agreed = existing.filter(({ merged }) => Object.keys(merged.said).length > 0)
  if (job && agreed.length > 0)
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
  return { changed: changed.length, existing: existing.length }
}

const saidWithList = ({ said, listId }: KnownOffer): SaidValues => ({ ...said, [LIST]: listId ?? '' })

const withoutGone = ({ [GONE]: _, ...said }: SaidValues): SaidValues => said

export const offerIdName = (name: ImportName) => (name === 'products' ? 'product_id' : 'listing_id')

/** Writes columns of several offers in one statement. @param isChange whether these are other versions of them now */
export async function setColumns(
  tx: Transaction,
  table: OfferTable,
  rows: readonly { id: string; current: OfferValues; set: OfferValues }[],
  { isChange = true } = {},
): Promise<void> {
  const columns = [...new Set(rows.flatMap(({ set }) => Object.keys(set)))]
  if (columns.length === 0) return
  const values = rows.map(({ id, current, set }) =>
    Object.fromEntries([
      ['id', id],
      ...columns.map((column) => [toSnakeCase(column), (column in set ? set : current)[column]]),
    ]),
  )
  const assigned = columns.map((column): SQL => {
    const written = sql.identifier(toSnakeCase(column))
    return sql`${written} = becomes.${written}`
  })
  if (isChange) assigned.push(sql`version = ${table.version} + 1`, sql`updated_at = now()`)
  await tx.execute(sql`
    UPDATE ${table} SET ${sql.join(assigned, sql`, `)}
    FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(values)}::jsonb) AS becomes
    WHERE ${table.id} = becomes.id`)
}

/**
 * Who sends a price again says that it is still the price: it counts once a day, as everywhere, and is no change of the product
 * (docs/product.md 20.5).
 */
export async function confirmUnchanged(
  db: Pick<Db, 'execute'>,
  ids: readonly string[],
  job: Pick<WritingJob, 'id'> | undefined,
): Promise<void> {
  if (ids.length === 0) return
  const now = new Date()
  const said = { [CONFIRMATION.name]: digest({ priceConfirmedAt: now }, CONFIRMATION) }
  const at = now.toISOString()
  const outdated = sql`
    SELECT id, price_confirmed_at FROM ${products}
    WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND lagos_day(price_confirmed_at) < lagos_day(${at}::timestamptz)
    ORDER BY id FOR UPDATE`
  const confirm = sql`
    UPDATE ${products} SET price_confirmed_at = ${at}::timestamptz FROM outdated WHERE ${products.id} = outdated.id`
  await db.execute(
    job
      ? sql`
        WITH outdated AS (${outdated}), confirmed AS (${confirm})
        INSERT INTO ${importChanges} (import_id, offer_id, action, before, said_after)
        SELECT ${job.id}::uuid, id, 'confirmed', jsonb_build_object('priceConfirmedAt', price_confirmed_at), ${JSON.stringify(said)}::jsonb
        FROM outdated ON CONFLICT DO NOTHING`
      : sql`WITH outdated AS (${outdated}) ${confirm}`,
  )
}

/** Takes out of stock what a list has no more. */
export async function takeOut(
  tx: Transaction,
  { job, ids }: { job: WritingJob; ids: readonly string[] },
): Promise<number> {
  const { imported } = IMPORTED.products
  const said = { [IN_STOCK.name]: digest({ inStock: false }, IN_STOCK) }
  const { rows } = await tx.execute(sql`
    WITH gone AS (
      UPDATE ${products} SET in_stock = false, version = version + 1, updated_at = now()
      WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND in_stock RETURNING id
    ), marked AS (
      UPDATE ${imported} SET said = said || jsonb_build_object(${GONE}::text, '') FROM gone WHERE product_id = gone.id
    )
    INSERT INTO ${importChanges} (import_id, offer_id, action, before, said_after)
    SELECT ${job.id}::uuid, id, 'taken-out', '{"inStock": true}', ${JSON.stringify(said)}::jsonb FROM gone
    RETURNING offer_id`)
  return rows.length
}

const FOREIGN_KEY_VIOLATION = '23503'

/** What the database says against a row's content; an owner who has gone is no row's fault, nor is a lost connection. */
function refusalOfRow(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error
  if (!(cause instanceof pg.DatabaseError)) return undefined
  const isAboutContent = /^(22|23|54)/.test(cause.code ?? '') && cause.code !== FOREIGN_KEY_VIOLATION
  if (!isAboutContent) return undefined
  return `The database refused the row (${cause.constraint ?? cause.message})`
}
