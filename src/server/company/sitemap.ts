import { and, not, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import { xmlDocument, xmlText } from '#server/api/xml.ts'
import type { OfferTable } from '#server/db/offer-rows.ts'
import { isListedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { isCompared } from '#server/db/schema/sale-columns.ts'
import { shops } from '#server/db/schema/shops.ts'
import { listUnsettledOwners, notOf } from '#server/db/unsettled-owners.ts'
import type { NewsArticle } from './news-feed.ts'

/** As many as one file may have (sitemaps.org). */
export const URLS_A_FILE = 50_000

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Every page of the company's that everybody may see, articles apart. */
const PAGES = [
  '/',
  '/market',
  '/marketplace',
  '/search',
  '/sell',
  '/materials',
  '/prices',
  '/planswift-plugin',
  '/rate-gen',
  '/bills',
  '/services',
  '/bim-course',
  '/bim-course-mep',
  '/ms-project-course',
  '/BIMNews',
  '/pricing',
  '/about',
  '/why-adlm',
  '/faq',
  '/help',
  '/terms-of-service',
  '/privacy-policy',
]

type SitemapPage = { path: string; changed?: string | undefined }

/** Products that do not sleep, homes that can be had, the shops that have either, and the comparisons that have offers, with the lists of a material's, and what the price index publishes this week. */
function marketplacePages(unsettled: string[], isExample: boolean): SQL {
  const offers = (table: OfferTable) =>
    sql`${table} WHERE ${and(not(table.hidden), notOf(unsettled, table.ownerId))}`
  return sql`(
    SELECT 1 AS kind, id, '/product/' || id AS path, updated_at FROM ${offers(products)} AND NOT asleep
    UNION ALL SELECT 2, id, '/listing/' || id, updated_at FROM ${offers(listings)} AND ${isListedHome(listings)}
    UNION ALL SELECT 3, owner_id, coalesce('/shop/' || slug, '/sellerShop/' || owner_id), seller.updated_at FROM (
      SELECT owner_id, max(updated_at) AS updated_at FROM (
        SELECT owner_id, updated_at FROM ${offers(products)} UNION ALL SELECT owner_id, updated_at FROM ${offers(listings)}
      ) AS offer GROUP BY owner_id
    ) AS seller LEFT JOIN ${shops} ON ${shops.userId} = owner_id
    UNION ALL SELECT 4, NULL, '/materials/' || compared, max(price_confirmed_at) FROM (
      SELECT unnest(ARRAY[specification, split_part(specification, '/', 1)]) AS compared, max(price_confirmed_at) AS price_confirmed_at
      FROM ${products} WHERE ${and(isCompared(products), notOf(unsettled, products.ownerId))} GROUP BY specification
    ) AS comparison GROUP BY compared
    UNION ALL SELECT 5, NULL, CASE region WHEN 'Nigeria' THEN '/prices/material/' || specification ELSE '/prices/state/' || replace(region, ' ', '%20') END, max(ran_at)
    FROM index_values JOIN (
      SELECT id, ran_at FROM index_runs WHERE is_example = ${isExample} ORDER BY cut_off DESC, id DESC LIMIT 1
    ) AS run ON run.id = run_id
    WHERE status = 'published' GROUP BY 3
  ) AS page`
}

/**
 * The pages of the site for search engines, part by part; part 0 is where they begin: all pages, or, where these are too many, a list
 * of the parts 1, 2, ….
 * @returns undefined where there is no such part
 */
export async function sitemap(
  { db, settings: { baseUrl, isExample } }: Pick<Context, 'db' | 'settings'>,
  articles: readonly NewsArticle[],
  part: number,
  urlsAFile = URLS_A_FILE,
): Promise<string | undefined> {
  const pages: SitemapPage[] = [
    ...PAGES.map((path) => ({ path })),
    ...articles.map(({ slug, date, updated = date }) => ({ path: `/BIMNews/${slug}`, changed: updated })),
  ]
  const offered = marketplacePages(await listUnsettledOwners(db), isExample)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM ${offered}`,
  )
  const parts = Math.ceil((pages.length + (counted[0]?.total ?? 0)) / urlsAFile)
  if (part > (parts > 1 ? parts : 0)) return undefined
  if (part === 0 && parts > 1) return partList(baseUrl, parts)

  const from = Math.max(0, part - 1) * urlsAFile
  const shown = pages.slice(from, from + urlsAFile)
  const { rows } = await db.execute<{ path: string; updated_at: string }>(sql`
    SELECT path, updated_at FROM ${offered} ORDER BY kind, id, path
    LIMIT ${urlsAFile - shown.length} OFFSET ${Math.max(0, from - pages.length)}`)
  const found = rows.map(({ path, updated_at }) => ({ path, changed: new Date(updated_at).toISOString() }))
  return pageList(baseUrl, [...shown, ...found])
}

function partList(baseUrl: string, parts: number): string {
  const lines = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${xmlText(`${baseUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  )
  return xmlDocument(`<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>`)
}

function pageList(baseUrl: string, sitemapPages: readonly SitemapPage[]): string {
  const lines = sitemapPages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${xmlText(baseUrl + path)}</loc>${lastmod}</url>`
  })
  return xmlDocument(`<urlset ${NAMESPACE}>\n${lines.join('\n')}\n</urlset>`)
}
