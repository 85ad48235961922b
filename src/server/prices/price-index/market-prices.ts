import { and, eq, sql } from 'drizzle-orm'
import { nairaFromKobo } from '#domain/money.ts'
import { weekName } from '#domain/prices/index-method/weeks.ts'
import type { MarketPrice } from '#domain/prices/price-sheet-schema.ts'
import type { Context } from '#server/api/context.ts'
import { indexValues } from '#server/db/schema/price-index.ts'
import { products } from '#server/db/schema/products.ts'
import { findLastRun } from './index-runs.ts'

/** What the last week publishes of the goods of each offer in its state, by offer: one read by the key of the values. */
export async function marketPrices(
  ctx: Pick<Context, 'db' | 'settings'>,
  ids: readonly string[],
): Promise<Record<string, MarketPrice>> {
  const run = await findLastRun(ctx)
  if (!run || ids.length === 0) return {}
  const rows = await ctx.db
    .select({
      id: products.id,
      state: products.location,
      level: indexValues.level,
      sellers: indexValues.controllers,
    })
    .from(products)
    .innerJoin(
      indexValues,
      and(
        eq(indexValues.runId, run.id),
        eq(indexValues.specification, products.specification),
        sql`${indexValues.region} = ${products.location}::text`,
        eq(indexValues.status, 'published'),
      ),
    )
    .where(sql`${products.id} = ANY (${sql.param([...ids])}::uuid[])`)
  const week = weekName(run.cutOff)
  return Object.fromEntries(
    rows.map(({ id, state, level, sellers }) => [
      id,
      { price: nairaFromKobo(level), region: state, week, sellers },
    ]),
  )
}
