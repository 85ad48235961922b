import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import type { Logger } from 'pino'
import { type AdmissionLimits, createAdmission } from './admission/admission.ts'
import { hasBody, hasOneHost, isHealthCheck } from './admission/incoming.ts'
import {
  DRAINING,
  EXPECTATION,
  LARGE_HEADERS,
  NO_ADDRESS,
  NO_HTTP,
  ONE_HOST,
  type Refusal,
  STARTING,
  TOO_SLOW,
} from './admission/refusals.ts'
import { createRefuse } from './admission/refuse.ts'
import { openListeningSockets } from './listening-sockets.ts'

type ServerFetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** Answers before there is any work, if it can; whether it did. */
type AnswerAtOnce = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** Browsers and proxies ask one thing at a time on a connection. Who asks for more than this without reading is cut off. */
const REQUESTS_A_CONNECTION = 8

/** A connection on which nothing moves for so long is cut off. A phone on the slowest network takes something in that time. */
const STALLED_MS = 30_000

/** How long requests in flight may take to finish when the server drains. */
const DRAIN_MS = 8_000

const SETTINGS = {
  // Longer than a proxy keeps its side open (60 s usually), so that it never writes into a connection just closed here.
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  // Bodies have deadlines of their own (request-bodies.ts).
  requestTimeout: 0,
  // A search text of 10 kB arrives percent-encoded, three bytes for one.
  maxHeaderSize: 64 * 1024,
  // Refused in the API's words instead (`hasOneHost`).
  requireHostHeader: false,
}

export type HttpServer = {
  /** The port in use, also when 0 was configured. */
  port: number
  /** Starts serving; until then requests get 503. What is answered at once takes no slot: it is no work, and its bytes are there. */
  serve(fetch: ServerFetch, answerAtOnce?: AnswerAtOnce): void
  /**
   * Says that this instance is about to go, and goes on serving: `/readyz` is 503, so that a proxy sends new requests elsewhere, and
   * every answer closes its connection.
   */
  giveNotice(): void
  /** Accepts no new requests, waits for those in flight, then closes every connection. */
  drain(): Promise<void>
}

type Options = AdmissionLimits & {
  host: string
  port: number
  /** Other processes of this start listen on the port as well. */
  isJoined?: boolean
  /** Whether the public address is https. */
  tls: boolean
  /** How many proxies in front write `X-Forwarded-For`. */
  trustedProxies?: number
  log: Logger
  /** Is told the cause of each request that is turned away. */
  onRefusal?: (cause: string) => void
  stalledMs?: number
  drainMs?: number
}

/** Takes the port at once, before there is anything to serve. */
export async function listen({
  host,
  port,
  isJoined = false,
  tls,
  trustedProxies = 0,
  log,
  onRefusal,
  stalledMs = STALLED_MS,
  drainMs = DRAIN_MS,
  ...limits
}: Options): Promise<HttpServer> {
  const { refuse, refuseSocket, refusedResponse, count, tell } = await createRefuse({ tls, log, onRefusal })
  const admission = createAdmission({ ...limits, trustedProxies, refuse, count })

  let serving: ServerFetch | undefined
  let known: AnswerAtOnce = () => false
  let isLeaving = false
  let isDraining = false
  const inFlight = new Set<ServerResponse>()
  /** What a connection has yet to be answered. */
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>()

  const answer = getRequestListener(
    async (request, env) => {
      const bindings = env as HttpBindings
      if (!serving) return refusedResponse(STARTING)
      try {
        return await serving(request, bindings)
      } finally {
        admission.freeSlot(bindings.outgoing)
      }
    },
    {
      // A health check in HTTP/1.0 (HAProxy's own) names no host.
      hostname: 'localhost',
      errorHandler: (error) =>
        error instanceof RequestError ? refusedResponse(NO_ADDRESS) : new Response(null, { status: 500 }),
    },
  )

  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const refusal = whyNot(incoming)
    if (refusal) return refuse(incoming, outgoing, refusal)
    inFlight.add(outgoing)
    outgoing.once('close', () => inFlight.delete(outgoing))
    if (isLeaving) outgoing.setHeader('Connection', 'close')
    // Health checks never wait: busy is not broken.
    if (isHealthCheck(incoming)) return answer(incoming, outgoing)
    await admission.admit(incoming, outgoing, () => void answer(incoming, outgoing))
  }

  function whyNot(incoming: IncomingMessage): Refusal | undefined {
    if (!hasOneHost(incoming)) return ONE_HOST
    if (isDraining || (isLeaving && incoming.url === '/readyz')) return DRAINING
    return serving ? undefined : STARTING
  }

  /** Whether it is one of the few that may follow each other on a connection. */
  function isInTurn({ socket }: IncomingMessage, outgoing: ServerResponse): boolean {
    // Those that arrived with the one too many still come in here.
    if (socket.destroyed) return false
    const before = unanswered.get(socket) ?? new Set()
    if (before.size >= REQUESTS_A_CONNECTION) {
      count('pipelined')
      socket.destroy()
      return false
    }
    unanswered.set(socket, before.add(outgoing))
    outgoing.once('close', () => before.delete(outgoing))
    return true
  }

  /** Only who reads what was sent before is answered so: the others stand in line. */
  function isAnsweredAtOnce(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { socket, headers } = incoming
    if (isLeaving || socket.writableLength > 0 || (unanswered.get(socket)?.size ?? 0) > 0) return false
    return hasOneHost(incoming) && !hasBody(incoming) && !headers.expect && known(incoming, outgoing)
  }

  const take = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (isAnsweredAtOnce(incoming, outgoing)) return
    if (isInTurn(incoming, outgoing)) void receive(incoming, outgoing)
  }
  const server = createServer(SETTINGS, take)
  server.on('checkContinue', take)
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (isInTurn(incoming, outgoing)) refuse(incoming, outgoing, EXPECTATION)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const isBegun = [...(unanswered.get(socket) ?? [])].some(({ headersSent }) => headersSent)
    if (isBegun || !socket.writable || error.code === 'ECONNRESET') socket.destroy()
    else refuseSocket(socket, UNREADABLE[error.code ?? ''] ?? NO_HTTP)
  })
  server.timeout = stalledMs
  const sockets = await openListeningSockets(server, { host, port, isJoined })

  return {
    port: sockets.port,
    serve: (fetch, answerAtOnce = known) => {
      serving = fetch
      known = answerAtOnce
    },
    giveNotice: () => {
      isLeaving = true
    },
    drain: async () => {
      isLeaving = true
      isDraining = true
      for (const outgoing of inFlight) if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close')
      const finished = Promise.all([...inFlight].map((outgoing) => once(outgoing, 'close')))
      await Promise.race([finished, sleep(drainMs, undefined, { ref: false })])
      const closed = sockets.close()
      await Promise.race([closed, sleep(500, undefined, { ref: false })])
      server.closeAllConnections()
      admission.stop()
      tell()
    },
  }
}

/** What makes Node's parser give up. */
const UNREADABLE: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: LARGE_HEADERS,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
}
