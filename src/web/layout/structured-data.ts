import { COMPANY } from '#domain/company.ts'

/**
 * What a page says of its things to search engines, in the words of schema.org. Routes have it made on the server alone and pass it
 * on with what they load, so that browsers get the text and not the makers.
 */
type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }
export type JsonLd = { '@type': string; [name: string]: Json }

/** A step from the front page to here. */
export type BreadcrumbLink = readonly [name: string, path: string]

/** As a page shows them, of two at least. The last is the page itself, whose address search engines have. */
export function breadcrumbsJsonLd(baseUrl: string, steps: readonly BreadcrumbLink[]): JsonLd {
  const path = steps.length > 1 ? steps : [[COMPANY.name, '/'] as const, ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: path.map(([name, address], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < path.length - 1 && { item: baseUrl + address }),
    })),
  }
}

/** As the content of a script element, which nothing in it can end. */
export const structuredData = (jsonLd: readonly JsonLd[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': jsonLd }).replaceAll('<', '\\u003c')
