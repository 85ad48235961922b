import * as z from 'zod/mini'
import { CompanySettings, MarketCounts } from '#domain/company/company-schema.ts'
import { dependsOn } from '#server/api/depends-on.ts'
import { createRouter, documented } from '#server/api/router.ts'
import { findExampleShop } from './example-shop.ts'
import { countMarket } from './market-counts.ts'

const TAG = 'Company'

const Site = z.object({ baseUrl: z.url(), company: CompanySettings })
const ExampleShop = z.object({ userId: z.nullable(z.string()) })

export const siteRoutes = createRouter()
  /** What the pages say of the site and the company, which only the configuration knows. */
  .get('/', documented(TAG, 'The public address of the site, and how the company is reached', Site), (c) => {
    dependsOn()
    c.header('Cache-Control', 'public, max-age=300')
    const { baseUrl, company } = c.var.ctx.settings
    return c.json({ baseUrl, company })
  })
  .get(
    '/counts',
    documented(TAG, 'How many sellers, offers and states the market has today', MarketCounts),
    async (c) => {
      dependsOn()
      c.header('Cache-Control', 'public, max-age=300')
      return c.json(await countMarket(c.var.ctx))
    },
  )
  .get(
    '/example-shop',
    documented(TAG, 'A shop to look at', ExampleShop, 'The one with most of the newest products.'),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=300')
      return c.json({ userId: (await findExampleShop(c.var.ctx)) ?? null })
    },
  )
