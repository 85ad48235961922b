import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CATEGORIES, PRODUCT_TYPES, UNITS } from '#domain/catalogue.ts'
import { AVAILABILITIES } from '#domain/listings/availability.ts'
import { ListingCreation } from '#domain/listings/listing-input.ts'
import { HOME_KINDS } from '#domain/listings/listing-rules.ts'
import type { Listing } from '#domain/listings/listing-schema.ts'
import { RENT_INCLUDES } from '#domain/listings/move-in.ts'
import { STATES } from '#domain/places.ts'
import type { Delivery } from '#domain/prices/terms-of-sale.ts'
import { ProductCreation } from '#domain/products/product-input.ts'
import type { Product } from '#domain/products/product-schema.ts'
import { LISTING, type ListingText } from '#web/listings/listing-offer.ts'
import { PRODUCT, type ProductText } from '#web/products/product-offer.ts'
import { numberFrom } from './typed-form.ts'

/** What people type becomes what the API is sent, and the form says of it what the API would say. */

const RUNS = { numRuns: 2_000 }

const kobo = (max: number) => fc.integer({ min: 1_000, max: max * 100 }).map((amount) => amount / 100)
const words = fc
  .string({ unit: fc.constantFrom(...'abcdefgh 0123.,-'), minLength: 10, maxLength: 60 })
  .filter((text) => text.trim().length >= 10 && /[a-z0-9]/.test(text))
  .map((text) => text.trim())
const seller = {
  _id: 's',
  username: 'Kola',
  slug: null,
  avatar: null,
  mobileNumber: null,
  verified: true,
  rating: 0,
  reviewCount: 0,
}
const DATE = '2026-01-01T00:00:00.000Z'
const stored = {
  images: [],
  imageUrls: ['/pictures/a/800.webp'],
  userRef: seller,
  createdAt: DATE,
  updatedAt: DATE,
}

/** What the server alone says of a price. */
const sale = {
  priceConfirmedAt: DATE,
  freshness: 'fresh',
  comparable: null,
  notComparable: null,
} as const

const READ = { packReadBy: 'reader', materialReadBy: 'reader' } as const

/** As its seller says, or as it is read. */
const said = fc.constantFrom(
  { ...READ, readBy: 'reader' as const, pack: null, material: null },
  {
    ...READ,
    packReadBy: 'seller' as const,
    readBy: 'seller' as const,
    pack: { kind: 'bag' as const, size: 1, sizeUnit: 'nr' as const },
    material: null,
  },
  {
    packReadBy: 'seller' as const,
    materialReadBy: 'seller' as const,
    readBy: 'seller' as const,
    pack: { kind: 'length' as const, size: 11.7, sizeUnit: 'm' as const },
    material: {
      id: 'rebar',
      name: 'Reinforcement bar',
      category: 'reinforcement' as const,
      subCategory: 'Reinforcement Bar',
      drawing: 'reinforcement-reinforcement-bar',
      parameters: { diameter: 12, grade: 'B500' },
      brand: null,
      readBy: 'seller' as const,
      specification: 'rebar/12mm',
    },
  },
)
const delivery: fc.Arbitrary<Delivery | null> = fc.constantFrom(
  null,
  { kind: 'none' },
  { kind: 'ask' },
  { kind: 'included', within: 'state' },
  { kind: 'charged', price: 12_500.5, per: 'trip' },
)

const product: fc.Arbitrary<Product> = fc
  .record({
    said,
    delivery,
    minimumOrder: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    breakFrom: fc.integer({ min: 2, max: 1_000 }),
    inStock: fc.boolean(),
    category: fc.constantFrom(...CATEGORIES),
    subCount: fc.integer({ min: 1, max: 3 }),
    name: words,
    description: words,
    location: fc.constantFrom(...STATES),
    lga: fc.option(words),
    storeAddress: words,
    type: fc.constantFrom(...PRODUCT_TYPES),
    unit: fc.constantFrom(...UNITS),
    regularPrice: kobo(100_000_000),
    discount: fc.boolean(),
    mobile: fc.constantFrom('+2348031234567', '+2347012345678'),
  })
  .map(({ category, subCount, said, breakFrom, ...rest }) => {
    const discount = rest.discount && rest.regularPrice > 20
    return {
      _id: 'p',
      ...stored,
      ...sale,
      priceBreaks:
        !discount && rest.regularPrice > 100
          ? [
              { from: breakFrom, price: 50.5 },
              { from: breakFrom + 1, price: 50 },
            ]
          : [],
      ...rest,
      ...said,
      discount,
      discountPrice: discount ? 10 : 0,
      categories: category.id,
      categoryName: category.category,
      subCategories: category.subCategories.slice(0, subCount),
    }
  })

