import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Rendering, whileRendering } from './api/in-process.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import { contentPolicyOf } from './security-headers.ts'

type Render = (request: Request) => Response | Promise<Response>

/** `isPrivate`: the page is for somebody signed in, so that nobody else may be shown it. */
type Visit = { requestId: string; isPrivate?: boolean }

export type RenderPage = (request: Request, visit: Visit) => Promise<Response>

type Page = { html: string; status: number; headers: Headers }

const SCRIPT = /<script[^>]*>[\s\S]*?<\/script>/g

/** Only the script with which a page comes to life in the browser has the moment of rendering, in milliseconds. */
const HYDRATES = '$_TSR'
const RENDERED_AT = /\b(?:(?:u|\w+At):\d{13}\b|asOf:"[^"]*")/g

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

/** How long a finished public page answers for itself: a crowd on one page costs one rendering, and nobody sees old prices. */
const KEPT_MS = 2_000

/**
 * Renders pages and finishes them: scripts that come after the paint, a content-security policy that names the inline scripts by hash (for which the whole page has
 * to be there), and a tag, so that a page that says the same answers 304. Public pages are the same for everybody.
 */
export function createPages(render: Render, { uploadOrigin }: { uploadOrigin?: string } = {}): RenderPage {
  const kept = new LRUCache<string, Page>({ max: 200, ttl: KEPT_MS })
  return async (request, { requestId, isPrivate = false }) => {
    const found = isPrivate ? undefined : kept.get(request.url)
    if (found) return answer(request, found)
    const rendering: Rendering = { requestId }
    // Who asks for the headers alone is told those of the page.
    const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    const rendered = await whileRendering(rendering, () => render(asked))
    if (!rendered.headers.get('Content-Type')?.startsWith('text/html')) return rendered
    const html = scriptsAfterPaint(withoutNul(await rendered.text()))
    rendered.headers.set('Content-Security-Policy', contentPolicyOf(html, uploadOrigin))
    const page = finish(html, rendered, rendering, isPrivate)
    // Only a finished page is shared, and only a public one: what is being rendered may turn out to be somebody's own.
    if (page.headers.get('Cache-Control') === PUBLIC) kept.set(request.url, page)
    return answer(request, page)
  }
}

function finish(html: string, rendered: Response, { comeBack }: Rendering, isPrivate: boolean): Page {
  const headers = new Headers(rendered.headers)
  let { status } = rendered
  if (status === 500 && comeBack) {
    status = comeBack.status
    headers.set('Retry-After', comeBack.retryAfter)
  }
  if (status !== 200) headers.set('Cache-Control', 'no-store')
  else if (isPrivate) headers.set('Cache-Control', 'private, no-store')
  else if (!headers.has('Cache-Control')) {
    headers.set('Cache-Control', PUBLIC)
    headers.set('ETag', `"${createHash('sha1').update(withoutMoment(html)).digest('base64url')}"`)
  }
  return { html, status, headers }
}

/** As every browser reads it: a script with a NUL would not have the hash that the policy names. */
const withoutNul = (html: string) => html.replaceAll('\0', '\uFFFD')

/** What the page says, whenever it was rendered. */
function withoutMoment(html: string): string {
  return html.replace(SCRIPT, (script) =>
    script.includes(HYDRATES) ? script.replace(RENDERED_AT, '') : script,
  )
}

function answer(request: Request, { html, status, headers }: Page): Response {
  const etag = headers.get('ETag')
  if (!etag || !request.headers.get('If-None-Match')?.replaceAll('W/', '').includes(etag))
    return new Response(html, { status, headers: new Headers(headers) })
  // The browser keeps its page, rendered at another moment, and with it the policy that names its scripts.
  const unchanged = new Headers(headers)
  unchanged.delete('Content-Security-Policy')
  return new Response(null, { status: 304, headers: unchanged })
}
