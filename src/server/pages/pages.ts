import { LRUCache } from 'lru-cache'
import { type Rendering, whileRendering } from '#server/api/in-process.ts'
import { type Metrics, NO_METRICS } from '#server/metrics.ts'

type PageHandler = (request: Request) => Response | Promise<Response>

type Visit = {
  requestId: string
  /** The page is for signed-in users, so it must not be shared. */
  isPrivate?: boolean
  /** Is told the pattern of the page's route. */
  onRoute?: (pattern: string) => void
}

export type RenderPage = (request: Request, visit: Visit) => Promise<Response>

type RenderedPage = { html: string; status: number; headers: Headers; route: string | undefined }

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300'

const MOVED = 'public, max-age=3600'

/** How long a public page is answered from memory: a crowd on one page costs one rendering, and nobody sees old prices. */
const CACHED_MS = 2_000

/**
 * Answers with rendered pages. Public pages are the same for everybody: caches may keep them, and who has one that says the same is
 * answered 304.
 * @param render answers a page with its policy and its tag
 */
export function createPages(
  render: PageHandler,
  metrics: Pick<Metrics, 'countLookup'> = NO_METRICS,
): RenderPage {
  const cached = new LRUCache<string, RenderedPage>({ max: 200, ttl: CACHED_MS })
  return async (request, { requestId, isPrivate = false, onRoute }) => {
    const found = isPrivate ? undefined : cached.get(request.url)
    if (!isPrivate) metrics.countLookup('pages', found !== undefined)
    if (found?.route) onRoute?.(found.route)
    if (found) return answer(request, found)
    const rendering: Rendering = { requestId }
    // A HEAD request is answered with the headers of the page.
    const getRequest = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    const rendered = await whileRendering(rendering, () => render(getRequest))
    if (rendering.route) onRoute?.(rendering.route)
    if (rendered.headers.has('Location')) return redirect(rendered, isPrivate)
    if (!rendered.headers.get('Content-Type')?.startsWith('text/html')) return rendered
    const page = finish(await rendered.text(), rendered, rendering, isPrivate)
    // Only a finished page is shared, and only a public one: what is being rendered may turn out to be somebody's own.
    if (page.headers.get('Cache-Control') === PUBLIC) cached.set(request.url, page)
    return answer(request, page)
  }
}

/** A page that has moved for good has done so for everybody. Whatever else leads elsewhere may lead there but now, or but one person. */
function redirect({ status, headers: made }: Response, isPrivate: boolean): Response {
  const headers = new Headers(made)
  const isMoved = status === 301 || status === 308
  headers.set('Cache-Control', isPrivate ? 'private, no-store' : isMoved ? MOVED : 'no-store')
  return new Response(null, { status, headers })
}

function finish(
  html: string,
  rendered: Response,
  { comeBack, route }: Rendering,
  isPrivate: boolean,
): RenderedPage {
  const headers = new Headers(rendered.headers)
  let { status } = rendered
  if (status === 500 && comeBack) {
    status = comeBack.status
    headers.set('Retry-After', comeBack.retryAfter)
  }
  if (status !== 200) headers.set('Cache-Control', 'no-store')
  else if (isPrivate) headers.set('Cache-Control', 'private, no-store')
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', PUBLIC)
  if (headers.get('Cache-Control') !== PUBLIC) headers.delete('ETag')
  return { html, status, headers, route }
}

function answer(request: Request, { html, status, headers }: RenderedPage): Response {
  const etag = headers.get('ETag')
  if (!etag || !request.headers.get('If-None-Match')?.replaceAll('W/', '').includes(etag))
    return new Response(html, { status, headers: new Headers(headers) })
  // The browser keeps its page, rendered at another moment, and with it the policy that names its scripts.
  const unchanged = new Headers(headers)
  unchanged.delete('Content-Security-Policy')
  return new Response(null, { status: 304, headers: unchanged })
}
