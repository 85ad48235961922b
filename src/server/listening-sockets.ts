import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { ConfigurationError } from './env.ts'

/**
 * A socket that listens takes one new connection in a turn of the event loop, and the turns of a busy loop are long: with one socket, people
 * wait where nobody sees them, in the kernel. With so many, a turn takes in as many; more would let those who are turned away cost
 * more than those who are served.
 */
const SOCKETS = 32

type Place = { host: string; port: number }

type Port = Place & { /** Other processes of this start listen on it as well. */ isJoined?: boolean }

/** Listens on one port with several sockets, where the kernel shares its connections out among them (Linux). */
export async function openListeningSockets(server: HttpServer, { host, port, isJoined = false }: Port) {
  const isShared = process.platform === 'linux'
  // Whoever shares a port may share that of another instance: the first look is at whether it is free.
  if (isShared && port !== 0 && !isJoined) await closed(await listening(createServer(), { host, port }))
  const first = await listening(server, { host, port, reusePort: isShared })
  const settings = { allowHalfOpen: true, noDelay: true }
  const take = (socket: Socket) => void server.emit('connection', socket)
  const others = await Promise.all(
    Array.from({ length: isShared ? SOCKETS - 1 : 0 }, () =>
      listening(createServer(settings, take), { host, port: portOf(first), reusePort: true }),
    ),
  )
  return {
    port: portOf(first),
    /** Takes no new connections. @returns when none is left */
    close: () => Promise.all([first, ...others].map(closed)),
  }
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** @throws ConfigurationError that names the setting at fault */
async function listening<Listener extends Server>(
  server: Listener,
  { host, port, reusePort = false }: Place & { reusePort?: boolean },
): Promise<Listener> {
  server.listen({ host, port, reusePort })
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
  return server
}
