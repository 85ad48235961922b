import { and, asc, eq, exists, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { type AlertWay, NAMED_OFFERS, NAMED_SEARCHES, WAITING_MAX } from '#domain/alerts/alert-rules.ts'
import { hrefOfSearch } from '#domain/alerts/search-name.ts'
import type { Unit } from '#domain/catalogue.ts'
import { formatFigure } from '#domain/figures.ts'
import type { PackKind, PackSizeUnit } from '#domain/materials/pack.ts'
import { perSold } from '#domain/materials/pack-words.ts'
import { formatAmount, nairaFromKobo } from '#domain/money.ts'
import type { Context } from '#server/api/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertMoves, alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { isListedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { PermanentFailure } from '#server/jobs/queue.ts'
import { alertName } from './alert-queries.ts'
import { moveMessages } from './move-messages.ts'

type Db = Pick<Context, 'db'>
type Telling = Pick<Context, 'db' | 'settings'>

/** What a search has found and not yet told. */
export type AlertNews = {
  alertId: string
  name: string
  /** The page that shows the search. */
  path: string
  /** "12 new: cement in Kano" */
  title: string
  /** "Dangote cement, N 9,500 / bag, Kano", the first few; of a price what it was and is. */
  offers: string[]
  /** Of its offers those that are not named. */
  more: number
  /** Whether it may have found more than are counted (`WAITING_MAX`). */
  isAtLeast: boolean
}

type Claimed = { alertId: string; offerId: string }

type Claim = {
  news: AlertNews[]
  /** For whoever could not tell it. */
  giveBack: () => Promise<void>
}

/**
 * Takes what these searches have to tell, so that nobody else tells it, and says what it is, in the order of the searches: both, or neither.
 * What has gone offline meanwhile is forgotten.
 */
export async function claimNews({ db, settings }: Telling, alertIds: string[]): Promise<Claim> {
  return db.transaction(async (tx) => {
    const isWaiting = and(inArray(alertOffers.alertId, alertIds), isNull(alertOffers.toldAt))
    const isThere = (table: typeof products | typeof listings | typeof alertMoves, isListed?: SQL) =>
      exists(
        tx
          .select({ one: sql`1` })
          .from(table)
          .where(and(eq(table.id, alertOffers.offerId), isListed)),
      )
    await tx
      .delete(alertOffers)
      .where(
        and(
          isWaiting,
          not(isThere(products, and(not(products.hidden), not(products.asleep)))),
          not(isThere(listings, isListedHome(listings))),
          not(isThere(alertMoves)),
        ),
      )
    const claimed: Claimed[] = await tx
      .update(alertOffers)
      .set({ toldAt: sql`now()` })
      .where(isWaiting)
      .returning({ alertId: alertOffers.alertId, offerId: alertOffers.offerId })
    const giveBack = async () => {
      await db.execute(sql`
        UPDATE ${alertOffers} SET told_at = NULL FROM ${asTable(claimed)}
        WHERE ${alertOffers.alertId} = claimed.alert_id AND ${alertOffers.offerId} = claimed.offer_id`)
    }
    return { news: await newsOf(tx, settings.isExample, alertIds, claimed), giveBack }
  })
}

/**
 * The same, told by `tell`, which says whether it could. Where not, or where it fails, it is told later, unless it is refused for good. Where the process ends meanwhile it counts
 * as told: an alert is sent once (docs/decisions/0134).
 * @returns whether there was anything to tell
 */
export async function tellNews(
  ctx: Telling,
  alertIds: string[],
  tell: (news: AlertNews[]) => Promise<boolean>,
): Promise<boolean> {
  const { news, giveBack } = await claimNews(ctx, alertIds)
  if (news.length === 0) return false
  try {
    if (!(await tell(news))) await giveBack()
  } catch (error) {
    if (!(error instanceof PermanentFailure)) await giveBack()
    throw error
  }
  return true
}

const asTable = (claimed: Claimed[]) => sql`
  unnest(${sql.param(claimed.map(({ alertId }) => alertId))}::uuid[], ${sql.param(claimed.map(({ offerId }) => offerId))}::uuid[])
    AS claimed (alert_id, offer_id)`

type Said = {
  alertId: string
  count: number
  name: string
  price: string
  /** Of a rent. */
  period: string | null
  /** Of a product, with its pack. */
  unit: Unit | null
  kind: PackKind | null
  size: number | null
  sizeUnit: PackSizeUnit | null
  place: string | null
}

async function newsOf(
  tx: Transaction,
  isExample: boolean,
  alertIds: string[],
  claimed: Claimed[],
): Promise<AlertNews[]> {
  if (claimed.length === 0) return []
  const moves = await moveMessages(
    tx,
    claimed.map(({ offerId }) => offerId),
    isExample,
  )
  const { rows } = await tx.execute<Said>(sql`
    WITH said AS (
      SELECT alert_id, offer_id, ${products.name} AS name,
        CASE WHEN ${products.discount} THEN ${products.discountPrice} ELSE ${products.regularPrice} END AS price,
        NULL::text AS period, ${products.unit}::text AS unit, ${products.packKind}::text AS kind, ${products.packSize}::float8 AS size,
        ${products.packUnit}::text AS "sizeUnit", ${products.location}::text AS place
      FROM ${asTable(claimed)} JOIN ${products} ON ${products.id} = offer_id
      UNION ALL
      SELECT alert_id, offer_id, ${listings.name},
        CASE WHEN ${listings.offer} THEN ${listings.discountPrice} ELSE ${listings.regularPrice} END,
        CASE WHEN ${listings.type} = 'rent' THEN ${listings.rentPeriod}::text END, NULL, NULL, NULL, NULL, coalesce(${listings.area}, ${listings.state}::text)
      FROM ${asTable(claimed)} JOIN ${listings} ON ${listings.id} = offer_id
    ), counted AS (
      SELECT *, count(*) OVER (PARTITION BY alert_id)::int AS count, row_number() OVER (PARTITION BY alert_id ORDER BY offer_id DESC) AS n
      FROM said
    )
    SELECT alert_id AS "alertId", count, name, price, period, unit, kind, size, "sizeUnit", place FROM counted WHERE n <= ${NAMED_OFFERS} ORDER BY n`)
  const alerts = await tx.select().from(searchAlerts).where(inArray(searchAlerts.id, alertIds))
  return alerts
    .toSorted((one, other) => alertIds.indexOf(one.id) - alertIds.indexOf(other.id))
    .flatMap((alert) => {
      const about = { alertId: alert.id, name: alertName(alert), path: hrefOfSearch(alert) }
      const move = moves.get(alert.id)
      if (move) return [{ ...about, ...move, more: 0, isAtLeast: false }]
      const [first, ...others] = rows.filter(({ alertId }) => alertId === alert.id)
      if (!first) return []
      const isAtLeast = claimed.filter(({ alertId }) => alertId === alert.id).length >= WAITING_MAX
      const offers = [first, ...others].map(saidOf)
      const count = `${formatFigure(first.count)}${isAtLeast ? ' or more' : ''}`
      return [
        {
          ...about,
          title: `${count} new: ${about.name}`,
          offers,
          more: first.count - offers.length,
          isAtLeast,
        },
      ]
    })
}

function saidOf({ name, price, period, unit, kind, size, sizeUnit, place }: Said): string {
  const pack = kind && size !== null && sizeUnit ? { kind, size, sizeUnit } : null
  const per = unit ? perSold({ unit, pack }) : period ? ` a ${period}` : ''
  return [name, `N ${formatAmount(nairaFromKobo(Number(price)))}${per}`, ...(place ? [place] : [])].join(', ')
}

/** Of the searches that tell so of this address, or account, those with something to tell: whose has waited longest, and how many others. */
export async function alertsWithNews(
  { db }: Db,
  { email, userId, way }: { email?: string; userId: string | null; way: AlertWay },
): Promise<{ alertIds: string[]; others: number }> {
  const rows = await db
    .select({ id: searchAlerts.id })
    .from(searchAlerts)
    .where(
      and(
        email === undefined ? undefined : eq(searchAlerts.email, email),
        userId === null ? isNull(searchAlerts.userId) : eq(searchAlerts.userId, userId),
        eq(searchAlerts.way, way),
        isNotNull(searchAlerts.confirmedAt),
        isNull(searchAlerts.pausedAt),
        sql`${waitsSince} IS NOT NULL`,
      ),
    )
    .orderBy(waitsSince, asc(searchAlerts.createdAt))
  const alertIds = rows.slice(0, NAMED_SEARCHES).map(({ id }) => id)
  return { alertIds, others: rows.length - alertIds.length }
}

/** Since when a search of `search_alerts` has had something to tell. */
const waitsSince = sql`(SELECT min(${alertOffers.foundAt}) FROM ${alertOffers}
  WHERE ${alertOffers.alertId} = ${searchAlerts.id} AND ${alertOffers.toldAt} IS NULL)`

/** Where a search's mails go: the account's address of today; nowhere while it is suspended or unconfirmed. */
export async function mailAddressOf(
  { db }: Db,
  email: string,
  userId: string | null,
): Promise<string | undefined> {
  if (userId === null) return email
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), users.emailVerified, isNull(users.suspendedReason)))
  return user?.email
}
