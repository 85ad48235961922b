/** Measures the memory that many uploads at once need (docs/benchmarks.md). Linux only. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { UploadTicket } from '#domain/images/image-schema.ts'
import { type ResidentMemory, residentMemory } from './bench/resident-memory.ts'
import { migratedDatabase, runBench } from './bench/run-bench.ts'
import { startServer } from './bench/server-process.ts'
import { upToDateBuild, wholeNumberOption } from './bench/surroundings.ts'
import { table } from './bench/table.ts'

const SAMPLE_MS = 20

/** A typical listing photograph after shrinking, and the largest accepted image: just below 25 megapixels and 2 MB. */
const KINDS = [
  { kind: '1600 × 1200 JPEG', type: 'image/jpeg', make: () => sampleImage(1600, 1200).jpeg({ quality: 85 }) },
  { kind: '6100 × 4080 JPEG', type: 'image/jpeg', make: () => sampleImage(6100, 4080).jpeg({ quality: 30 }) },
  {
    kind: '6100 × 4080 AVIF',
    type: 'image/avif',
    make: () => sampleImage(6100, 4080).avif({ quality: 40, effort: 0 }),
  },
] as const

await runBench(async (bench) => {
  const { values } = parseArgs({ options: { images: { type: 'string', default: '10' } } })
  const count = wholeNumberOption('images', values.images)
  const databaseUrl = await migratedDatabase(bench, { keep: join(bench.folder, 'database') })
  const log = await open(join(bench.folder, 'log'), 'a')
  bench.defer(() => log.close())
  const settings = { DATA_DIR: bench.folder, RATE_LIMIT_SCALE: '100' }
  const product = await startServer('product-server.ts', await upToDateBuild(), {
    databaseUrl,
    log: log.fd,
    settings,
  })
  bench.defer(product.stop)
  const headers = await signIn(product.url)

  const rows: string[][] = []
  for (const { kind, type, make } of KINDS) {
    const images: Buffer[] = []
    while (images.length < count) images.push(await make().toBuffer())
    const size = Math.max(...images.map(({ length }) => length))
    bench.say(`${count} × ${kind}, ${inMegabytes(size)}`)
    const { seconds, before, most } = await watch(product.pid, () =>
      Promise.all(images.map((bytes) => upload(product.url, headers, bytes, type))),
    )
    rows.push([
      kind,
      inMegabytes(size),
      seconds.toFixed(1),
      inMegabytes(before.own),
      `+${inMegabytes(most.own - before.own)}`,
      String(most.childCount),
      inMegabytes(most.children),
    ])
  }
  const head = ['picture', 'bytes', 'seconds', 'server', 'at most', 'encoders', 'together']
  console.log(`\n${count} uploads at once\n\n${table([head, ...rows])}`)
})

/** Noise everywhere, as in a photograph, and different for each image. */
function sampleImage(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#777', noise } }).blur(2)
}

/** The maximum of each value while the work runs. */
async function watch(pid: number, work: () => Promise<unknown>) {
  const before = residentMemory(pid)
  const most = { ...before }
  const sample = () => {
    const now = residentMemory(pid)
    for (const name of Object.keys(most) as (keyof ResidentMemory)[])
      most[name] = Math.max(most[name], now[name])
  }
  const timer = setInterval(sample, SAMPLE_MS)
  const start = performance.now()
  try {
    await work()
    return { seconds: (performance.now() - start) / 1000, before, most }
  } finally {
    clearInterval(timer)
  }
}

type Headers = Record<string, string>

async function signIn(url: string): Promise<Headers> {
  const person = { username: 'Kola Builder', email: 'kola@mail.example', password: 'twelve blocks a row' }
  await ask(url, '/api/auth/sign-up', person)
  const answer = await ask(url, '/api/auth/sign-in', person)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { Cookie: cookies.join('; ') }
}

/** Like a browser, retries after `Retry-After`. */
async function upload(url: string, headers: Headers, bytes: Buffer, contentType: string): Promise<void> {
  const requested = { fileName: 'photograph', contentType, size: bytes.length, purpose: 'listing' }
  const ticket = z.parse(UploadTicket, await (await ask(url, '/api/upload/sign', requested, headers)).json())
  const { pathname, search } = new URL(ticket.url)
  const sent = await fetch(url + pathname + search, {
    method: ticket.method,
    headers: ticket.headers,
    body: new Uint8Array(bytes),
  })
  if (!sent.ok) throw new Error(`The upload was answered ${sent.status}: ${await sent.text()}`)
  await ask(url, '/api/upload/complete', { key: ticket.key }, headers)
}

async function ask(url: string, path: string, body: object, headers: Headers = {}): Promise<Response> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (answer.ok) return answer
  if (answer.status !== 503) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  await pause(1_000 * Number(answer.headers.get('Retry-After')))
  return await ask(url, path, body, headers)
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`
}
