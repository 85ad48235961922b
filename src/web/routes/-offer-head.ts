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

/** What a link to an offer shows: its cover; of an offer without a picture what stands for it. Browsers share no links by themselves. */
export const sharedImage = (path: string, { name, images: [cover] }: Shown, drawingName: () => string) => {
  if (!import.meta.env.SSR) return undefined
  return cover
    ? { path, text: cover.example ? `${EXAMPLE}: ${name}` : name }
    : { path: `/drawings/${drawingName()}.jpg`, text: EXAMPLE }
}

type Shown = Pick<Product, 'name' | 'images'>

/** An offer's own pictures; where it has none, an example of it or the drawing, which say so. */
export function imagesJsonLd(
  baseUrl: string,
  { images }: Pick<Shown, 'images'>,
  drawing: string,
): (string | JsonLd)[] {
  const own = images.filter(({ example }) => !example)
  return own.length > 0
    ? own.map(({ url }) => baseUrl + url)
    : [exampleJsonLd(baseUrl + (images[0]?.url ?? drawing))]
}

const exampleJsonLd = (contentUrl: string): JsonLd => ({
  '@type': 'ImageObject',
  contentUrl,
  caption: EXAMPLE,
  representativeOfPage: false,
})
