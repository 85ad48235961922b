import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import { ConfigurationError } from './env.ts'
import { type Cause, createUnavailablePage } from './unavailable-page.ts'

type ServerFetch = (request: Request, env: HttpBindings) => Response | Promise<Response>

/** More requests than this at one time are turned away at once: those inside get done sooner than everybody would. */
const REQUESTS_AT_ONCE = 500

/** Browsers and proxies ask one thing at a time on a connection. Who asks for more than this without reading is cut off. */
const REQUESTS_A_CONNECTION = 8

/** A connection on which nothing moves for so long is cut off. A phone on the slowest network takes something in that time. */
const STALLED_MS = 30_000

/** Refused requests are counted and logged once a second, so that overload does not fill the log. */
const COUNTED_MS = 1_000

/** How long requests in flight may take to finish when the server drains. */
const DRAIN_MS = 8_000

const SETTINGS = {
  // Longer than a proxy keeps its side open (60 s usually), so that it never writes into a connection just closed here.
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  // A search text of 10 kB arrives percent-encoded, three bytes for one.
  maxHeaderSize: 64 * 1024,
}

export type HttpServer = {
  /** The port in use, also when 0 was configured. */
  port: number
  /** Starts serving; until then requests get 503. */
  serve(fetch: ServerFetch): void
  /**
   * Says that this instance is about to go, and goes on serving: `/readyz` is 503, so that a proxy sends new requests elsewhere, and
   * every answer closes its connection.
   */
  giveNotice(): void
  /** Accepts no new requests, waits for those in flight, then closes every connection. */
  drain(): Promise<void>
}

type Options = {
  host: string
  port: number
  /** Whether the public address is https. */
  tls: boolean
  log: Logger
  requestsAtOnce?: number
  stalledMs?: number
  drainMs?: number
}

/** Takes the port at once, before there is anything to serve. */
export async function listen({
  host,
  port,
  tls,
  log,
  requestsAtOnce = REQUESTS_AT_ONCE,
  stalledMs = STALLED_MS,
  drainMs = DRAIN_MS,
}: Options): Promise<HttpServer> {
  const refusals = countRefusals(log)
  const turnAway = (cause: Cause): ServerFetch => {
    const page = createUnavailablePage(cause, { tls })
    return (request, env) => {
      if (!isHealthCheck(env.incoming)) refusals.add(cause)
      return page.fetch(request, env)
    }
  }
  const starting = turnAway('starting')
  const draining = turnAway('draining')
  const overloaded = turnAway('overloaded')

  let serving: ServerFetch | undefined
  let isLeaving = false
  let isDraining = false
  const inFlight = new Set<ServerResponse>()
  /** How many requests of a connection have yet to be answered. */
  const unanswered = new WeakMap<Socket, number>()

  const answer = getRequestListener((request, env) => {
    const bindings = env as HttpBindings
    const { incoming, outgoing } = bindings
    if (isDraining) return draining(request, bindings)
    if (!serving) return starting(request, bindings)
    if (isLeaving && incoming.url === '/readyz') return draining(request, bindings)
    // Health checks are never refused: busy is not broken.
    if (inFlight.size >= requestsAtOnce && !isHealthCheck(incoming)) return overloaded(request, bindings)
    inFlight.add(outgoing)
    outgoing.once('close', () => inFlight.delete(outgoing))
    return serving(request, bindings)
  })
  const server = createServer(SETTINGS, (incoming, outgoing) => {
    const { socket } = incoming
    // Those that arrived with the one too many still come in here.
    if (socket.destroyed) return
    const unansweredCount = unanswered.get(socket) ?? 0
    if (unansweredCount >= REQUESTS_A_CONNECTION) {
      refusals.add('pipelined')
      socket.destroy()
      return
    }
    unanswered.set(socket, unansweredCount + 1)
    outgoing.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (isLeaving) outgoing.setHeader('Connection', 'close')
    return answer(incoming, outgoing)
  })
  server.timeout = stalledMs

  return {
    port: await bind(server, host, port),
    serve: (fetch) => {
      serving = fetch
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
      const closed = new Promise((resolve) => server.close(resolve))
      await Promise.race([closed, sleep(500, undefined, { ref: false })])
      server.closeAllConnections()
      refusals.tell()
    },
  }
}

function countRefusals(log: Logger) {
  const counts = new Map<Cause | 'pipelined', number>()
  const tell = () => {
    for (const [cause, count] of counts) log.warn({ cause, count }, 'requests turned away')
    counts.clear()
  }
  const add = (cause: Cause | 'pipelined') => {
    if (counts.size === 0) setTimeout(tell, COUNTED_MS).unref()
    counts.set(cause, (counts.get(cause) ?? 0) + 1)
  }
  return { add, tell }
}

function isHealthCheck({ url }: IncomingMessage): boolean {
  return url === '/healthz' || url === '/readyz'
}

/** @throws ConfigurationError that names the setting at fault */
async function bind(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const sentence = {
      EADDRINUSE: `Port ${port} is already in use: stop what uses it, or set PORT.`,
      EACCES: `Port ${port} is not open to this user: set PORT to 1024 or more.`,
      EADDRNOTAVAIL: `HOST=${host} is no address of this machine: set HOST to one, such as 127.0.0.1.`,
      ENOTFOUND: `HOST=${host} is not known: set HOST to an address of this machine, such as 127.0.0.1.`,
    }[code]
    throw sentence ? new ConfigurationError(sentence) : error
  }
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : port
}
