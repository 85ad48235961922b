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
export function pageHead(
  { context: { baseUrl }, search = {} }: PageMatch,
  {
    title,
    description,
    path,
    kind = 'website',
    image,
    imageText = '',
    shared = image?.shared ? { path: image.shared, text: imageText } : COMPANY_IMAGE,
    breadcrumbs,
    isEmpty = false,
    jsonLd = [],
    feed,
  }: PageHead,
) {
  const isQuery = Object.values(search).some((value) => value !== undefined)
  const name = title ?? COMPANY.name
  const steps = breadcrumbs ?? (path === '/' ? [] : [[name, path] as const])
  return {
    meta: [
      { title: title ? `${title} | ${COMPANY.name}` : COMPANY.name },
      // Search engines read the name, messengers the property.
      ...(description ? [{ name: 'description', property: 'og:description', content: description }] : []),
      ...(isQuery || isEmpty ? [{ name: 'robots', content: 'noindex, follow' }] : []),
      { property: 'og:site_name', content: COMPANY.name },
      { property: 'og:type', content: kind },
      { property: 'og:title', content: name },
      { property: 'og:url', content: baseUrl + path },
      ...(import.meta.env.SSR ? sharedImageTags(baseUrl, shared) : []),
    ],
    links: [
      ...(isQuery ? [] : [{ rel: 'canonical', href: baseUrl + path }]),
      ...(import.meta.env.SSR && feed
        ? [{ rel: 'alternate', href: `${path}/feed.xml`, type: 'application/rss+xml', title: feed }]
        : []),
    ],
    scripts: [
      {
        type: 'application/ld+json',
        children: structuredData([
          ...(steps.length > 0 ? [breadcrumbsJsonLd(baseUrl, steps)] : []),
          ...jsonLd,
        ]),
      },
    ],
  }
}

/** Messengers read the server's page: browsers need none of it. */
const sharedImageTags = (baseUrl: string, { path, text }: SharedImage) => [
  { property: 'og:image', content: baseUrl + path },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: text },
  { name: 'twitter:card', content: 'summary_large_image' },
]
