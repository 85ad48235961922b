import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { imports } from '#server/db/schema/imports.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { createListing, createProduct, createSeller, type Seller } from '../../../tests/support/factories.ts'
import { NEW_LISTING, NEW_PRODUCT, signedInSeller } from '../../../tests/support/new-offers.ts'
import { answerOf, createTestApi, signInAs } from '../../../tests/support/test-app.ts'
import { ACCESS_TOKEN_LIFE } from './access-tokens.ts'

const { api, ctx, db, get } = await createTestApi()

const CSV = 'name\nDangote cement 42.5R'
const DEFAULTS = new URLSearchParams(
  [
    'description=x',
    'category=Concrete',
    'sub category=Cement',
    'type=Material',
    'unit=bags',
    'state=Lagos',
    'address=x',
    'phone=08031234567',
    'price=900',
  ].map((value) => ['default', value]),
)
const HOME =
  'title,about,type,location,price,beds,baths\nTwo-bedroom flat,x,FOR RENT,Yaba Lagos,50000/month,2,2'

/** What others are answered: in their own name they may do it themselves, of something that is not theirs they may not. */
type MatrixCall = { call: string; body?: object | string; owner: number; other: 'may' | 'may not' }

/** `{product}`, `{listing}`, `{import}` and `{user}` stand for what belongs to the owner. */
const CALLS: MatrixCall[] = [
  { call: 'GET /product/edit/{product}', owner: 200, other: 'may not' },
  { call: 'POST /product/create-product', body: NEW_PRODUCT, owner: 201, other: 'may' },
  {
    call: 'PUT /product/update/{product}',
    body: { name: 'Changed by somebody' },
    owner: 200,
    other: 'may not',
  },
  { call: 'PUT /product/update/{product}', body: { name: 'x' }, owner: 422, other: 'may not' },
  { call: 'DELETE /product/delete/{product}', owner: 200, other: 'may not' },
  { call: 'POST /product/confirm-prices', body: { ids: ['{product}'] }, owner: 200, other: 'may not' },
  {
    call: 'PUT /product/prices',
    body: [{ id: '{product}', regularPrice: 9_000, inStock: false }],
    owner: 200,
    other: 'may not',
  },
  { call: 'GET /user/prices', owner: 200, other: 'may' },
  { call: 'GET /user/prices/{user}', owner: 200, other: 'may not' },
  { call: 'PUT /user/price-reminders/{user}', body: { reminders: false }, owner: 200, other: 'may not' },
  { call: 'POST /listing/create', body: NEW_LISTING, owner: 201, other: 'may' },
  {
    call: 'PUT /listing/update/{listing}',
    body: { name: 'Changed by somebody' },
    owner: 200,
    other: 'may not',
  },
  { call: 'PUT /listing/update/{listing}', body: { name: 'x' }, owner: 422, other: 'may not' },
  {
    call: 'PUT /listing/availability',
    body: [{ id: '{listing}', availability: 'under-offer' }],
    owner: 200,
    other: 'may not',
  },
  { call: 'DELETE /listing/delete/{listing}', owner: 200, other: 'may not' },
  { call: 'GET /user/products/{user}', owner: 200, other: 'may not' },
  { call: 'GET /user/listings/{user}', owner: 200, other: 'may not' },
  { call: 'GET /user/quota/{user}', owner: 200, other: 'may not' },
  { call: `POST /import/products?${DEFAULTS}`, body: CSV, owner: 202, other: 'may' },
  { call: 'POST /import/listings', body: HOME, owner: 202, other: 'may' },
  { call: `POST /import/products/preview?${DEFAULTS}`, body: CSV, owner: 200, other: 'may' },
  { call: 'POST /import/listings/preview', body: HOME, owner: 200, other: 'may' },
  { call: `POST /import/products/compare?${DEFAULTS}&list=Prices`, body: CSV, owner: 200, other: 'may' },
  { call: 'POST /import/listings/compare?list=Homes', body: HOME, owner: 200, other: 'may' },
  { call: `POST /import/products/changes.csv?${DEFAULTS}&list=Prices`, body: CSV, owner: 200, other: 'may' },
  { call: 'POST /import/listings/changes.csv?list=Homes', body: HOME, owner: 200, other: 'may' },
  { call: 'POST /import/{import}/undo', owner: 409, other: 'may not' },
  { call: 'GET /import/{import}', owner: 200, other: 'may not' },
  { call: 'GET /import/{import}/rejected.csv', owner: 200, other: 'may not' },
]

let owner: Seller
let ids: Record<string, string>

