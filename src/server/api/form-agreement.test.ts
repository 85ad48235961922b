import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { homeKindOf } from '#domain/listings/home-kind.ts'
import { ListingCreation, ListingInput, ListingUpdate } from '#domain/listings/listing-input.ts'
import { Listing } from '#domain/listings/listing-schema.ts'
import { guessedPlace, listingPlace, productPlace } from '#domain/offers/offer-place.ts'
import { localGovernmentAfter, localGovernmentOf } from '#domain/places/local-government.ts'
import { ProductCreation, ProductInput, ProductUpdate } from '#domain/products/product-input.ts'
import { Product } from '#domain/products/product-schema.ts'
import {
  LISTING_IMAGES,
  NEW_LISTING,
  NEW_PRODUCT,
  PRODUCT_IMAGES,
  signedInSeller,
} from '../../../tests/support/new-offers.ts'
import { randomRuns } from '../../../tests/support/proof.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

/** The form and the API check by one schema: what the one takes the other takes, and it is kept as the form read it. */

const { call, ctx, get } = await createTestApi()

const RUNS = { numRuns: randomRuns(200) }

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  fc.string({ unit: 'binary', minLength: 8, maxLength: 70 }),
  fc.constantFrom('Dangote cement 42.5R', '  padded name of a thing  ', 'x'.repeat(62), 'x'.repeat(63), ''),
  fc.constantFrom(
    'tab\tand\0nul in it',
    'one line\nand another',
    '\u200b\u200b',
    'اسم طويل بما يكفي',
    '<b>bold name</b>',
  ),
)
const strange = fc.constantFrom(null, 0, true, [], {}, 'x')
const price = fc.oneof(
  fc.integer({ min: 0, max: 2_000_000 }),
  fc.double({ noNaN: true, min: -10, max: 1e12 }),
  fc.constantFrom(9.99, 10, 10.004, 9.996, 1_000_000, 1_000_000.001, 100_000_000, 10_000_000_000, 0.1 + 0.2),
)
const flag = fc.boolean()
/** Mostly what a person could mean, now and then something else. */
const often = <Value>(usual: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: strange })
const images = (urls: string[], more: string[]) =>
  fc.oneof(
    { weight: 10, arbitrary: fc.subarray(urls, { minLength: 1 }) },
    { weight: 1, arbitrary: fc.constantFrom<unknown[]>([], more, ['']) },
  )

/** One to three of the fields: where all are random, hardly anything is ever right. */
const someOf = (all: fc.Arbitrary<object>) =>
  fc.tuple(all, fc.array(fc.nat(), { minLength: 1, maxLength: 3 })).map(([fields, picks]) => {
    const entries = Object.entries(fields)
    const chosen = picks.flatMap((pick) => entries.slice(pick % entries.length).slice(0, 1))
    // As it arrives: without what JSON cannot say.
    return JSON.parse(JSON.stringify(Object.fromEntries(chosen)))
  })

const manyUrls = (count: number) => Array.from({ length: count }, (_, index) => `/x/${index}.webp`)

const product = fc.record({
  name: often(text),
  description: often(text),
  categories: often(fc.constantFrom('concrete', 'Concrete', 'FORMWORK', 'Roofing', 'Plumbing')),
  subCategories: often(
    fc.subarray(['Cement', 'sharp sand', 'Nails', 'Others', 'Sandcrtete Block'], { maxLength: 2 }),
  ),
  location: often(fc.constantFrom('Lagos', 'FCT', 'lagos', 'Accra')),
  storeAddress: often(text),
  type: often(fc.constantFrom('Material', 'Labour')),
  unit: often(fc.constantFrom('bags', 'm2', 'nr')),
  regularPrice: often(price),
  discount: often(flag),
  discountPrice: often(price),
  minimumOrder: often(fc.constantFrom(null, 1, 50, 0, 1.5, 2_000_000)),
  priceBreaks: often(
    fc.array(
      fc.record({ from: fc.integer({ min: 1, max: 400 }), price: fc.constantFrom(8_999.999, 8_000, 9_000) }),
      {
        maxLength: 3,
      },
    ),
  ),
  delivery: often(
    fc.constantFrom(
      { kind: 'none' },
      { kind: 'included', within: 'lga' },
      { kind: 'included' },
      { kind: 'charged', price: 15_000.004, per: 'trip' },
      { kind: 'charged', price: 9, per: 'unit' },
      { kind: 'ask', price: 1 },
    ),
  ),
  inStock: often(flag),
  mobile: often(fc.constantFrom('08031234567', '+234 803 123 4567', '803-123-4567', '12', '08031234567 ext')),
  imageUrls: images(PRODUCT_IMAGES, manyUrls(11)),
})
const goodProduct = { ...NEW_PRODUCT, discount: true, discountPrice: 9_000 }

const listing = fc.record({
  name: often(text),
  description: often(text),
  address: often(text),
  state: often(fc.constantFrom(null, 'Lagos', 'Ogun', 'ogun')),
  area: often(fc.oneof(fc.constant(null), text)),
  kind: often(fc.constantFrom(null, 'duplex', 'mini-flat', 'castle')),
  type: often(fc.constantFrom('rent', 'sale')),
  rentPeriod: often(fc.constantFrom('month', 'year')),
  bedrooms: often(fc.integer({ min: 0, max: 11 })),
  bathrooms: often(fc.oneof(fc.integer({ min: 1, max: 10 }), fc.constant(1.5))),
  regularPrice: often(price),
  discountPrice: often(price),
  offer: often(flag),
  parking: often(flag),
  furnished: often(flag),
  imageUrls: images(LISTING_IMAGES, manyUrls(7)),
})
const goodListing = {
  ...NEW_LISTING,
  state: 'Lagos',
  area: 'Yaba',
  type: 'rent',
  rentPeriod: 'month',
  bedrooms: 2,
  bathrooms: 2,
  discountPrice: 230_000,
  offer: true,
  parking: true,
  furnished: false,
}

