import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import {
  attachImages,
  createListing,
  createProduct,
  createReview,
  createSeller,
  type ListingOverrides,
  type ProductOverrides,
} from '../../../tests/support/factories.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { users } from './schema/accounts.ts'
import { images } from './schema/images.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

/** The constraint that refuses, or undefined where the row was taken. */
async function refusedBy(storing: Promise<unknown>): Promise<string | undefined> {
  try {
    await storing
    return undefined
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error
    if (cause instanceof Error && 'constraint' in cause) return String(cause.constraint)
    throw error
  }
}

describe('a product', () => {
  it.each<[string, ProductOverrides]>([
    ['the shortest name', { name: 'x'.repeat(10) }],
    ['the longest name', { name: '😀'.repeat(62) }],
    ['the longest description', { description: 'x'.repeat(5_000) }],
    ['the longest address', { storeAddress: 'x'.repeat(200) }],
    ['the lowest price', { regularPrice: 10 }],
    ['the highest price', { regularPrice: 100_000_000 }],
    ['the lowest discount price', { regularPrice: 11, discountPrice: 10 }],
    ['the smallest discount', { regularPrice: 20, discountPrice: 19.99 }],
    ['all sub-categories of its category', { subCategories: ['Cement', 'Sharp Sand', 'Granite'] }],
  ])('may have %s', async (_what, overrides) => {
    expect(await refusedBy(createProduct(db, overrides))).toBeUndefined()
  })

  it.each<[string, string, ProductOverrides]>([
    ['name_length', 'a name that is too short', { name: 'x'.repeat(9) }],
    ['name_length', 'a name that is too long', { name: 'x'.repeat(63) }],
    ['description_length', 'no description', { description: '' }],
    ['description_length', 'too long a description', { description: 'x'.repeat(5_001) }],
    ['store_address_length', 'no address', { storeAddress: '' }],
    ['store_address_length', 'too long an address', { storeAddress: 'x'.repeat(201) }],
    ['mobile_form', 'a number that is not E.164', { mobile: '08031234567' }],
    ['mobile_form', 'a number of another country', { mobile: '+448031234567' }],
    ['mobile_form', 'a number with more behind it', { mobile: '+2348031234567 x' }],
    ['regular_price', 'a price that is too low', { regularPrice: 9.99 }],
    ['regular_price', 'a price that is too high', { regularPrice: 100_000_000.01 }],
    ['regular_price', 'a negative price', { regularPrice: -10 }],
    ['discount_price', 'a discount price without a discount', { discountPrice: 100, discount: false }],
    ['discount_price', 'a discount without a price', { discount: true }],
    ['discount_price', 'a discount price that is too low', { discountPrice: 9.99 }],
    ['discount_price', 'a discount price like the regular one', { regularPrice: 100, discountPrice: 100 }],
    ['discount_price', 'a discount price above the regular one', { regularPrice: 100, discountPrice: 101 }],
    ['sub_categories', 'no sub-category', { subCategories: [] }],
    ['sub_categories', 'a sub-category of another category', { subCategories: ['Nails'] }],
    ['sub_categories', 'one of its own and one of another', { subCategories: ['Cement', 'Nails'] }],
    [
      'sub_categories',
      'an unknown sub-category',
      { subCategories: ['Sandcrtete Block'], category: 'blockwork' },
    ],
  ])('is refused by products_%s for %s', async (constraint, _what, overrides) => {
    expect(await refusedBy(createProduct(db, overrides))).toBe(`products_${constraint}`)
  })
})

describe('a listing', () => {
  const sale = { type: 'sale' } as const
  const yearly = { rentPeriod: 'year' } as const

  it.each<[string, ListingOverrides]>([
    ['the shortest name', { name: 'x'.repeat(10) }],
    ['the longest name', { name: 'x'.repeat(62) }],
    ['the most rooms', { bedrooms: 10, bathrooms: 10 }],
    ['the lowest price', { regularPrice: 10 }],
    ["the highest month's rent", { regularPrice: 1_000_000 }],
    ["the highest year's rent", { ...yearly, regularPrice: 1_000_000_000 }],
    ['the highest price', { ...sale, regularPrice: 10_000_000_000 }],
    ['the lowest offer', { regularPrice: 11, discountPrice: 10 }],
  ])('may have %s', async (_what, overrides) => {
    expect(await refusedBy(createListing(db, overrides))).toBeUndefined()
  })

  it.each<[string, string, ListingOverrides]>([
    ['name_length', 'a name that is too short', { name: 'x'.repeat(9) }],
    ['name_length', 'a name that is too long', { name: 'x'.repeat(63) }],
    ['description_length', 'no description', { description: '' }],
    ['description_length', 'too long a description', { description: 'x'.repeat(5_001) }],
    ['address_length', 'no address', { address: '' }],
    ['address_length', 'too long an address', { address: 'x'.repeat(201) }],
    ['area_length', 'an empty area', { area: '' }],
    ['area_length', 'too long an area', { area: 'x'.repeat(101) }],
    ['bedrooms', 'no bedroom', { bedrooms: 0 }],
    ['bedrooms', 'too many bedrooms', { bedrooms: 11 }],
    ['bathrooms', 'no bathroom', { bathrooms: 0 }],
    ['bathrooms', 'too many bathrooms', { bathrooms: 11 }],
    ['regular_price', 'a price that is too low', { regularPrice: 9.99 }],
    ['regular_price', "too high a month's rent", { regularPrice: 1_000_000.01 }],
    ['regular_price', "too high a year's rent", { ...yearly, regularPrice: 1_000_000_000.01 }],
    ['regular_price', 'too high a price', { ...sale, regularPrice: 10_000_000_000.01 }],
    ['discount_price', 'an offered price without an offer', { discountPrice: 100, offer: false }],
    ['discount_price', 'an offer without a price', { offer: true }],
    ['discount_price', 'an offer that is too low', { discountPrice: 9.99 }],
    ['discount_price', 'an offer like the regular price', { regularPrice: 100, discountPrice: 100 }],
  ])('is refused by listings_%s for %s', async (constraint, _what, overrides) => {
    expect(await refusedBy(createListing(db, overrides))).toBe(`listings_${constraint}`)
  })
})

