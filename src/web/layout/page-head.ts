import { COMPANY } from '#domain/company.ts'

type PageHead = { title?: string | undefined; description?: string | undefined; path: string }

/** What a page says of itself to browsers and search engines. @param path its address, without filters */
export function pageHead({ title, description, path }: PageHead) {
  return {
    meta: [
      { title: title ? `${title} | ${COMPANY.name}` : COMPANY.name },
      ...(description ? [{ name: 'description', content: description }] : []),
    ],
    links: [{ rel: 'canonical', href: path }],
  }
}
