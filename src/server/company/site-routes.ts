import * as z from 'zod/mini'
import { createRouter, documented } from '#server/api/router.ts'
import { findExampleShop } from './example-shop.ts'

const TAG = 'Company'

const SiteAddress = z.object({ baseUrl: z.url() })
const ExampleShop = z.object({ userId: z.nullable(z.string()) })

export const siteRoutes = createRouter()
  /** What the pages say of themselves needs their public address, which only the configuration knows. */
  .get('/', documented(TAG, 'The public address of the site', SiteAddress), (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    return c.json({ baseUrl: c.var.ctx.settings.baseUrl })
  })
  .get(
    '/example-shop',
    documented(TAG, 'A shop to look at', ExampleShop, 'The one with most of the newest products.'),
    async (c) => {
      c.header('Cache-Control', 'public, max-age=300')
      return c.json({ userId: (await findExampleShop(c.var.ctx)) ?? null })
    },
  )
