import { expect, test } from 'vitest'
import { callsBelow } from './call-api.ts'

type Call = (call?: object, options?: object) => Promise<Request>
type Calls = {
  product: { get: { ':id': { $get: Call } }; 'market-search': { $get: Call }; prices: { $put: Call } }
}

const api = callsBelow<Calls>(
  'http://localhost:4000/api',
  (async (url: string, init: RequestInit) => new Request(url, init)) as unknown as typeof fetch,
)

test('a path is asked for as it is written', async () => {
  const { method, url } = await api.product['market-search'].$get()
  expect([method, url]).toEqual(['GET', 'http://localhost:4000/api/product/market-search'])
})

test('what stands in the path and behind it arrives as it was given', async () => {
  const ofPath = await api.product.get[':id'].$get({ param: { id: 'a/b?c %' } })
  expect(ofPath.url).toBe('http://localhost:4000/api/product/get/a%2Fb%3Fc%20%25')
  const query = { name: 'Cement & sand', state: undefined, ids: ['1', '2'] }
  const behind = await api.product['market-search'].$get({ query })
  expect([...new URL(behind.url).searchParams]).toEqual([
    ['name', 'Cement & sand'],
    ['ids', '1'],
    ['ids', '2'],
  ])
})

test('a body is JSON and says so', async () => {
  const call = await api.product.prices.$put({ json: [{ id: '1' }] }, { headers: { 'X-Link': 'a' } })
  expect([call.method, await call.json()]).toEqual(['PUT', [{ id: '1' }]])
  expect([call.headers.get('Content-Type'), call.headers.get('X-Link')]).toEqual(['application/json', 'a'])
})

test('what is meant for the request goes into it', async () => {
  const stop = new AbortController()
  const init = { body: 'a,b', headers: { 'Content-Type': 'text/csv' }, signal: stop.signal }
  const call = await api.product.prices.$put({}, { init })
  expect([await call.text(), call.headers.get('Content-Type')]).toEqual(['a,b', 'text/csv'])
  stop.abort()
  expect(call.signal.aborted).toBe(true)
})

test('nobody who waits for it is led on', async () => {
  expect(await api.product).toBeDefined()
})
