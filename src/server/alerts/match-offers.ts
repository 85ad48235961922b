import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import {
  ASKED_KINDS,
  type AskedKind,
  SEARCHED_KINDS,
  type SearchedKind,
  WAITING_MAX,
} from '#domain/alerts/alert-rules.ts'
import { koboFromNaira } from '#domain/money.ts'
import type { Context } from '#server/api/context.ts'
import { beginReading, type Reading } from '#server/db/reading-moment.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertOffers, freshOffers, type Needs, searchAlerts } from '#server/db/schema/alerts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { inBatches } from '#server/search/in-batches.ts'
import type { Searched } from '#server/search/searched.ts'
import { bestEffort } from './best-effort.ts'
import { candidatesAmong, type FreshOffer } from './candidates.ts'

/** Each kind by its very search. */
export type SearchedKinds = Record<AskedKind, Searched>

/** Whom offers are asked for by: what is a product is in comparisons, too. */
const ALERTS_OF: Record<SearchedKind, AskedKind[]> = {
  products: ['products', 'comparisons'],
  listings: ['listings'],
}

const TABLES = { products, listings }

/** So many offers are matched at one time. */
const OFFERS_AT_ONCE = 1_000
/** The needs of so many searches are found out at one time; of those that are old as many in a run. */
const NEEDS_AT_ONCE = 1_000
/** So many finds are stored by one statement. */
const STORED_AT_ONCE = 25_000

type Job = Pick<Context, 'db' | 'log'> & { signal: AbortSignal }

/**
 * Asks the saved searches for what has come online or become cheaper since the last run (docs/product.md 21.2), and keeps what each finds.
 * A search finds an offer once, and none that was there before it, or is its author's own. One that cannot be asked is left out and logged. It
 * can stop anywhere, and run beside another: offers are waiting until their finds are stored.
 */
export async function matchFreshOffers(
  { db, log }: Pick<Context, 'db' | 'log'>,
  searched: SearchedKinds,
  signal: AbortSignal,
): Promise<void> {
  const job = { db, log, signal }
  const isOld = lt(searchAlerts.checkedAt, sql`now() - interval '1 day'`)
  const isUnknown = and(isNull(searchAlerts.needs), isNull(searchAlerts.checkedAt))
  for (const kind of ASKED_KINDS) {
    // Words are added to the trade's, and leave the catalogue.
    await findNeeds(job, kind, searched[kind], isOld)
    while ((await findNeeds(job, kind, searched[kind], isUnknown)) === NEEDS_AT_ONCE);
  }
  for (const kind of SEARCHED_KINDS) while (!(await matchSome(job, kind, searched)));
}

/** How old the oldest offer is that the searches were not asked for, in seconds; 0 where there is none. */
export async function oldestFreshOffer(db: Context['db']): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`coalesce(extract(epoch FROM now() - min(${freshOffers.at})), 0)::float8` })
    .from(freshOffers)
  return row?.seconds ?? 0
}

type Search = Record<string, string>

const logged =
  ({ log }: Job, kind: AskedKind) =>
  ({ search }: { search: Search }, error: unknown) =>
    // What people search for is theirs: no line has it.
    log.error({ err: error, kind, filters: Object.keys(search) }, 'a saved search cannot be asked')

/**
 * What some of the searches need. One of which that cannot be found out is asked for nothing until the next day.
 * @returns of how many it was tried
 */
async function findNeeds(job: Job, kind: AskedKind, { findNeeds }: Searched, which?: SQL): Promise<number> {
  const { db, signal } = job
  const rows = await db
    .selectDistinct({ search: searchAlerts.search })
    .from(searchAlerts)
    .where(and(eq(searchAlerts.kind, kind), which))
    .limit(NEEDS_AT_ONCE)
  if (rows.length === 0) return 0
  const needs = await bestEffort(rows, (some) => findNeeds(some.map(({ search }) => search)), {
    signal,
    onFailing: logged(job, kind),
  })
  await db.execute(sql`
    UPDATE ${searchAlerts} SET needs = found.needs::jsonb, checked_at = now()
    FROM unnest(${sql.param(rows.map(({ search }) => JSON.stringify(search)))}::text[], ${sql.param(needs.map((each) => (each ? JSON.stringify(each) : null)))}::text[])
      AS found (search, needs)
    WHERE ${searchAlerts.kind} = ${kind} AND ${searchAlerts.search} = found.search::jsonb`)
  return rows.length
}

type Fresh = { id: number; offerId: string; wasPrice: number | null; wasMoveIn: number | null; at: string }

/** @returns whether none is left */
async function matchSome(job: Job, kind: SearchedKind, searched: SearchedKinds): Promise<boolean> {
  const { db } = job
  // What is found in the table was added; what was being added a moment ago may be by now.
  const reading = { ...(await beginReading(db, kind)), unseen: undefined }
  const fresh: Fresh[] = await db
    .select({
      id: freshOffers.id,
      offerId: freshOffers.offerId,
      wasPrice: freshOffers.wasPrice,
      wasMoveIn: freshOffers.wasMoveIn,
      at: sql<string>`${freshOffers.at}::text`,
    })
    .from(freshOffers)
    // What came later is in no list of this moment.
    .where(and(eq(freshOffers.kind, kind), lte(freshOffers.at, sql`${reading.asOf}::timestamptz`)))
    .orderBy(asc(freshOffers.at))
    .limit(OFFERS_AT_ONCE)
  if (fresh.length === 0) return true
  for (const by of ALERTS_OF[kind])
    await store(job, kind, await findsOf(job, by, searched[by], fresh, reading))
  await db.delete(freshOffers).where(
    inArray(
      freshOffers.id,
      fresh.map(({ id }) => id),
    ),
  )
  return fresh.length < OFFERS_AT_ONCE
}

