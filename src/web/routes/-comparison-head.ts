import { capital } from '#domain/capital.ts'
import { categoryName } from '#domain/catalogue.ts'
import type { ComparisonFilters } from '#domain/materials/comparison-filters.ts'
import type { ShownComparison } from '#domain/materials/comparison-schema.ts'
import { comparableWords } from '#domain/materials/pack-words.ts'
import type { BreadcrumbLink, JsonLd } from '#web/layout/structured-data.ts'
import { imagesJsonLd } from './-offer-head.ts'
import { comparedOfferJsonLd } from './-offer-json-ld.ts'

export type ComparisonHead = {
  title: string
  description: string
  breadcrumbs: readonly BreadcrumbLink[]
  isEmpty?: boolean
  jsonLd?: readonly JsonLd[] | undefined
}

/** How many of its offers search engines are told one by one, the first of the page: the range and the number are of all. */
const TOLD = 10

const comparisonName = ({ specificationName }: ShownComparison['material']) => capital(specificationName)

/** What a link to a comparison says when it is shared: what it is of, where, and what it costs there. */
export function comparisonHead(
  baseUrl: string,
  comparison: ShownComparison,
  { state }: ComparisonFilters,
): ComparisonHead {
  const { material, summary } = comparison
  const { id, name, category, specification } = material
  const place = state ?? 'Nigeria'
  const title = `${comparisonName(material)} prices in ${place} today`
  const { median, lowest, sellers, unit, conversion } = summary
  const figures =
    median === null || lowest === null
      ? ''
      : `Median ${comparableWords({ price: median, unit, conversion })}, from ${comparableWords({ price: lowest, unit, conversion })}, ${sellers === 1 ? '1 seller' : `${sellers} sellers`}. `
  const description =
    `${figures}Compare ${material.specificationName} in ${place} by one unit, with delivery where it is known.`.slice(
      0,
      160,
    )
  return {
    title,
    description,
    isEmpty: summary.offers === 0,
    breadcrumbs: [
      ['Materials', '/materials'],
      [categoryName(category), `/materials?category=${category}`],
      ...(specification === id ? [] : [[name, `/materials/${id}`] as const]),
      [comparisonName(material), `/materials/${specification}`],
    ],
    jsonLd: import.meta.env.SSR
      ? comparisonJsonLd(baseUrl, { name: comparisonName(material), description }, comparison)
      : undefined,
  }
}

/**
 * The specification, with the first offers of it that stand on the page. All prices are naira for one compared unit, of the whole as of each offer: what
 * each asks for its pack stands on its own page. Without a price there is nothing that a search engine could say of it.
 */
function comparisonJsonLd(
  baseUrl: string,
  words: { name: string; description: string },
  { material, summary: { lowest, highest, unit, conversion, offers: offerCount }, offers }: ShownComparison,
): JsonLd[] {
  if (lowest === null || highest === null || offers.length === 0) return []
  const url = `${baseUrl}/materials/${material.specification}`
  const pictures = offers.flatMap(({ images }) => images)
  const shown = pictures.find(({ example }) => !example) ?? pictures[0]
  return [
    {
      '@type': 'Product',
      '@id': url,
      url,
      ...words,
      category: [categoryName(material.category), material.subCategory].join(' > '),
      image: imagesJsonLd(baseUrl, { images: shown ? [shown] : [] }, '/shared-link.jpg'),
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: lowest,
        highPrice: highest,
        priceCurrency: 'NGN',
        offerCount,
        offers: offers
          .slice(0, TOLD)
          .map((offer) => comparedOfferJsonLd(baseUrl, offer, { unit, conversion })),
      },
    },
  ]
}