const fee = fc.option(
  fc.oneof(
    fc.record({ amount: kobo(100_000) }),
    fc.record({ percent: fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10) }),
  ),
)
const confirmed = {
  availabilitySince: '2026-11-01T10:00:00.000Z',
  confirmedAt: '2026-11-01T10:00:00.000Z',
  freshness: 'fresh' as const,
  moveInCost: null,
}

const listing: fc.Arbitrary<Listing> = fc
  .record({
    name: words,
    description: words,
    address: words,
    state: fc.option(fc.constantFrom(...STATES)),
    lga: fc.option(words),
    area: fc.option(words),
    kind: fc.option(fc.constantFrom(...HOME_KINDS)),
    type: fc.constantFrom('rent' as const, 'sale' as const),
    rentPeriod: fc.constantFrom('month' as const, 'year' as const),
    bedrooms: fc.integer({ min: 1, max: 10 }),
    bathrooms: fc.integer({ min: 1, max: 10 }),
    regularPrice: kobo(1_000_000),
    offer: fc.boolean(),
    parking: fc.boolean(),
    furnished: fc.boolean(),
    availability: fc.constantFrom('available' as const, 'under-offer' as const, 'paused' as const),
    fees: fc.record({ agency: fee, legal: fee, caution: fee, service: fee }),
    minimumTerm: fc.option(fc.integer({ min: 1, max: 60 })),
    rentIncludes: fc.subarray([...RENT_INCLUDES]),
  })
  .map((rest) => {
    const offer = rest.offer && rest.regularPrice > 20
    // Nobody pays a caution for what they buy, or buys it for a term.
    const costs =
      rest.type === 'sale'
        ? { fees: { ...rest.fees, caution: null }, minimumTerm: null, rentIncludes: [] }
        : {}
    return {
      _id: 'l',
      ...stored,
      ...confirmed,
      ...rest,
      ...costs,
      kindGuessed: rest.kind === null,
      offer,
      discountPrice: offer ? 10 : 0,
    }
  })

const typed = fc.oneof(
  fc.string({ maxLength: 70 }),
  fc.constantFrom(
    '',
    ' ',
    'Concrete',
    'Lagos',
    '1,250,000',
    '₦ 7 500.50',
    '9',
    '10',
    '0',
    '-5',
    '1e3',
    '0x20',
    'N12',
  ),
)
const chosen = fc.array(fc.constantFrom('Cement', 'Nails', 'Nothing'), { maxLength: 2 })
const urls = fc.array(fc.constantFrom('/pictures/a/800.webp', '/pictures/b/800.webp', ''), { maxLength: 3 })

const productTyped: fc.Arbitrary<ProductText> = fc.record({
  name: typed,
  mobile: typed,
  description: typed,
  storeAddress: typed,
  location: typed,
  lga: typed,
  unit: typed,
  type: typed,
  categories: typed,
  subCategories: chosen,
  regularPrice: typed,
  discount: fc.boolean(),
  discountPrice: typed,
  pack: fc.option(
    fc.record({
      kind: fc.constantFrom('', 'bag', 'crate'),
      size: typed,
      sizeUnit: fc.constantFrom('nr', 'kg', 'stone'),
    }),
  ),
  material: fc.option(
    fc.record({
      id: fc.constantFrom('', 'cement', 'x'.repeat(70)),
      parameters: fc.record({ strength: typed }),
      brand: typed,
    }),
  ),
  priceBreaks: fc.array(fc.record({ from: typed, price: typed }), { maxLength: 6 }),
  minimumOrder: typed,
  delivery: fc.record({
    how: fc.constantFrom('', 'none', 'ask', 'included:state', 'charged:unit', 'charged:trip'),
    price: typed,
  }),
  inStock: fc.boolean(),
  imageUrls: urls,
})

const feeTyped = fc.oneof(typed, fc.constantFrom('10%', '7.55%', '%', '101%', '200,000'))

const listingTyped: fc.Arbitrary<ListingText> = fc.record({
  name: typed,
  description: typed,
  address: typed,
  state: typed,
  lga: typed,
  area: typed,
  kind: fc.constantFrom('' as const, ...HOME_KINDS),
  type: fc.constantFrom('rent' as const, 'sale' as const),
  rentPeriod: fc.constantFrom('month' as const, 'year' as const),
  parking: fc.boolean(),
  furnished: fc.boolean(),
  offer: fc.boolean(),
  bedrooms: typed,
  bathrooms: typed,
  regularPrice: typed,
  discountPrice: typed,
  availability: fc.constantFrom(...AVAILABILITIES),
  agencyFee: feeTyped,
  legalFee: feeTyped,
  cautionFee: feeTyped,
  serviceFee: feeTyped,
  minimumTerm: typed,
  rentIncludes: fc.subarray([...RENT_INCLUDES]),
  imageUrls: urls,
})

