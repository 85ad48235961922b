import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type * as entry from '#server/entry.ts'
import type { HttpServer } from '#server/http-server.ts'
import type { OrderlyExit } from './orderly-exit.ts'

type Running = Pick<OrderlyExit, 'defer'> & {
  /** The folder of the build. */
  built: string
  options: entry.ServerOptions
  /** Where it answers. Without one it works on jobs alone. */
  server?: HttpServer | undefined
  say: (line: string) => void
}

/** Loads the build, works on its jobs and serves, as its role says, until the process ends. */
export async function runProduct({ built, options, server, say, defer }: Running) {
  process.env.NODE_ENV = 'production'
  const { createServer }: typeof entry = await import(pathToFileURL(join(built, 'server', 'entry.js')).href)
  const product = createServer(options)
  defer(product.close)
  await product.working
  if (server) {
    const { drainSeconds } = options.env
    server.serve(product.fetch, product.answerAtOnce)
    defer(server.drain)
    defer(async () => {
      if (drainSeconds === 0) return
      say(`Announcing the stop for ${drainSeconds} s (DRAIN_SECONDS)`)
      server.giveNotice()
      await sleep(drainSeconds * 1_000)
    })
  }
  return product
}
