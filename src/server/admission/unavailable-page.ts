import { createHash } from 'node:crypto'
import { COMPANY } from '#domain/company.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  body { display: grid; min-height: 100vh; margin: 0; place-content: center; padding: 1rem; text-align: center;
    color: light-dark(#0f2942, #fbfaf7); background: light-dark(#fbfaf7, #0f2942) }
  h1 { font-size: 1.75rem; letter-spacing: -0.02em }
`
const styleHash = createHash('sha256').update(STYLE).digest('base64')

export const UNAVAILABLE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that tries again by itself. @param heading our own words, which need no escaping */
export const unavailablePage = (heading: string, retryAfter: number): string => `<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${retryAfter}"><title>${COMPANY.name}</title><style>${STYLE}</style></head>
<body><h1>${heading}</h1><p>This page opens by itself in a moment.</p></body>
</html>`
