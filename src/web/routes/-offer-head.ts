import type { Product } from '#domain/products/product-schema.ts'
import type { BreadcrumbLink, JsonLd } from '#web/layout/structured-data.ts'

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

const EXAMPLE = 'Example picture'

/** What a link to an offer shows: its cover; of an offer without a picture what stands for it, made on the server alone. */
export const sharedImage = (path: string, { name, images: [cover] }: Shown, drawingName: () => string) => {
  if (cover) return { path, text: cover.example ? `${EXAMPLE}: ${name}` : name }
  // Browsers share no links by themselves, and need not know.
  return import.meta.env.SSR ? { path: `/drawings/${drawingName()}.jpg`, text: EXAMPLE } : undefined
}

type Shown = Pick<Product, 'name' | 'images'>

/** An offer's own pictures; of others, and of the drawing where it has none, it is said that they are examples. */
export const imagesJsonLd = (
  baseUrl: string,
  { images }: Pick<Shown, 'images'>,
  drawing: string,
): (string | JsonLd)[] =>
  images.length > 0
    ? images.map(({ url, example }) => (example ? exampleJsonLd(baseUrl + url) : baseUrl + url))
    : [exampleJsonLd(baseUrl + drawing)]

const exampleJsonLd = (contentUrl: string): JsonLd => ({
  '@type': 'ImageObject',
  contentUrl,
  caption: EXAMPLE,
  representativeOfPage: false,
})
