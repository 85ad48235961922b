import { COMPANY } from '#domain/company.ts'

/**
 * What a page says of its things to search engines, in the words of schema.org. Routes have it made on the server alone and pass it
 * on with what they load, so that browsers get the text and not the makers.
 */
type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }
export type Thing = { '@type': string; [name: string]: Json }

/** A step from the front page to here. */
export type Step = readonly [name: string, path: string]

export function breadcrumbs(baseUrl: string, steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[COMPANY.name, '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: baseUrl + path,
    })),
  }
}

/** As the content of a script element, which nothing in it can end. */
export const structuredData = (things: readonly Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
