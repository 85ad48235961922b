import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { Dependencies, WORDS, whileGathering } from '#server/api/depends-on.ts'
import type { Metrics } from '#server/metrics.ts'
import { ALL, Drops } from './drops.ts'
import { FinishedAnswer } from './finished-answer.ts'
import { keptRoute } from './kept-routes.ts'
import { createLine, type OpenWire } from './line.ts'

type Fetch = (request: Request, bindings?: HttpBindings) => Response | Promise<Response>

type Options = {
  /** Answers what is not known, with everything that an answer of the site has. */
  fetch: Fetch
  open: OpenWire
  /** Bytes of all that is kept. */
  bytes: number
  log: Logger
  metrics: Metrics
  /** Is told when typed words may mean something else. */
  onWords?: () => void
  /** Is told of whatever is dropped: what is made from now on is made of what is written. */
  onDropped?: () => void
  /** Milliseconds since 1970. */
  now?: () => number
  /** Milliseconds from any moment on. */
  elapsed?: () => number
  beatMs?: number
}

/** An answer, and what it hangs on. */
type Known = {
  answer: FinishedAnswer
  route: string
  tags: readonly string[]
  until: number
  /** How many transactions had been heard of when it was begun, and how many when it was last found unchanged. */
  since: number
  seen: number
  /** On which line those were heard. */
  epoch: number
}

type Made = { answer: FinishedAnswer; requestId: string; known: Known | undefined }

/** What had been heard when somebody asked, and on which line. */
type Moment = { count: number; epoch: number | undefined }

/** What an entry takes beside its bytes, and each tag. */
const ENTRY_BYTES = 1_000
const TAG_BYTES = 60
/** Longer addresses are nobody's link. */
const KEY_MAX = 2_000

/**
 * Public answers as finished bytes, kept until something is written that they hang on (docs/decisions/0143): who asks after a write was
 * answered sees it here, and on another instance as soon as that has heard of it, or its line is given up.
 */