describe('a review', () => {
  it.each([
    ['rating', 'no star', { rating: 0 }],
    ['rating', 'six stars', { rating: 6 }],
    ['comment_length', 'no comment', { comment: '' }],
    ['comment_length', 'too long a comment', { comment: 'x'.repeat(2_001) }],
    ['reply_length', 'an empty reply', { reply: '' }],
    ['reply_length', 'too long a reply', { reply: 'x'.repeat(2_001) }],
  ])('is refused by reviews_%s for %s', async (constraint, _what, overrides) => {
    expect(await refusedBy(createReview(db, overrides))).toBe(`reviews_${constraint}`)
  })

  it('is never of oneself', async () => {
    const { id } = await createSeller(db)
    expect(await refusedBy(createReview(db, { sellerId: id, authorId: id }))).toBe('reviews_not_of_oneself')
  })

  it('is one per buyer and seller, however many are sent at once', async () => {
    const { id: sellerId } = await createSeller(db)
    const { id: authorId } = await createSeller(db)
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => refusedBy(createReview(db, { sellerId, authorId }))),
    )
    expect(outcomes.filter((constraint) => constraint === undefined)).toHaveLength(1)
    expect(outcomes.filter((constraint) => constraint === 'reviews_one_per_author')).toHaveLength(4)
  })
})

describe('a person', () => {
  it.each([
    ['name_length', 'a name that is too short', { name: 'Al' }],
    ['name_length', 'a name that is too long', { name: 'x'.repeat(31) }],
    ['bio_length', 'too long a bio', { bio: 'x'.repeat(1_001) }],
    ['store_address_length', 'too long an address', { storeAddress: 'x'.repeat(201) }],
    ['mobile_number_form', 'a number that is not E.164', { mobileNumber: '08031234567' }],
    ['ratings', 'stars without reviews', { ratingTotal: 5 }],
    ['ratings', 'more than five stars a review', { reviewCount: 1, ratingTotal: 6 }],
    ['ratings', 'fewer than one star a review', { reviewCount: 2, ratingTotal: 1 }],
  ])('is refused by users_%s for %s', async (constraint, _what, overrides) => {
    expect(await refusedBy(createSeller(db, overrides))).toBe(`users_${constraint}`)
  })

  it('has an e-mail address of their own, in lower case', async () => {
    await createSeller(db, { email: 'ada@mail.example' })
    expect(await refusedBy(createSeller(db, { email: 'ada@mail.example' }))).toBe('users_email_unique')
    expect(await refusedBy(createSeller(db, { email: 'ADA@mail.example' }))).toBe('users_email_lower_case')
  })

  it('need not have a name of their own', async () => {
    await createSeller(db, { name: 'Ada' })
    expect(await refusedBy(createSeller(db, { name: 'Ada' }))).toBeUndefined()
  })
})

describe('pictures', () => {
  const urls = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, n) => `/${prefix}/${n}.webp`)

  it('are ten a product and six a listing', async () => {
    const product = await createProduct(db)
    const listing = await createListing(db)
    expect(await refusedBy(attachImages(db, { product }, urls(11, 'p')))).toBe('product_images_position')
    expect(await refusedBy(attachImages(db, { product }, urls(10, 'p10')))).toBeUndefined()
    expect(await refusedBy(attachImages(db, { listing }, urls(7, 'l')))).toBe('listing_images_position')
    expect(await refusedBy(attachImages(db, { listing }, urls(6, 'l6')))).toBeUndefined()
  })

  it('have a size and an address of their own', async () => {
    const { id: ownerId } = await createSeller(db)
    const image: typeof images.$inferInsert = {
      ownerId,
      purpose: 'avatar',
      url: '/a.webp',
      width: 1,
      height: 1,
      placeholder: '',
      widths: [1],
    }
    expect(await refusedBy(db.insert(images).values({ ...image, width: 0 }))).toBe('images_size')
    expect(await refusedBy(db.insert(images).values(image))).toBeUndefined()
    expect(await refusedBy(db.insert(images).values(image))).toBe('images_url_unique')
  })

  it('that a product shows are not deleted under it', async () => {
    await attachImages(db, { product: await createProduct(db) }, ['/shown.webp'])
    expect(await refusedBy(db.delete(images))).toMatch(/^(product|listing)_images_image_id_images_id_fk$/)
  })
})

it('nothing belongs to nobody', async () => {
  const ownerId = crypto.randomUUID()
  expect(await refusedBy(createProduct(db, { ownerId }))).toBe('products_owner_id_users_id_fk')
  expect(await refusedBy(createListing(db, { ownerId }))).toBe('listings_owner_id_users_id_fk')
  expect(await refusedBy(createReview(db, { sellerId: ownerId }))).toBe('reviews_seller_id_users_id_fk')
  expect(await db.$count(users)).toBeGreaterThan(0)
})
