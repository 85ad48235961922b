import { describe, expect, it } from 'vitest'
import type { ListingFilters } from '#domain/listings/listing-filters.ts'
import { buildDictionary } from './dictionary.ts'
import { TRADE_WORDS } from './trade-words.ts'
import { understandListings } from './understand-listings.ts'

const dictionary = buildDictionary(TRADE_WORDS)
const understand = (typed: string, byHand: ListingFilters = {}) =>
  understandListings(typed, byHand, dictionary)
const words = (typed: string) => understand(typed).terms.map((term) => term.typed)
const labels = (typed: string) => understand(typed).understood.map(({ label }) => label)

describe('bedrooms and bathrooms', () => {
  it.each<[string, ListingFilters]>([
    ['2 bedroom flat', { bedrooms: 2 }],
    ['two bedroom flat', { bedrooms: 2 }],
    ['two-bedroom flat', { bedrooms: 2 }],
    ['3bed flat', { bedrooms: 3 }],
    ['3 beds flat', { bedrooms: 3 }],
    ['2br flat', { bedrooms: 2 }],
    ['3 bdr flat', { bedrooms: 3 }],
    ['3 bdrm flat', { bedrooms: 3 }],
    ['2 b/r flat', { bedrooms: 2 }],
    ['4 bed room flat', { bedrooms: 4 }],
    ['3 bedrom flat', { bedrooms: 3 }],
    ['1 bedroom flat', { bedrooms: 1 }],
    ['3+ bedroom flat', { minBedrooms: 3 }],
    ['flat 3 bedrooms or more', { minBedrooms: 3 }],
    ['at least 3 bedrooms flat', { minBedrooms: 3 }],
    ['2 or 3 bedroom flat', { minBedrooms: 2 }],
    ['2 room flat', { bedrooms: 2 }],
    ['2-3 bedroom flat', { minBedrooms: 2 }],
    ['2/3 bedroom flat', { minBedrooms: 2 }],
    ['3 bedroom flat 2 bathrooms', { bedrooms: 3, minBathrooms: 2 }],
    ['3 bedroom flat 4 toilets', { bedrooms: 3, minBathrooms: 4 }],
    ['flat with 1 bath', {}],
  ])('%s', (typed, filters) => {
    expect(understand(typed).filters).toEqual({ ...filters, kind: 'flat' })
    expect(words(typed)).toEqual([])
  })

  it.each([['99 bedroom flat'], ['0 bedroom flat'], ['2.5 bedroom flat']])(
    '%s has none that we know',
    (typed) => {
      expect(understand(typed).filters).toEqual({ kind: 'flat' })
    },
  )
})

describe('the kind of home', () => {
  it.each<[string, ListingFilters['kind'], string[]]>([
    ['duplex in Lekki', 'duplex', []],
    ['apartments with balcony', 'flat', ['balcony']],
    ['miniflat', 'mini-flat', []],
    ['room & parlour', 'mini-flat', []],
    ['self con near unilag', 'self-contained', ['unilag']],
    ['self con close to school', 'self-contained', ['school']],
    ['bungalows', 'bungalow', []],
    ['terraced duplex', 'terrace', []],
    ['penthouse apartment', 'penthouse', []],
    ['face me i face you', 'room', []],
    // What is narrower stays a word, alternatives do, and so does a home of any kind.
    ['semi detached duplex', undefined, ['semi detached duplex']],
    ['duplex or bungalow', undefined, ['duplex', 'bungalow']],
    ['house', undefined, ['house']],
  ])('%s', (typed, kind, terms) => {
    expect(understand(typed).filters.kind).toBe(kind)
    expect(words(typed)).toEqual(terms)
    if (kind) expect(understand(typed).understood.map((each) => each.kind)).toContain('kind')
  })

  it('gives way to one that was chosen by hand', () => {
    const { filters, understood } = understand('duplex', { kind: 'flat' })
    expect(filters).toEqual({ kind: 'flat' })
    expect(understood).toMatchObject([{ label: 'duplex', filter: {} }])
  })

  it('is a word where that is asked for', () => {
    const { filters, terms } = understandListings('mini flat', {}, dictionary, { kindsAsWords: true })
    expect(filters).toEqual({ bedrooms: 1 })
    expect(terms).toMatchObject([{ typed: 'mini flat' }])
  })
})

describe('for rent, for sale', () => {
  it.each([
    ['flat for rent', 'rent', []],
    ['flat to let', 'rent', []],
    ['flat to-let', 'rent', []],
    ['flat for lease', 'rent', []],
    ['rent a flat', 'rent', []],
    ['short let flat', 'rent', ['short let']],
    ['shortlet flat', 'rent', ['short let']],
    ['flat for short-let', 'rent', ['short let']],
    ['flat for sale', 'sale', []],
    ['buy flat', 'sale', []],
    ['flat to buy', 'sale', []],
    ['flat on sale', 'sale', []],
    ['flat wey dem dey sell', 'sale', []],
    ['gidan haya', 'rent', ['gidan']],
    ['gida na sayarwa', 'sale', ['gida']],
    ['ile fun tita', 'sale', ['ile']],
    ['flat for rent or sale', undefined, []],
    ['flat', undefined, []],
  ])('%s', (typed, type, terms) => {
    expect(understand(typed).filters).toMatchObject(type ? { type } : {})
    expect(words(typed)).toEqual(terms)
  })
})

