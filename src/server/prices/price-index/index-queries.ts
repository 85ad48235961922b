import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { findSpecification } from '#domain/materials/specification.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { BASKETS, basketCost } from '#domain/prices/index-method/baskets.ts'
import { FILLED_WEEKS_MAX } from '#domain/prices/index-method/method.ts'
import { publishedMethod } from '#domain/prices/index-method/methods.ts'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { weekName, weeksBefore } from '#domain/prices/index-method/weeks.ts'
import {
  INDEX_LICENCE,
  type IndexAnswer,
  type IndexRuns,
  type IndexWeeks,
  OVERVIEW_MATERIALS,
  percentOf,
  type RegionPrices,
} from '#domain/prices/price-index-schema.ts'
import type { Context } from '#server/api/context.ts'
import { dependsOn, PRICE_INDEX } from '#server/api/depends-on.ts'
import { indexReviews, indexRuns, indexValues } from '#server/db/schema/price-index.ts'
import { isPublishedRun } from '#server/db/schema/published-run.ts'

type Reading = Pick<Context, 'db' | 'settings'>

/** Weeks of a call at most: two years and the one that they are compared with. */
const WEEKS_MAX = 106
/** Weeks of the small line beside a material. */
const LINE_WEEKS = 26

type Weeks = { from?: Date | undefined; until?: Date | undefined }

/** The last run of each week of this market, the oldest week first. */
async function lastRuns({ db, settings }: Reading, { from, until }: Weeks, most = WEEKS_MAX) {
  dependsOn(PRICE_INDEX)
  const runs = await db
    .selectDistinctOn([indexRuns.cutOff], {
      id: indexRuns.id,
      cutOff: indexRuns.cutOff,
      method: indexRuns.method,
    })
    .from(indexRuns)
    .where(
      and(
        isPublishedRun(),
        eq(indexRuns.isExample, settings.isExample),
        from && gte(indexRuns.cutOff, from),
        until && lte(indexRuns.cutOff, until),
      ),
    )
    .orderBy(desc(indexRuns.cutOff), desc(indexRuns.id))
    .limit(most)
  return runs.reverse()
}

/** Of the last week; undefined before the first run. */
export const findLastRun = async (ctx: Reading) => (await lastRuns(ctx, {}, 1)).at(-1)

export type IndexFilters = Weeks & { material?: string | undefined; region?: Region | undefined }

/** What is published of some weeks; without `from` and `until` of the last one. Of few sellers nothing leaves. */
export async function listIndex(
  ctx: Reading,
  { material, region, ...weeks }: IndexFilters,
): Promise<IndexAnswer> {
  const isRange = weeks.from !== undefined || weeks.until !== undefined
  const runs = await lastRuns(ctx, weeks, isRange ? WEEKS_MAX : 1)
  if (runs.length > 1 && !material && !region)
    throw new AppError('malformed', 'Several weeks are answered of one material or one state: name either')
  const rows = await readValues(ctx, runs, [
    isTold,
    ...(material ? [eq(indexValues.specification, material)] : []),
    ...(region ? [eq(indexValues.region, region)] : []),
  ])
  return answerOf(ctx, runs, rows)
}

/** What one run says, a corrected one, too, or one of a method that is computed beside. @throws AppError not-found */
export async function getIndexRun(ctx: Reading, id: number): Promise<IndexAnswer> {
  dependsOn(PRICE_INDEX)
  const [run] = await ctx.db
    .select()
    .from(indexRuns)
    .where(and(eq(indexRuns.id, id), eq(indexRuns.isExample, ctx.settings.isExample)))
  if (!run) throw new AppError('not-found', 'There is no such run.')
  return answerOf(ctx, [run], await readValues(ctx, [run], [isTold]))
}

/** Of few sellers nothing leaves. */
const isTold = inArray(indexValues.status, ['published', 'held', 'withheld'])

async function answerOf(
  ctx: Reading,
  runs: readonly { id: number; cutOff: Date; method: number }[],
  rows: readonly Row[],
): Promise<IndexAnswer> {
  const counts = await countStates(
    ctx,
    rows.filter((row) => row.region === 'Nigeria'),
  )
  const reasons = await readReasons(ctx, runs)
  return {
    method: runs.at(-1)?.method ?? publishedMethod(weekName(new Date())).version,
    isExample: ctx.settings.isExample,
    licence: INDEX_LICENCE,
    source: `${ctx.settings.baseUrl}/prices`,
    weeks: runs.map(({ cutOff }) => weekName(cutOff)),
    values: rows.map((row): IndexAnswer['values'][number] => {
      const week = weekName(row.cutOff)
      const named = { week, ...nameOf(row.specification), region: row.region }
      const reason = reasons.get(reasonKey(row)) ?? null
      if (row.status !== 'published')
        return { ...named, status: row.status === 'withheld' ? 'withheld' : 'held', reason }
      return {
        ...named,
        status: 'published',
        ...figuresOf(row),
        excluded: { away: row.away, unverified: row.unverified, nominal: row.nominal },
        reason,
        states: row.region === 'Nigeria' ? (counts.get(`${row.runId} ${row.specification}`) ?? 0) : null,
      }
    }),
  }
}

