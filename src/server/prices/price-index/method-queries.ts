import { and, desc, eq, inArray } from 'drizzle-orm'
import { findSpecification } from '#domain/materials/specification.ts'
import { METHODS, publishedMethod } from '#domain/prices/index-method/methods.ts'
import type { Region } from '#domain/prices/index-method/votes.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import { type IndexMethods, percentOf } from '#domain/prices/price-index-schema.ts'
import type { Context } from '#server/api/context.ts'
import { dependsOn, PRICE_INDEX } from '#server/api/depends-on.ts'
import { indexRuns, indexValues } from '#server/db/schema/price-index.ts'
import { findLastRun } from './index-runs.ts'

/** Each method, and what all of them say of a region's year: of what is published there in a week, the last one without `week`. */
export async function compareMethods(
  ctx: Pick<Context, 'db' | 'settings'>,
  region: Region,
  week?: Date,
): Promise<IndexMethods> {
  dependsOn(PRICE_INDEX)
  const { db, settings } = ctx
  const cutOff = week ?? (await findLastRun(ctx))?.cutOff
  const runs = cutOff
    ? await db
        .selectDistinctOn([indexRuns.method], { id: indexRuns.id, method: indexRuns.method })
        .from(indexRuns)
        .where(and(eq(indexRuns.cutOff, cutOff), eq(indexRuns.isExample, settings.isExample)))
        .orderBy(indexRuns.method, desc(indexRuns.id))
    : []
  const name = weekName(cutOff ?? new Date())
  const published = publishedMethod(name).version
  const isThere = runs.some(({ method }) => method === published)
  const rows = isThere ? await readYears(ctx.db, runs, region) : []
  return {
    isExample: settings.isExample,
    region,
    week: isThere ? name : null,
    methods: METHODS.map(({ version, linkWeeks, publishedFrom }) => ({
      version,
      linkWeeks,
      publishedFrom: publishedFrom ?? null,
      isPublished: version === published,
    })),
    materials: rows
      .filter(({ method }) => method === published)
      .map(({ specification }) => ({
        material: specification,
        name: findSpecification(specification)?.name ?? specification,
        years: METHODS.map(({ version }) => {
          const own = rows.find((row) => row.method === version && row.specification === specification)
          return own?.year == null ? null : percentOf(own.year)
        }),
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

async function readYears(
  db: Context['db'],
  runs: readonly { id: number; method: number }[],
  region: Region,
): Promise<{ method: number; specification: string; year: number | null }[]> {
  return db
    .select({
      method: indexRuns.method,
      specification: indexValues.specification,
      year: indexValues.yearChange,
    })
    .from(indexValues)
    .innerJoin(indexRuns, eq(indexRuns.id, indexValues.runId))
    .where(
      and(
        inArray(
          indexValues.runId,
          runs.map(({ id }) => id),
        ),
        eq(indexValues.region, region),
        eq(indexValues.status, 'published'),
      ),
    )
}
