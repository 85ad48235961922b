import { describe, expect, it } from 'vitest'
import { createSeller } from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { ctx, get, db } = await createTestApi()

const WHOLE = ['1.5', 'abc', '1e3', '0x1', '١', '-1', '99999999999999999999', 'Infinity', 'NaN', '1,2', '1;2']
const PAGE = ['0', '1000001', ...WHOLE]
const LIMIT = ['0', '51', ...WHOLE]
const START = ['50000001', ...WHOLE]
const AS_OF = [
  'yesterday',
  '2026-01-31',
  '2026-02-30T00:00:00Z',
  '2026-01-31T25:00:00Z',
  '2026-01-31T09:30:00',
  '0000-01-01T00:00:00Z',
  '1769852400000',
  '2026-01-31T09:30:00.1234567Z',
]
const CATEGORY = [
  'Plumbing',
  'Concrete,Roofing',
  'constructor',
  '__proto__',
  "'",
  '%',
  '%00',
  '%FF',
  'x'.repeat(10_000),
]
const STATE = ['Texas', 'constructor', '__proto__', '%25', '%00', '%FF', 'x'.repeat(10_000)]

const PAGING = { page: PAGE, limit: LIMIT, asOf: AS_OF }
const PRODUCT_FILTERS = {
  category: CATEGORY,
  subCategory: CATEGORY,
  location: STATE,
  type: ['Both', 'rent', 'constructor', '%00'],
}

/** What each call refuses, by parameter. `{id}` stands for a seller that exists. */
const REFUSED: Record<string, Record<string, string[]>> = {
  '/product/getCat': { ...PAGING, ...PRODUCT_FILTERS },
  '/product/market-search': { ...PAGING, ...PRODUCT_FILTERS },
  '/product/seller-products/{id}': { ...PAGING, category: CATEGORY, location: STATE },
  '/product/user/{id}': PAGING,
  '/user/products/{id}': { startIndex: START, limit: LIMIT, asOf: AS_OF },
  '/user/listings/{id}': { startIndex: START, limit: LIMIT, asOf: AS_OF },
  '/review/get-reviews/{id}': { page: PAGE, limit: LIMIT },
  '/listing/get': {
    type: ['both', 'Rent', 'constructor', '%00'],
    sort: ['price', 'created_at desc', 'constructor', '%00'],
    order: ['up', 'DESC', 'asc;desc', '%00'],
    state: STATE,
    minPrice: ['10000000001', ...WHOLE],
    maxPrice: ['10000000001', ...WHOLE],
    minBedrooms: ['11', ...WHOLE],
    minBathrooms: ['11', ...WHOLE],
    startIndex: START,
    limit: LIMIT,
    asOf: AS_OF,
  },
}

const calls = Object.entries(REFUSED).flatMap(([call, parameters]) =>
  Object.entries(parameters).map(([parameter, values]) => ({ call, parameter, values })),
)
const short = (value: string) => (value.length > 30 ? `${value.slice(0, 10)}…` : value)

describe.each(calls)('$call?$parameter', ({ call, parameter, values }) => {
  const ask = async (query: string) => {
    const seller = await createSeller(db)
    return get(`${call.replace('{id}', seller.id)}?${query}`, await signInAs(ctx, seller))
  }
  const refusal = (message: unknown) => ({
    success: false,
    statusCode: 400,
    code: 'malformed',
    message,
    errors: [{ path: parameter, message }],
    requestId: expect.any(String),
  })

  it(`refuses ${values.map(short).join('  ')}`, async () => {
    for (const value of values) {
      const { status, body } = await ask(`${parameter}=${value}`)
      expect({ value, status, body }).toEqual({
        value,
        status: 400,
        body: refusal(expect.stringContaining(parameter)),
      })
    }
  })

  it('refuses being given twice', async () => {
    const [value] = values
    expect((await ask(`${parameter}=${value}&${parameter}=${value}`)).body).toEqual(
      refusal('Only one value is understood'),
    )
  })

  it('takes an empty value for none', async () => {
    expect((await ask(`${parameter}=`)).status).toBe(200)
    expect((await ask(`${parameter}=+`)).status).toBe(200)
  })
})

it('names every wrong parameter, and speaks of the first', async () => {
  const { body } = await get('/product/getCat?limit=0&page=0')
  expect(body).toMatchObject({
    message: 'page must be a whole number from 1 to 1000000',
    errors: [
      { path: 'page', message: 'page must be a whole number from 1 to 1000000' },
      { path: 'limit', message: 'limit must be a whole number from 1 to 50' },
    ],
  })
})

it('says what a choice may be', async () => {
  expect((await get('/listing/get?order=up')).body).toMatchObject({
    message: 'order must be one of asc, desc',
  })
})
