import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { api, get } = await createTestApi()

const Schema = z.looseObject({})
const Content = z.object({ 'application/json': z.object({ schema: Schema }) })
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  parameters: z.optional(
    z.array(
      z.looseObject({
        in: z.enum(['query', 'path']),
        name: z.string(),
        required: z.optional(z.boolean()),
        schema: Schema,
      }),
    ),
  ),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content })),
})
const OpenApi = z.object({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.strictObject({ get: Operation })),
})

const document = async () => OpenApi.parse((await get('/openapi.json')).body)

const PAGING = ['asOf', 'limit', 'page']
const LISTING_FILTERS =
  'area furnished maxPrice minBathrooms minBedrooms minPrice offer order parking searchTerm sort startIndex state type'

/** Every call and its query parameters (api-contract, Answers). */
const CALLS: Record<string, string[]> = {
  '/api/product/getCategories': [],
  '/api/product/getCat': [...PAGING, 'category', 'location', 'name', 'subCategory', 'type'],
  '/api/product/market-search': [...PAGING, 'category', 'location', 'name', 'subCategory', 'type'],
  '/api/product/get/{id}': [],
  '/api/product/getProduct/category/{id}': [],
  '/api/product/seller-products/{userId}': [...PAGING, 'category', 'location', 'name'],
  '/api/product/user/{userId}': PAGING,
  '/api/listing/get': ['asOf', 'limit', ...LISTING_FILTERS.split(' ')],
  '/api/listing/get/{id}': [],
  '/api/user/products/{userId}': ['asOf', 'limit', 'startIndex'],
  '/api/user/listings/{userId}': ['asOf', 'limit', 'startIndex'],
  '/api/user/{id}': [],
  '/api/review/get-reviews/{userId}': ['limit', 'page'],
}

describe('/api/openapi.json', () => {
  it('is an OpenAPI 3.1 document of every call with its query parameters', async () => {
    const { paths } = await document()
    const listed = Object.entries(paths).map(([path, { get: operation }]) => [
      path,
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name)
        .sort(),
    ])
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(Object.entries(CALLS).map(([path, names]) => [path, names.toSorted()])),
    )
  })

  it('declares what stands in a path, explains each parameter, and names each operation once', async () => {
    const operations = Object.entries((await document()).paths)
    for (const [path, { get: operation }] of operations) {
      const parameters = operation.parameters ?? []
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name, required }) => [`{${name}}`, required])).toEqual(
        (path.match(/\{\w+\}/g) ?? []).map((name) => [name, true]),
      )
      for (const parameter of parameters.filter((each) => each.in === 'query'))
        expect(parameter).toMatchObject({ description: expect.stringMatching(/\w{3}/) })
    }
    const ids = operations.map(([, { get: operation }]) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('gives the shape of each success, and the one shape of every failure', async () => {
    for (const { get: operation } of Object.values((await document()).paths)) {
      expect(Object.keys(operation.responses)).toEqual(['200', 'default'])
      expect(operation.responses['200']?.content['application/json'].schema).toMatchObject({
        type: expect.stringMatching(/object|array/),
      })
      expect(operation.responses.default?.content['application/json'].schema).toMatchObject({
        required: ['success', 'statusCode', 'message', 'errors', 'requestId'],
      })
    }
  })
})

describe('/api/docs', () => {
  it('is served with all its files, none of which comes from elsewhere', async () => {
    const { status, text, headers } = await get('/docs')
    expect(status).toBe(200)
    expect(text).not.toMatch(/https?:|["'(]\/\//)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'")
    const files = [...text.matchAll(/(?:src|href)="\/api([^"]+)"/g)].map(([, file = '']) => file)
    expect(files).toEqual([
      expect.stringMatching(/^\/docs\/\d+\.\d+\.\d+\/swagger-ui\.css$/),
      expect.stringMatching(/^\/docs\/\d+\.\d+\.\d+\/swagger-ui-bundle\.js$/),
      '/docs/start.js',
    ])
    expect(text).toContain('<link rel="icon" href="/favicon.svg">')
    for (const file of files) {
      const answer = await get(file)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toMatch(
        file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/,
      )
      expect(answer.text.length).toBeGreaterThan(50)
    }
    expect((await get('/docs/start.js')).text).toContain('/api/openapi.json')
  })
  it("has its library's files read and packed once, for browsers to keep", async () => {
    const [, file = ''] = /src="\/api([^"]+bundle\.js)"/.exec((await get('/docs')).text) ?? []
    const ask = (headers: Record<string, string>) => api.request(`/api${file}`, { headers })
    const packed = await ask({ 'Accept-Encoding': 'gzip, br' })
    expect(packed.headers.get('Content-Encoding')).toBe('gzip')
    expect(packed.headers.get('Cache-Control')).toMatch(/max-age=31536000, immutable/)
    const plain = await ask({})
    expect(plain.headers.has('Content-Encoding')).toBe(false)
    expect(gunzipSync(await packed.arrayBuffer()).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true)

    const again = await ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': packed.headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)

    const digest = vi.spyOn(globalThis.crypto.subtle, 'digest')
    await ask({ 'Accept-Encoding': 'gzip' })
    expect(digest).not.toHaveBeenCalled()
    digest.mockRestore()
  })
})
