import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { milliseconds } from './table.ts'

/** How much of a statement tells it from others. */
const SHOWN = 160

/** Counts statements anew. @throws where the database was not started with pg_stat_statements, as a scratch database is */
export async function countStatements(db: Db): Promise<void> {
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_stat_statements`)
  await db.execute(sql`SELECT pg_stat_statements_reset()`)
}

/** The statements that took most of the database's time since, as rows of a table. */
export async function heaviestStatements(db: Db, most: number): Promise<string[][]> {
  const { rows } = await db.execute<{ query: string; calls: number; mean: number; share: number }>(sql`
    SELECT query, calls::int AS calls, mean_exec_time AS mean, total_exec_time / sum(total_exec_time) OVER () AS share
    FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
    ORDER BY total_exec_time DESC LIMIT ${most}`)
  return [
    ['statement', 'share', 'calls', 'mean'],
    ...rows.map(({ query, calls, mean, share }) => [
      `\`${query.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, SHOWN)}\``,
      `${Math.round(100 * share)} %`,
      calls.toLocaleString('en'),
      milliseconds(mean),
    ]),
  ]
}
