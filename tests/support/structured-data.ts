import * as z from 'zod/mini'

/** What Google's documentation asks of each kind that the site says of itself; beside it, what we promise of it. */

const address = z.url({ protocol: /^https?$/ })
const text = z.string().check(z.minLength(1))
const price = z.number().check(z.positive())
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d/))
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const company = z.looseObject({ '@type': z.literal('Organization'), name: text, url: address })

/** Pictures of the very thing, or of such things, which is said. */
const offerImages = z
  .array(
    z.union([
      address,
      z.looseObject({
        '@type': z.literal('ImageObject'),
        contentUrl: address,
        caption: z.literal('Example picture'),
        representativeOfPage: z.literal(false),
      }),
    ]),
  )
  .check(z.minLength(1))

const offer = z.looseObject({
  '@type': z.literal('Offer'),
  url: address,
  price,
  priceCurrency: z.literal('NGN'),
  seller: company,
})

/** A rent by its period, and what it costs to move in, where that is known. */
const costsOfHome = z.array(
  z.union([
    z
      .looseObject({
        '@type': z.literal('CompoundPriceSpecification'),
        price,
        priceCurrency: z.literal('NGN'),
        priceComponent: z
          .array(
            z.looseObject({
              '@type': z.literal('UnitPriceSpecification'),
              name: text,
              price: z.number().check(z.nonnegative()),
              priceCurrency: z.literal('NGN'),
            }),
          )
          .check(z.minLength(2)),
      })
      .check(
        z.refine(
          (sum) =>
            Math.round(sum.price * 100) ===
            Math.round(sum.priceComponent.reduce((all, each) => all + each.price, 0) * 100),
        ),
      ),
    z.looseObject({
      '@type': z.literal('UnitPriceSpecification'),
      price,
      priceCurrency: z.literal('NGN'),
      unitCode: z.enum(['MON', 'ANN']),
    }),
  ]),
)

/** The offers of one thing by several sellers, from the cheapest to the dearest. */
const offersOfSeveral = z
  .looseObject({
    '@type': z.literal('AggregateOffer'),
    lowPrice: price,
    highPrice: price,
    priceCurrency: z.literal('NGN'),
    offerCount: z.int().check(z.positive()),
    offers: z.array(offer).check(z.minLength(1)),
  })
  .check(z.refine(({ lowPrice, highPrice }) => lowPrice <= highPrice))

const JsonLd = z.discriminatedUnion('@type', [
  z.looseObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int(),
          name: text,
          item: z.optional(address),
        }),
      )
      .check(
        z.minLength(2),
        z.refine((steps) => steps.every(({ position }, index) => position === index + 1)),
        // The last is the page.
        z.refine((steps) => steps.every(({ item }, index) => !item === (index === steps.length - 1))),
      ),
  }),
  z.looseObject({
    '@type': z.literal('Organization'),
    '@id': address,
    name: text,
    url: address,
    logo: address,
    email: z.email(),
    telephone: text,
    sameAs: z.array(address),
  }),
  z.looseObject({
    '@type': z.literal('WebSite'),
    name: text,
    url: address,
    potentialAction: z.looseObject({
      target: z.looseObject({ urlTemplate: z.string().check(z.includes('{search_term_string}')) }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  z.looseObject({
    '@type': z.literal('Store'),
    '@id': address,
    url: address,
    name: text,
    telephone: z.optional(z.never()),
    image: z.optional(address),
    openingHoursSpecification: z.optional(
      z
        .array(
          z.looseObject({
            '@type': z.literal('OpeningHoursSpecification'),
            dayOfWeek: z.array(text).check(z.minLength(1)),
            opens: clockTime,
            closes: clockTime,
          }),
        )
        .check(z.minLength(1)),
    ),
    areaServed: z.optional(
      z
        .array(z.looseObject({ '@type': z.enum(['State', 'AdministrativeArea']), name: text }))
        .check(z.minLength(1)),
    ),
  }),
  // The stars are the seller's: a product has none of its own.
  z.looseObject({
    '@type': z.literal('Product'),
    name: text,
    description: text,
    image: offerImages,
    offers: z.union([offer, offersOfSeveral]),
    aggregateRating: z.optional(z.undefined()),
    review: z.optional(z.undefined()),
  }),
  z.looseObject({
    '@type': z.literal('RealEstateListing'),
    name: text,
    url: address,
    datePosted: day,
    image: offerImages,
    mainEntity: z.looseObject({
      '@type': z.enum(['Accommodation', 'Apartment', 'SingleFamilyResidence', 'Room']),
      numberOfBedrooms: z.int(),
      numberOfBathroomsTotal: z.int(),
      address: z.looseObject({ '@type': z.literal('PostalAddress'), streetAddress: text }),
    }),
    offers: z.extend(offer, { priceSpecification: costsOfHome }),
  }),
  z.looseObject({
    '@type': z.literal('Article'),
    headline: text.check(z.maxLength(110)),
    datePublished: day,
    dateModified: day,
    image: z.array(address).check(z.minLength(1)),
    author: company,
    publisher: company,
  }),
  z.looseObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.looseObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .check(z.minLength(1)),
  }),
  z.looseObject({
    '@type': z.literal('Course'),
    name: text,
    description: text,
    url: address,
    provider: company,
  }),
  z.looseObject({
    '@type': z.literal('Dataset'),
    name: text,
    description: text.check(z.minLength(50)),
    license: address,
    temporalCoverage: text,
    spatialCoverage: text,
    distribution: z
      .array(z.looseObject({ '@type': z.literal('DataDownload'), encodingFormat: text, contentUrl: address }))
      .check(z.minLength(1)),
  }),
])

const Document = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(JsonLd),
})

/** The items of a page's JSON-LD. @throws where search engines would not understand the text */
export function jsonLdIn(json: string): z.infer<typeof JsonLd>[] {
  return Document.parse(JSON.parse(json))['@graph']
}
