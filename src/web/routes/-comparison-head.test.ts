import { expect, it } from 'vitest'
import type { ComparedOffer, Comparison } from '#domain/materials/comparison-schema.ts'
import { comparisonHead } from './-comparison-head.ts'

const picture = (name: string, example?: true) => ({
  url: `/pictures/${name}/800.webp`,
  ...(example && { example }),
})

const offer = (_id: string, comparablePrice: number, images: object[]) =>
  ({
    _id,
    comparablePrice,
    regularPrice: 10_500,
    images,
    inStock: true,
    location: 'Lagos',
    userRef: { _id: 's', username: 'Ikeja Rods' },
  }) as unknown as ComparedOffer

const comparison = (...offers: ComparedOffer[]): Comparison => ({
  material: {
    id: 'rebar',
    name: 'Reinforcement bar',
    category: 'reinforcement',
    subCategory: 'Reinforcement Bar',
    type: 'Material',
    specification: 'rebar/12mm',
    specificationName: '12 mm reinforcement bar',
    parameters: { diameter: 12 },
    comparedIn: 'kg',
    conversions: [],
  },
  summary: {
    median: 900,
    lowest: 880,
    highest: 920,
    sellers: 2,
    offers: 2,
    newest: null,
    unit: 'kg',
    conversion: 'nominal',
  },
  offers,
  notComparable: [],
  brands: [],
  details: [],
  states: [],
  pagination: { page: 1, limit: 20, pages: 1, total: 2, totalCapped: false },
})

const productOf = (shown: Comparison) => comparisonHead('https://adlm.example', shown, {}).jsonLd?.[0]

it('is the specification to search engines, all of whose prices are for one compared unit', () => {
  const product = productOf(comparison(offer('a', 880, []), offer('b', 920, [])))
  expect(product).toMatchObject({
    name: '12 mm reinforcement bar',
    offers: {
      lowPrice: 880,
      highPrice: 920,
      offers: [880, 920].map((price) => ({
        price,
        priceSpecification: [{ price, referenceQuantity: { value: 1, unitCode: 'KGM' } }],
      })),
    },
  })
})

it('shows a picture of the thing itself, or says that it is an example', () => {
  const example = [picture('example', true)]
  expect(productOf(comparison(offer('a', 880, example), offer('b', 920, [picture('own')])))?.image).toEqual([
    'https://adlm.example/pictures/own/800.webp',
  ])
  expect(productOf(comparison(offer('a', 880, example)))?.image).toMatchObject([
    { caption: 'Example picture' },
  ])
  expect(productOf(comparison(offer('a', 880, [])))?.image).toMatchObject([{ caption: 'Example picture' }])
})
