import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
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
import { fieldsOfFile, type ImportedField, saidBy } from './imported-fields.ts'
import type { FileReading, GoodRow } from './open-file.ts'
import { isRejectedHeader } from './rejected-header.ts'
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

/** A row with the offer that it is: none, where it is new. */
export type MatchedRow = {
  row: GoodRow
  said: SaidValues
  known?: KnownOffer | undefined
  isUnchanged: boolean
}

/** Values of one query. */
const AT_ONCE = 5_000

const parts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )

type Stored = KnownOffer & {
  code: string | null
  identity: string
  /** Whether it came in by a list of which rows stayed out: those are others of its kind. */
  besideRejected: boolean
}

/** Finds which rows of a file are offers of its seller already. Each offer is one row's at most. */
export function createMatcher(
  db: Db,
  { name, ownerId }: Target,
  { columns, header }: Pick<FileReading, 'columns' | 'header'>,
) {
  const fields = fieldsOfFile(
    name,
    columns.map(({ field }) => field),
  )
  const corrects = isRejectedHeader(header)
  const taken = new Set<string>()
  let unlinked: Promise<Unlinked> | undefined

  return {
    fields,
    taken: taken as ReadonlySet<string>,
    /** @param rows in the order of the file */
    match: async (rows: readonly GoodRow[]): Promise<MatchedRow[]> => {
      unlinked ??= findUnlinked(db, { name, ownerId })
      const [stored, others] = await Promise.all([
        findStored(db, { name, ownerId, corrects }, rows),
        unlinked,
      ])
      const said = rows.map(({ columns }) => saidBy(name, columns))
      const found = matchRows(rows, { said, stored, others, fields, taken })
      return rows.map((row, index) => {
        const known = found[index]
        const own = said[index] ?? {}
        return { row, said: own, known, isUnchanged: known !== undefined && saysTheSame(fields, own, known) }
      })
    },
  }
}

const saysTheSame = (fields: readonly ImportedField[], said: SaidValues, known: KnownOffer) =>
  known.isLinked &&
  known.said.gone === undefined &&
  fields.every((each) => said[each.name] === known.said[each.name])

type Candidates = {
  said: readonly SaidValues[]
  stored: readonly Stored[]
  others: Unlinked
  fields: readonly ImportedField[]
  taken: Set<string>
}

function matchRows(
  rows: readonly GoodRow[],
  { said, stored, others, fields, taken }: Candidates,
): (KnownOffer | undefined)[] {
  const byId = new Map([...others.offers, ...stored].map((each) => [each.offerId, each]))
  const byCode = new Map(stored.flatMap((each) => (each.code === null ? [] : [[each.code, each]])))
  const found = new Array<KnownOffer | undefined>(rows.length)
  const take = (index: number, offer: Stored | undefined) => {
    if (!offer || taken.has(offer.offerId)) return
    taken.add(offer.offerId)
    found[index] = offer
  }
  const openRows = () => [...rows.keys()].filter((index) => !found[index])
  for (const [index, row] of rows.entries()) {
    if (row.offerId !== undefined) take(index, byId.get(row.offerId))
    if (!found[index] && row.code !== undefined) take(index, byCode.get(row.code))
    if (!found[index]) take(index, others.byFormerKey.get(row.formerKey))
  }
  // Without a code: first what is as it was, so that a row that is gone does not push the others of its kind along.
  const offers = [...stored, ...others.offers]
  const sayingOf = (values: SaidValues) => fields.map((each) => values[each.name]).join()
  const next = createQueues(
    offers.filter(({ besideRejected }) => !besideRejected),
    ({ identity }) => identity,
    taken,
  )
  const nextSame = createQueues(
    offers.filter(({ isLinked }) => isLinked),
    ({ identity, said }) => `${identity} ${sayingOf(said)}`,
    taken,
  )
  for (const index of openRows()) {
    const { identity = '', code } = rows[index] ?? {}
    take(index, nextSame(`${identity} ${sayingOf(said[index] ?? {})}`, code))
  }
  for (const index of openRows()) take(index, next(rows[index]?.identity ?? '', rows[index]?.code))
  return found
}

/** The first of each kind that is not taken. A row that has a code is none of those that have another. */
function createQueues(
  offers: readonly Stored[],
  kindOf: (offer: Stored) => string,
  taken: ReadonlySet<string>,
): (kind: string, code: string | undefined) => Stored | undefined {
  const queues = (some: readonly Stored[]) =>
    new Map([...Map.groupBy(some, kindOf)].map(([kind, all]) => [kind, { all, at: 0 }]))
  const withoutCode = queues(offers.filter(({ code }) => code === null))
  const withCode = queues(offers.filter(({ code }) => code !== null))
  const first = (queue: { all: Stored[]; at: number } | undefined) => {
    if (!queue) return undefined
    while (taken.has(queue.all[queue.at]?.offerId ?? '')) queue.at += 1
    return queue.all[queue.at]
  }
  return (kind, code) =>
    first(withoutCode.get(kind)) ?? (code === undefined ? first(withCode.get(kind)) : undefined)
}

/** What came in by files, as far as these rows may be that. */
async function findStored(
  db: Db,
  { name, ownerId, corrects }: Target & { corrects: boolean },
  rows: readonly GoodRow[],
): Promise<Stored[]> {
  const { imported } = IMPORTED[name]
  const besideRejected: SQL<boolean> = corrects
    ? sql`EXISTS (SELECT FROM ${importRejections} WHERE ${importRejections.importId} = ${imported.createdBy})`
    : sql`false`
  const select = (condition: ReturnType<typeof inArray>) =>
    db
      .select({
        offerId: imported.offerId,
        code: imported.code,
        identity: imported.identity,
        said: imported.said,
        listId: imported.listId,
        createdBy: imported.createdBy,
        besideRejected,
      })
      .from(imported)
      .where(and(eq(imported.ownerId, ownerId), condition))
  const stored = new Map<string, Stored>()
  const keep = (found: Omit<Stored, 'isLinked'>[]) => {
    for (const each of found) stored.set(each.offerId, { ...each, isLinked: true })
  }
  const distinct = (values: readonly (string | undefined)[]) =>
    parts([...new Set(values.filter((value) => value !== undefined))])
  for (const identities of distinct(rows.map(({ identity }) => identity)))
    keep(await select(inArray(imported.identity, identities)))
  for (const codes of distinct(rows.map(({ code }) => code)))
    keep(await select(inArray(imported.code, codes)))
  for (const ids of distinct(rows.map(({ offerId }) => offerId).filter((id) => id && isRowId(id))))
    keep(await select(inArray(imported.offerId, ids)))
  return [...stored.values()].sort((a, b) => (a.offerId < b.offerId ? -1 : 1))
}

type Unlinked = { offers: Stored[]; byFormerKey: ReadonlyMap<string, Stored> }

/** What is there by another road: put up by hand, or brought in by the first release. */
async function findUnlinked(db: Db, { name, ownerId }: Target): Promise<Unlinked> {
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
  return {
    offers: offers.map(({ stored }) => stored),
    byFormerKey: new Map(
      offers.flatMap(({ stored, importKey }) => (importKey === null ? [] : [[importKey, stored]])),
    ),
  }
}
