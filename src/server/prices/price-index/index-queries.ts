import { and, eq, inArray } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { publishedMethod } from '#domain/prices/index-method/methods.ts'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import { INDEX_LICENCE, type IndexAnswer } from '#domain/prices/price-index-schema.ts'
import { dependsOn, PRICE_INDEX } from '#server/api/depends-on.ts'
import { indexRuns, indexValues } from '#server/db/schema/price-index.ts'
import { lastRuns, type Reading, WEEKS_MAX, type Weeks } from './index-runs.ts'
import {
  countStates,
  figuresOf,
  nameOf,
  type Row,
  readReasons,
  readValues,
  reasonKey,
} from './index-values.ts'

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
