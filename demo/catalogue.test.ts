import { describe, expect, it } from 'vitest'
import { ADDRESS_MAX, BIO_MAX, USERNAME_LENGTH } from '#domain/accounts/account-rules.ts'
import { CATEGORIES, PRODUCT_TYPES, UNITS } from '#domain/catalogue.ts'
import { AREA_MAX, maxListingPrice, ROOMS } from '#domain/listings/listing-rules.ts'
import { readOffer } from '#domain/materials/read-offer.ts'
import { specificationOf } from '#domain/materials/specification.ts'
import { OFFER_NAME_LENGTH, OFFER_PRICE_MIN } from '#domain/offers/offer-rules.ts'
import { parsePhone } from '#domain/phone.ts'
import { STATES } from '#domain/places.ts'
import { BASKETS } from '#domain/prices/index-method/baskets.ts'
import { DELIVERY_KINDS, PRICE_BREAKS_MAX } from '#domain/prices/terms-of-sale.ts'
import { PRODUCT_PRICE } from '#domain/products/product-rules.ts'
import { RATING, REVIEW_MAX } from '#domain/reviews/review-rules.ts'
import { readDemoCatalogue } from '#server/demo/demo-catalogue.ts'

const { sellers, buyers, products, listings, reviews, commonMaterials: materials } = await readDemoCatalogue()
const SELLER_HANDLES = new Set(sellers.map(({ handle }) => handle))
const ACCOUNTS = [...sellers, ...buyers]
const ACCOUNT_HANDLES = new Set(ACCOUNTS.map(({ handle }) => handle))

/** In characters. */
const DESCRIPTION_LENGTH = { min: 60, max: 600 }

const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
const wholeWithin = (value: number, range: { min: number; max: number }) =>
  Number.isInteger(value) && within(value, range)
const share = <T>(all: T[], belongs: (one: T) => boolean) => all.filter(belongs).length / all.length
const distinct = (values: string[]) => new Set(values).size

/** The texts that occur more than once, ignoring case and surrounding spaces. */
function repeated(texts: string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => {
    const plain = text.trim().toLowerCase()
    if (seen.has(plain)) return true
    seen.add(plain)
    return false
  })
}