describe('prices of homes', () => {
  it.each<[string, ListingFilters, string]>([
    [
      'flat for rent less than ₦800,000 per year',
      { type: 'rent', maxPrice: 800_000, pricePeriod: 'year' },
      'under N 800,000 a year',
    ],
    [
      'flat for rent 800k yearly',
      { type: 'rent', maxPrice: 800_000, pricePeriod: 'year' },
      'under N 800,000 a year',
    ],
    [
      'flat for rent 1.2m/year',
      { type: 'rent', maxPrice: 1_200_000, pricePeriod: 'year' },
      'under N 1,200,000 a year',
    ],
    [
      'flat for rent 1.2m p.a',
      { type: 'rent', maxPrice: 1_200_000, pricePeriod: 'year' },
      'under N 1,200,000 a year',
    ],
    [
      'flat 1.2 million per annum',
      { type: 'rent', maxPrice: 1_200_000, pricePeriod: 'year' },
      'under N 1,200,000 a year',
    ],
    ['flat under 60k per month', { type: 'rent', maxPrice: 60_000 }, 'under N 60,000 a month'],
    ['flat N60,000 monthly', { type: 'rent', maxPrice: 60_000 }, 'under N 60,000 a month'],
    [
      'flat to let under 3m',
      { type: 'rent', maxPrice: 3_000_000, pricePeriod: 'year' },
      'under N 3,000,000 a year',
    ],
    [
      'flat to let under 600k',
      { type: 'rent', maxPrice: 600_000, pricePeriod: 'year' },
      'under N 600,000 a year',
    ],
    ['flat to let under 60k', { type: 'rent', maxPrice: 60_000 }, 'under N 60,000 a month'],
    ['short let under 600k', { type: 'rent', maxPrice: 600_000 }, 'under N 600,000 a month'],
    ['flat under 3m', { type: 'rent', maxPrice: 3_000_000, pricePeriod: 'year' }, 'under N 3,000,000 a year'],
    ['flat 3m', { type: 'rent', maxPrice: 3_000_000, pricePeriod: 'year' }, 'under N 3,000,000 a year'],
    [
      'flat 1 - 2 million',
      { type: 'rent', minPrice: 1_000_000, maxPrice: 2_000_000, pricePeriod: 'year' },
      'N 1,000,000 to N 2,000,000 a year',
    ],
    [
      'flat between 1m and 2m',
      { type: 'rent', minPrice: 1_000_000, maxPrice: 2_000_000, pricePeriod: 'year' },
      'N 1,000,000 to N 2,000,000 a year',
    ],
    ['flat for sale under 3m', { type: 'sale', maxPrice: 3_000_000 }, 'under N 3,000,000'],
    ['duplex for sale below 150 million', { type: 'sale', maxPrice: 150_000_000 }, 'under N 150,000,000'],
    ['duplex max 150m', { type: 'sale', maxPrice: 150_000_000 }, 'under N 150,000,000'],
    ['duplex 1.5 billion', { type: 'sale', maxPrice: 1_500_000_000 }, 'under N 1,500,000,000'],
    ['duplex under 30m', { maxPrice: 30_000_000, pricePeriod: 'year' }, 'under N 30,000,000'],
    ['duplex for sale from 5 million', { type: 'sale', minPrice: 5_000_000 }, 'from N 5,000,000'],
    [
      'flat 5m to 10m',
      { minPrice: 5_000_000, maxPrice: 10_000_000, pricePeriod: 'year' },
      'N 5,000,000 to N 10,000,000',
    ],
    ['duplex for sale above 100m', { type: 'sale', minPrice: 100_000_000 }, 'from N 100,000,000'],
    [
      'duplex for sale 100m to 200m',
      { type: 'sale', minPrice: 100_000_000, maxPrice: 200_000_000 },
      'N 100,000,000 to N 200,000,000',
    ],
    ['house budget 50 million', { type: 'sale', maxPrice: 50_000_000 }, 'under N 50,000,000'],
  ])('%s', (typed, filters, label) => {
    const { kind: _, ...others } = understand(typed).filters
    expect(others).toEqual(filters)
    expect(labels(typed)).toContain(label)
  })

  it('count for the period of limits that were set by hand', () => {
    const limits = (typed: string, byHand: ListingFilters) => {
      const { minPrice, maxPrice, pricePeriod } = understand(typed, byHand).filters
      return [minPrice, maxPrice, pricePeriod]
    }
    expect(limits('under 200k per month', { minPrice: 1_000_000, pricePeriod: 'year' })).toEqual([
      1_000_000,
      2_400_000,
      'year',
    ])
    expect(limits('under 4m a year', { minPrice: 100_000 })).toEqual([100_000, 333_334, undefined])
  })

  it('by the night are no rents', () => {
    expect(understand('short let 50k per night').filters).toEqual({ type: 'rent' })
  })
})

