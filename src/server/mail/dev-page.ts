import { createMiddleware } from 'hono/factory'
import { html, raw } from 'hono/html'
import { COMPANY } from '#domain/company.ts'

/** Nothing runs and nothing is loaded, on these pages and in the mail itself, which brings its own styles. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  body { max-width: 48rem; margin: 0 auto; padding: 1rem; color: light-dark(#0f2942, #fbfaf7); background: light-dark(#fbfaf7, #0f2942) }
  a { color: inherit }
  li { margin-block: 1rem }
  li a, dt { font-weight: 600 }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem }
  dd { margin: 0; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

export const protectDevPages = createMiddleware(async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', POLICY)
  c.header('Referrer-Policy', 'no-referrer')
})

/** A page that only a demonstration has. */
export const devPage = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} – ${COMPANY.name}</title><style>${raw(STYLE)}</style></head>
<body><main>${content}</main></body>
</html>`

export const moment = (at: string) =>
  html`<time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>`
