import { type AnyColumn, and, type SQL, sql } from 'drizzle-orm'
import type { Db } from './client.ts'
import { hotRead } from './hot-read.ts'
import { listedProducts } from './schema/listed-products.ts'
import { searchableListings } from './schema/searchable-listings.ts'
import { allUnsettled, listUnsettledOwners } from './unsettled-owners.ts'

/** What a list is read by: as of a moment, to the microsecond, and without the offers of owners who are not settled. */
export type Reading = {
  asOf: string
  /** What was being added at the moment, and is left out. */
  unseen?: Unseen | undefined
  unsettled: string[]
}

/**
 * Transactions whose rows a list did not see although their time is before its moment, by their numbers: `these`, and of those from
 * `from` on, before `until`, all but `seen`. None is below `least`.
 */
export type Unseen = { least: string; from: string; until: string; these: string[]; seen: string[] }

/** What transactions add to that list, on a replica: there it is told by the rows that are seen. */
const ADDED_TO = {
  products: listedProducts.addedBy,
  listings: searchableListings.addedBy,
} satisfies Record<string, AnyColumn>
export type ListedKind = keyof typeof ADDED_TO

/** So many transactions are told apart on a replica. With more, a page may repeat what was being added while the first was read. */
const SEEN_MAX = 100

/** A transaction that began after the moment may have written an earlier time by microseconds: it is among the next ones. */
const NEXT = 1_000

const snapshot = sql`pg_current_snapshot()`

/**
 * A column of the statement that reads a list's first page: by what its moment is told apart from what is being added meanwhile. What runs
 * elsewhere hides nothing.
 */
export const snapshotOf = (kind: ListedKind): SQL<string> => sql<string>`CASE WHEN pg_is_in_recovery()
  THEN pg_snapshot_xmin(${snapshot}) || ':' || pg_snapshot_xmax(${snapshot}) || ':/' || array_to_string(ARRAY(
    SELECT DISTINCT ${ADDED_TO[kind]} FROM ${ADDED_TO[kind].table} WHERE ${ADDED_TO[kind]} >= pg_snapshot_xmin(${snapshot}) LIMIT ${sql.raw(String(SEEN_MAX + 1))}
  ), ',')
  ELSE ${snapshot}::text END`

/** A time as text, to the microsecond. */
export const inMicroseconds = (time: SQL | AnyColumn): SQL<string> =>
  sql<string>`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** With numbers of transactions that PostgreSQL can count on from. */
const SNAPSHOT = /^(\d{1,18}):(\d{1,18}):(?:((?:\d{1,18},)*\d{1,18})?|\/((?:\d{1,18},)*\d{1,18})?)$/

/** What a client sends back for the next pages: the moment and, after `~`, the snapshot of its first page; a moment alone is also one. */
export const readingToken = (asOf: string, seenBy: string): string => `${asOf}~${seenBy}`

/** Whether it is the part of such a token after the moment. */
export const isSnapshot = (text: string): boolean => SNAPSHOT.test(text)

/** @param token as `parameters.asOf` lets it through */
export function readToken(token: string): Pick<Reading, 'asOf' | 'unseen'> {
  const [asOf = '', text = ''] = token.split('~')
  const [, xmin, xmax, running, seenByReplica] = SNAPSHOT.exec(text) ?? []
  if (xmin === undefined || xmax === undefined) return { asOf }
  const until = String(BigInt(xmax) + BigInt(NEXT))
  const isReplica = text.includes('/')
  const seen = seenByReplica?.split(',') ?? []
  if (!isReplica)
    return { asOf, unseen: { least: xmin, from: xmax, until, these: running?.split(',') ?? [], seen } }
  return {
    asOf,
    unseen: seen.length > SEEN_MAX ? undefined : { least: xmin, from: xmin, until, these: [], seen },
  }
}

/** The same in a statement, as values or placeholders. */
type UnseenInSql = Record<keyof Unseen | 'moment', SQL>

const inSql = ({ asOf, unseen }: { asOf: string; unseen: Unseen }): UnseenInSql => ({
  moment: sql`${asOf}::timestamptz`,
  least: sql`${unseen.least}`,
  from: sql`${unseen.from}`,
  until: sql`${unseen.until}`,
  these: sql`${sql.param(unseen.these)}`,
  seen: sql`${sql.param(unseen.seen)}`,
})

type AddedRow = Record<'time' | 'addedBy', AnyColumn>

/**
 * The condition that a row was being added. After an hour nothing is any more, and the numbers of older transactions may be those of the
 * server that a backup was made of.
 */
const isUnseen = (
  { time, addedBy }: AddedRow,
  { moment, least, from, until, these, seen }: UnseenInSql,
): SQL =>
  sql`${addedBy} >= ${least}::xid8 AND ${addedBy} < ${until}::xid8
    AND (${addedBy} = ANY (${these}::xid8[]) OR (${addedBy} >= ${from}::xid8 AND ${addedBy} <> ALL (${seen}::xid8[])))
    AND ${time} <= ${moment} AND ${time} > ${moment} - interval '1 hour'`

/** The condition that a row's time is by the moment, and that the list's first page saw it. */
export const wasThere = (
  row: AddedRow,
  { asOf, unseen }: Pick<Reading, 'asOf' | 'unseen'>,
): SQL | undefined =>
  and(
    sql`${row.time} <= ${asOf}::timestamptz`,
    unseen && sql`(${isUnseen(row, inSql({ asOf, unseen }))}) IS NOT TRUE`,
  )

const LISTED = {
  products: { id: listedProducts.productId, time: listedProducts.listedAt, addedBy: listedProducts.addedBy },
  listings: {
    id: searchableListings.listingId,
    time: searchableListings.createdAt,
    addedBy: searchableListings.addedBy,
  },
}

/** The ids of what was being added, as an array: few, and looked up once for a statement. */
export function unseenOffers(kind: ListedKind, unseen: UnseenInSql): SQL {
  const { id, ...row } = LISTED[kind]
  return sql`ARRAY(SELECT ${id} FROM ${id.table} WHERE ${isUnseen(row, unseen)})`
}

/** The condition that an offer was not, by its id in any table. */
export const isNotUnseen = (
  kind: ListedKind,
  id: AnyColumn,
  { asOf, unseen }: Pick<Reading, 'asOf' | 'unseen'>,
): SQL | undefined => unseen && sql`${id} <> ALL (${unseenOffers(kind, inSql({ asOf, unseen }))})`

const momentsOf = (kind: ListedKind) =>
  hotRead((db) =>
    db
      .select({ asOf: inMicroseconds(sql`now()`), seenBy: snapshotOf(kind), unsettled: allUnsettled })
      .from(sql`(SELECT) AS nothing`)
      .prepare(`reading_${kind}`),
  )
const findMoment = { products: momentsOf('products'), listings: momentsOf('listings') }

/**
 * A reading as of now, and the token for its next pages. Everything that was added before is in it. What is being added meanwhile is in none
 * of its pages: the next ones leave out what the snapshot of this one does not have, by the transactions that add it (docs/decisions/0142).
 */
export async function beginReading(db: Db, kind: ListedKind): Promise<Reading & { token: string }> {
  const [row] = await findMoment[kind](db).execute()
  if (!row) throw new Error('PostgreSQL did not tell the time')
  const token = readingToken(row.asOf, row.seenBy)
  return { ...readToken(token), unsettled: row.unsettled, token }
}

/** The reading that a first page began. */
export const continueReading = async (db: Db, token: string): Promise<Reading> => ({
  ...readToken(token),
  unsettled: await listUnsettledOwners(db),
})
