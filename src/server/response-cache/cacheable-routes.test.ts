import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createTestApi } from '../../../tests/support/test-app.ts'
import { CACHEABLE_CALLS, CACHEABLE_PAGES, cacheableRoute } from './cacheable-routes.ts'

const { api } = await createTestApi()

/** Reads that are not cached, by the reason. A new one is written here, or in cacheable-routes.ts. */
const NOT_CACHED: Record<string, readonly (string | RegExp)[]> = {
  'depends on who asks': [
    /^\/api\/(admin|user|bills|projects|leads|import|verification|upload|search\/alerts|newsletter|enquiry)(\/|$)/,
    '/api/review/received',
    '/api/review/own/:userId',
    /^\/api\/auth\//,
    '/api/product/edit/:id',
  ],
  'is what one device has saved': ['/api/offers'],
  'is static': [/^\/api\/docs/, '/api/openapi.json', '/api/prices/method.txt'],
}

const reads = [
  ...new Set(
    api.routes.filter(({ method, path }) => method === 'GET' && !path.endsWith('*')).map(({ path }) => path),
  ),
]
const isNamed = (path: string, names: readonly (string | RegExp)[]) =>
  names.some((name) => (typeof name === 'string' ? name === path : name.test(path)))

it('every read of the API is cached, or is not for a reason', () => {
  const named = Object.values(NOT_CACHED).flat()
  const cached: readonly string[] = CACHEABLE_CALLS
  expect(reads.filter((path) => !cached.includes(path) && !isNamed(path, named))).toEqual([])
  expect(cached.filter((path) => !reads.includes(path))).toEqual([])
  expect(cached.filter((path) => isNamed(path, named))).toEqual([])
})

/** Pages of somebody: of who is signed in, of who has a link, or of what a device keeps; and those that cost little. */
const PAGES_NOT_CACHED = [
  /^\/(admin|create-|edit-|profile|second-factor|seller-|shop-details|update-)/,
  /^\/(alerts|newsletter|weekly-mail)(\/|$)/,
  /^\/(confirm-email|new-password|homes|saved|offline)(\/|$)/,
  /^\/bills\/(:|projects)/,
  // The demonstration's alone.
  /^\/dev\//,
  // The sheet that a link opens.
  /^\/prices\/(confirm|stop)$/,
  // Asks for the address of a shop.
  /^\/sellerShop$/,
]

it('every page is cached, or is not for a reason', () => {
  const tree = readFileSync('src/web/routeTree.gen.ts', 'utf8')
  const [, union = ''] = /fullPaths:\n([\s\S]*?)\n\s*fileRoutesByTo/.exec(tree) ?? []
  const pages = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) =>
    path.replaceAll('$', ':').replace(/(.)\/$/, '$1'),
  )
  expect(pages.length).toBeGreaterThan(40)
  const cached: readonly string[] = CACHEABLE_PAGES
  expect(pages.filter((path) => !cached.includes(path) && !isNamed(path, PAGES_NOT_CACHED))).toEqual([])
  expect(cached.filter((path) => !pages.includes(path))).toEqual([])
  expect(cached.filter((path) => isNamed(path, PAGES_NOT_CACHED))).toEqual([])
})

it('an address is known by its route, and nothing below or beside it', () => {
  expect(cacheableRoute('/api/listing/get/0190')).toBe('/api/listing/get/:id')
  expect(cacheableRoute('/materials/rebar')).toBe('/materials/:materialId')
  expect(cacheableRoute('/prices/material/rebar/12mm')).toBe('/prices/material/:')
  for (const path of [
    '/api/user/0190',
    '/api/product/get/0190/more',
    '/profile',
    '/prices/confirm',
    '//market',
    '/assets/app.js',
  ])
    expect(cacheableRoute(path)).toBeUndefined()
})
