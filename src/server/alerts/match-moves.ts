import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Context } from '#server/api/context.ts'
import { alertMoves, alertOffers, searchAlerts } from '#server/db/schema/alerts.ts'
import { indexRuns, indexValues } from '#server/db/schema/price-index.ts'
import { isPublishedRun } from '#server/db/schema/published-run.ts'

/**
 * Asks who waits for a price of the index whether it has moved that far in the last published week: since they were last told, or else since
 * what was published when they asked, or first after that. A week is told once, however often it is corrected, and none that was over when
 * somebody asked. Runs after each run of a week, beside others, and finds nothing a second time.
 */
export async function matchMoves({ db, settings }: Pick<Context, 'db' | 'settings'>): Promise<void> {
  const isLast = sql`NOT EXISTS (SELECT FROM ${indexRuns} AS later
    WHERE later.method = run.method AND later.is_example = run.is_example AND later.cut_off = run.cut_off AND later.id > run.id)`
  await db.transaction(async (tx) => {
    // One after the other: what is found is measured from what was found before.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('match moves', 0))`)
    await tx.execute(sql`
      WITH week AS MATERIALIZED (
        SELECT id, cut_off FROM ${indexRuns} WHERE ${isPublishedRun()} AND is_example = ${settings.isExample}
        ORDER BY cut_off DESC, id DESC LIMIT 1
      ), moved AS (
        INSERT INTO ${alertMoves} (id, alert_id, cut_off, from_cut_off, level, from_level)
        SELECT gen_random_uuid(), alert.id, week.cut_off, base.cut_off, value.level, base.level
        FROM ${searchAlerts} AS alert CROSS JOIN week
          JOIN ${indexValues} AS value ON value.run_id = week.id AND value.specification = alert.search ->> 'specification'
            AND value.region = coalesce(alert.search ->> 'state', 'Nigeria') AND value.status = 'published'
          CROSS JOIN LATERAL (
            (SELECT 1 AS place, interval '0' AS away, cut_off, level FROM ${alertMoves} WHERE alert_id = alert.id ORDER BY cut_off DESC LIMIT 1)
            UNION ALL
            SELECT CASE WHEN run.cut_off <= alert.created_at THEN 2 ELSE 3 END, greatest(run.cut_off - alert.created_at, alert.created_at - run.cut_off),
              run.cut_off, former.level
            FROM ${indexValues} AS former JOIN ${indexRuns} AS run ON run.id = former.run_id
            WHERE former.specification = value.specification AND former.region = value.region AND former.status = 'published'
              AND ${isPublishedRun(alias(indexRuns, 'run'))} AND run.is_example = ${settings.isExample} AND ${isLast}
            ORDER BY place, away LIMIT 1
          ) AS base
        WHERE alert.kind = 'prices' AND alert.confirmed_at IS NOT NULL AND alert.paused_at IS NULL AND (alert.way <> 'once' OR alert.found_at IS NULL)
          AND week.cut_off > alert.created_at AND base.cut_off < week.cut_off
          AND abs(value.level::float8 / base.level - 1) * 100 >= (alert.search ->> 'percent')::float8
        ON CONFLICT DO NOTHING RETURNING id, alert_id
      )
      INSERT INTO ${alertOffers} (alert_id, offer_id) SELECT alert_id, id FROM moved`)
  })
}
