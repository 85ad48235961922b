import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ImportName } from '#domain/import/import-rules.ts'
import type { Db } from '#server/db/client.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import {
  type ImportedOffers,
  importedListings,
  importedProducts,
  importRejections,
  type SaidValues,
} from '#server/db/schema/imports.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import type { GoodRow } from './open-file.ts'
import { identityOf } from './row-identity.ts'

export const IMPORTED: Record<ImportName, { table: OfferTable; imported: ImportedOffers }> = {
  products: { table: products, imported: importedProducts },
  listings: { table: listings, imported: importedListings },
}

/** Whose offers rows are compared with. */
export type Target = { name: ImportName; ownerId: string }

/** An offer that a row is. Nothing is known of what a file said of one that came by another road. */
export type KnownOffer = {
  offerId: string
  said: SaidValues
  isLinked: boolean
  listId: string | null
  createdBy: string | null
}

export type Stored = KnownOffer & {
  code: string | null
  identity: string
  /** Whether it came in by a list of which rows stayed out: those are others of its kind. */
  besideRejected: boolean
}

/** What came in by files, as far as these rows may be that. */
export async function findStored(
  db: Db,
  { name, ownerId, corrects }: Target & { corrects: boolean },
  rows: readonly GoodRow[],
): Promise<Stored[]> {
  const { imported } = IMPORTED[name]
  const besideRejected = corrects
    ? sql`EXISTS (SELECT FROM ${importRejections} WHERE ${importRejections.importId} = ${imported.createdBy})`
    : sql`false`
  const stored = new Map<string, Stored>()
  const lookUp = async (column: AnyPgColumn, values: readonly (string | undefined)[]) => {
    const distinct = [...new Set(values.filter((value) => value !== undefined))]
    if (distinct.length === 0) return
    // One look into the index for each: of a list that has just come in there are no statistics yet.
    const found = await db.execute<Omit<Stored, 'isLinked'>>(sql`
      SELECT offer.* FROM unnest(${sql.param(distinct)}::${sql.raw(column.getSQLType())}[]) AS wanted (value), LATERAL (
        SELECT ${imported.offerId} AS "offerId", ${imported.code} AS code, ${imported.identity} AS identity, ${imported.said} AS said,
          ${imported.listId} AS "listId", ${imported.createdBy} AS "createdBy", ${besideRejected} AS "besideRejected"
        FROM ${imported} WHERE ${imported.ownerId} = ${ownerId} AND ${column} = wanted.value OFFSET 0
      ) AS offer`)
    for (const each of found.rows) stored.set(each.offerId, { ...each, isLinked: true })
  }
  await lookUp(
    imported.identity,
    rows.map(({ identity }) => identity),
  )
  await lookUp(
    imported.code,
    rows.map(({ code }) => code),
  )
  await lookUp(
    imported.offerId,
    rows.map(({ offerId }) => offerId).filter((id) => id && isRowId(id)),
  )
  return [...stored.values()]
}

export type Unlinked = {
  offers: Stored[]
  byFormerKey: ReadonlyMap<string, Stored>
  hasCandidate: (row: GoodRow) => boolean
}

/** What is there by another road: put up by hand, or brought in by the first release. */
export async function findUnlinked(db: Db, { name, ownerId }: Target): Promise<Unlinked> {
  const { table, imported } = IMPORTED[name]
  const common = { offerId: table.id, importKey: table.importKey, name: table.name }
  const rows: ({ offerId: string; importKey: string | null } & Record<string, unknown>)[] = await db
    .select(
      table === products
        ? {
            ...common,
            readBy: products.readBy,
            packKind: products.packKind,
            packSize: products.packSize,
            packUnit: products.packUnit,
          }
        : {
            ...common,
            address: listings.address,
            state: listings.state,
            type: listings.type,
            bedrooms: listings.bedrooms,
          },
    )
    .from(table)
    .leftJoin(imported, eq(imported.offerId, table.id))
    .where(and(eq(table.ownerId, ownerId), isNull(imported.offerId)))
    .orderBy(table.id)
  const offers = rows.map(({ offerId, importKey, ...values }) => ({
    stored: {
      offerId,
      code: null,
      identity: identityOf(name, values),
      said: {},
      isLinked: false,
      listId: null,
      createdBy: null,
      besideRejected: false,
    },
    importKey,
  }))
  const stored = offers.map(({ stored }) => stored)
  const byFormerKey = new Map(
    offers.flatMap(({ stored, importKey }) => (importKey === null ? [] : [[importKey, stored]])),
  )
  const isAmongStored = candidateTest(stored)
  return {
    offers: stored,
    byFormerKey,
    hasCandidate: (row) => isAmongStored(row) || byFormerKey.has(row.formerKey),
  }
}

/** Whether a row can be one of these offers at all. */
export function candidateTest(offers: readonly Stored[]): (row: GoodRow) => boolean {
  const [ids, codes, identities] = [
    new Set(offers.map(({ offerId }) => offerId)),
    new Set(offers.map(({ code }) => code)),
    new Set(offers.map(({ identity }) => identity)),
  ]
  return ({ offerId, code, identity }) =>
    identities.has(identity) ||
    (offerId !== undefined && ids.has(offerId)) ||
    (code !== undefined && codes.has(code))
}
