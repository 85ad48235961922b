import { and, desc, eq, gte, lte } from 'drizzle-orm'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import type { IndexRuns, IndexWeeks } from '#domain/prices/price-index-schema.ts'
import type { Context } from '#server/api/context.ts'
import { dependsOn, PRICE_INDEX } from '#server/api/depends-on.ts'
import { indexRuns } from '#server/db/schema/price-index.ts'
import { isPublishedRun } from '#server/db/schema/published-run.ts'

export type Reading = Pick<Context, 'db' | 'settings'>

/** Weeks of a call at most: two years and the one that they are compared with. */
export const WEEKS_MAX = 106

export type Weeks = { from?: Date | undefined; until?: Date | undefined }

/** The last run of each week of this market, the oldest week first. */
export async function lastRuns({ db, settings }: Reading, { from, until }: Weeks, most = WEEKS_MAX) {
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
