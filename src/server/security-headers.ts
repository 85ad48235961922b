import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'

/** What every answer carries. Pages bring a policy that names their inline scripts. */
export function securityHeaders({ tls }: { tls: boolean }) {
  const common = secureHeaders({
    strictTransportSecurity: tls ? 'max-age=63072000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Sign-in with Google happens in a window that a page opens; the steps in that window say for themselves that they stay connected.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    overwrite: false,
    permissionsPolicy: {
      camera: [],
      microphone: [],
      // "Near me", on our own pages alone.
      geolocation: ['self'],
      payment: [],
      usb: [],
      browsingTopics: [],
    },
  })
  return createMiddleware(async (c, next) => {
    const result = await common(c, next)
    // The headers of a 304 replace those of the page that the browser kept: its policy has to stay.
    if (c.res.status !== 304 && !c.res.headers.has('Content-Security-Policy'))
      c.res.headers.set('Content-Security-Policy', contentPolicy())
    return result
  })
}

/**
 * Scripts run from our own files or, inline, by their hash, so that a page can be cached (no nonce); nothing is framed, nothing
 * comes from elsewhere.
 * @param scripts the texts of the inline scripts that may run
 * @param uploadOrigin where scripts may send files, beside this site
 */
export function contentPolicy(scripts: readonly string[] = [], uploadOrigin = ''): string {
  const hashes = new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')))
  return [
    "default-src 'self'",
    `script-src 'self'${[...hashes].map((hash) => ` 'sha256-${hash}'`).join('')}`,
    `connect-src 'self' ${uploadOrigin}`.trim(),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
