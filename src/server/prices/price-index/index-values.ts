import { and, asc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { findSpecification } from '#domain/materials/specification.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { FILLED_WEEKS_MAX } from '#domain/prices/index-method/method.ts'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { weekName, weeksBefore } from '#domain/prices/index-method/weeks.ts'
import { percentOf } from '#domain/prices/price-index-schema.ts'
import { indexReviews, indexValues } from '#server/db/schema/price-index.ts'
import { lastRuns, type Reading, WEEKS_MAX } from './index-runs.ts'

/** The values of these runs, the oldest week first. */
export async function readValues(ctx: Reading, runs: readonly { id: number; cutOff: Date }[], where: SQL[]) {
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

export type Row = Awaited<ReturnType<typeof readValues>>[number]

export const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

export function nameOf(id: string) {
  const specification = findSpecification(id)
  return { material: id, name: specification?.name ?? id, unit: specification?.material.compared ?? 'nr' }
}

export const figuresOf = (row: Row) => ({
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
export async function countStates({ db }: Reading, rows: readonly Row[]): Promise<Map<string, number>> {
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
export async function readReasons(
  { db }: Reading,
  runs: readonly { cutOff: Date }[],
): Promise<Map<string, string>> {
  const [first, last] = [runs[0], runs.at(-1)]
  if (!first || !last) return new Map()
  const rows = await db
    .select()
    .from(indexReviews)
    .where(and(gte(indexReviews.cutOff, first.cutOff), lte(indexReviews.cutOff, last.cutOff)))
    .orderBy(asc(indexReviews.id))
  return new Map(rows.map((row) => [reasonKey(row), row.reason]))
}

export const reasonKey = ({
  cutOff,
  specification,
  region,
}: Pick<Row, 'cutOff' | 'specification' | 'region'>) => `${weekName(cutOff)} ${specification} ${region}`
