import { type SQL, sql } from 'drizzle-orm'
import type { PriceSpread } from '#domain/materials/comparison-schema.ts'
import type { ComparedUnit } from '#domain/materials/material.ts'
import { nairaFromKobo } from '#domain/money.ts'
import { AGEING_DAYS } from '#domain/prices/freshness.ts'
import type { Db } from '#server/db/client.ts'
import { products } from '#server/db/schema/products.ts'
import { ASKED } from './compared-products.ts'

/** What sellers ask for a specification, in kobo for one compared unit. Without `median` nobody asks a price that has a vote. */
export type Spread = {
  specification: string
  median: number | null
  lowest: number | null
  highest: number | null
  /** Sellers and offers that the median is of. */
  sellers: number
  voting: number
  offers: number
  /** Of prices with a vote. */
  oldest: string | null
  /** Of all. */
  newest: string
  nominal: boolean
}

/** Prices that were confirmed before have no vote. */
export const voteSince = (now = Date.now()): Date => new Date(now - AGEING_DAYS * 24 * 3_600_000)

/**
 * The spread of prices of each specification. A seller has one vote, the median of their own prices, so that nobody sets the price by
 * offering the same thing often; stale prices have none.
 * @param where which offers: `comparedAt`
 */
export async function listSpreads(db: Db, where: SQL | undefined): Promise<Spread[]> {
  const { rows } = await db.execute<Spread>(sql`
    WITH offered AS (
      SELECT specification, owner_id, ${ASKED} / comparable_quantity AS price, price_confirmed_at, conversion,
        price_confirmed_at >= ${voteSince().toISOString()}::timestamptz AS votes
      FROM ${products} WHERE ${where}
    ),
    of_seller AS (
      SELECT specification, count(*) AS offers, count(*) FILTER (WHERE votes) AS voting,
        percentile_cont(0.5) WITHIN GROUP (ORDER BY price) FILTER (WHERE votes) AS price,
        min(price) FILTER (WHERE votes) AS lowest, max(price) FILTER (WHERE votes) AS highest,
        min(price_confirmed_at) FILTER (WHERE votes) AS oldest, max(price_confirmed_at) AS newest,
        bool_or(conversion = 'nominal') FILTER (WHERE votes) AS nominal
      FROM offered GROUP BY specification, owner_id
    )
    SELECT specification, percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS median, min(lowest) AS lowest,
      max(highest) AS highest, count(price)::int AS sellers, sum(voting)::int AS voting, sum(offers)::int AS offers,
      min(oldest) AS oldest, max(newest) AS newest, coalesce(bool_or(nominal), false) AS nominal
    FROM of_seller GROUP BY specification`)
  return rows
}

/** The spread as the API answers it; without offers it is empty. */
export function spreadAnswer(spread: Spread | undefined, unit: ComparedUnit): PriceSpread {
  return {
    median: naira(spread?.median),
    lowest: naira(spread?.lowest),
    highest: naira(spread?.highest),
    sellers: spread?.sellers ?? 0,
    offers: spread?.offers ?? 0,
    newest: spread ? new Date(spread.newest).toISOString() : null,
    unit,
    conversion: spread?.nominal ? 'nominal' : 'exact',
  }
}

const naira = (kobo: number | null | undefined): number | null =>
  kobo === null || kobo === undefined ? null : nairaFromKobo(Math.round(kobo))