async function readValues(ctx: Reading, runs: readonly { id: number; cutOff: Date }[], where: SQL[]) {
  if (runs.length === 0) return []
  const cutOffs = new Map(runs.map(({ id, cutOff }) => [id, cutOff]))
  const rows = await ctx.db
    .select()
    .from(indexValues)
    .where(and(inArray(indexValues.runId, [...cutOffs.keys()]), ...where))
  const known = rows
    .flatMap((row) => {
      const cutOff = cutOffs.get(row.runId)
      return cutOff ? [{ ...row, cutOff }] : []
    })
    .sort(
      (one, other) =>
        one.cutOff.getTime() - other.cutOff.getTime() ||
        order(one.specification, other.specification) ||
        order(one.region, other.region),
    )
  return endFilled(ctx, known)
}

type ReadValue = typeof indexValues.$inferSelect & { cutOff: Date }

/** The country's change stands in for four weeks one after the other; after them nothing is said of the region's. */
async function endFilled(ctx: Reading, rows: ReadValue[]): Promise<ReadValue[]> {
  const filled = rows.filter(({ basis }) => basis === 'filled')
  const [first, last] = [filled[0], filled.at(-1)]
  if (!first || !last) return rows
  const weeks = { from: weeksBefore(first.cutOff, FILLED_WEEKS_MAX), until: last.cutOff }
  const runs = await lastRuns(ctx, weeks, WEEKS_MAX + FILLED_WEEKS_MAX)
  const cutOffs = new Map(runs.map(({ id, cutOff }) => [id, cutOff]))
  const former = await ctx.db
    .select({
      runId: indexValues.runId,
      specification: indexValues.specification,
      region: indexValues.region,
    })
    .from(indexValues)
    .where(
      and(
        inArray(indexValues.runId, [...cutOffs.keys()]),
        inArray(indexValues.specification, [...new Set(filled.map(({ specification }) => specification))]),
        inArray(indexValues.region, [...new Set(filled.map(({ region }) => region))]),
        eq(indexValues.basis, 'filled'),
      ),
    )
  const keyOf = (specification: string, region: Region, at: Date | undefined) =>
    `${at?.getTime()} ${specification} ${region}`
  const known = new Set(
    former.map(({ runId, specification, region }) => keyOf(specification, region, cutOffs.get(runId))),
  )
  const hasEnded = ({ basis, specification, region, cutOff }: ReadValue) =>
    basis === 'filled' &&
    Array.from({ length: FILLED_WEEKS_MAX }, (_, at) => weeksBefore(cutOff, at + 1)).every((week) =>
      known.has(keyOf(specification, region, week)),
    )
  return rows.map((row) => (hasEnded(row) ? { ...row, change: null, basis: null } : row))
}

type Row = Awaited<ReturnType<typeof readValues>>[number]

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

function nameOf(id: string) {
  const specification = findSpecification(id)
  return { material: id, name: specification?.name ?? id, unit: specification?.material.compared ?? 'nr' }
}

const figuresOf = (row: Row) => ({
  price: nairaFromKobo(row.level),
  p25: nairaFromKobo(row.p25),
  p75: nairaFromKobo(row.p75),
  low: nairaFromKobo(row.low),
  high: nairaFromKobo(row.high),
  sellers: row.controllers,
  dropped: row.dropped,
  oldest: row.oldest.toISOString(),
  newest: row.newest.toISOString(),
  change: row.change === null ? null : percentOf(row.change),
  basis: row.basis,
  yearChange: row.yearChange === null ? null : percentOf(row.yearChange),
})

/** In how many states each of the country's values is published. */
async function countStates({ db }: Reading, rows: readonly Row[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const counted = await db
    .select({
      runId: indexValues.runId,
      specification: indexValues.specification,
      states: sql<number>`count(*)::int`,
    })
    .from(indexValues)
    .where(
      and(
        inArray(indexValues.runId, [...new Set(rows.map(({ runId }) => runId))]),
        inArray(indexValues.specification, [...new Set(rows.map(({ specification }) => specification))]),
        eq(indexValues.status, 'published'),
        sql`${indexValues.region} <> 'Nigeria'`,
      ),
    )
    .groupBy(indexValues.runId, indexValues.specification)
  return new Map(counted.map(({ runId, specification, states }) => [`${runId} ${specification}`, states]))
}

/** What moderators have said of values, the last word on each. */
async function readReasons({ db }: Reading, runs: readonly { cutOff: Date }[]): Promise<Map<string, string>> {
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last) return new Map()
  const rows = await db
    .select()
    .from(indexReviews)
    .where(and(gte(indexReviews.cutOff, first.cutOff), lte(indexReviews.cutOff, last.cutOff)))
    .orderBy(asc(indexReviews.id))
  return new Map(rows.map((row) => [reasonKey(row), row.reason]))
}

