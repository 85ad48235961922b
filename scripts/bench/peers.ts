import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Exchange, type Load, type Measurement, measureServer, summarize } from './measurement.ts'
import { milliseconds, rate, table } from './table.ts'

/** Another server's requests, each beside the path of ours that shows its visitor the same; docs/benchmarks.md has an example. */
const Peer = z.strictObject({
  name: z.string(),
  calls: z.array(
    z.strictObject({
      name: z.string(),
      /** `/market`, or `/api/product/get/{product}`: in braces, one that there is. */
      ours: z.string().check(z.startsWith('/')),
      url: z.url(),
      method: z.exactOptional(z.literal('POST')),
      headers: z.exactOptional(z.record(z.string(), z.string())),
      body: z.exactOptional(z.string()),
    }),
  ),
})
export type Peer = z.output<typeof Peer>

/** The peers of a folder, a JSON file each. @throws Error that names the file that is none */
export async function readPeers(folder: string): Promise<Peer[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort()
  if (files.length === 0) throw new Error(`${folder} has no JSON file`)
  return Promise.all(
    files.map(async (file) => {
      try {
        return Peer.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
      } catch (error) {
        const reason = error instanceof z.core.$ZodError ? z.prettifyError(error) : String(error)
        throw new Error(`${file} is not a list of calls: ${reason}`)
      }
    }),
  )
}

type Ours = {
  /** Reads every time, and knows: addresses without a path. */
  read: string
  known: string
  /** What stands in braces, by its name. */
  ids: Readonly<Record<string, string>>
}

const ROUNDS = 3
const WARM_UP_SECONDS = 0.5

/** Measures each call of the peers and ours in turns, so that other load on the machine affects all of them. */
export async function comparePeers(
  peers: readonly Peer[],
  { read, known, ids }: Ours,
  load: Load,
  say: (line: string) => void,
): Promise<string> {
  const rows: string[][] = []
  for (const { name: peer, calls } of peers)
    for (const { name, ours, url, ...exchange } of calls) {
      const path = ours.replace(/\{(\w+)\}/g, (_, id: string) => {
        const found = ids[id]
        if (found === undefined) throw new Error(`${name} of ${peer} asks for {${id}}: there is no such`)
        return found
      })
      const contestants: [string, Exchange][] = [
        [read + path, {}],
        [known + path, {}],
        [url, exchange],
      ]
      rows.push([`${name}, ${peer}`, ...(await cells(contestants, load))])
      say(`${name}, ${peer}`)
    }
  return table([
    [
      'call, beside',
      ...['read', 'known', 'peer'].flatMap((each) => [`${each} req/s`, `${each} p50`, `${each} p95`]),
      'read ratio',
      'known ratio',
    ],
    ...rows,
  ])
}

async function cells(contestants: readonly [string, Exchange][], load: Load): Promise<string[]> {
  const rounds = contestants.map((): Measurement[] => [])
  for (const [url, exchange] of contestants)
    await measureServer(url, { ...load, seconds: WARM_UP_SECONDS }, exchange)
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, [url, exchange]] of contestants.entries())
      rounds[index]?.push(await measureServer(url, load, exchange))
  const found = rounds.map(summarize)
  const peer = found.at(-1)?.perSecond ?? Number.NaN
  return [
    ...found.flatMap(({ perSecond, p50, p95 }) => [rate(perSecond), milliseconds(p50), milliseconds(p95)]),
    ...found.slice(0, -1).map(({ perSecond }) => (perSecond / peer).toFixed(1)),
  ]
}
