import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Env, Hono } from 'hono'
import { html } from 'hono/html'
import { openAPIRouteHandler } from 'hono-openapi'
import { COMPANY } from '#domain/company.ts'
import { createRouter } from './router.ts'

const require = createRequire(import.meta.url)
const swaggerFolder = dirname(require.resolve('swagger-ui-dist/package.json'))
const { version }: { version: string } = require('swagger-ui-dist/package.json')
const SWAGGER_FILES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }

/** The reference is the one page that allows inline styles: its library writes them. It runs no script but its own files. */
const REFERENCE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** `/api/openapi.json`, and a readable reference at `/api/docs` whose files all come from here. */
export function documentation<E extends Env>(api: Hono<E>) {
  const router = createRouter()
  router.get(
    '/openapi.json',
    openAPIRouteHandler(api, {
      defaultValidationErrorResponse: false,
      // A call may end in .csv.
      excludeStaticFile: false,
      documentation: {
        openapi: '3.1.0',
        info: { title: `${COMPANY.name} API`, version: '1', description: COMPANY.tagLine },
      },
    }),
  )
  router.get('/docs', (c) => {
    c.header('Content-Security-Policy', REFERENCE_POLICY)
    return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${COMPANY.name} API</title>
<link rel="stylesheet" href="/api/docs/${version}/swagger-ui.css"><link rel="icon" href="/favicon.svg"></head>
<body><div id="reference"></div><script src="/api/docs/${version}/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`)
  })
  router.get('/docs/start.js', (c) => {
    c.header('Content-Type', 'text/javascript')
    return c.body("SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true })")
  })
  for (const [file, type] of Object.entries(SWAGGER_FILES)) {
    const forms = cachedFile(join(swaggerFolder, file))
    router.get(`/docs/${version}/${file}`, async (c) => {
      const { plain, packed } = await forms()
      const isPacked = /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')
      // With a tag, and not to be transformed: nothing on the way out hashes or packs it again.
      c.header('ETag', `"${version}${isPacked ? '-gzip' : ''}"`)
      c.header('Cache-Control', 'public, max-age=31536000, immutable, no-transform')
      c.header('Vary', 'Accept-Encoding')
      c.header('Content-Type', `${type}; charset=utf-8`)
      if (isPacked) c.header('Content-Encoding', 'gzip')
      return c.body(isPacked ? packed : plain)
    })
  }
  return router
}

/** A file, plain and gzipped: read and compressed at its first request, then kept in memory. */
function cachedFile(path: string) {
  const make = async () => {
    const plain = await readFile(path)
    return { plain, packed: await promisify(gzip)(plain, { level: 9 }) }
  }
  let made: ReturnType<typeof make> | undefined
  return () => {
    made ??= make()
    return made
  }
}
