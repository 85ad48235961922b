import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { findSpecification } from '#domain/materials/specification.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { offsetOf } from '#domain/pagination.ts'
import { isForReview } from '#domain/prices/index-method/change.ts'
import {
  controllers,
  type EligibleOffer,
  verifiedSince,
} from '#domain/prices/index-method/eligible-offers.ts'
import { pollKey, pollsOf, type Region, type Vote } from '#domain/prices/index-method/votes.ts'
import { cutOffOf, weekBefore, weekName } from '#domain/prices/index-method/weeks.ts'
import type { HeldValues, IndexEvidence, IndexReviewInput } from '#domain/prices/index-review-schema.ts'
import { percentOf } from '#domain/prices/price-index-schema.ts'
import type { ActorContext, Context } from '#server/api/context.ts'
import { cappedPage, countCapped } from '#server/db/capped-count.ts'
import { rowsFor } from '#server/db/next-rows.ts'
import { users } from '#server/db/schema/accounts.ts'
import { priceEvents } from '#server/db/schema/price-events.ts'
import { indexReviews, indexRuns, indexValues } from '#server/db/schema/price-index.ts'
import { products } from '#server/db/schema/products.ts'
import { isPublishedRun } from '#server/db/schema/published-run.ts'
import { readSellerEvents, readWeekOffers } from './week-offers.ts'

const DAY = 86_400_000
/** Weeks whose values still wait; an older one is history. */
const WAITING_WEEKS = 8
const YOUNG_DAYS = 60
const SERIES_DAYS = 90

/** A page of what waits for a moderator, the newest week first. */
export async function listHeldValues(
  { db, settings }: Context,
  { page, limit, now = new Date() }: { page: number; limit: number; now?: Date },
): Promise<HeldValues> {
  const runs = await db
    .selectDistinctOn([indexRuns.cutOff], { id: indexRuns.id, cutOff: indexRuns.cutOff })
    .from(indexRuns)
    .where(
      and(
        isPublishedRun(),
        eq(indexRuns.isExample, settings.isExample),
        gte(indexRuns.cutOff, new Date(now.getTime() - WAITING_WEEKS * 7 * DAY)),
      ),
    )
    .orderBy(desc(indexRuns.cutOff), desc(indexRuns.id))
  const weeks = new Map(runs.map(({ id, cutOff }) => [id, weekName(cutOff)]))
  const isWaiting = and(inArray(indexValues.runId, [...weeks.keys()]), eq(indexValues.status, 'held'))
  const [found, counted] = await Promise.all([
    db
      .select()
      .from(indexValues)
      .where(isWaiting)
      .orderBy(desc(indexValues.runId), indexValues.specification, indexValues.region)
      .limit(rowsFor(limit))
      .offset(offsetOf({ page, limit })),
    countCapped(db, indexValues, isWaiting),
  ])
  const { rows, pagination } = cappedPage(found, { page, limit, counted })
  return {
    pagination,
    values: rows.map((row) => ({
      week: weeks.get(row.runId) ?? '',
      material: row.specification,
      region: row.region,
      name: findSpecification(row.specification)?.name ?? row.specification,
      unit: findSpecification(row.specification)?.material.compared ?? 'nr',
      price: nairaFromKobo(row.level),
      change: row.change === null ? null : percentOf(row.change),
      isDecidedByOne: row.isDecidedByOne,
      isWithheldBefore: !isForReview({ ...row, change: row.change ?? 0, basis: row.basis ?? 'filled' }),
      sellers: row.controllers,
      dropped: row.dropped,
    })),
  }
}