export function createKnownAnswers({
  fetch,
  open,
  bytes,
  log,
  metrics,
  onWords,
  onDropped,
  now = Date.now,
  elapsed,
  beatMs,
}: Options) {
  const drops = new Drops()
  const kept = new LRUCache<string, Known>({
    maxSize: Math.max(1, bytes),
    maxEntrySize: Math.max(1, Math.floor(bytes / 8)),
    sizeCalculation: ({ answer, tags }, key) =>
      answer.size + 2 * key.length + TAG_BYTES * tags.length + ENTRY_BYTES,
  })
  const making = new Map<string, Promise<Known | undefined>>()
  const line = createLine({
    open,
    log,
    onDropped: (tags) => {
      drops.drop(tags)
      onDropped?.()
      if (tags.includes(WORDS) || tags.includes(ALL)) onWords?.()
    },
    onLost: () => {
      kept.clear()
      metrics.countLostLine()
    },
    ...(elapsed && { now: elapsed }),
    ...(beatMs && { beatMs }),
  })

  function isCurrent(known: Known): boolean {
    if (known.epoch !== line.epoch() || now() >= known.until) return false
    if (known.seen === drops.count) return true
    if (!drops.isUnchanged(known.tags, known.since)) return false
    known.seen = drops.count
    return true
  }

  /** What is kept of an address and may be told now. */
  function find(key: string): Known | undefined {
    const known = line.isAlive() ? kept.get(key) : undefined
    if (!known) return undefined
    if (isCurrent(known)) return known
    kept.delete(key)
    metrics.countDroppedAnswer()
    return undefined
  }

  /** @returns what was made, and where it is for everybody who asks, what is known by it */
  async function make(key: string, route: string, request: Request, bindings: HttpBindings): Promise<Made> {
    const { epoch, count: since } = moment()
    const dependencies = new Dependencies()
    const response = await whileGathering(dependencies, () => fetch(wholeRequest(request), bindings))
    const answer = await FinishedAnswer.of(response)
    const requestId = response.headers.get(REQUEST_ID) ?? ''
    if (epoch === undefined || !dependencies.isForAll || !isPublic(response))
      return { answer, requestId, known: undefined }
    const until = Math.min(dependencies.until, nextMidnight(now()))
    const known: Known = { answer, route, tags: [...dependencies.tags], until, since, seen: since, epoch }
    if (isCurrent(known)) kept.set(key, known)
    return { answer, requestId, known }
  }

  /** The same for whoever asks meanwhile. */
  function makeForAll(key: string, ...asked: [route: string, request: Request, bindings: HttpBindings]) {
    const made = make(key, ...asked)
    if (making.has(key)) return made
    // Gone before those who wait go on: whom it does not serve makes it anew, or waits for who does.
    const forOthers = made.then(
      ({ known }) => {
        making.delete(key)
        return known
      },
      () => {
        making.delete(key)
        return undefined
      },
    )
    making.set(key, forOthers)
    return made
  }

  const moment = (): Moment => ({ count: drops.count, epoch: line.epoch() })

  /** What somebody else makes just now, if it is true for who asked at this moment: begun later, or unchanged since. */
  async function join(key: string, asked: Moment): Promise<Known | undefined> {
    if (asked.epoch === undefined) return undefined
    const known = await making.get(key)
    if (known?.epoch !== asked.epoch) return undefined
    return known.since >= asked.count || isCurrent(known) ? known : undefined
  }

  /** Waits for the encoding that is asked for. */
  async function respond(
    key: string,
    { answer, known }: Pick<Made, 'answer' | 'known'>,
    asking: IncomingMessage,
  ) {
    const { headers, method } = asking
    const encoding = answer.encodingFor(headers['accept-encoding']?.toString())
    if (!answer.isThere(encoding)) {
      await answer.make(encoding)
      // It is larger now.
      if (known && kept.peek(key) === known) kept.set(key, { ...known })
    }
    const { status, headers: fields, body } = answer.in(encoding, headers['if-none-match'])
    // With its headers at once: one that is made without them is given a type.
    const pairs = new Headers()
    for (let at = 0; at < fields.length; at += 2) pairs.append(fields[at] ?? '', fields[at + 1] ?? '')
    const response = new Response(method === 'HEAD' || !body ? null : new Uint8Array(body), {
      status,
      headers: pairs,
    })
    return response
  }

  /** Counts and logs an answer that the site knows nothing of. @returns its id */
  function tell(
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
    /** Done once the line has been tried. */
    opened: line.opened,
    /** Answers at once what is known in the encoding that is asked for; whether it did. */
    answer: (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
      const key = keyOf(incoming)
      const known = key === undefined ? undefined : find(key)
      if (!known) return false
      const { headers, method } = incoming
      const encoding = known.answer.encodingFor(headers['accept-encoding']?.toString())
      if (!known.answer.isThere(encoding)) return false
      const { status, headers: fields, body } = known.answer.in(encoding, headers['if-none-match'])
      outgoing.writeHead(status, [...fields, REQUEST_ID, tell(incoming, known.route, status, 0)])
      outgoing.end(method === 'HEAD' ? undefined : body)
      return true
    },
    /** Answers all else: what may be kept is made once for all who ask meanwhile, and what may write is heard before it is answered. */
    fetch: async (request: Request, bindings?: HttpBindings): Promise<Response> => {
      // Without a socket, as tests and the development server ask.
      if (!bindings?.incoming) return fetch(request, bindings)
      const { incoming } = bindings
      const key = keyOf(incoming)
      const route = key === undefined ? undefined : keptRoute(pathOf(incoming.url))
      if (key === undefined || route === undefined) {
        const response = await fetch(request, bindings)
        if (mayWrite(incoming)) await line.settle()
        return response
      }
      const began = performance.now()
      const asked = moment()
      // Whom the first that is being made does not serve, the second does: it was begun later.
      for (const _ of ['first', 'second']) {
        const known = find(key) ?? (making.has(key) ? await join(key, asked) : undefined)
        if (known) {
          const response = await respond(key, { answer: known.answer, known }, incoming)
          const ms = performance.now() - began
          response.headers.set(REQUEST_ID, tell(incoming, known.route, response.status, ms))
          return response
        }
        if (!making.has(key)) break
      }
      metrics.countLookup('answers', false)
      const made = await makeForAll(key, route, request, bindings)
      const response = await respond(key, made, incoming)
      response.headers.set(REQUEST_ID, made.requestId)
      return response
    },
    /** Bytes and number of what is kept, and whether it may be told. */
    look: () => ({ bytes: kept.calculatedSize, answers: kept.size, isAlive: line.isAlive() }),
    close: line.close,
  }
}

/** Undefined where nothing is kept: of what is not only read, or says where somebody is. */
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

const isPublic = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('Set-Cookie') &&
  /^public(,|$)/.test(headers.get('Cache-Control') ?? '') &&
  !['*', 'cookie'].some((name) => headers.get('Vary')?.toLowerCase().includes(name))

const REQUEST_ID = 'x-request-id'

/** The one that the caller gave, where it has the form of one (as `hono/request-id` has it), else a new one. */
const requestIdOf = (given: string | undefined): string =>
  given && given.length <= 64 && !/[^\w\-=]/.test(given) ? given : randomUUID()

const DAY_MS = 24 * 3_600_000
const NIGERIA_MS = 3_600_000

/** When the day ends in Nigeria, by which pages count days. */
const nextMidnight = (moment: number): number =>
  (Math.floor((moment + NIGERIA_MS) / DAY_MS) + 1) * DAY_MS - NIGERIA_MS