const reasonKey = ({ cutOff, specification, region }: Pick<Row, 'cutOff' | 'specification' | 'region'>) =>
  `${weekName(cutOff)} ${specification} ${region}`

/** The weeks that have a run, the newest first. */
export async function listIndexWeeks(ctx: Reading): Promise<IndexWeeks> {
  const runs = await lastRuns(ctx, {})
  return {
    isExample: ctx.settings.isExample,
    weeks: runs.map(({ cutOff }) => weekName(cutOff)).reverse(),
  }
}

/** Every run, the newest first: those of a week that were corrected stay. @param week only of this one */
export async function listIndexRuns({ db, settings }: Reading, week?: Date): Promise<IndexRuns> {
  dependsOn(PRICE_INDEX)
  const rows = await db
    .select()
    .from(indexRuns)
    .where(and(eq(indexRuns.isExample, settings.isExample), week && eq(indexRuns.cutOff, week)))
    .orderBy(desc(indexRuns.id))
    .limit(500)
  return {
    runs: rows.map(({ ranAt, cutOff, ...run }) => ({
      ...run,
      week: weekName(cutOff),
      ranAt: ranAt.toISOString(),
      cutOff: cutOff.toISOString(),
    })),
  }
}

/** A region in a week, the last one without `week`: what its page shows. */
export async function getRegionPrices(ctx: Reading, region: Region, week?: Date): Promise<RegionPrices> {
  const runs = await lastRuns(ctx, { until: week }, LINE_WEEKS)
  const last = runs.at(-1)
  const isThere = last !== undefined && (!week || last.cutOff.getTime() === week.getTime())
  const shown = isThere ? runs : []
  const rows = await readValues(ctx, shown, [eq(indexValues.region, region)])
  const current = rows.filter(({ runId }) => runId === last?.id)
  const published = current.filter(({ status }) => status === 'published')
  const counts = await countStates(ctx, region === 'Nigeria' ? published : [])
  const reasons = await readReasons(ctx, isThere ? [last] : [])
  const prices = new Map<string, Map<number, number>>()
  for (const { specification, runId, status, level } of rows) {
    if (status !== 'published') continue
    const of = prices.get(specification) ?? new Map<number, number>()
    prices.set(specification, of.set(runId, nairaFromKobo(level)))
  }
  const byName = (one: { name: string }, other: { name: string }) => order(one.name, other.name)
  return {
    isExample: ctx.settings.isExample,
    region,
    week: isThere ? weekName(last.cutOff) : null,
    materials: published
      .map((row) => {
        const { p25: _, p75: _p75, dropped: _dropped, ...figures } = figuresOf(row)
        return {
          ...nameOf(row.specification),
          ...figures,
          states: region === 'Nigeria' ? (counts.get(`${row.runId} ${row.specification}`) ?? 0) : null,
          reason: reasons.get(reasonKey(row)) ?? null,
          line: shown.map(({ id }) => prices.get(row.specification)?.get(id) ?? null),
        }
      })
      .sort((one, other) => other.sellers - one.sellers || byName(one, other))
      .slice(0, region === 'Nigeria' ? OVERVIEW_MATERIALS : undefined),
    // Who lays tiles is asked for elsewhere: it is an index of materials.
    thin: current
      .filter(
        ({ status, specification }) =>
          (status === 'few' || status === 'none') &&
          findSpecification(specification)?.material.type !== 'Labour',
      )
      .map(({ specification, controllers }) => {
        const { material, name } = nameOf(specification)
        return { material, name, sellers: controllers }
      })
      .sort((one, other) => other.sellers - one.sellers || byName(one, other)),
    kept: current
      .filter(({ status }) => status === 'held' || status === 'withheld')
      .map(({ specification }) => nameOf(specification).name)
      .sort(),
    baskets: basketsOf(published),
  }
}

function basketsOf(published: readonly Row[]): RegionPrices['baskets'] {
  const values = new Map(published.map((row) => [row.specification, row]))
  return BASKETS.map((basket) => {
    const cost = basketCost(basket, (specification) => values.get(specification)?.level)
    const sellers = basket.lines.map(({ specification }) => values.get(specification)?.controllers ?? 0)
    return {
      id: basket.id,
      name: basket.name,
      note: basket.note,
      cost: cost === undefined ? null : nairaFromKobo(Math.round(cost)),
      sellers: cost === undefined ? null : Math.min(...sellers),
      missing: basket.lines.filter(({ specification }) => !values.has(specification)).map(({ name }) => name),
    }
  })
}
