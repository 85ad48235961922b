import { WORK_ITEM_IDS } from '#domain/rates/work-sections.ts'
import type { Context } from '#server/api/context.ts'
import { xmlDocument, xmlText } from '#server/api/xml.ts'
import type { NewsArticle } from './news-feed.ts'
import {
  comparisonPages,
  indexPages,
  isRanged,
  type RangedKind,
  rangedPages,
  rangeStarts,
  type SitemapPage,
} from './sitemap-pages.ts'

/** As many as one file may have (sitemaps.org). */
const URLS_A_FILE = 50_000

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
  '/prices/methods',
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

const RANGED = ['products', 'homes', 'shops'] as const satisfies RangedKind[]

type Site = Pick<Context, 'db' | 'settings'>

/** The list of all parts: those of offers and shops by the first key of each (`sitemapPart`). */
export async function sitemapIndex({ db, settings }: Site, urlsAFile = URLS_A_FILE): Promise<string> {
  const ranges = await Promise.all(
    RANGED.map(async (kind) => (await rangeStarts(db, kind, urlsAFile)).map((first) => `${kind}-${first}`)),
  )
  const lines = ['pages', 'materials', 'prices', ...ranges.flat()].map(
    (part) => `<sitemap><loc>${xmlText(`${settings.baseUrl}/sitemap-${part}.xml`)}</loc></sitemap>`,
  )
  return xmlDocument(`<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>`)
}

/**
 * A part of the pages of the site for search engines: of products, homes and shops those from a key on, as many as a file may have.
 * @param part as `sitemapIndex` names it
 * @returns undefined where there is no such part
 */
export async function sitemapPart(
  site: Site,
  articles: readonly NewsArticle[],
  part: string,
  urlsAFile = URLS_A_FILE,
): Promise<string | undefined> {
  const pages = await pagesOf(site, articles, part, urlsAFile)
  if (!pages) return undefined
  const lines = pages.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<url><loc>${xmlText(site.settings.baseUrl + path)}</loc>${lastmod}</url>`
  })
  return xmlDocument(`<urlset ${NAMESPACE}>\n${lines.join('\n')}\n</urlset>`)
}

async function pagesOf(
  { db, settings }: Site,
  articles: readonly NewsArticle[],
  part: string,
  urlsAFile: number,
): Promise<SitemapPage[] | undefined> {
  if (part === 'pages')
    return [
      ...PAGES.map((path) => ({ path })),
      ...WORK_ITEM_IDS.map((id) => ({ path: `/rate-gen/${id}` })),
      ...articles.map(({ slug, date, updated = date }) => ({ path: `/BIMNews/${slug}`, changed: updated })),
    ]
  if (part === 'materials') return comparisonPages(db)
  if (part === 'prices') return indexPages(db, settings.isExample)
  const [, kind = '', first = ''] = /^([a-z]+)-([0-9a-f-]{36})$/.exec(part) ?? []
  return isRanged(kind) ? rangedPages(db, kind, first, urlsAFile) : undefined
}