describe('the accounts', () => {
  it('are at least 32 sellers in at least 16 states, and at least 40 buyers', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(32)
    expect(distinct(sellers.map(({ state }) => state))).toBeGreaterThanOrEqual(16)
    expect(buyers.length).toBeGreaterThanOrEqual(40)
  })

  it('have handles and names of their own, the handle fit for an e-mail address', () => {
    expect(repeated(ACCOUNTS.map(({ handle }) => handle))).toEqual([])
    expect(repeated(ACCOUNTS.map(({ username }) => username))).toEqual([])
    expect(ACCOUNTS.filter(({ handle }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(handle))).toEqual([])
  })

  it('have usernames that sign-up would take', () => {
    const refused = ACCOUNTS.filter(
      ({ username }) => !within(username.length, USERNAME_LENGTH) || !/^[A-Za-z0-9 ._'-]+$/.test(username),
    )
    expect(refused).toEqual([])
  })

  it('have real states, and addresses and introductions of allowed length', () => {
    const refused = sellers.filter(
      ({ state, storeAddress, bio }) =>
        !STATES.includes(state) ||
        !within(storeAddress.length, { min: 10, max: ADDRESS_MAX }) ||
        !within(bio.length, { min: 40, max: BIO_MAX }),
    )
    expect(refused).toEqual([])
  })

  it('have a mobile number each that can reach nobody', () => {
    expect(repeated(sellers.map(({ mobile }) => mobile))).toEqual([])
    expect(sellers.filter(({ mobile }) => !/^0709000\d{4}$/.test(mobile))).toEqual([])
    expect(sellers.filter(({ mobile }) => parsePhone(mobile) !== `+234${mobile.slice(1)}`)).toEqual([])
  })

  it('have mostly confirmed their e-mail address, about a quarter not', () => {
    expect(share(sellers, ({ emailConfirmed }) => !emailConfirmed)).toBeCloseTo(0.25, 1)
  })
})

describe('the products', () => {
  it('are at least 310, at least 60 of them labour', () => {
    expect(products.length).toBeGreaterThanOrEqual(310)
    expect(products.filter(({ type }) => type === 'Labour').length).toBeGreaterThanOrEqual(60)
  })

  it.each(
    CATEGORIES.flatMap(({ id, subCategories }) => subCategories.map((subCategory) => ({ id, subCategory }))),
  )('are at least 5 in $id / $subCategory', ({ id, subCategory }) => {
    const here = products.filter((each) => each.category === id && each.subCategory === subCategory)
    expect(here.length).toBeGreaterThanOrEqual(5)
  })

  it('stand only in sub-categories that their category has', () => {
    const astray = products.filter(
      ({ category, subCategory }) =>
        !CATEGORIES.some(
          ({ id, subCategories }) => id === category && subCategories.some((name) => name === subCategory),
        ),
    )
    expect(astray).toEqual([])
  })

  it.each(CATEGORIES)('offer both types in $category', ({ id }) => {
    const types = new Set(products.filter(({ category }) => category === id).map(({ type }) => type))
    expect(types).toEqual(new Set(PRODUCT_TYPES))
  })

  it('are counted in every unit, materials and labour together', () => {
    expect(new Set(products.map(({ unit }) => unit))).toEqual(new Set(UNITS))
  })

  it('are sold by sellers that exist, at least 4 by each', () => {
    expect(products.filter(({ seller }) => !SELLER_HANDLES.has(seller))).toEqual([])
    const few = sellers.filter(({ handle }) => products.filter(({ seller }) => seller === handle).length < 4)
    expect(few).toEqual([])
  })

  it('are where their seller is, or in another real state', () => {
    const elsewhere = products.flatMap(({ state }) => state ?? [])
    expect(elsewhere.length).toBeGreaterThan(0)
    expect(elsewhere.filter((state) => !STATES.includes(state))).toEqual([])
  })

  it('have names of allowed length, unique in their shop', () => {
    expect(products.filter(({ name }) => !within(name.length, OFFER_NAME_LENGTH))).toEqual([])
    expect(repeated(products.map(({ seller, name }) => `${seller} / ${name}`))).toEqual([])
  })

  it('cost whole naira within the limits', () => {
    expect(products.filter(({ price }) => !wholeWithin(price, PRODUCT_PRICE))).toEqual([])
  })

  it('are discounted or cheaper by quantity now and then, always to less than the price', () => {
    const wrong = products.filter(
      ({ price, discountPrice }) =>
        discountPrice !== undefined &&
        !wholeWithin(discountPrice, { min: PRODUCT_PRICE.min, max: price - 1 }),
    )
    expect(wrong).toEqual([])
    const discounted = share(products, ({ discountPrice }) => discountPrice !== undefined)
    expect(discounted).toBeGreaterThan(0.05)
    expect(discounted).toBeLessThan(0.16)
    const dearer = products.filter(({ price, discountPrice, priceBreaks = [] }) =>
      priceBreaks.some(
        (each, at) =>
          each.from <= (priceBreaks[at - 1]?.from ?? 1) ||
          each.price >= (priceBreaks[at - 1]?.price ?? discountPrice ?? price),
      ),
    )
    expect(dearer).toEqual([])
    expect(products.filter(({ priceBreaks = [] }) => priceBreaks.length > PRICE_BREAKS_MAX)).toEqual([])
    expect(share(products, ({ priceBreaks = [] }) => priceBreaks.length > 0)).toBeGreaterThan(0.15)
  })

  it('say how they are sold: by how many, with which delivery, and some are out of stock', () => {
    expect(products.filter(({ minimumOrder }) => minimumOrder !== undefined).length).toBeGreaterThan(20)
    const deliveries = new Set(products.flatMap(({ delivery }) => delivery?.kind ?? []))
    expect(deliveries).toEqual(new Set(DELIVERY_KINDS))
    expect(products.some(({ inStock }) => inStock === false)).toBe(true)
  })

  it('are described, each in its own words', () => {
    expect(products.filter(({ description }) => !within(description.length, DESCRIPTION_LENGTH))).toEqual([])
    expect(repeated(products.map(({ description }) => description))).toEqual([])
  })
})

describe('the materials', () => {
  const states = new Map(sellers.map(({ handle, state }) => [handle, state]))
  const compared = products.flatMap((product) => {
    const reading = readOffer(product)
    const specification = reading.material && specificationOf(reading.material, reading.parameters)?.id
    const asked = product.discountPrice ?? product.price
    return product.type === 'Material'
      ? {
          name: product.name,
          specification: reading.comparable ? specification : undefined,
          isExact: reading.comparable?.conversion === 'exact',
          price: reading.comparable && asked / reading.comparable.quantity,
          seller: product.seller,
          state: product.state ?? states.get(product.seller),
        }
      : []
  })

  it('can be compared, at least 95 of a hundred', () => {
    const comparable = share(compared, ({ specification }) => specification !== undefined)
    expect(comparable).toBeGreaterThanOrEqual(0.95)
  })

  describe.each(materials)('$material', ({ material }) => {
    const offers = compared.filter(({ specification }) => specification === material)

    it('is offered by at least five sellers in each of at least eight states, Kano among them', () => {
      const sellersIn = (state?: string) =>
        distinct(offers.filter((each) => each.state === state).map(({ seller }) => seller))
      const served = [...new Set(offers.map(({ state }) => state))].filter((state) => sellersIn(state) >= 5)
      expect(served.length).toBeGreaterThanOrEqual(8)
      expect(served).toContain('Kano')
    })

    it('costs what one could believe: not the same everywhere, and nowhere twice as much as in the middle', () => {
      const prices = offers.flatMap(({ price }) => price ?? []).toSorted((one, other) => one - other)
      const median = prices[Math.floor(prices.length / 2)] ?? 0
      expect(prices[0]).toBeGreaterThan(median / 2)
      expect(prices.at(-1)).toBeLessThan(median * 2)
      expect((prices.at(-1) ?? 0) / (prices[0] ?? 1)).toBeGreaterThan(1.05)
    })
  })

  it.each(BASKETS)(
    'are all there is in $name, of five sellers in Lagos, the capital and Kano',
    ({ lines }) => {
      const loose = new Set(['sharp-sand', 'plaster-sand', 'granite/19mm'])
      const missing = lines.flatMap(({ specification }) =>
        ['Lagos', 'FCT', 'Kano'].filter((state) => {
          const voters = compared.filter(
            (each) =>
              each.specification === specification &&
              each.state === state &&
              (each.isExact || loose.has(specification)),
          )
          return distinct(voters.map(({ seller }) => seller)) < 5
        }),
      )
      expect(missing).toEqual([])
    },
  )

  it('are at the level of what was reported in September 2025', () => {
    // nigeriahousingmarket.com: a bag of cement 10,000 to 10,500, a local 12 mm rod 9,500, an imported one 12,500.
    const middle = (words: RegExp) => {
      const asked = products.filter(({ name }) => words.test(name)).map(({ price }) => price)
      return asked.toSorted((one, other) => one - other)[Math.floor(asked.length / 2)]
    }
    expect(middle(/^Dangote 3X.*50 kg/)).toBeCloseTo(10_500, -3)
    expect(middle(/^12 mm iron rod, local/)).toBeCloseTo(9_500, -3)
    expect(middle(/^12 mm TMT/)).toBeCloseTo(12_500, -3)
  })
})

describe('the listings', () => {
  it('are at least 84 homes in at least 10 states', () => {
    expect(listings.length).toBeGreaterThanOrEqual(84)
    expect(distinct(listings.map(({ state }) => state))).toBeGreaterThanOrEqual(10)
    expect(listings.filter(({ state }) => !STATES.includes(state))).toEqual([])
  })

  it('are let by the month, let by the year and sold, a good number of each', () => {
    expect(listings.filter(({ rentPeriod }) => rentPeriod === 'month').length).toBeGreaterThanOrEqual(15)
    expect(listings.filter(({ rentPeriod }) => rentPeriod === 'year').length).toBeGreaterThanOrEqual(15)
    expect(listings.filter(({ type }) => type === 'sale').length).toBeGreaterThanOrEqual(15)
  })

  it('have a rent period when they are for rent, and none when they are for sale', () => {
    const muddled = listings.filter(
      ({ type, rentPeriod }) => (type === 'rent') !== (rentPeriod !== undefined),
    )
    expect(muddled).toEqual([])
  })

  it('cost whole naira within the limits of what is asked', () => {
    const wrong = listings.filter(
      ({ type, rentPeriod, regularPrice }) =>
        !wholeWithin(regularPrice, {
          min: OFFER_PRICE_MIN,
          max: maxListingPrice(type, rentPeriod ?? 'month'),
        }),
    )
    expect(wrong).toEqual([])
  })

  it('have offers among them, always below the regular price', () => {
    const offers = listings.filter(({ discountPrice }) => discountPrice !== undefined)
    expect(offers.length).toBeGreaterThanOrEqual(8)
    const wrong = offers.filter(
      ({ discountPrice = 0, regularPrice }) =>
        !wholeWithin(discountPrice, { min: OFFER_PRICE_MIN, max: regularPrice - 1 }),
    )
    expect(wrong).toEqual([])
  })

  it('have between 1 and 10 bedrooms and bathrooms', () => {
    const wrong = listings.filter(
      ({ bedrooms, bathrooms }) => !wholeWithin(bedrooms, ROOMS) || !wholeWithin(bathrooms, ROOMS),
    )
    expect(wrong).toEqual([])
  })

  it('are with and without parking, furnished and not', () => {
    expect(new Set(listings.map(({ parking }) => parking)).size).toBe(2)
    expect(new Set(listings.map(({ furnished }) => furnished)).size).toBe(2)
  })

  it('have names of allowed length, unique with their seller, who exists', () => {
    expect(listings.filter(({ name }) => !within(name.length, OFFER_NAME_LENGTH))).toEqual([])
    expect(repeated(listings.map(({ seller, name }) => `${seller} / ${name}`))).toEqual([])
    expect(listings.filter(({ seller }) => !SELLER_HANDLES.has(seller))).toEqual([])
  })

  it('say where they are and what they are, each in its own words', () => {
    const vague = listings.filter(
      ({ address, area, description }) =>
        !within(address.length, { min: 10, max: ADDRESS_MAX }) ||
        !within(area.length, { min: 3, max: AREA_MAX }) ||
        !within(description.length, DESCRIPTION_LENGTH),
    )
    expect(vague).toEqual([])
    expect(repeated(listings.map(({ description }) => description))).toEqual([])
  })
})

describe('the reviews', () => {
  it('are at least 350, and spread as real ones do: sellers of 3.x stars, some with few reviews, some new', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(350)
    const given = sellers.map(({ handle }) =>
      reviews.flatMap(({ seller, rating }) => (seller === handle ? rating : [])),
    )
    const average = (stars: number[]) => stars.reduce((sum, each) => sum + each, 0) / stars.length
    const middling = given.filter((stars) => stars.length > 2 && average(stars) < 3.9)
    expect(middling.length).toBeGreaterThanOrEqual(8)
    expect(given.filter(({ length }) => length > 0 && length < 4).length).toBeGreaterThanOrEqual(20)
    expect(given.filter(({ length }) => length === 0).length).toBeGreaterThanOrEqual(10)
  })

  it('are by and about accounts that exist, never about oneself', () => {
    const astray = reviews.filter(
      ({ seller, author }) =>
        !SELLER_HANDLES.has(seller) || !ACCOUNT_HANDLES.has(author) || author === seller,
    )
    expect(astray).toEqual([])
  })

  it('are one per author and seller', () => {
    expect(repeated(reviews.map(({ seller, author }) => `${seller} by ${author}`))).toEqual([])
  })

  it('are by buyers and by other sellers', () => {
    const bySellers = share(reviews, ({ author }) => SELLER_HANDLES.has(author))
    expect(bySellers).toBeGreaterThan(0.1)
    expect(bySellers).toBeLessThan(0.5)
  })

  it('give every number of stars, mostly 4 and 5', () => {
    expect(reviews.filter(({ rating }) => !wholeWithin(rating, RATING))).toEqual([])
    expect(new Set(reviews.map(({ rating }) => rating)).size).toBe(5)
    const pleased = share(reviews, ({ rating }) => rating >= 4)
    expect(pleased).toBeGreaterThan(0.65)
    expect(pleased).toBeLessThan(0.9)
  })

  it('say something, and never the same thing twice', () => {
    const texts = reviews.flatMap(({ comment, reply }) =>
      reply === undefined ? [comment] : [comment, reply],
    )
    expect(texts.filter((text) => !within(text.length, { min: 15, max: REVIEW_MAX }))).toEqual([])
    expect(repeated(texts)).toEqual([])
  })
})
