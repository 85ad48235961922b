import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openListeningSockets } from './listening-sockets.ts'

it('takes in many new connections in one turn of the event loop', async () => {
  const server = createServer((_, outgoing) => outgoing.end())
  const listening = await openListeningSockets(server, { host: '127.0.0.1', port: 0 })
  const taken: number[] = []
  let turn = 0
  const nextTurn = () => {
    turn += 1
    if (taken.length < 64) setImmediate(nextTurn)
  }
  server.on('connection', () => taken.push(turn))
  const sockets = Array.from({ length: 64 }, () => connect(listening.port, '127.0.0.1'))
  // The kernel has them all before the first turn.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  nextTurn()
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  await expect.poll(() => taken).toHaveLength(64)
  // One socket that listens would need a turn for each.
  if (process.platform === 'linux') expect(new Set(taken).size).toBeLessThan(32)
  for (const socket of sockets) socket.destroy()
  await listening.close()
  await expect(once(connect(listening.port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED')
})
