import { COMPANY } from '#domain/company.ts'
import { type BreadcrumbLink, breadcrumbsJsonLd, type JsonLd, structuredData } from './structured-data.ts'

/** The match of the page's route: the root knows the public address. */
type PageMatch = { context: { baseUrl: string }; search?: object }

type PageHead = {
  title?: string | undefined
  description?: string | undefined
  /** Its address, without filters. */
  path: string
  kind?: 'website' | 'article' | 'product'
  /** Its picture; a photograph has a cut of 1200 × 630 pixels for links. */
  image?: { url: string; shared?: string } | undefined
  imageText?: string | undefined
  /** What a shared link shows, of that size; without one, the page's picture or the company's. */
  shared?: SharedImage | undefined
  /** From the front page to here; without it, one step. */
  breadcrumbs?: readonly BreadcrumbLink[]
  /** No search engine is to list it: there is nothing on it that anybody should come for. */
  isEmpty?: boolean | undefined
  /** What its feed, beside it, is called. */
  feed?: string
  /** What it is about, as its loader has it from the server. */
  jsonLd?: readonly JsonLd[] | undefined
}

type SharedImage = { path: string; text: string }

const COMPANY_IMAGE: SharedImage = {
  path: '/shared-link.jpg',
  text: `${COMPANY.name}: ${COMPANY.tagLine}`,
}

/**
 * What a page says of itself to browsers, search engines and messengers. One with filters in its address is one of very many: it
 * can be followed and shared, but no search engine lists it.
 */
export function pageHead(match: PageMatch, page: PageHead) {
  const { title, path, isEmpty } = page
  const { baseUrl } = match.context
  const isQuery = Object.values(match.search ?? {}).some((value) => value !== undefined)
  const head = {
    meta: [
      { title: title ? `${title} | ${COMPANY.name}` : COMPANY.name },
      { property: 'og:url', content: baseUrl + path },
      ...(isQuery || isEmpty ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    links: isQuery ? [] : [{ rel: 'canonical', href: baseUrl + path }],
  }
  if (!import.meta.env.SSR) return head
  const { meta, links, scripts } = crawlerHead(baseUrl, page)
  return { meta: [...head.meta, ...meta], links: [...head.links, ...links], scripts }
}

/** A head as its loader makes it on the server; its address may be its route's. */
export type LoadedHead = Partial<PageHead>

/** What browsers need of it: what they show, and what they share. */
export const browserHead = ({ title, path, isEmpty }: LoadedHead): LoadedHead => ({
  title,
  ...(path && { path }),
  ...(isEmpty && { isEmpty }),
})

/** What search engines and messengers read in addition. They read the server's page, and browsers need none of it. */
function crawlerHead(
  baseUrl: string,
  {
    title: name = COMPANY.name,
    description,
    path,
    kind = 'website',
    image,
    imageText = '',
    shared = image?.shared ? { path: image.shared, text: imageText } : COMPANY_IMAGE,
    breadcrumbs = path === '/' ? [] : [[name, path]],
    jsonLd = [],
    feed,
  }: PageHead,
) {
  return {
    meta: [
      // Search engines read the name, messengers the property.
      ...(description ? [{ name: 'description', property: 'og:description', content: description }] : []),
      { property: 'og:site_name', content: COMPANY.name },
      { property: 'og:type', content: kind },
      { property: 'og:title', content: name },
      { property: 'og:image', content: baseUrl + shared.path },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: shared.text },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: feed
      ? [{ rel: 'alternate', href: `${path}/feed.xml`, type: 'application/rss+xml', title: feed }]
      : [],
    scripts: [
      {
        type: 'application/ld+json',
        children: structuredData([
          ...(breadcrumbs.length > 0 ? [breadcrumbsJsonLd(baseUrl, breadcrumbs)] : []),
          ...jsonLd,
        ]),
      },
    ],
  }
}
