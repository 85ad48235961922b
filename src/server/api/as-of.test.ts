import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import { createListings, createProducts, createSeller } from '../../../tests/support/factories.ts'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { get, db } = await createTestApi()

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
  ...['/listing/get', '/listing/get?sort=regularPrice&order=asc', '/listing/get?searchTerm=ordinary'].map(
    (path) => ({
      page: byStart,
      create: createListings,
      path: () => path,
      rows: (body: unknown) => Rows.parse(body),
    }),
  ),
]

describe.each(LISTS.map((list) => ({ ...list, name: list.path('{id}') })))('paging through $name', (list) => {
  it('repeats and skips nothing while others add to it', async () => {
    const { id: ownerId } = await createSeller(db)
    const before = await list.create(
      db,
      Array.from({ length: 47 }, () => ({ ownerId })),
    )
    const path = list.path(ownerId) + (list.path(ownerId).includes('?') ? '&' : '?')

    const first = await get(path + list.page(0))
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
      read.push(...list.rows((await get(`${path}${list.page(index)}&asOf=${asOf}`)).body))
    }
    reading.abort()
    await Promise.all(writers)

    expect(read.map(({ _id }) => _id).sort()).toEqual(before.map(({ id }) => id).sort())
    const now = await get(path + list.page(0))
    const counted = z.object({ pagination: z.object({ total: z.number() }) }).safeParse(now.body)
    const total = counted.success ? counted.data.pagination.total : Number(now.headers.get('X-Total-Count'))
    expect(total).toBe(before.length + added.length)
  })
})

it('counts what was there, too', async () => {
  await createProducts(db, [{ createdAt: new Date('2026-01-01') }, { createdAt: new Date('2026-01-03') }])
  await createListings(db, [{ createdAt: new Date('2026-01-01') }, { createdAt: new Date('2026-01-03') }])
  const asOf = 'asOf=2026-01-02T00:00:00Z'
  expect((await get(`/product/getCat?${asOf}`)).body).toMatchObject({ pagination: { total: 1 } })
  expect((await get(`/listing/get?${asOf}`)).headers.get('X-Total-Count')).toBe('1')
})
