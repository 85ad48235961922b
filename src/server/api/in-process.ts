import { AsyncLocalStorage } from 'node:async_hooks'

type ApiFetch = (request: Request) => Response | Promise<Response>

/** A page while it renders, as the API calls that it makes know it. */
export type Rendering = {
  /** The visitor's, so that the log tells the page and its calls as one. */
  requestId: string
  /** Status and `Retry-After` of a call that failed for now; the page is answered with them too. */
  comeBack?: { status: number; retryAfter: string }
  /** The pattern of the page's route, such as `/product/:productId`; a path that leads nowhere has none. */
  route?: string
}

const renderings = new AsyncLocalStorage<Rendering>()

export const whileRendering = <Result>(rendering: Rendering, render: () => Result): Result =>
  renderings.run(rendering, render)

/** The page that is being rendered. */
export const currentRendering = (): Rendering | undefined => renderings.getStore()

let answer: ApiFetch | undefined

/** Lets pages that render on the server call the API without a network: the same contract, minus the socket. */
export function serveInProcess(fetch: ApiFetch): void {
  answer = fetch
}

export const inProcessFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  if (!answer) throw new Error('The API is not running in this process')
  const rendering = renderings.getStore()
  const request = new Request(input, init)
  if (rendering) request.headers.set('X-Request-Id', rendering.requestId)
  const response = await answer(request)
  const retryAfter = response.headers.get('Retry-After')
  if (rendering && retryAfter) rendering.comeBack = { status: response.status, retryAfter }
  return response
}
