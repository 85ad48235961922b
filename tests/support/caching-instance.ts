import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createApi } from '#server/api/app.ts'
import type { Context } from '#server/api/context.ts'
import { connect, type Db } from '#server/db/client.ts'
import { NO_METRICS } from '#server/metrics.ts'
import { databaseListener } from '#server/response-cache/database-listener.ts'
import type { Notification, OpenListener } from '#server/response-cache/invalidation-channel.ts'
import { createResponseCache } from '#server/response-cache/response-cache.ts'

type Options = {
  contextOf: (db: Db) => Context | Promise<Context>
  bytes?: number
  now?: () => number
  heartbeatMs?: number
}

/** A channel that a test can cut, or make deaf: notifications are not heard until it hears again. */
function cuttable(open: OpenListener) {
  let losing: ((reason: string) => void) | undefined
  let isDown = false
  let deaf: (() => void)[] | undefined
  const listener: OpenListener = async (hear, lose) => {
    if (isDown) throw new Error('the channel is cut')
    losing = lose
    return open((heard: Notification) => {
      if (deaf) deaf.push(() => hear(heard))
      else hear(heard)
    }, lose)
  }
  return {
    listener,
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

/** An instance of the API with its response cache and a pool of its own, without a socket. */
export async function createCachingInstance(url: string, { contextOf, ...options }: Options) {
  const db = connect(url, { connections: 6 })
  const ctx = await contextOf(db)
  const api = createApi(ctx)
  const channel = cuttable(databaseListener(url))
  const commands = new Map<string, () => Promise<unknown>>()
  let made = 0
  const cache = createResponseCache({
    fetch: async (request, env) => {
      made += 1
      if (!commands.has(request.url)) return api.fetch(request, env)
      await commands.get(request.url)?.()
      return new Response(null, { status: 204 })
    },
    open: channel.listener,
    bytes: 8 * 1024 * 1024,
    log: ctx.log,
    metrics: NO_METRICS,
    ...options,
  })
  await cache.opened
  /** @param path with its query string */
  async function ask(path: string, { method = 'GET', headers = {} as Record<string, string> } = {}) {
    const host = 'adlm.example'
    const incoming = { method, url: path, headers: { host, ...lowerCase(headers) }, socket: {} }
    return cache.fetch(new Request(`http://${host}${path}`, { method, headers }), {
      incoming: incoming as unknown as IncomingMessage,
    } as HttpBindings)
  }
  /** What a call that writes does, answered as one is: after this instance has heard of it. */
  async function command(work: () => Promise<unknown> = async () => undefined): Promise<void> {
    const path = `/api/commands/${commands.size}`
    commands.set(`http://adlm.example${path}`, work)
    await ask(path, { method: 'POST' })
    commands.set(`http://adlm.example${path}`, async () => undefined)
  }
  return {
    db,
    ctx,
    cache,
    channel,
    ask,
    command,
    /** How often something was made that was not cached. */
    made: () => made,
    close: async () => {
      await cache.close()
      await db.$client.end()
    },
  }
}

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
