import * as z from 'zod/mini'
import { MARKET_MATERIAL_IDS, type MarketMaterialId } from '#domain/rates/market-materials.ts'
import { MedianPrices } from '#domain/rates/median-schema.ts'
import { dependsOn, isForThisCall } from '#server/api/depends-on.ts'
import * as parameters from '#server/api/query-parameters.ts'
import { createRouter, documented } from '#server/api/router.ts'
import { type CachedMedians, MEDIANS_SECONDS } from './cached-medians.ts'
import { listWeekMedians } from './week-medians.ts'

const isMaterial = (name: string): name is MarketMaterialId =>
  MARKET_MATERIAL_IDS.some((each) => each === name)

const material = z.pipe(
  z.optional(z.union([z.string(), z.array(z.string())])),
  z.transform((written = [], { issues }): readonly MarketMaterialId[] => {
    const names = [written]
      .flat()
      .flatMap((text) => text.split(','))
      .filter(Boolean)
    const known = names.filter(isMaterial)
    if (known.length < names.length)
      issues.push({
        code: 'custom',
        message: `material must be one of ${MARKET_MATERIAL_IDS.join(', ')}`,
        input: written,
      })
    return known.length > 0 ? known : MARKET_MATERIAL_IDS
  }),
)
z.globalRegistry.add(material, { description: 'A material, repeatable; without one, all of them' })

const PriceQuery = z.object({
  material,
  location: parameters.state('location'),
  week: parameters.week('Of the price index: a past Monday instead of today'),
})

/** What the rate generator's prices start from. */
export function medianRoutes(pricesIn: CachedMedians) {
  return createRouter().get(
    '/median',
    documented(
      'Prices',
      'The median of what sellers ask for materials today',
      MedianPrices,
      'Of the chosen state; of the whole country where few there sell it. Each seller counts once; what has no part in it is counted by its reason. With `week` what the price index has of that week: published, or of three and four sellers.',
    ),
    parameters.query(PriceQuery),
    async (c) => {
      const { material: requested, location, week } = c.req.valid('query')
      dependsOn()
      // A moderator may correct a week.
      if (week) isForThisCall()
      const { prices, without, ...about } = week
        ? await listWeekMedians(c.var.ctx, location, week)
        : await pricesIn(c.var.ctx, location)
      c.header('Cache-Control', `public, max-age=${MEDIANS_SECONDS}, s-maxage=0`)
      const isRequested = (price: { material: MarketMaterialId }) => requested.includes(price.material)
      return c.json({ ...about, prices: prices.filter(isRequested), without: without.filter(isRequested) })
    },
  )
}
