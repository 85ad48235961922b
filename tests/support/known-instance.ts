import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { Logger } from 'pino'
import { createApi } from '#server/api/app.ts'
import { connect } from '#server/db/client.ts'
import { databaseWire } from '#server/known-answers/database-line.ts'
import { createKnownAnswers } from '#server/known-answers/known-answers.ts'
import type { Heard, OpenWire } from '#server/known-answers/line.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { testContext } from './test-app.ts'

type Options = {
  log: Logger
  bytes?: number
  now?: () => number
  beatMs?: number
}

/** A line that a test can cut, or make deaf: what is said on it then is not heard until it hears again. */
export function cuttable(open: OpenWire) {
  let losing: ((reason: string) => void) | undefined
  let isDown = false
  let deaf: (() => void)[] | undefined
  const wire: OpenWire = async (hear, lose) => {
    if (isDown) throw new Error('the line is cut')
    losing = lose
    return open((heard: Heard) => {
      if (deaf) deaf.push(() => hear(heard))
      else hear(heard)
    }, lose)
  }
  return {
    wire,
    cut: () => {
      isDown = true
      deaf = undefined
      losing?.('cut by a test')
    },
    mend: () => {
      isDown = false
    },
    deafen: () => {
      deaf ??= []
    },
    hearAgain: () => {
      const said = deaf ?? []
      deaf = undefined
      for (const hear of said) hear()
    },
  }
}

/** An instance of the API with its known answers and a pool of its own, without a socket. */
export async function createKnownInstance(url: string, { log, ...options }: Options) {
  const db = connect(url, { connections: 6 })
  const ctx = testContext(db, log)
  const api = createApi(ctx)
  const line = cuttable(databaseWire(url))
  let made = 0
  const known = createKnownAnswers({
    fetch: (request, env) => {
      made += 1
      return api.fetch(request, env)
    },
    open: line.wire,
    bytes: 8 * 1024 * 1024,
    log,
    metrics: NO_METRICS,
    ...options,
  })
  await known.opened
  /** @param path with its query string */
  async function ask(
    path: string,
    { method = 'GET', headers = {}, body = undefined as string | undefined } = {},
  ) {
    const host = 'adlm.example'
    const incoming = { method, url: path, headers: { host, ...lowerCase(headers) }, socket: {} }
    return known.fetch(new Request(`http://${host}${path}`, { method, headers, ...(body && { body }) }), {
      incoming: incoming as unknown as IncomingMessage,
    } as HttpBindings)
  }
  return {
    db,
    ctx,
    known,
    line,
    ask,
    /** How often something was made that was not known. */
    made: () => made,
    close: async () => {
      await known.close()
      await db.$client.end()
    },
  }
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
