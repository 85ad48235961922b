import { createHash } from 'node:crypto'
import { contentPolicyOf } from './security-headers.ts'

/** The moment of rendering stands in the page; it is no part of what the page says. */
const RENDERED_AT = /\b(u|dataUpdatedAt):\d+/g

/**
 * Finishes a rendered page. Public pages are the same bytes for everybody, so they may be cached and answer 304; the
 * content-security policy names the inline scripts by hash, for which the whole page has to be there.
 */
export async function finishPage(request: Request, rendered: Response): Promise<Response> {
  if (!rendered.headers.get('Content-Type')?.startsWith('text/html')) return rendered
  const html = await rendered.text()
  const headers = new Headers(rendered.headers)
  headers.set('Content-Security-Policy', contentPolicyOf(html))
  if (rendered.status !== 200) {
    headers.set('Cache-Control', 'no-store')
    return new Response(html, { status: rendered.status, headers })
  }
  const etag = `"${createHash('sha1').update(html.replace(RENDERED_AT, '')).digest('base64url')}"`
  headers.set('ETag', etag)
  headers.set('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300')
  if (request.headers.get('If-None-Match')?.replaceAll('W/', '').includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(html, { headers })
}
