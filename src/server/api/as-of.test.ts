import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import {
  createListings,
  createProduct,
  createProducts,
  createReview,
  createSeller,
} from '../../../tests/support/factories.ts'
import { createTestApi, signInAs } from '../../../tests/support/test-app.ts'

const { ctx, get, db } = await createTestApi()

const Rows = z.array(z.object({ _id: z.string() }))
const ProductRows = z.object({ products: Rows })
const SearchRows = z.object({ data: ProductRows })

type List = {
  path: (ownerId: string) => string
  rows: (body: unknown) => z.infer<typeof Rows>
  page: (index: number) => string
  create: (db: Db, several: { ownerId: string }[]) => Promise<{ id: string }[]>
}

const byPage = (index: number) => `limit=10&page=${index + 1}`
const byStart = (index: number) => `limit=10&startIndex=${index * 10}`
const ofProducts = { page: byPage, create: createProducts }

const LISTS: List[] = [
  { ...ofProducts, path: () => '/product/getCat', rows: (body) => ProductRows.parse(body).products },
  {
    ...ofProducts,
    path: () => '/product/getCat?name=ordinary',
    rows: (body) => ProductRows.parse(body).products,
  },
  {
    ...ofProducts,
    path: () => '/product/market-search',
    rows: (body) => SearchRows.parse(body).data.products,
  },
  {
    ...ofProducts,
    path: (ownerId) => `/product/seller-products/${ownerId}`,
    rows: (body) => SearchRows.parse(body).data.products,
  },
  {
    ...ofProducts,
    path: (ownerId) => `/product/user/${ownerId}`,
    rows: (body) => ProductRows.parse(body).products,
  },
  {
    path: (ownerId) => `/user/products/${ownerId}`,
    page: byStart,
    create: createProducts,
    rows: (body) => Rows.parse(body),
  },
  {
    path: (ownerId) => `/user/listings/${ownerId}`,
    page: byStart,
    create: createListings,
    rows: (body) => Rows.parse(body),
  },
  ...[
    '/listing/get',
    '/listing/get?sort=created_at&order=asc',
    '/listing/get?sort=regularPrice&order=asc',
    '/listing/get?sort=regularPrice&order=desc&type=rent&minPrice=1&minBedrooms=1',
    '/listing/get?searchTerm=ordinary',
    '/listing/get?searchTerm=ordinary&sort=regularPrice',
  ].map((path) => ({
    page: byStart,
    create: createListings,
    path: () => path,
    rows: (body: unknown) => Rows.parse(body),
  })),
]

describe.each(LISTS.map((list) => ({ ...list, name: list.path('{id}') })))('paging through $name', (list) => {
  it('repeats and skips nothing while others add to it', async () => {
    const { id: ownerId } = await createSeller(db)
    const before = await list.create(
      db,
      Array.from({ length: 47 }, () => ({ ownerId })),
    )
    const path = list.path(ownerId) + (list.path(ownerId).includes('?') ? '&' : '?')

    const headers = await signInAs(ctx, { id: ownerId })
    const first = await get(path + list.page(0), headers)
    const read = list.rows(first.body)
    const asOf = first.headers.get('X-As-Of') ?? ''

    // Others keep adding until the last page is read.
    const reading = new AbortController()
    const added: { id: string }[] = []
    const writers = [1, 2, 3].map(async () => {
      while (!reading.signal.aborted) {
        added.push(...(await list.create(db, [{ ownerId }])))
        await sleep(1)
      }
    })
    for (const index of [1, 2, 3, 4]) {
      const written = added.length
      await expect.poll(() => added.length, { interval: 1 }).toBeGreaterThan(written)
      read.push(...list.rows((await get(`${path}${list.page(index)}&asOf=${asOf}`, headers)).body))
    }
    reading.abort()
    await Promise.all(writers)

    expect(read.map(({ _id }) => _id).sort()).toEqual(before.map(({ id }) => id).sort())
    const now = await get(path + list.page(0), headers)
    const counted = z.object({ pagination: z.object({ total: z.number() }) }).safeParse(now.body)
    const total = counted.success ? counted.data.pagination.total : Number(now.headers.get('X-Total-Count'))
    expect(total).toBe(before.length + added.length)
  })
})

const ids = async (query: string) => {
  const { body, headers } = await get(`/product/getCat?limit=10&${query}`)
  return {
    read: ProductRows.parse(body).products.map(({ _id }) => _id),
    asOf: headers.get('X-As-Of') ?? '',
  }
}

describe('what is being written while the first page is read is on no page', () => {
  const several = Array.from({ length: 15 }, () => ({}))

  it('where it was written before, and committed after', async () => {
    const before = await createProducts(db, several)
    let first = { read: [''], asOf: '' }
    await db.transaction(async (tx) => {
      await createProducts(tx, several)
      first = await ids('')
    })
    const second = await ids(`page=2&asOf=${first.asOf}`)
    expect([...first.read, ...second.read].sort()).toEqual(before.map(({ id }) => id).sort())
  })

  it('where its transaction began before, and wrote after', async () => {
    const before = await createProducts(db, several)
    let first = { read: [''], asOf: '' }
    await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1`)
      first = await ids('')
      await createProducts(tx, several)
    })
    const second = await ids(`page=2&asOf=${first.asOf}`)
    expect([...first.read, ...second.read].sort()).toEqual(before.map(({ id }) => id).sort())
  })

  it('where many write, sixty times over', { tags: ['slow', 'long'] }, async () => {
    const { id: ownerId } = await createSeller(db)
    await createProducts(db, [{ ownerId }, ...several])
    const reading = new AbortController()
    const writers = [1, 2, 3].map(async () => {
      while (!reading.signal.aborted) await createProduct(db, { ownerId })
    })
    const pagings = []
    for (let paging = 0; paging < 60; paging += 1) {
      const { read, asOf } = await ids('')
      const pages = await Promise.all([2, 3].map((page) => ids(`page=${page}&asOf=${asOf}`)))
      pagings.push({ asOf, paged: [...read, ...pages.flatMap((page) => page.read)] })
    }
    reading.abort()
    await Promise.all(writers)
    for (const { asOf, paged } of pagings) {
      const whole = ProductRows.parse((await get(`/product/getCat?limit=50&asOf=${asOf}`)).body).products
      expect(paged).toEqual(whole.map(({ _id }) => _id).slice(0, paged.length))
    }
  })
})

describe('what has just been added is in the next list', () => {
  it('every time', async () => {
    const { id: ownerId } = await createSeller(db)
    for (let time = 0; time < 50; time += 1) {
      const { id } = await createProduct(db, { ownerId })
      expect((await ids('')).read[0]).toBe(id)
    }
  })

  it('whatever else is read, or written elsewhere', async () => {
    await db.transaction(async (tx) => {
      await createReview(tx)
      await tx.execute(sql`SELECT FROM products`)
      const { id } = await createProduct(db)
      expect((await ids('')).read).toContain(id)
    })
  })
})

it('counts what was there, too', async () => {
  await createProducts(db, [{ createdAt: new Date('2026-01-01') }, { createdAt: new Date('2026-01-03') }])
  await createListings(db, [{ createdAt: new Date('2026-01-01') }, { createdAt: new Date('2026-01-03') }])
  const asOf = 'asOf=2026-01-02T00:00:00Z'
  expect((await get(`/product/getCat?${asOf}`)).body).toMatchObject({ pagination: { total: 1 } })
  expect((await get(`/listing/get?${asOf}`)).headers.get('X-Total-Count')).toBe('1')
})
