import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ErrorBody } from '#server/api/error-body.ts'
import { securityHeaders } from '#server/security-headers.ts'
import { hasBody, isHealthCheck } from './incoming.ts'
import type { Refusal } from './refusals.ts'
import { UNAVAILABLE_PAGE_POLICY, unavailablePage } from './unavailable-page.ts'

/** Refused requests are counted and logged once a second, so that overload does not fill the log. */
const COUNTED_MS = 1_000

/**
 * Who is still sending when refused may go on for so long: a connection that is closed while bytes are on their way is reset, and the
 * answer is lost with it.
 */
const LINGER_MS = 2_000

type Options = {
  /** Whether the public address is https. */
  tls: boolean
  log: Logger
  /** Is told the cause of each. */
  onRefusal?: ((cause: string) => void) | undefined
}

export type Refuse = (incoming: IncomingMessage, outgoing: ServerResponse, refusal: Refusal) => void

/** Turns requests away for as little work as it can be: no handler, no router, answers that are put together once. */
export async function createRefuse({ tls, log, onRefusal }: Options) {
  const common = await headersOf(tls)
  const counts = new Map<string, number>()
  const tell = () => {
    for (const [cause, count] of counts) log.warn({ cause, count }, 'requests turned away')
    counts.clear()
  }
  const count = (cause: string) => {
    if (counts.size === 0) setTimeout(tell, COUNTED_MS).unref()
    counts.set(cause, (counts.get(cause) ?? 0) + 1)
    onRefusal?.(cause)
  }

  const pages = new Map<Refusal, Answer>()
  const answerFor = (refusal: Refusal, { url = '', headers }: Asked): Answer => {
    if (isHealthCheck({ url })) return jsonAnswer(refusal, common, { status: refusal.cause })
    if (!refusal.heading || url.startsWith('/api/')) {
      const requestId = requestIdOf(headers['x-request-id'])
      return jsonAnswer(refusal, common, errorBody(refusal, requestId), requestId)
    }
    const page = pages.get(refusal) ?? pageAnswer(refusal, refusal.heading, common)
    pages.set(refusal, page)
    return page
  }

  const refuse: Refuse = (incoming, outgoing, refusal) => {
    if (!isHealthCheck(incoming)) count(refusal.cause)
    const { headers, body } = answerFor(refusal, incoming)
    outgoing.writeHead(refusal.status, headers)
    if (!hasBody(incoming) || incoming.complete) {
      outgoing.end(body)
      return
    }
    // By its length the answer is complete for whoever reads it; what they still send goes nowhere.
    outgoing.write(body)
    const end = () => outgoing.end()
    const timer = setTimeout(end, LINGER_MS).unref()
    outgoing.once('close', () => clearTimeout(timer))
    incoming.once('end', end).resume()
  }
  /** Answers what is no request, or none yet. */
  const refuseSocket = (socket: Socket, refusal: Refusal) => {
    count(refusal.cause)
    const { headers, body } = answerFor(refusal, { headers: {} })
    const lines = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`]
    for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`)
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    socket.destroySoon()
  }
  /** For a request that is found wanting only on its way to the site. */
  const refusedResponse = (refusal: Refusal): Response => {
    count(refusal.cause)
    const { headers, body } = answerFor(refusal, { headers: {} })
    const response = new Response(body, { status: refusal.status })
    for (let at = 0; at < headers.length; at += 2)
      response.headers.set(headers[at] ?? '', headers[at + 1] ?? '')
    return response
  }
  return { refuse, refuseSocket, refusedResponse, count, tell }
}

/** What a refusal looks at. */
type Asked = Pick<IncomingMessage, 'url' | 'headers'>

/** Names and values in turns, as `writeHead` takes them. */
type Answer = { headers: string[]; body: string }

/** What every answer of the site carries. */
async function headersOf(tls: boolean): Promise<string[]> {
  const site = new Hono().use(securityHeaders({ tls })).all('*', (c) => c.body(null))
  const { headers } = await site.request('/')
  return [...[...headers].flat(), 'Cache-Control', 'no-store', 'Connection', 'close']
}

function jsonAnswer({ retryAfter }: Refusal, common: string[], json: object, requestId?: string): Answer {
  const body = JSON.stringify(json)
  const headers = [
    ...common,
    ...['Content-Type', 'application/json', 'Content-Length', String(Buffer.byteLength(body))],
    ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
    ...(requestId === undefined ? [] : ['X-Request-Id', requestId]),
  ]
  return { headers, body }
}

function pageAnswer({ retryAfter = 1 }: Refusal, heading: string, common: string[]): Answer {
  const body = unavailablePage(heading, retryAfter)
  const policyAt = common.indexOf('content-security-policy')
  const headers = [
    ...common.with(policyAt + 1, UNAVAILABLE_PAGE_POLICY),
    ...['Content-Type', 'text/html; charset=UTF-8', 'Content-Length', String(Buffer.byteLength(body))],
    ...['Retry-After', String(retryAfter)],
  ]
  return { headers, body }
}

const errorBody = ({ status, code, message }: Refusal, requestId: string): ErrorBody => ({
  success: false,
  statusCode: status,
  code,
  message,
  errors: [],
  requestId,
})

/** The caller's own, as Hono's `requestId` takes it, or a new one. */
const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w\-=]{1,64}$/.test(given) ? given : randomUUID()
