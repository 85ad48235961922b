import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { requestId } from 'hono/request-id'
import { COMPANY } from '#domain/company.ts'
import type { ErrorBody } from './api/error-body.ts'
import { securityHeaders } from './security-headers.ts'

/** Why nobody is served now. */
export type Cause = 'starting' | 'draining' | 'overloaded'

const WORDS: Record<Cause, string> = {
  starting: `${COMPANY.name} is starting.`,
  draining: `${COMPANY.name} is being restarted.`,
  overloaded: `Very many people are at ${COMPANY.name} right now.`,
}
const RETRY_AFTER_SECONDS: Record<Cause, number> = { starting: 2, draining: 5, overloaded: 2 }

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  body { display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 1rem; text-align: center;
    color: light-dark(#0f2942, #fbfaf7); background: light-dark(#fbfaf7, #0f2942) }
  h1 { font-size: 1.75rem; letter-spacing: -0.02em }
`
const styleHash = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Answers everything with 503 and when to come back: in the API's shape below /api, else as a page that tries again. */
export function createUnavailablePage(cause: Cause, { tls }: { tls: boolean }) {
  const seconds = RETRY_AFTER_SECONDS[cause]
  const app = new Hono<{ Bindings: HttpBindings; Variables: { requestId: string } }>()
  app.use(requestId({ limitLength: 64 }), securityHeaders({ tls }), async (c, next) => {
    c.header('Retry-After', String(seconds))
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.on('GET', ['/healthz', '/readyz'], (c) => c.json({ status: cause }, 503))
  app.all('/api/*', (c) => {
    const message = `${WORDS[cause]} Please try again in a moment.`
    const body: ErrorBody = {
      success: false,
      statusCode: 503,
      code: 'unavailable',
      message,
      errors: [],
      requestId: c.var.requestId,
    }
    return c.json(body, 503)
  })
  app.all('*', (c) => {
    c.header('Content-Security-Policy', POLICY)
    return c.html(
      html`<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}"><title>${COMPANY.name}</title><style>${raw(STYLE)}</style></head>
<body><h1>${WORDS[cause]}</h1><p>This page opens by itself in a moment.</p></body>
</html>`,
      503,
    )
  })
  return app
}
