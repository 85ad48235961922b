import { type SQL, sql } from 'drizzle-orm'
import { nairaFromKobo } from '#domain/money.ts'
import type { State } from '#domain/places.ts'
import {
  MARKET_MATERIALS,
  type MarketMaterial,
  type MarketMaterialId,
  SELLERS_MIN,
} from '#domain/rates/market-materials.ts'
import type { MedianPrice } from '#domain/rates/median-schema.ts'
import { resource } from '#domain/rates/resources.ts'
import type { Context } from '#server/api/context.ts'
import { products } from '#server/db/schema/products.ts'
import { allUnsettled } from '#server/db/unsettled-owners.ts'

type PriceQuery = { materials: readonly MarketMaterialId[]; location: State | undefined }

type MedianPriceRow = {
  material: MarketMaterialId
  median: number
  sellers: number
  newest: string
  local: boolean
}

/**
 * The median of what sellers ask for each material, offers included: in the state where enough of them sell it, else in the country.
 * A seller counts once, with the median of their own prices, so that nobody sets the price by offering the same thing often. A
 * material that nobody sells is left out.
 */
export async function listMedianPrices(
  { db }: Context,
  { materials, location }: PriceQuery,
): Promise<MedianPrice[]> {
  if (materials.length === 0) return []
  const { rows } = await db.execute<MedianPriceRow>(sql`
    WITH requested (material, category, sub_category, unit, holds, says, says_not) AS (
      VALUES ${sql.join(materials.flatMap(waysOf), sql`, `)}
    ),
    offered AS (
      SELECT material, owner_id, location, updated_at,
        CASE WHEN discount THEN discount_price ELSE regular_price END / holds AS price
      FROM requested JOIN ${products} USING (category, unit)
      WHERE NOT hidden AND owner_id <> ALL (${allUnsettled}::uuid[]) AND type = 'Material' AND sub_categories @> ARRAY[sub_category] AND name ~* says AND name !~* says_not
    ),
    of_seller AS (
      SELECT material, local, percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS price, max(updated_at) AS newest
      FROM offered CROSS JOIN LATERAL (
        SELECT false AS local UNION ALL SELECT true WHERE location = ${location ?? null}::state
      ) AS area
      GROUP BY material, local, owner_id
    ),
    of_area AS (
      SELECT material, local, percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS median, count(*)::int AS sellers,
        max(newest) AS newest
      FROM of_seller GROUP BY material, local
    )
    SELECT DISTINCT ON (material) material, local, median, sellers, newest
    FROM of_area WHERE NOT local OR sellers >= ${SELLERS_MIN}
    ORDER BY material, local DESC`)
  const found = new Map(rows.map((row) => [row.material, row]))
  return materials.flatMap((material) => {
    const row = found.get(material)
    if (!row) return []
    const { median, sellers, newest, local } = row
    return {
      material,
      median: nairaFromKobo(Math.round(median)),
      unit: resource(material).unit,
      sellers,
      newest: new Date(newest).toISOString(),
      location: local && location ? location : null,
    }
  })
}

/** What no name says. */
const NOTHING = '^$'

const waysOf = (material: MarketMaterialId): SQL[] => {
  const { category, subCategory, offered, not = NOTHING }: MarketMaterial = MARKET_MATERIALS[material]
  return offered.map(
    ({ unit, holds, says = '' }) =>
      sql`(${material}, ${category}::category, ${subCategory}, ${unit}::unit, ${holds}::float, ${says}, ${not})`,
  )
}
