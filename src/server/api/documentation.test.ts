import { gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createTestApi } from '../../../tests/support/test-app.ts'

const { api, get } = await createTestApi()

const Schema = z.looseObject({})
const AnyOf = z.pipe(
  Schema,
  z.transform((schema) => ({ anyOf: z.array(Schema).safeParse(schema.anyOf).data ?? [schema] })),
)
const Content = z.partialRecord(
  z.enum([
    'application/json',
    'text/csv',
    'text/plain',
    'application/pdf',
    'application/octet-stream',
    'application/zip',
    'application/rss+xml',
  ]),
  z.object({ schema: Schema }),
)
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  parameters: z.optional(
    z.array(
      z.looseObject({
        in: z.enum(['query', 'path', 'header']),
        name: z.string(),
        required: z.optional(z.boolean()),
        schema: Schema,
      }),
    ),
  ),
  responses: z.record(z.string(), z.object({ description: z.string(), content: z.optional(Content) })),
})
const OpenApi = z.object({
  openapi: z.string().check(z.regex(/^3\.1\.\d+$/)),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Operation)),
})

/** Every operation with its name: method and path. */
async function operations() {
  const { paths } = OpenApi.parse((await get('/openapi.json')).body)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path.slice('/api'.length)}`,
      path,
      operation,
    })),
  )
}

const PAGING = ['after', 'asOf', 'limit', 'page']
const PRODUCT_PAGING = [...PAGING, 'fields']
const PRODUCT_FILTERS = 'brand lga maxPrice minPrice near sort'.split(' ')
const LISTING_FILTERS =
  'area bedrooms furnished kind lga maxMoveIn maxPrice minBathrooms minBedrooms minPrice near noAgencyFee offer order parking pricePeriod searchTerm sort state type verified'

const COMPARISON_FILTERS = 'brand detail ids lga limit maxMinimumOrder page quantity state verified'.split(
  ' ',
)

const IMPORT_OPTIONS = ['default', 'key', 'map', 'rate', 'sheet', 'sure', 'value']
const LIST_OPTIONS = [...IMPORT_OPTIONS, 'list'].sort()
const SENT_LIST_OPTIONS = [...LIST_OPTIONS, 'gone'].sort()

/** Every call and its query parameters (docs/product.md 14.2). */
const CALLS: Record<string, string[]> = {
  'GET /search/alerts': [],
  'GET /search/alerts/push-key': [],
  'PUT /search/alerts/{alertId}': [],
  'DELETE /search/alerts/{alertId}': [],
  'POST /search/alerts/push/forget': [],
  'POST /search/alerts': [],
  'POST /search/alerts/confirm': [],
  'POST /search/alerts/of-address': [],
  'POST /search/alerts/stop': [],
  'POST /search/alerts/stop/one-click': ['token'],
  'GET /shop/{address}': [],
  'PUT /shop/{userId}': [],
  'GET /verification': [],
  'POST /verification/phone': [],
  'POST /verification/phone/confirm': [],
  'POST /verification/business': [],
  'POST /verification/documents': ['name'],
  'GET /verification/documents/{id}': [],
  'DELETE /verification/documents/{id}': [],
  'GET /admin/businesses': ['limit', 'page'],
  'GET /admin/businesses/checked': ['after', 'limit'],
  'POST /admin/businesses/decide': [],
  'GET /admin/documents/{id}': [],
  'GET /admin/missed-searches': [],
  'GET /admin/dictionary': [],
  'POST /admin/dictionary': [],
  'DELETE /admin/dictionary/{id}': [],
  'GET /product/getCategories': [],
  'GET /product/getCat': [
    ...PRODUCT_PAGING,
    ...PRODUCT_FILTERS,
    'category',
    'location',
    'name',
    'subCategory',
    'type',
    'verified',
  ],
  'GET /product/facets': [
    'asOf',
    'brand',
    'lga',
    'maxPrice',
    'minPrice',
    'category',
    'location',
    'name',
    'subCategory',
    'type',
    'verified',
  ],
  'GET /product/market-search': [
    ...PRODUCT_PAGING,
    ...PRODUCT_FILTERS,
    'category',
    'location',
    'name',
    'subCategory',
    'type',
    'verified',
  ],
  'GET /product/get/{id}': [],
  'GET /product/getProduct/category/{id}': ['fields'],
  'GET /product/seller-products/{userId}': [
    ...PRODUCT_PAGING,
    ...PRODUCT_FILTERS,
    'category',
    'location',
    'name',
  ],
  'GET /product/user/{userId}': PRODUCT_PAGING,
  'GET /product/edit/{id}': [],
  'POST /product/create-product': [],
  'PUT /product/update/{id}': [],
  'DELETE /product/delete/{id}': [],
  'GET /listing/get': ['asOf', 'limit', 'startIndex', ...LISTING_FILTERS.split(' ')],
  'GET /listing/search': [...PAGING, ...LISTING_FILTERS.split(' ')],
  'GET /listing/facets': [
    'asOf',
    ...LISTING_FILTERS.split(' ').filter((name) => !['sort', 'order', 'near'].includes(name)),
  ],
  'GET /listing/get/{id}': [],
  'GET /listing/user/{userId}': PAGING,
  'PUT /listing/availability': [],
  'GET /user/homes-to-confirm': [],
  'GET /listing/similar/{id}': [],
  'POST /listing/create': [],
  'PUT /listing/update/{id}': [],
  'DELETE /listing/delete/{id}': [],
  'POST /import/products': SENT_LIST_OPTIONS,
  'POST /import/listings': SENT_LIST_OPTIONS,
  'POST /import/products/compare': LIST_OPTIONS,
  'POST /import/listings/compare': LIST_OPTIONS,
  'POST /import/products/changes.csv': LIST_OPTIONS,
  'POST /import/listings/changes.csv': LIST_OPTIONS,
  'GET /import/products/shop.csv': [],
  'GET /import/listings/shop.csv': [],
  'GET /import/lists': [],
  'POST /import/{id}/undo': [],
  'POST /import/products/preview': IMPORT_OPTIONS,
  'POST /import/listings/preview': IMPORT_OPTIONS,
  'GET /import/{id}': [],
  'GET /import/{id}/rejected.csv': [],
  'GET /user/products/{userId}': ['asOf', 'limit', 'startIndex'],
  'GET /user/listings/{userId}': ['asOf', 'limit', 'startIndex'],
  'GET /user/{id}': [],
  'POST /user/update/{id}': [],
  'DELETE /user/delete/{id}': [],
  'GET /review/get-reviews/{userId}': ['limit', 'page'],
  'GET /review/received': ['limit', 'page'],
  'GET /review/own/{userId}': [],
  'POST /review/contacted/{userId}': [],
  'POST /review/create-review': [],
  'DELETE /review/{id}': [],
  'POST /review/{id}/reply': [],
  'POST /report': [],
  'GET /admin/reports': ['limit', 'page'],
  'GET /admin/log': ['inForce', 'limit', 'page'],
  'GET /admin/people': ['after', 'limit', 'search'],
  'GET /admin/imports': ['after', 'limit'],
  'GET /admin/numbers': [],
  'POST /admin/moderate': [],
  'GET /auth/options': [],
  'POST /auth/google': [],
  'POST /auth/sign-up': [],
  'POST /auth/second-factor': [],
  'POST /auth/second-factor/set-up': [],
  'POST /auth/sign-in': [],
  'GET /auth/second-factor': [],
  'GET /auth/signout': [],
  'POST /auth/signout': [],
  'POST /auth/signout-everywhere': [],
  'GET /auth/me': [],
  'POST /auth/refresh-token': [],
  'POST /auth/reset-password': [],
  'POST /auth/new-password': [],
  'POST /auth/confirm-code': [],
  'POST /auth/confirm-email': [],
  'POST /auth/resend-confirmation': [],
  'GET /admin/waiting-reviews': ['limit', 'page'],
  'GET /user/quota/{userId}': [],
  'GET /user/weekly-mail/{userId}': [],
  'PUT /user/weekly-mail/{userId}': [],
  'POST /user/weekly-mail/stop': [],
  'POST /user/weekly-mail/stop/one-click': ['token'],
  'GET /user/leads/{userId}': ['days'],
  'GET /user/saved/{userId}': [],
  'POST /user/saved/{userId}': [],
  'GET /offers': ['products', 'listings'],
  'GET /user/overview/{userId}': [],
  'POST /leads': [],
  'GET /user/prices/{userId}': [],
  'GET /user/prices': [],
  'POST /product/confirm-prices': [],
  'PUT /product/prices': [],
  'PUT /user/price-reminders/{userId}': [],
  'POST /user/export/{id}': [],
  'POST /user/price-reminders/stop': [],
  'POST /user/price-reminders/stop/one-click': ['token'],
  'GET /admin/enquiries': ['limit', 'page'],
  'GET /admin/enquiries.csv': [],
  'POST /enquiry': [],
  'POST /newsletter/subscribe': [],
  'POST /newsletter/confirm': [],
  'POST /newsletter/unsubscribe': [],
  'POST /newsletter/unsubscribe/one-click': ['token'],
  'GET /work-items': [],
  'GET /work-items/{item}': ['options', 'state'],
  'GET /prices/median': ['location', 'material', 'week'],
  'GET /prices/index': ['from', 'material', 'state', 'until'],
  'GET /prices/index.csv': ['from', 'material', 'state', 'until'],
  'GET /prices/week': ['state', 'week'],
  'GET /prices/runs': ['week'],
  'GET /prices/runs/{runId}': [],
  'GET /prices/methods': ['state', 'week'],
  'GET /prices/methods.csv': ['state', 'week'],
  'GET /prices/weeks': [],
  'GET /prices/feed.xml': [],
  'GET /prices/method.txt': [],
  'GET /admin/price-index': ['limit', 'page'],
  'GET /admin/price-index/evidence': ['material', 'state', 'week'],
  'POST /admin/price-index': [],
  'GET /admin/price-index/joined': [],
  'POST /admin/price-index/joined': [],
  'GET /materials': ['category', 'material', 'state'],
  'GET /materials/{material}': COMPARISON_FILTERS,
  'GET /materials/{material}/{values}': COMPARISON_FILTERS,
  'GET /product/comparison/{id}': [],
  'GET /product/price-history/{id}': [],
  'GET /search/suggest': ['for', 'location', 'q', 'seller'],
  'GET /site': [],
  'GET /site/counts': [],
  'GET /site/example-shop': [],
  'POST /upload/sign': [],
  'POST /upload/complete': [],
  'PUT /upload/file': [],
  'GET /user/own-prices': [],
  'PUT /user/own-prices/{kind}/{subject}': [],
  'DELETE /user/own-prices/{kind}/{subject}': [],
  'POST /bills': ['name', 'versionOf'],
  'GET /bills': [],
  'GET /bills/{id}': [],
  'PUT /bills/{id}': [],
  'DELETE /bills/{id}': [],
  'GET /bills/{id}/lines': ['after', 'limit', 'sheet'],
  'GET /bills/{id}/rows': ['from', 'sheet'],
  'PUT /bills/{id}/mapping': [],
  'GET /bills/{id}/workbook': [],
  'POST /bills/{id}/workbook': [],
  'GET /bills/{id}/checks.txt': [],
  'GET /bills/{id}/changes/{other}': [],
  'GET /bills/{id}/links': [],
  'POST /bills/{id}/links': [],
  'DELETE /bills/{id}/links/{link}': [],
  'POST /bills/{id}/keep': [],
  'POST /bills/{id}/price': [],
  'GET /bills/{id}/price': [],
  'GET /bills/{id}/rates': [],
  'PUT /bills/{id}/lines/{key}': [],
  'DELETE /bills/{id}/lines/{key}': [],
  'GET /bills/{id}/schedule': [],
  'GET /bills/{id}/schedule.csv': ['by'],
  'GET /bills/{id}/schedule.pdf': [],
  'GET /bills/{id}/schedule.txt': [],
  'GET /projects': [],
  'POST /projects': [],
  'GET /projects/{id}': [],
  'PUT /projects/{id}': [],
  'DELETE /projects/{id}': [],
  'PUT /projects/{id}/bills/{bill}': [],
  'DELETE /projects/{id}/bills/{bill}': [],
}

describe('/api/openapi.json', () => {
  it('is an OpenAPI 3.1 document of every call with its query parameters', async () => {
    const listed = (await operations()).map(({ name, operation }) => [
      name,
      (operation.parameters ?? [])
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => parameter.name)
        .sort(),
    ])
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(Object.entries(CALLS).map(([name, parameters]) => [name, parameters.toSorted()])),
    )
  })

  it('declares what stands in a path, explains each parameter, and names each operation once', async () => {
    const all = await operations()
    for (const { path, operation } of all) {
      const parameters = operation.parameters ?? []
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name, required }) => [`{${name}}`, required])).toEqual(
        (path.match(/\{\w+\}/g) ?? []).map((name) => [name, true]),
      )
      for (const parameter of parameters.filter((each) => each.in === 'query'))
        expect(parameter).toMatchObject({ description: expect.stringMatching(/\w{3}/) })
    }
    const ids = all.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('tells of the headers that make a create safe to repeat, and an update safe from another', async () => {
    const withHeader = async (requested: string) =>
      (await operations())
        .filter(({ operation }) =>
          operation.parameters?.some(
            (parameter) => parameter.in === 'header' && parameter.name === requested,
          ),
        )
        .map(({ name }) => name)
    expect(await withHeader('Idempotency-Key')).toEqual([
      'POST /product/create-product',
      'POST /listing/create',
      'POST /review/create-review',
      'POST /report',
      'POST /enquiry',
      'POST /import/products',
      'POST /import/listings',
      'POST /bills',
      'POST /projects',
    ])
    expect(await withHeader('If-Match')).toEqual(
      expect.arrayContaining(['PUT /product/update/{id}', 'PUT /listing/update/{id}']),
    )
  })

  it('gives the shape of each success, and the one shape of every failure', async () => {
    for (const { name, operation } of await operations()) {
      const [success = '', ...others] = Object.keys(operation.responses)
      expect([success, ...others], name).toEqual([expect.stringMatching(/^20[0124]$/), 'default'])
      const content = operation.responses[success]?.content
      if (success === '204') {
        expect(content).toBeUndefined()
        continue
      }
      const isCsv = name.endsWith('.csv')
      const isZip = name.startsWith('POST /user/export/')
      const isFeed = name.endsWith('.xml')
      const isText = name.endsWith('.txt')
      const isFile =
        isCsv || isZip || isFeed || isText || /^GET .*\/documents\/|\/workbook$|\.pdf$/.test(name)
      const type = isCsv
        ? 'text/csv'
        : isZip
          ? 'application/zip'
          : isFeed
            ? 'application/rss+xml'
            : isText
              ? 'text/plain'
              : name.endsWith('.pdf')
                ? 'application/pdf'
                : isFile
                  ? 'application/octet-stream'
                  : 'application/json'
      const { schema } = content?.[type] ?? {}
      // Some answer null where there is nothing.
      const [shape, ...more] = AnyOf.parse(schema).anyOf
      expect(more.every(({ type }) => type === 'null')).toBe(true)
      expect(shape).toMatchObject({
        type: expect.stringMatching(isFile ? /string/ : /object|array/),
      })
      expect(operation.responses.default?.content?.['application/json']?.schema).toMatchObject({
        required: ['success', 'statusCode', 'code', 'message', 'errors', 'requestId'],
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
