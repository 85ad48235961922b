import { and, eq, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { type AlertWay, NAMED_OFFERS, NAMED_SEARCHES } from '#domain/alerts/alert-rules.ts'
import { hrefOfSearch } from '#domain/alerts/search-name.ts'
import { soldBy } from '#domain/materials/pack-words.ts'
import { formatAmount, nairaFromKobo } from '#domain/money.ts'
import type { Context } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { alertName } from './alert-queries.ts'

type Db = Pick<Context, 'db'>

/** What a search has found and not yet told. */
export type AlertNews = {
  alertId: string
  name: string
  /** The page that shows the search. */
  path: string
  /** "Dangote cement, N 9,500 / bag, Kano", the first few. */
  offers: string[]
  count: number
}

type Claimed = { alertId: string; offerId: string }

/**
 * Takes what these searches have to tell, so that nobody else tells it, and says what it is. What has gone offline meanwhile is not told.
 * Whoever could not tell it gives it back.
 */
export async function claimNews(
  { db }: Db,
  alertIds: string[],
): Promise<{ news: AlertNews[]; giveBack: () => Promise<void> }> {
  const claimed: Claimed[] = await db
    .update(alertOffers)
    .set({ toldAt: sql`now()` })
    .where(and(inArray(alertOffers.alertId, alertIds), isNull(alertOffers.toldAt)))
    .returning({ alertId: alertOffers.alertId, offerId: alertOffers.offerId })
  const giveBack = async () => {
    if (claimed.length === 0) return
    await db.execute(sql`
      UPDATE ${alertOffers} SET told_at = NULL
      FROM unnest(${sql.param(claimed.map((each) => each.alertId))}::uuid[], ${sql.param(claimed.map((each) => each.offerId))}::uuid[])
        AS claimed (alert_id, offer_id)
      WHERE ${alertOffers.alertId} = claimed.alert_id AND ${alertOffers.offerId} = claimed.offer_id`)
  }
  return { news: await newsOf(db, claimed), giveBack }
}

async function newsOf(db: Context['db'], claimed: Claimed[]): Promise<AlertNews[]> {
  const alertIds = [...new Set(claimed.map(({ alertId }) => alertId))]
  if (alertIds.length === 0) return []
  const alerts = await db
    .select()
    .from(searchAlerts)
    .where(inArray(searchAlerts.id, alertIds))
    .orderBy(searchAlerts.createdAt)
  const kinds = new Map(alerts.map(({ id, kind }) => [id, kind]))
  const idsOf = (homes: boolean) =>
    claimed.flatMap(({ alertId, offerId }) =>
      (kinds.get(alertId) === 'listings') === homes ? [offerId] : [],
    )
  const said = new Map([...(await productsSaid(db, idsOf(false))), ...(await homesSaid(db, idsOf(true)))])
  return alerts.flatMap((alert) => {
    const offers = claimed.flatMap(({ alertId, offerId }) =>
      alertId === alert.id ? (said.get(offerId) ?? []) : [],
    )
    if (offers.length === 0) return []
    return [
      {
        alertId: alert.id,
        name: alertName(alert),
        path: hrefOfSearch(alert),
        offers: offers.slice(0, NAMED_OFFERS),
        count: offers.length,
      },
    ]
  })
}

type Said = [id: string, said: string]

const saidOf = (name: string, kobo: number, per: string, place: string | null) =>
  [name, `N ${formatAmount(nairaFromKobo(kobo))}${per}`, ...(place ? [place] : [])].join(', ')

async function productsSaid(db: Context['db'], ids: string[]): Promise<Said[]> {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      price: sql<string>`CASE WHEN ${products.discount} THEN ${products.discountPrice} ELSE ${products.regularPrice} END`,
      place: products.location,
      unit: products.unit,
      kind: products.packKind,
      size: products.packSize,
      sizeUnit: products.packUnit,
    })
    .from(products)
    .where(and(inArray(products.id, ids), not(products.hidden), not(products.asleep)))
  return rows.map(({ id, name, price, place, unit, kind, size, sizeUnit }) => {
    const pack = kind && size && sizeUnit ? { kind, size, sizeUnit } : null
    return [id, saidOf(name, Number(price), ` / ${soldBy({ unit, pack })}`, place)]
  })
}

async function homesSaid(db: Context['db'], ids: string[]): Promise<Said[]> {
  const rows = await db
    .select({
      id: listings.id,
      name: listings.name,
      price: sql<string>`CASE WHEN ${listings.offer} THEN ${listings.discountPrice} ELSE ${listings.regularPrice} END`,
      type: listings.type,
      period: listings.rentPeriod,
      area: listings.area,
      state: listings.state,
    })
    .from(listings)
    .where(and(inArray(listings.id, ids), not(listings.hidden)))
  return rows.map(({ id, name, price, type, period, area, state }) => [
    id,
    saidOf(name, Number(price), type === 'rent' ? ` a ${period}` : '', area ?? state),
  ])
}

/** Of the searches that tell so of this address, or account, those that have something to tell. */
export async function alertsWithNews(
  { db }: Db,
  { email, userId, way }: { email?: string; userId: string | null; way: AlertWay },
): Promise<string[]> {
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
        hasNews,
      ),
    )
    .orderBy(searchAlerts.createdAt)
    .limit(NAMED_SEARCHES)
  return rows.map(({ id }) => id)
}

/** Whether a search of `search_alerts` has something to tell. */
export const hasNews = sql`EXISTS (
  SELECT FROM ${alertOffers} WHERE ${alertOffers.alertId} = ${searchAlerts.id} AND ${alertOffers.toldAt} IS NULL)`

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
