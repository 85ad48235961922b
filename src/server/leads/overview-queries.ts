import { type SQL, sql } from 'drizzle-orm'
import type { OfferKind } from '#domain/leads/lead-schema.ts'
import { MENDED_SHOWN, SEARCHED_SHOWN, type SellerOverview } from '#domain/leads/overview-schema.ts'
import { HOME_ASKED_DAYS } from '#domain/listings/availability.ts'
import { FRESH_DAYS } from '#domain/prices/freshness.ts'
import { MISSED_DAYS, MISSED_SHOWN_FROM } from '#domain/search/search-demand.ts'
import type { Db } from '#server/db/client.ts'
import { isOfferedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'

/** Looked up for each offer: of an EXISTS, PostgreSQL may read the pictures of everybody first. */
const isPictured = (kind: OfferKind): SQL =>
  sql.raw(`(SELECT true FROM ${kind}_images WHERE ${kind}_id = ${kind}s.id LIMIT 1) IS NOT NULL`)

/** What a seller can do today: offers to mend, prices and homes to confirm, reviews to answer, what is missing where they sell. */
export async function getSellerOverview(db: Pick<Db, 'execute'>, sellerId: string): Promise<SellerOverview> {
  const { rows } = await db.execute<{ overview: SellerOverview }>(sql`
    WITH offers AS MATERIALIZED (
      SELECT 'product' AS kind, id, name, created_at, location AS state,
        NOT hidden AND price_confirmed_at <= now() - ${FRESH_DAYS}::int * interval '1 day' AS is_old,
        false AS is_asked, ${isPictured('product')} AS is_pictured
      FROM products WHERE owner_id = ${sellerId}
      UNION ALL
      SELECT 'listing' AS kind, id, name, created_at, state, false,
        NOT hidden AND ${isOfferedHome(listings)} AND confirmed_at <= now() - ${HOME_ASKED_DAYS}::int * interval '1 day',
        ${isPictured('listing')}
      FROM listings WHERE owner_id = ${sellerId}),
    unpictured AS (SELECT kind, id, name FROM offers WHERE NOT is_pictured ORDER BY created_at DESC, id DESC LIMIT ${MENDED_SHOWN}),
    stateless AS (SELECT kind, id, name FROM offers WHERE state IS NULL ORDER BY created_at DESC, id DESC LIMIT ${MENDED_SHOWN}),
    near AS (SELECT DISTINCT kind || 's' AS kind, state FROM offers WHERE state IS NOT NULL),
    -- Counted before it is joined: many have searched for the same.
    missed AS (
      SELECT kind, words, place AS state, count(*)::int AS count, max(day) AS last_day FROM missed_searches
      WHERE place = ANY (ARRAY(SELECT state::text FROM near)) AND day >= current_date - ${MISSED_DAYS}::int
      GROUP BY 1, 2, 3 HAVING count(*) >= ${MISSED_SHOWN_FROM}),
    searched AS (
      SELECT missed.kind, words, missed.state, count FROM missed JOIN near ON near.kind = missed.kind AND near.state::text = missed.state
      ORDER BY count DESC, last_day DESC, words, missed.state LIMIT ${SEARCHED_SHOWN})
    SELECT json_build_object(
      'offers', (SELECT count(*) FROM offers),
      'withoutPicture', json_build_object(
        'count', (SELECT count(*) FROM offers WHERE NOT is_pictured),
        'offers', (SELECT coalesce(json_agg(unpictured), '[]') FROM unpictured)),
      'withoutState', json_build_object(
        'count', (SELECT count(*) FROM offers WHERE state IS NULL),
        'offers', (SELECT coalesce(json_agg(stateless), '[]') FROM stateless)),
      'oldPrices', (SELECT count(*) FROM offers WHERE is_old),
      'homesToConfirm', (SELECT count(*) FROM offers WHERE is_asked),
      'reviewsToAnswer', (SELECT count(*) FROM reviews WHERE seller_id = ${sellerId} AND reply IS NULL AND NOT hidden),
      'searchedInVain', (SELECT coalesce(json_agg(searched), '[]') FROM searched)) AS overview`)
  const [row] = rows
  if (!row) throw new Error('A select without a table has one row')
  return row.overview
}