beforeEach(async () => {
  owner = (await signedInSeller(ctx)).seller
  const [job] = await db
    .insert(imports)
    .values({
      ownerId: owner.id,
      kind: 'products',
      importOptions: { map: {}, defaults: {}, rates: {} },
      header: [],
      state: 'done',
    })
    .returning()
  ids = {
    product: (await createProduct(db, { ownerId: owner.id })).id,
    listing: (await createListing(db, { ownerId: owner.id })).id,
    import: job?.id ?? '',
    user: owner.id,
  }
})
afterEach(() => {
  vi.useRealTimers()
})

async function make({ call, body }: MatrixCall, headers: Record<string, string> = {}, theirs = ids) {
  const [method = '', path = ''] = call.split(' ')
  const type: Record<string, string> =
    body === undefined ? {} : { 'Content-Type': typeof body === 'string' ? 'text/csv' : 'application/json' }
  const fill = (text: string) => text.replace(/\{(\w+)\}/, (whole, name) => theirs[name] ?? whole)
  const sent =
    body === undefined ? {} : { body: fill(typeof body === 'string' ? body : JSON.stringify(body)) }
  const filled = fill(path)
  return answerOf(await api.request(`/api${filled}`, { method, headers: { ...type, ...headers }, ...sent }))
}

const everything = async () =>
  JSON.stringify([
    await db.select().from(products).orderBy(products.id),
    await db.select().from(listings).orderBy(listings.id),
    await db.select().from(imports).orderBy(imports.id),
    await db.select({ off: users.priceRemindersOff }).from(users).where(eq(users.id, owner.id)),
  ])

describe.each(CALLS)('$call', (call) => {
  it('refuses a visitor, an expired token and a session that has ended, and changes nothing', async () => {
    const before = await everything()
    expect((await make(call)).status).toBe(401)
    const headers = await signInAs(ctx, owner)
    expect((await make(call, { Authorization: `${headers.Authorization}x` })).status).toBe(401)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - (ACCESS_TOKEN_LIFE + 1) * 1_000 })
    const expired = await signInAs(ctx, owner)
    vi.useRealTimers()
    await db.update(sessions).set({ expiresAt: sql`now() + interval '1 hour'` })
    expect((await make(call, expired)).status).toBe(401)

    await db.delete(sessions)
    expect((await make(call, headers)).status).toBe(401)
    expect(
      (await make(call, { Cookie: headers.Authorization.replace('Bearer ', 'access_token=') })).status,
    ).toBe(401)
    expect(await everything()).toBe(before)
  })

  it(`others ${call.other}`, async () => {
    const before = await everything()
    const other = await createSeller(db)
    const { status } = await make(call, await signInAs(ctx, other))
    if (call.other === 'may not') expect([status, await everything()]).toEqual([403, before])
    // The picture of the owner is not theirs to use.
    else expect(status).toBe(call.owner === 201 ? 422 : call.owner)
    const rows = await db.select().from(products)
    expect(rows.filter(({ ownerId }) => ownerId === owner.id)).toHaveLength(1)
  })

  it(`answers the owner ${call.owner}, by bearer and by cookie, for them alone`, async () => {
    const headers = await signInAs(ctx, owner)
    const answer = await make(call, headers)
    expect(answer.status).toBe(call.owner)
    expect(answer.headers.get('Cache-Control')).toMatch(/no-store/)
    const byCookie = { Cookie: headers.Authorization.replace('Bearer ', 'access_token=') }
    const once = /DELETE|POST \/import\/\w+(\?|$)/.test(call.call)
    if (!once) expect((await make(call, byCookie)).status).toBe(call.owner)
  })

  it.runIf(/\{\w+\}/.test(JSON.stringify(call)))(
    'answers the owner the same where ids are in capitals',
    async () => {
      const capitals = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, id.toUpperCase()]))
      expect((await make(call, await signInAs(ctx, owner), capitals)).status).toBe(call.owner)
    },
  )

  it.runIf(call.call.includes('{'))('is 404 where the thing does not exist, whoever asks', async () => {
    const headers = await signInAs(ctx, owner)
    for (const id of [randomUUID(), 'x', '%00', `${randomUUID()}0`]) {
      const nothing = Object.fromEntries(Object.keys(ids).map((name) => [name, id]))
      expect((await make(call, headers, nothing)).status).toBe(404)
      expect((await make(call, {}, nothing)).status).toBe(401)
    }
  })
})

it('is every call that sellers make, as the document lists them', async () => {
  const { body } = await get('/openapi.json')
  if (typeof body !== 'object' || body === null || !('paths' in body)) throw new Error('There is no document')
  const listed = Object.entries(body.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  )
  const ofSellers = listed.filter((call) => /^(POST|PUT|DELETE) \/(product|listing|import)\//.test(call))
  const tried = new Set(CALLS.map(({ call }) => call.replace(/\?.*/, '').replace(/\{\w+\}/, '{id}')))
  expect(ofSellers.filter((call) => !tried.has(call))).toEqual([])
  expect(ofSellers.length).toBeGreaterThan(9)
})