/** Each vote of a value, a week before and now. */
export async function getEvidence(
  { db, settings }: Context,
  { cutOff, specification, region }: { cutOff: Date; specification: string; region: Region },
): Promise<IndexEvidence> {
  const sellers = await readSellerEvents(db)
  const only = { ...settings, specification }
  const [after, before] = [
    await readWeekOffers(db, sellers, cutOff, only),
    await readWeekOffers(db, sellers, weekBefore(cutOff), only),
  ]
  const votesOf = (offers: readonly EligibleOffer[]) =>
    new Map(
      pollsOf(offers)
        .get(pollKey(specification, region))
        ?.votes.map((vote) => [vote.controller, vote]),
    )
  const [now, former] = [votesOf(after.offers), votesOf(before.offers)]
  const ids = [...now.values(), ...former.values()].flatMap(productsOf)
  const [sellersOf, series] = await Promise.all([readSellers(db, ids), readSeries(db, ids, cutOff)])
  const controllerOf = controllers(sellers, cutOff)
  // Of sellers that are one, the youngest.
  const verified = new Map<string, number>()
  for (const [seller, since] of verifiedSince(sellers, cutOff)) {
    const controller = controllerOf(seller)
    verified.set(controller, Math.max(since, verified.get(controller) ?? since))
  }
  return {
    controllers: [...new Set([...now.keys(), ...former.keys()])].sort().map((controller) => {
      const [vote, earlier] = [now.get(controller), former.get(controller)]
      const own = [...new Set([vote, earlier].flatMap((each) => (each ? productsOf(each) : [])))]
      const since = verified.get(controller)
      return {
        sellers: [
          ...new Map(own.flatMap((id) => sellersOf.get(id) ?? []).map((each) => [each.id, each])).values(),
        ].sort((one, other) => (one.name < other.name ? -1 : 1)),
        offers: own.length,
        before: naira(earlier),
        after: naira(vote),
        change: vote && earlier ? percentOf(Math.log(vote.price / earlier.price)) : null,
        verifiedSince: since === undefined ? null : new Date(since).toISOString(),
        twins: vote ? countTwins(vote, now, former) : 0,
        isYoung: since === undefined || cutOff.getTime() - since < YOUNG_DAYS * DAY,
        series: own.flatMap((id) => series.get(id) ?? []).sort((one, other) => (one.at < other.at ? -1 : 1)),
      }
    }),
  }
}

const productsOf = ({ offers }: Vote) => offers.map(({ product }) => product)

const naira = (vote: Vote | undefined) => (vote ? nairaFromKobo(Math.round(vote.price)) : null)

function countTwins(vote: Vote, now: ReadonlyMap<string, Vote>, former: ReadonlyMap<string, Vote>): number {
  const was = former.get(vote.controller)?.price
  return [...now.values()].filter(
    ({ controller, price }) =>
      controller !== vote.controller && price === vote.price && former.get(controller)?.price !== was,
  ).length
}

/** Whose each product is. */
async function readSellers(
  db: Context['db'],
  ids: string[],
): Promise<Map<string, { id: string; name: string }>> {
  const rows = await db
    .select({ product: products.id, id: users.id, name: users.name })
    .from(products)
    .innerJoin(users, eq(users.id, products.ownerId))
    .where(inArray(products.id, ids))
  return new Map(rows.map(({ product, ...seller }) => [product, seller]))
}

async function readSeries(db: Context['db'], ids: string[], cutOff: Date) {
  const rows = await db
    .select({
      id: priceEvents.productId,
      at: priceEvents.at,
      price: priceEvents.price,
      quantity: priceEvents.comparableQuantity,
    })
    .from(priceEvents)
    .where(
      and(
        inArray(priceEvents.productId, ids),
        inArray(priceEvents.kind, ['offered', 'changed', 'reread']),
        gte(priceEvents.at, new Date(cutOff.getTime() - SERIES_DAYS * DAY)),
        sql`${priceEvents.at} < ${cutOff.toISOString()}`,
      ),
    )
    .orderBy(priceEvents.id)
  const series = new Map<string, { at: string; price: number }[]>()
  for (const { id, at, price, quantity } of rows) {
    if (!quantity) continue
    const point = { at: at.toISOString(), price: nairaFromKobo(Math.round(price / quantity)) }
    series.set(id, [...(series.get(id) ?? []), point])
  }
  return series
}

/**
 * Writes down what a moderator has decided; the week is computed anew soon. What has no such value yet has it decided in advance.
 * @throws AppError malformed; not-found where there is no such material
 */
export async function reviewValue(
  { db, actor, queue }: ActorContext,
  { week, material, region, publish, reason }: IndexReviewInput,
): Promise<void> {
  const cutOff = cutOffOf(week)
  if (!cutOff) throw new AppError('malformed', 'A week is called by its Monday')
  if (!findSpecification(material)) throw new AppError('not-found', 'There is no such material.')
  await db.transaction(async (tx) => {
    await tx.insert(indexReviews).values({
      cutOff,
      specification: material,
      region,
      isPublished: publish,
      reason,
      moderatorId: actor.id,
    })
    await queue.send('run-price-index', { week }, { tx })
  })
}
