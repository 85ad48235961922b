import { type Rendering, whileRendering } from '#server/api/in-process.ts'
import { isHeld } from '#server/api/tagged.ts'

type PageHandler = (request: Request) => Response | Promise<Response>

type Visit = {
  requestId: string
  /** The page is for signed-in users, so it must not be shared. */
  isPrivate?: boolean
  /** Is told the pattern of the page's route. */
  onRoute?: (pattern: string) => void
}

export type RenderPage = (request: Request, visit: Visit) => Promise<Response>

type RenderedPage = { html: string; status: number; headers: Headers }

const PUBLIC = 'public, max-age=0, s-maxage=0, must-revalidate'

const MOVED = 'public, max-age=3600'

/**
 * Answers with rendered pages. Public pages are the same for everybody: caches may keep them, and who has one that says the same is
 * answered 304.
 * @param render answers a page with its policy and its tag
 */
export function createPages(render: PageHandler): RenderPage {
  return async (request, { requestId, isPrivate = false, onRoute }) => {
    const rendering: Rendering = { requestId }
    // A HEAD request is answered with the headers of the page.
    const getRequest = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
    const rendered = await whileRendering(rendering, () => render(getRequest))
    if (rendering.route) onRoute?.(rendering.route)
    if (rendered.headers.has('Location')) return redirect(rendered, isPrivate)
    if (!rendered.headers.get('Content-Type')?.startsWith('text/html')) return rendered
    return answer(request, finish(await rendered.text(), rendered, rendering, isPrivate))
  }
}

/** A page that has moved for good has done so for everybody. Whatever else leads elsewhere may lead there but now, or but one person. */
function redirect({ status, headers: made }: Response, isPrivate: boolean): Response {
  const headers = new Headers(made)
  const isMoved = status === 301 || status === 308
  headers.set('Cache-Control', isPrivate ? 'private, no-store' : isMoved ? MOVED : 'no-store')
  return new Response(null, { status, headers })
}

function finish(html: string, rendered: Response, { comeBack }: Rendering, isPrivate: boolean): RenderedPage {
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
  return { html, status, headers }
}

function answer(request: Request, { html, status, headers }: RenderedPage): Response {
  const etag = headers.get('ETag')
  const held = request.headers.get('If-None-Match')
  if (!etag || !held || !isHeld(etag, held))
    return new Response(html, { status, headers: new Headers(headers) })
  // The browser keeps its page, rendered at another moment, and with it the policy that names its scripts.
  const unchanged = new Headers(headers)
  unchanged.delete('Content-Security-Policy')
  return new Response(null, { status: 304, headers: unchanged })
}
