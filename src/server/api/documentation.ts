import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Env, Hono } from 'hono'
import { html } from 'hono/html'
import { openAPIRouteHandler } from 'hono-openapi'
import { COMPANY } from '#domain/company.ts'
import { createRouter } from './router.ts'

const swaggerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js']

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
<link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="reference"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`)
  })
  router.get('/docs/start.js', (c) => {
    c.header('Content-Type', 'text/javascript')
    return c.body("SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true })")
  })
  for (const file of SWAGGER_FILES)
    router.get(`/docs/${file}`, serveStatic({ path: join(swaggerFolder, file) }))
  return router
}
