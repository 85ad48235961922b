import * as z from 'zod/mini'
import { createRouter, documented } from '#server/api/router.ts'

const SiteAddress = z.object({ baseUrl: z.url() })

/** What the pages say of themselves needs their public address, which only the configuration knows. */
export const siteRoutes = createRouter().get(
  '/',
  documented('Company', 'The public address of the site', SiteAddress),
  (c) => {
    c.header('Cache-Control', 'public, max-age=300')
    return c.json({ baseUrl: c.var.ctx.settings.baseUrl })
  },
)