type Find = { alertId: string; offerId: string; at: string }

async function findsOf(
  job: Job,
  kind: AskedKind,
  { readTraits, listAmong }: Searched,
  fresh: Fresh[],
  reading: Reading,
): Promise<Find[]> {
  const searches = await listSearches(job.db, kind)
  if (searches.length === 0) return []
  const traits = await readTraits([...new Set(fresh.map(({ offerId }) => offerId))])
  // The oldest first: what is asked below has the latest.
  const offers = fresh.flatMap(({ offerId, wasPrice, wasMoveIn, at }): (FreshOffer & { at: string })[] => {
    const known = traits.get(offerId)
    return known ? [{ ...known, id: offerId, wasPrice, wasMoveIn, at }] : []
  })
  const candidatesOf = candidatesAmong(offers)
  const asked = searches.flatMap(({ search, needs, alertIds }) => {
    const at = new Map(candidatesOf(needs, maxMoveInOf(search)).map((offer) => [offer.id, offer.at]))
    return at.size > 0 ? [{ search, alertIds, at, ids: [...at.keys()] }] : []
  })
  const listed = await bestEffort(asked, (some) => listAmong(some, reading), {
    signal: job.signal,
    onFailing: logged(job, kind),
  })
  return asked.flatMap(({ alertIds, at }, index) =>
    (listed[index] ?? []).flatMap((offerId) =>
      alertIds.map((alertId) => ({ alertId, offerId, at: at.get(offerId) ?? reading.asOf })),
    ),
  )
}

/** A limit of what it costs to move in is set by hand alone. */
const maxMoveInOf = ({ maxMoveIn }: Record<string, string>): number | undefined =>
  maxMoveIn === undefined ? undefined : koboFromNaira(Number(maxMoveIn))

/** All searches fit: nothing is sorted on disk. */
const IN_MEMORY = sql`SELECT set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`

type WaitingSearch = { search: Search; needs: Needs; alertIds: string[] }

/** The searches of a kind that want to know, each once. */
async function listSearches(db: Job['db'], kind: AskedKind): Promise<WaitingSearch[]> {
  return db.transaction(async (tx) => {
    await tx.execute(IN_MEMORY)
    const { rows } = await tx.execute<WaitingSearch>(sql`
      SELECT search, needs, array_agg(id::text) AS "alertIds" FROM ${searchAlerts}
      WHERE kind = ${kind} AND paused_at IS NULL AND (way <> 'once' OR found_at IS NULL) AND needs IS NOT NULL
      GROUP BY search, needs`)
    return rows
  })
}

/** Of what a search has found and not told the first so many are kept (docs/product.md 21.2.12). */
async function store({ db }: Job, kind: SearchedKind, finds: Find[]): Promise<void> {
  // Finds of one search are in one statement, and stand together in the table and its indexes.
  const inOrder = finds.toSorted((one, other) => (one.alertId < other.alertId ? -1 : 1))
  const chunks: Find[][] = [[]]
  for (const find of inOrder) {
    const last = chunks.at(-1) ?? []
    if (last.length >= STORED_AT_ONCE && last.at(-1)?.alertId !== find.alertId) chunks.push([find])
    else last.push(find)
  }
  await inBatches(chunks, (chunk) => storeSome(db, kind, chunk))
}

async function storeSome(db: Context['db'], kind: SearchedKind, finds: Find[]): Promise<void> {
  const table = TABLES[kind]
  const column = (key: keyof Find) => sql.param(finds.map((find) => find[key]))
  const offerIds = sql.param([...new Set(finds.map(({ offerId }) => offerId))])
  await db.transaction(async (tx) => {
    await tx.execute(IN_MEMORY)
    await tx.execute(sql`
      WITH offer AS MATERIALIZED (
        SELECT ${table.id}, ${table.ownerId}, lower(${users.email}) AS email FROM ${table} JOIN ${users} ON ${users.id} = ${table.ownerId}
        WHERE ${table.id} = ANY (${offerIds}::uuid[])
      ), waiting AS MATERIALIZED (
        SELECT alert_id, count(*) FROM ${alertOffers} WHERE told_at IS NULL AND alert_id = ANY (${column('alertId')}::uuid[]) GROUP BY alert_id
      )
      INSERT INTO ${alertOffers} (alert_id, offer_id)
      SELECT alert_id, offer_id FROM (
        SELECT find.alert_id, find.offer_id,
          coalesce(waiting.count, 0) + row_number() OVER (PARTITION BY find.alert_id ORDER BY find.at, find.offer_id) AS n
        FROM unnest(${column('alertId')}::uuid[], ${column('offerId')}::uuid[], ${column('at')}::timestamptz[]) AS find (alert_id, offer_id, at)
          JOIN ${searchAlerts} AS alert ON alert.id = find.alert_id
          JOIN offer ON offer.id = find.offer_id
          LEFT JOIN waiting ON waiting.alert_id = find.alert_id
        WHERE alert.created_at < find.at AND alert.user_id IS DISTINCT FROM offer.owner_id AND alert.email <> offer.email
          AND NOT EXISTS (SELECT FROM ${alertOffers} AS known WHERE known.alert_id = find.alert_id AND known.offer_id = find.offer_id)
      ) AS found WHERE n <= ${WAITING_MAX}
      ON CONFLICT DO NOTHING`)
  })
}