/** The text with some of its fields as random ones: where all are random, hardly anything is ever right. */
const disturbed = <Text extends object>(good: fc.Arbitrary<Text>, random: fc.Arbitrary<Text>) =>
  fc.tuple(good, random, fc.array(fc.nat(), { maxLength: 3 })).map(([text, other, picks]) => {
    const names = Object.keys(text) as (keyof Text)[]
    const taken = picks.flatMap((pick) => names[pick % names.length] ?? [])
    return { ...text, ...Object.fromEntries(taken.map((name) => [name, other[name]])) }
  })

describe('a number as people type it', () => {
  it.each([
    ['1,250,000', 1_250_000],
    ['₦ 7 500.50', 7_500.5],
    ['n450', 450],
    ['1, 250, 000', 1_250_000],
    ['1250.5', 1_250.5],
    ['7500,50', '7500,50'],
    ['1,25', '1,25'],
    ['12,50,000', '12,50,000'],
    ['  ', undefined],
    ['12k', '12k'],
    ['-5', '-5'],
    ['1e6', '1e6'],
  ])('%s', (text, number) => {
    expect(numberFrom(text)).toBe(number)
  })
})

describe.each([
  {
    kind: 'a product',
    good: product.map((value) => ({ text: PRODUCT.textOf(value), value: value as object })),
    texts: disturbed(product.map(PRODUCT.textOf), productTyped),
    Form: PRODUCT.creation as z.ZodMiniType<object>,
    Change: PRODUCT.change(false) as z.ZodMiniType<object>,
    Imageless: PRODUCT.change(true) as z.ZodMiniType<object>,
    Creation: ProductCreation as z.ZodMiniType<object>,
  },
  {
    kind: 'a listing',
    good: listing.map((value) => ({ text: LISTING.textOf(value), value: value as object })),
    texts: disturbed(listing.map(LISTING.textOf), listingTyped),
    Form: LISTING.creation as z.ZodMiniType<object>,
    Change: LISTING.change(false) as z.ZodMiniType<object>,
    Imageless: LISTING.change(true) as z.ZodMiniType<object>,
    Creation: ListingCreation as z.ZodMiniType<object>,
  },
])('the form of $kind', ({ good, texts, Form, Change, Imageless, Creation }) => {
  it('says what is stored in words that are read back as the same', () => {
    fc.assert(
      fc.property<[{ text: object; value: object }]>(good, ({ text, value }) => {
        for (const form of [Form, Change]) {
          const read = z.safeParse(form, text)
          expect(read.error?.issues ?? []).toEqual([])
          expect(value).toMatchObject(read.data ?? {})
        }
      }),
      RUNS,
    )
  })

  it('sends only what the API takes as it is, and refuses nothing that has no reason', () => {
    const counts = { taken: 0, refused: 0 }
    fc.assert(
      fc.property<[object]>(texts, (text) => {
        const { success, data, error } = z.safeParse(Form, text)
        if (success) {
          counts.taken += 1
          expect(z.safeParse(Creation, data).data).toEqual(data)
        } else {
          counts.refused += 1
          const named = error.issues.map(({ path, message }) => [typeof path[0], message === ''])
          expect(named.every(([kind, empty]) => kind === 'string' && !empty)).toBe(true)
          for (const { path } of error.issues) expect(Object.keys(text)).toContain(path[0])
        }
      }),
      RUNS,
    )
    expect(counts.taken).toBeGreaterThan(100)
    expect(counts.refused).toBeGreaterThan(100)
  })

  it('waits for its pictures, and asks for one where there has been one', () => {
    fc.assert(
      fc.property<[{ text: object }]>(good, ({ text }) => {
        const messagesOf = (form: z.ZodMiniType<object>, imageUrls: string[]) =>
          z.safeParse(form, { ...text, imageUrls }).error?.issues.map(({ message }) => message) ?? []
        for (const form of [Form, Change, Imageless])
          expect(messagesOf(form, ['/a.webp', ''])).toEqual([expect.stringContaining('has not uploaded')])
        expect(messagesOf(Form, [])).toHaveLength(1)
        expect(messagesOf(Change, [])).toHaveLength(1)
        expect(messagesOf(Imageless, [])).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
