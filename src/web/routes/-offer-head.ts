import type { Product } from '#domain/products/product-schema.ts'
import type { BreadcrumbLink } from '#web/layout/structured-data.ts'

/** What the heads of products and homes have in common. */

/** Search engines and messengers cut off what is longer. */
const DESCRIPTION_MAX = 160

export const described = (fact: string, description: string) =>
  Array.from(`${fact}. ${description.replace(/\s+/g, ' ')}`)
    .slice(0, DESCRIPTION_MAX)
    .join('')

export const steps = (
  path: string,
  filters: Record<string, string | undefined>[],
  names: string[],
): BreadcrumbLink[] =>
  names.map((name, index) => {
    const chosen = Object.entries(filters[index] ?? {}).filter(
      (entry): entry is [string, string] => !!entry[1],
    )
    const query = new URLSearchParams(chosen).toString()
    return [name, query ? `${path}?${query}` : path]
  })

export const imageUrls = (baseUrl: string, { images }: Pick<Product, 'images'>) =>
  images.length > 0 ? images.map(({ url }) => baseUrl + url) : [`${baseUrl}/shared-link.jpg`]
