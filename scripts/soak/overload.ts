/** What shedding costs: the most that the server answers when asked politely, and what it answers when twice as much is asked. */

import { randomUUID } from 'node:crypto'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentMemory } from '../bench/resident-memory.ts'
import { milliseconds, rate, table } from '../bench/table.ts'

export type Overload = {
  /** Good answers a second to people who wait for each before they ask again. */
  best: number
  /** Requests a second that were sent then, twice as many, whatever came back. */
  offered: number
  /** Of these, a second: good, refused with 503, and neither. */
  good: number
  refused: number
  failed: number
  /** Milliseconds within which good answers arrived under overload. */
  p50: number
  p99: number
  /** Bytes that the server kept in memory: when a fifth of the time was over, at most, and at the end. */
  memory: { early: number; most: number; late: number }
}

type Options = {
  url: string
  /** The server's process. It trusts one proxy. */
  pid: number
  /** How long it takes in all. */
  seconds: number
}

/** No two requests are the same, so that nothing is answered from memory. */
const PATHS = [
  '/market?visit=',
  '/api/product/getCat?limit=50&visit=',
  '/search?visit=',
  '/api/listing/get?limit=50&visit=',
]

const PEOPLE = 32

/** Peace and overload take turns, so that other load on the machine affects both equally. */
const ROUND_SECONDS = 5
const WARM_UP_SECONDS = 10

/** Both come from so many addresses, as a proxy would forward them. */
const ADDRESSES = 1_000

type Tally = { good: number; refused: number; failed: number; latencies: number[] }

const none = (): Tally => ({ good: 0, refused: 0, failed: 0, latencies: [] })

/** Asks for as much as the server can answer, then for twice as much, in turns. */
export async function measureOverload({ url, pid, seconds }: Options): Promise<Overload> {
  await askPolitely(url, WARM_UP_SECONDS, none())
  const memory: number[] = []
  const watch = setInterval(() => memory.push(residentMemory(pid).own), 500)
  const rounds = Math.max(1, Math.round(seconds / (2 * ROUND_SECONDS)))
  const [peace, overload] = [none(), none()]
  for (let round = 0; round < rounds; round++) {
    const before = peace.good
    await askPolitely(url, ROUND_SECONDS, peace)
    await flood(url, (2 * (peace.good - before)) / ROUND_SECONDS, overload)
  }
  clearInterval(watch)
  const { good, refused, failed, latencies } = overload
  latencies.sort((one, other) => one - other)
  const percentile = (share: number) => latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN
  const perSecond = (count: number) => count / (rounds * ROUND_SECONDS)
  return {
    best: perSecond(peace.good),
    offered: perSecond(good + refused + failed),
    good: perSecond(good),
    refused: perSecond(refused),
    failed: perSecond(failed),
    p50: percentile(0.5),
    p99: percentile(0.99),
    memory: {
      early: memory[Math.floor(memory.length / 5)] ?? 0,
      most: Math.max(...memory),
      late: memory.at(-1) ?? 0,
    },
  }
}

/** The figures as a Markdown table. */
export function overloadTable({ best, offered, good, refused, failed, p50, p99, memory }: Overload): string {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`
  return table([
    ['twice the capacity', ''],
    ['best, good answers a second', rate(best)],
    ['offered then, requests a second', rate(offered)],
    ['good answers a second', rate(good)],
    ['share of the best', `${Math.round((100 * good) / best)} %`],
    ['refused with 503, a second', rate(refused)],
    ['failed otherwise, a second', rate(failed)],
    ['good answers, p50 and p99 in ms', `${milliseconds(p50)}, ${milliseconds(p99)}`],
    ['memory early, at most, at the end', Object.values(memory).map(megabytes).join(', ')],
  ])
}

async function askPolitely(url: string, seconds: number, tally: Tally): Promise<void> {
  const { ask, close } = asking(url, tally)
  const end = performance.now() + seconds * 1000
  const person = async () => {
    while (performance.now() < end) await ask()
  }
  await Promise.all(Array.from({ length: PEOPLE }, person))
  close()
}

/** Sends so many requests a second, whether they are answered or not. */
async function flood(url: string, perSecond: number, tally: Tally): Promise<void> {
  const { ask, close } = asking(url, tally)
  const begun = performance.now()
  const pending = new Set<Promise<void>>()
  let sent = 0
  for (let elapsed = 0; elapsed < ROUND_SECONDS; elapsed = (performance.now() - begun) / 1000) {
    for (; sent < elapsed * perSecond; sent++) {
      const one = ask().finally(() => pending.delete(one))
      pending.add(one)
    }
    await sleep(5)
  }
  await Promise.all(pending)
  close()
}

function asking(url: string, tally: Tally) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 1_000 })
  let asked = 0
  const ask = () =>
    new Promise<void>((resolve) => {
      const path = `${PATHS[asked % PATHS.length]}${randomUUID()}`
      const from = asked % ADDRESSES
      asked += 1
      const start = performance.now()
      const fail = () => {
        tally.failed += 1
        resolve()
      }
      const headers = { 'X-Forwarded-For': `102.89.${from >> 8}.${from & 255}` }
      get({ agent, hostname, port, path, headers }, (answer) => {
        answer.resume()
        answer.once('error', fail)
        answer.once('end', () => {
          if (answer.statusCode === 200) {
            tally.good += 1
            tally.latencies.push(performance.now() - start)
          } else if (answer.statusCode === 503) tally.refused += 1
          else tally.failed += 1
          resolve()
        })
      }).once('error', fail)
    })
  return { ask, close: () => agent.destroy() }
}
