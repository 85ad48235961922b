import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { SUBJECTS } from '#domain/moderation/moderation-rules.ts'
import { connect } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { searchableListings } from '#server/db/schema/searchable-listings.ts'
import { unsettledOwners } from '#server/db/schema/unsettled-owners.ts'
import { listUnsettledOwners } from '#server/db/unsettled-owners.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import {
  createListing,
  createListings,
  createProduct,
  createProducts,
} from '../../../tests/support/factories.ts'
import { createModerationApi, OPEN_CALLS, type People } from '../../../tests/support/moderation-api.ts'
import { apiOn, testContext } from '../../../tests/support/test-app.ts'
import { settleVisibility } from './settle-visibility.ts'

const { call, ctx, databaseUrl, db, get, here, moderate, queued } = await createModerationApi()

/** More of each kind than are settled with the account. */
const MANY = 520

const PRODUCT = { name: 'Hollow sandcrete blocks' }
/** As it is once it has been read. */
const COMPARED_CEMENT = {
  materialId: 'cement',
  specification: 'cement',
  comparableQuantity: 50,
  comparableUnit: 'kg',
  conversion: 'exact',
  readerVersion: 1,
} as const
const LISTING = { name: 'Two bedroom flat, Yaba', state: 'Lagos', area: 'Yaba' } as const

let owner: People['owner']
let asOwner: People['asOwner']
let ids: People['ids']
beforeEach(() => {
  ;({ owner, asOwner, ids } = here())
})

async function fillShop(): Promise<void> {
  const each = <Row extends object>(row: Row) =>
    Array.from({ length: MANY }, () => ({ ...row, ownerId: owner.id }))
  await createProducts(db, each(PRODUCT))
  await createListings(db, each(LISTING))
}

const never = new AbortController().signal
const settle = (batch?: number) => settleVisibility(db, never, batch)

const CALLS = SUBJECTS.filter((subject) => subject !== 'review').flatMap((subject) => OPEN_CALLS[subject])

/** How many rows say that they are to be seen. */
const shown = async () => ({
  products: await db.$count(products, sql`owner_id = ${owner.id} AND NOT hidden`),
  listings: await db.$count(listings, sql`owner_id = ${owner.id} AND NOT hidden`),
  searchable: await db.$count(
    searchableListings,
    sql`listing_id IN (SELECT id FROM listings WHERE owner_id = ${owner.id})`,
  ),
})
const ALL = { products: MANY + 1, listings: MANY + 1, searchable: MANY + 1 }
const NONE = { products: 0, listings: 0, searchable: 0 }

describe('a shop with more than is written in one transaction', () => {
  let known: Record<string, string>
  beforeEach(async () => {
    await fillShop()
    known = {
      ...ids,
      neighbour: (await createProduct(db, { ...COMPARED_CEMENT, regularPrice: 5_000 })).id,
      home: (await createListing(db, { ...LISTING, name: 'Another home, Yaba' })).id,
    }
  })

  /** What everybody is answered, by the call. */
  async function readAll(): Promise<Record<string, string>> {
    const answers: Record<string, string> = {}
    for (const path of CALLS) {
      const { text, headers } = await get(path.replace(/\{(\w+)\}/, (_, name) => known[name] ?? ''))
      answers[path] = `${headers.get('X-Total-Count')} ${text.replace(/"requestId":"[^"]*"/, '')}`
    }
    return answers
  }

  it.each([
    ['hide', 'unhide'],
    ['suspend', 'unsuspend'],
  ])(
    'is gone from every public answer at once (%s), and back once it is settled (%s)',
    { tags: ['slow'] },
    async (away, back) => {
      const before = await readAll()
      await moderate(away, 'user')
      expect(await listUnsettledOwners(db)).toEqual([owner.id])
      expect(await shown()).not.toEqual(NONE)
      const unsettled = await readAll()
      for (const [path, text] of Object.entries(unsettled)) {
        const told = [owner.id, 'Ada Blocks', PRODUCT.name, LISTING.name].filter((words) =>
          text.includes(words),
        )
        expect({ path, told, same: text === before[path] }).toEqual({ path, told: [], same: false })
      }
      expect((await get('/product/getCat')).body).toMatchObject({ pagination: { total: 1 } })
      expect((await get('/listing/get')).headers.get('X-Total-Count')).toBe('1')
      await settle()
      expect([await listUnsettledOwners(db), await shown()]).toEqual([[], NONE])
      expect(await readAll()).toEqual(unsettled)

      await moderate(back, 'user')
      expect((await get(`/product/get/${ids.product}`)).status).toBe(200)
      expect((await get('/product/getCat')).body).toMatchObject({ pagination: { total: 1 } })
      await settle()
      expect([await listUnsettledOwners(db), await shown()]).toEqual([[], ALL])
      expect(await readAll()).toEqual(before)
    },
  )

  it('tells later pages of a list, and a search that has to leave a word out, nothing of it either', {
    tags: ['long'],
  }, async () => {
    const first = await get('/product/getCat')
    await createProduct(db, { name: 'Hollow sandcrete rings' })
    await moderate('suspend', 'user')
    const asOf = encodeURIComponent(first.headers.get('X-As-Of') ?? '')
    expect((await get(`/product/getCat?page=2&asOf=${asOf}`)).body).toMatchObject({
      products: [],
      pagination: { total: 1 },
    })
    expect((await get('/product/getCat?name=hollow+sandcrete+blocks')).body).toMatchObject({
      products: [{ name: 'Hollow sandcrete rings' }],
    })
  })

  it('sets no price and cannot be reported, and its owner reads that it is hidden', async () => {
    await moderate('hide', 'user')
    expect((await get('/prices/median?material=cement')).body).toMatchObject({
      prices: [{ median: 5_000, sellers: 1 }],
    })
    const body = { subject: 'product', id: ids.product, reason: 'fraud', message: '' }
    expect((await call('POST', '/report', body, here().asOther)).status).toBe(404)
    const own = await get(`/user/products/${owner.id}`, asOwner)
    expect(own.body).toHaveLength(50)
    expect(own.text.match(/"hidden":true/g)).toHaveLength(50)
  })

  it('is settled by a job that moderation sends, and that looks every minute for what was left', async () => {
    await moderate('suspend', 'user')
    expect(await queued('settle-visibility')).toEqual([{}])
    expect(JOBS['settle-visibility'].recurs).toBe('* * * * *')
  })

  it('has an event of each product that was hidden and shown again, whoever wrote it', async () => {
    await moderate('suspend', 'user')
    await settle(100)
    await moderate('unsuspend', 'user')
    await settle(100)
    const { rows } = await db.execute<{ kinds: string; way: string; times: number }>(sql`
      SELECT kinds, way, count(*)::int AS times FROM (
        SELECT string_agg(kind, ' ' ORDER BY price_events.id) AS kinds, min(way) FILTER (WHERE kind <> 'offered') AS way
        FROM price_events JOIN products ON products.id = product_id WHERE owner_id = ${owner.id} GROUP BY product_id
      ) AS each GROUP BY kinds, way`)
    expect(rows).toEqual([{ kinds: 'offered hidden restored', way: 'moderation', times: MANY + 1 }])
  })
})

