import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Tally = {
  requests: number
  /** How often each status came; 0 where no answer came at all. */
  reads: Map<number, number>
  writes: Map<number, number>
  /** What was acknowledged. */
  stored: string[]
  /** In milliseconds. */
  p50: number
  p99: number
}

const READS = ['/', '/market', '/api/product/getCat?limit=10', '/api/listing/get?limit=10', '/search']

/** One in so many requests writes. */
const WRITES = 10

type Load = {
  people: number
  /** Between the requests of one of them. */
  pauseMs: number
  /** Begins what they write. */
  name?: string
}

/** People who read and now and then write, each on a connection kept alive, as fast as they are answered. */
export function steadyLoad(url: string, { people, pauseMs, name = 'steady' }: Load) {
  const reads = new Map<number, number>()
  const writes = new Map<number, number>()
  const stored: string[] = []
  const latencies: number[] = []
  let stopped = false

  async function person(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let count = number; !stopped; count += 1) {
      const message = `${name} ${number} ${count}`
      const isWrite = count % WRITES === 0
      const began = performance.now()
      const status = isWrite
        ? await ask(`${url}/api/enquiry`, agent, enquiry(message))
        : await ask(`${url}${READS[count % READS.length]}`, agent)
      latencies.push(performance.now() - began)
      const statuses = isWrite ? writes : reads
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (isWrite && status === 201) stored.push(message)
      await sleep(pauseMs)
    }
    agent.destroy()
  }

  const everybody = Promise.all(Array.from({ length: people }, (_, number) => person(number)))
  return {
    stop: async (): Promise<Tally> => {
      stopped = true
      await everybody
      latencies.sort((one, other) => one - other)
      const percentile = (share: number) => Math.round(latencies[Math.floor(latencies.length * share)] ?? 0)
      return {
        requests: latencies.length,
        reads,
        writes,
        stored,
        p50: percentile(0.5),
        p99: percentile(0.99),
      }
    },
  }
}

/** How many got no answer, or that of a server that cannot. */
export const failed = ({ reads, writes }: Tally): number =>
  [...reads, ...writes].reduce((sum, [status, count]) => sum + (status === 0 || status >= 500 ? count : 0), 0)

/** Such as `732 × 201`. */
export const inWords = (statuses: Map<number, number>): string =>
  [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')

const enquiry = (message: string) =>
  JSON.stringify({ name: 'Soak', email: 'soak@mail.example', topic: 'Soak', message })

/** @returns the status, 0 where the connection broke */
function ask(url: string, agent: Agent, body?: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body ?? '') }
    const asking = request(
      url,
      { agent, method: body ? 'POST' : 'GET', ...(body && { headers }), timeout: 30_000 },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', () => resolve(0))
      },
    )
    asking.once('timeout', () => asking.destroy())
    asking.once('error', () => resolve(0))
    asking.end(body)
  })
}