describe('places of homes', () => {
  it.each<[string, ListingFilters, string[]]>([
    ['flat in lagos', { state: 'Lagos' }, []],
    ['flat ikeja', { state: 'Lagos', lga: 'Ikeja' }, []],
    ['flat in yaba', { state: 'Lagos', lga: 'Lagos Mainland' }, ['yaba']],
    ['flat VI', { state: 'Lagos', lga: 'Eti-Osa' }, ['vi']],
    ['flat in wuse 2 abuja', { state: 'FCT', lga: 'Abuja Municipal' }, ['wuse 2']],
    ['flat port harcourt', { state: 'Rivers', lga: 'Port Harcourt' }, []],
    ['flat near airport ibadan', { state: 'Oyo', lga: 'Ibadan' }, ['airport']],
    ['flat for uyo', { state: 'Akwa Ibom', lga: 'Uyo' }, []],
  ])('%s', (typed, filters, terms) => {
    expect(understand(typed).filters).toEqual({ ...filters, kind: 'flat' })
    expect(words(typed)).toEqual(terms)
  })

  it('are found by their full names, too', () => {
    expect(understand('flat VI').terms.at(-1)?.same).toEqual(['victoria island'])
  })
})

describe('homes are called', () => {
  it.each([
    ['self con', 'self contain'],
    ['selfcontain', 'self contained'],
    ['self-contained', 'self con'],
    ['mini flat', 'flat'],
    ['room and parlour', 'flat'],
    ['flat', 'apartment'],
    ['apartments', 'flat'],
    ['boys quarters', 'bq'],
    ["boy's quarters", 'bq'],
    ['face-me-I-face-you', 'room'],
    ['house', 'duplex'],
    ['town house', 'terrace'],
    ['gida', 'house'],
    ['ile', 'house'],
  ])('%s also %s', (typed, other) => {
    const [term] = understandListings(typed, {}, dictionary, { kindsAsWords: true }).terms
    expect([...(term?.same ?? []), ...(term?.synonyms ?? [])]).toContain(other)
  })
})

describe('everything at once', () => {
  it('is told apart', () => {
    const typed = 'Furnished 2 bedroom flat with parking to let in Lekki Phase 1 less than ₦5m per year'
    expect(understand(typed)).toMatchObject({
      filters: {
        bedrooms: 2,
        type: 'rent',
        state: 'Lagos',
        lga: 'Eti-Osa',
        maxPrice: 5_000_000,
        pricePeriod: 'year',
        kind: 'flat',
        furnished: true,
        parking: true,
      },
      understood: [
        { text: 'Furnished', kind: 'type' },
        { text: '2 bedroom', kind: 'bedrooms' },
        { text: 'flat', kind: 'kind' },
        { text: 'with parking', kind: 'type' },
        { text: 'to let', kind: 'type', label: 'for rent' },
        { text: 'in Lekki Phase 1', kind: 'place' },
        { text: 'less than ₦5m per year', kind: 'price' },
      ],
    })
    expect(words(typed)).toEqual(['lekki phase 1'])
  })
})

describe('filters set by hand', () => {
  it.each<[string, ListingFilters, ListingFilters]>([
    ['flat for sale', { type: 'rent' }, { type: 'rent' }],
    ['3 bedroom flat', { minBedrooms: 2 }, { minBedrooms: 2 }],
    ['flat in lagos', { state: 'Oyo' }, { state: 'Oyo' }],
    ['flat under 3m', { type: 'sale' }, { type: 'sale', maxPrice: 3_000_000 }],
    ['flat under 3m', { type: 'rent' }, { type: 'rent', maxPrice: 3_000_000, pricePeriod: 'year' }],
    ['flat under 3m', { maxPrice: 100_000 }, { type: 'rent', maxPrice: 100_000 }],
    [
      'flat',
      { area: 'Yaba', parking: true, searchTerm: 'flat' },
      { area: 'Yaba', parking: true, searchTerm: 'flat' },
    ],
  ])('win: %s, %j', (typed, byHand, filters) => {
    expect(understand(typed, byHand).filters).toEqual({ ...filters, kind: 'flat' })
  })
})

describe('what stands around what is sought', () => {
  it.each<[string, ListingFilters, string[]]>([
    ['3bedroomflat', { bedrooms: 3, kind: 'flat' }, []],
    ['house for my mother in enugu', { state: 'Enugu' }, ['house']],
    ['flat for a small family of five', { kind: 'flat' }, []],
  ])('%s', (typed, filters, terms) => {
    expect(understand(typed).filters).toMatchObject(filters)
    expect(words(typed)).toEqual(terms)
  })

  it('says of what time a price is, wherever it stands', () => {
    expect(labels('#1m flat monthly')).toEqual(['under N 1,000,000 a month', 'flat'])
  })

  it('finds what is furnished for a short let, below short lets', () => {
    expect(understand('short let').terms).toMatchObject([{ typed: 'short let', synonyms: ['furnished'] }])
  })
})