it('a small shop needs no job', async () => {
  await moderate('suspend', 'user')
  expect([await listUnsettledOwners(db), await shown()]).toEqual([[], NONE])
  expect(await queued('settle-visibility')).toEqual([])
})

it('costs lists nothing while every owner is settled: neither page nor total looks at the owner', async () => {
  const lists = ['', 'type=Material', 'location=Lagos', 'category=Concrete&location=Lagos']
  /** The statements of the pages and the totals of the lists. */
  async function statements(table: string): Promise<string[]> {
    const asked: string[] = []
    const logQuery = (text: string) => void asked.push(text)
    const watched = connect(databaseUrl, { queryLogger: { logQuery } })
    const api = apiOn(testContext(watched, ctx.log))
    for (const filters of lists)
      expect((await api.request(`/api/product/getCat?${filters}`)).status).toBe(200)
    await watched.$client.end()
    return asked.filter((text) => text.includes(`FROM "${table}" WHERE`))
  }
  const looksAtOwner = expect.stringContaining('"owner_id" not in')
  expect(await statements('searchable_products')).toEqual([])
  const usual = await statements('listed_products')
  expect(usual).toHaveLength(lists.length)
  for (const statement of usual) expect(statement).not.toEqual(looksAtOwner)
  await db.insert(unsettledOwners).values({ ownerId: owner.id })
  const meanwhile = await statements('searchable_products')
  expect(meanwhile.length).toBeGreaterThanOrEqual(lists.length)
  for (const statement of meanwhile) expect(statement).toEqual(looksAtOwner)
})

describe('the job', () => {
  beforeEach(fillShop)

  it('goes on where it was interrupted, and follows the account as it is by then', {
    tags: ['long'],
  }, async () => {
    await moderate('hide', 'product')
    await moderate('suspend', 'user')
    const stopped = AbortSignal.abort(new Error('The process ends'))
    await expect(settleVisibility(db, stopped)).rejects.toThrow('The process ends')
    const step = (most: number) => db.execute(sql`SELECT settle_visibility(${owner.id}, ${most})`)
    await step(7)
    await moderate('unsuspend', 'user')
    await step(5)
    await moderate('hide', 'user')
    await step(3)
    expect(await listUnsettledOwners(db)).toEqual([owner.id])
    await settle(100)
    expect([await listUnsettledOwners(db), await shown()]).toEqual([[], NONE])
    await moderate('unhide', 'user')
    await settle(100)
    expect(await shown()).toEqual({ ...ALL, products: MANY })
  })

  it('is right beside another one, changes by the owner, and quick turns of the moderators', {
    tags: ['slow', 'long'],
  }, async () => {
    await moderate('suspend', 'user')
    const turns = async () => {
      for (const action of ['unsuspend', 'suspend', 'unsuspend', 'suspend']) await moderate(action, 'user')
    }
    const edits = async () => {
      for (let count = 0; count < 20; count++) {
        await createProduct(db, { ownerId: owner.id })
        await db.update(products).set({ version: count }).where(eq(products.id, ids.product))
      }
    }
    await Promise.all([settle(50), turns(), edits(), settle(70)])
    await settle(100)
    expect([await listUnsettledOwners(db), await shown()]).toEqual([[], NONE])
    await moderate('unsuspend', 'user')
    await settle()
    expect(await shown()).toEqual({ ...ALL, products: MANY + 21 })
  })

  it('leaves the vocabulary alone, which names and descriptions alone change', {
    tags: ['long'],
  }, async () => {
    await db.execute(sql`DELETE FROM search_words`)
    await moderate('suspend', 'user')
    await settle()
    const words = async () => {
      const { rows } = await db.execute<{ word: string }>(sql`SELECT word FROM search_words ORDER BY word`)
      return rows.map(({ word }) => word)
    }
    expect(await words()).toEqual([])
    await db.update(products).set({ name: 'Concrete rings' }).where(eq(products.id, ids.product))
    expect(await words()).toEqual(['concret', 'concrete', 'ring', 'rings'])
    await db.update(listings).set({ area: 'Surulere' }).where(eq(listings.id, ids.listing))
    expect(await words()).toContain('surulere')
  })
})