let own: Record<string, string>

const inKobo = (naira: number) => Math.round(naira * 100) / 100
/** Somebody signed in sends pictures that are theirs: whose they are is no rule of the form. */
const areOwn = ({ imageUrls }: { imageUrls?: string[] | undefined }) =>
  (imageUrls ?? []).every((url) => [...PRODUCT_IMAGES, ...LISTING_IMAGES].includes(url))

const Read = z.object({ product: Product })
const KINDS = [
  {
    kind: 'product',
    arbitrary: product,
    good: goodProduct,
    Creation: ProductCreation,
    Input: ProductInput,
    Update: ProductUpdate,
    create: '/product/create-product',
    update: '/product/update/',
    shown: async (id: string): Promise<object> => Read.parse((await get(`/product/get/${id}`)).body).product,
    offered: 'discount',
    place: productPlace,
    completed: (offer: object) => offer,
  },
  {
    kind: 'listing',
    arbitrary: listing,
    good: goodListing,
    Creation: ListingCreation,
    Input: ListingInput,
    Update: ListingUpdate,
    create: '/listing/create',
    update: '/listing/update/',
    shown: async (id: string): Promise<object> => Listing.parse((await get(`/listing/get/${id}`)).body),
    offered: 'offer',
    place: listingPlace,
    // What nobody has chosen the name and the address say.
    completed: (home: object) => {
      const { state, area, kind, ...said } = guessedPlace(ListingInput.parse(home))
      return { ...home, state, area, kind: kind ?? homeKindOf(said.name) }
    },
  },
] as const

const Id = z.object({ _id: z.string() })
const SentBody = z.object({ message: z.string(), errors: z.array(z.object({ message: z.string() })) })
const Priced = z.looseObject({ regularPrice: z.number(), discountPrice: z.number() })

describe.each(KINDS)(
  '$kind',
  ({ arbitrary, good, Creation, Input, Update, create, update, shown, offered, place, completed }) => {
    /** What the form made of it, as it is kept: in whole kobo, and without the price of an offer that there is none of. */
    const expectedBody = (read: object) => {
      const { userRef: _, ...sentBody } = { userRef: undefined, ...read }
      const priced = Priced.parse(sentBody)
      const isOffered = priced[offered] === true
      return {
        ...completed(priced),
        lga: localGovernmentOf(place(completed(Input.parse(read)) as never)),
        regularPrice: inKobo(priced.regularPrice),
        discountPrice: isOffered ? inKobo(priced.discountPrice) : 0,
      }
    }

    beforeEach(async () => {
      own = (await signedInSeller(ctx, { businessCheckedAt: new Date() })).own
    })

    it('a new one is taken by the API exactly where the form takes it, and said the same of', async () => {
      const counts = { taken: 0, refused: 0 }
      await fc.assert(
        fc.asyncProperty(someOf(arbitrary), async (changes) => {
          const sent = { ...good, ...changes }
          const form = z.safeParse(Creation, sent)
          const answer = await call('POST', create, sent, own)
          if (form.success && areOwn(form.data)) {
            counts.taken += 1
            expect(answer.status).toBe(201)
            expect(await shown(Id.parse(answer.body)._id)).toMatchObject(expectedBody(form.data))
          } else {
            counts.refused += 1
            expect(answer.status).toBe(422)
            if (form.error)
              expect(SentBody.parse(answer.body).errors.map(({ message }) => message)).toEqual(
                form.error.issues.map(({ message }) => message),
              )
          }
        }),
        RUNS,
      )
      expect(counts.taken).toBeGreaterThan(RUNS.numRuns / 6)
      expect(counts.refused).toBeGreaterThan(RUNS.numRuns / 6)
    })

    it('an update is taken exactly where the form takes the whole', { tags: ['slow'] }, async () => {
      const counts = { taken: 0, refused: 0 }
      await fc.assert(
        fc.asyncProperty(someOf(arbitrary), async (change) => {
          const id = Id.parse((await call('POST', create, good, own)).body)._id
          const before = await shown(id)
          const form = z.safeParse(Update, change)
          const whole = z.safeParse(Input, { ...good, ...change })
          const answer = await call('PUT', update + id, change, own)
          if (form.success && whole.success && areOwn(form.data)) {
            counts.taken += 1
            expect(answer.status).toBe(200)
            const { imageUrls = good.imageUrls } = form.data
            const now = {
              ...before,
              ...completed(whole.data),
              ...(!('lga' in change) && { lga: place(before as never).lga }),
            }
            const lga = localGovernmentAfter(place(before as never), place(now as never))
            expect(await shown(id)).toMatchObject({ ...expectedBody(whole.data), imageUrls, lga })
          } else {
            counts.refused += 1
            expect(answer.status).toBe(422)
            expect(await shown(id)).toEqual(before)
          }
        }),
        RUNS,
      )
      expect(counts.taken).toBeGreaterThan(RUNS.numRuns / 6)
      expect(counts.refused).toBeGreaterThan(RUNS.numRuns / 6)
    })

    it('what was taken once is taken again as it is kept', () => {
      fc.assert(
        fc.property(someOf(arbitrary), (changes) => {
          const first = z.safeParse(Input, { ...good, ...changes })
          if (first.success) expect(z.safeParse(Input, first.data)).toEqual(first)
        }),
        { numRuns: randomRuns(2_000) },
      )
    })
  },
)
