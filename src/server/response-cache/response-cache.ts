import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { CacheBindings } from '#server/api/router.ts'
import { cacheableRoute } from './cacheable-routes.ts'
import { type CacheEntry, type CacheOptions, createCachedResponses } from './cached-responses.ts'
import { EncodedResponse, isPublic } from './encoded-response.ts'

type Fetch = (request: Request, bindings?: HttpBindings & CacheBindings) => Response | Promise<Response>

type Options = CacheOptions & {
  /** Answers what is not cached, with everything that an answer of the site has. */
  fetch: Fetch
}

/** Longer addresses are nobody's link. */
const KEY_MAX = 2_000

/**
 * Public answers as encoded bytes, cached until something is written that they depend on (docs/decisions/0143): who asks after a write was
 * answered sees it here, and on another instance as soon as that has heard of it, or its connection is given up.
 */
export function createResponseCache({ fetch, ...options }: Options) {
  const { log, metrics } = options
  const cached = createCachedResponses(options)

  async function make(request: Request, bindings: HttpBindings) {
    const response = await fetch(wholeRequest(request), { ...bindings, isForCache: true })
    return {
      answer: await EncodedResponse.of(response),
      isPublic: isPublic(response),
      requestId: response.headers.get(REQUEST_ID) ?? '',
    }
  }

  /** Waits for the encoding that is asked for. */
  async function respond(
    key: string,
    answer: EncodedResponse,
    entry: CacheEntry | undefined,
    asking: IncomingMessage,
  ) {
    const { headers, method } = asking
    const encoding = answer.encodingFor(headers['accept-encoding']?.toString())
    if (!answer.has(encoding)) {
      await answer.encode(encoding)
      if (entry) cached.updateSize(key, entry)
    }
    const { status, headers: fields, body } = answer.in(encoding, headers['if-none-match'])
    // With its headers at once: one that is made without them is given a type.
    const pairs = new Headers()
    for (let at = 0; at < fields.length; at += 2) pairs.append(fields[at] ?? '', fields[at + 1] ?? '')
    return new Response(method === 'HEAD' || !body ? null : new Uint8Array(body), {
      status,
      headers: pairs,
    })
  }

  /** Counts and logs an answer that the site knows nothing of. @returns its id */
  function record(
    { method = 'GET', headers, url = '' }: IncomingMessage,
    route: string,
    status: number,
    ms: number,
  ) {
    const requestId = requestIdOf(headers['x-request-id']?.toString())
    metrics.countLookup('answers', true)
    metrics.countRequest({ method, route, status, seconds: ms / 1_000 })
    log.info({ requestId, method, path: pathOf(url), status, ms: Math.round(ms) }, 'request')
    return requestId
  }

  return {
    opened: cached.opened,
    /** Answers at once what is cached in the encoding that is asked for; whether it did. */
    answer: (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
      const key = keyOf(incoming)
      const entry = key === undefined ? undefined : cached.find(key)
      if (!entry) return false
      const { headers, method } = incoming
      const encoding = entry.answer.encodingFor(headers['accept-encoding']?.toString())
      if (!entry.answer.has(encoding)) return false
      const { status, headers: fields, body } = entry.answer.in(encoding, headers['if-none-match'])
      outgoing.writeHead(status, [...fields, REQUEST_ID, record(incoming, entry.route, status, 0)])
      outgoing.end(method === 'HEAD' ? undefined : body)
      return true
    },
    /** Answers all else: what may be cached is made once for all who ask meanwhile, and what may write is heard before it is answered. */
    fetch: async (request: Request, bindings?: HttpBindings): Promise<Response> => {
      // Without a socket, as tests and the development server ask.
      if (!bindings?.incoming) return fetch(request, bindings)
      const { incoming } = bindings
      const key = keyOf(incoming)
      const route = key === undefined ? undefined : cacheableRoute(pathOf(incoming.url))
      if (key === undefined || route === undefined) {
        const response = await fetch(request, bindings)
        if (mayWrite(incoming)) await cached.settle()
        return response
      }
      const began = performance.now()
      const { made, entry } = await cached.findOrMake(key, route, () => {
        metrics.countLookup('answers', false)
        return make(request, bindings)
      })
      if (!made) {
        const response = await respond(key, entry.answer, entry, incoming)
        const ms = performance.now() - began
        response.headers.set(REQUEST_ID, record(incoming, entry.route, response.status, ms))
        return response
      }
      const response = await respond(key, made.answer, entry, incoming)
      response.headers.set(REQUEST_ID, made.requestId)
      return response
    },
    stats: cached.stats,
    close: cached.close,
  }
}

/** Undefined where nothing is cached: of what is not only read, or says where somebody is. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (url.length > KEY_MAX) return undefined
  return `${headers.host}\n${url}`
}

const pathOf = (url = ''): string => url.split('?', 1)[0] ?? ''

/** Also where a link from a mail or another site does something. */
const mayWrite = ({ method = 'GET', url = '' }: IncomingMessage): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || url.startsWith('/api/auth/')

/** The same request for all of the answer, as it is. */
function wholeRequest({ url, headers }: Request): Request {
  const whole = new Headers(headers)
  for (const name of ['Accept-Encoding', 'If-None-Match', 'If-Modified-Since', 'Range']) whole.delete(name)
  return new Request(url, { headers: whole })
}

const REQUEST_ID = 'x-request-id'

/** The one that the caller gave, where it has the form of one (as `hono/request-id` has it), else a new one. */
const requestIdOf = (given: string | undefined): string =>
  given && given.length <= 64 && !/[^\w\-=]/.test(given) ? given : randomUUID()
