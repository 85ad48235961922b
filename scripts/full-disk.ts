/**
 * Runs the product on a small disk of its own (a tmpfs, so as root on Linux), fills it under load, kills PostgreSQL meanwhile, and makes
 * room again: reads go on, writes are refused, and nothing that was acknowledged is lost.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onConnection } from '#server/db/connection.ts'
import { findRunningPostgres } from '#server/embedded-postgres/running-postgres.ts'
import { table } from './bench/table.ts'
import { type ProductProcess, startProduct } from './soak/product-process.ts'
import { failed, inWords, steadyLoad } from './soak/steady-load.ts'

const DISK_MB = 1_000
const MEGABYTE = 1024 ** 2

/** How long each state of the disk lasts under load. */
const STEADY_MS = 5_000

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  console.error('A small disk can be made on Linux as root alone: run this as root.')
  process.exit(1)
}

const dataDir = mkdtempSync(join(tmpdir(), 'adlm-full-disk-'))
const filler = join(dataDir, 'filler')
execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', dataDir])
const stored: string[] = []
const rows: string[][] = [['disk', 'status of /readyz', 'reads', 'writes', 'failed otherwise']]
let wrong = 0

try {
  let product = await start()
  await observe('room', product, 'ready', true)
  await fill(100)
  await observe('100 MB free', product, 'degraded: disk', false)
  await fill(0)
  await observe('0 MB free', product, 'degraded: disk', false)

  process.kill(postgresPid(), 'SIGKILL')
  await sleep(STEADY_MS)
  rows.push(['0 MB free, PostgreSQL killed', await readiness(product), '', '', ''])
  emptyFiller()
  await until('ready', product)
  await observe('room again', product, 'ready', true)

  await fill(0)
  await product.stop()
  const refused = await start().then(
    () => 'It started',
    (error: Error) => error.message.split('\n').at(-1) ?? '',
  )
  console.error(`A start with 0 MB free: ${refused}`)
  if (!refused.includes('is full: make room')) wrong += 1
  emptyFiller()
  product = await start()
  await observe('after a start', product, 'ready', true)

  const url = await findRunningPostgres(dataDir)
  if (!url) throw new Error('PostgreSQL does not run')
  const { rows: kept } = await onConnection(url, (client) =>
    client.query<{ message: string }>('SELECT message FROM enquiries'),
  )
  await product.stop()
  const messages = new Set(kept.map(({ message }) => message))
  const lost = stored.filter((message) => !messages.has(message))
  console.log(table(rows))
  console.log(`${stored.length} writes acknowledged, ${lost.length} lost`)
  process.exitCode = wrong + lost.length === 0 ? 0 : 1
} finally {
  execFileSync('umount', ['--lazy', dataDir])
  rmSync(dataDir, { recursive: true })
}

function start(): Promise<ProductProcess> {
  return startProduct({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000000' })
}

/** Puts load on the product for a while and notes how it was answered. */
async function observe(disk: string, product: ProductProcess, expected: string, takesWrites: boolean) {
  await sleep(1_500)
  const load = steadyLoad(product.url, { people: 4, pauseMs: 20, name: disk })
  await sleep(STEADY_MS)
  const status = await readiness(product)
  const tally = await load.stop()
  const refused = tally.writes.get(503) ?? 0
  stored.push(...tally.stored)
  const others = failed(tally) - refused
  rows.push([disk, status, inWords(tally.reads), inWords(tally.writes), String(others)])
  if (status !== expected || others > 0 || takesWrites !== (refused === 0)) wrong += 1
}

async function readiness({ url }: ProductProcess): Promise<string> {
  const { status } = (await (await fetch(`${url}/readyz`)).json()) as { status: string }
  return status
}

async function until(expected: string, product: ProductProcess): Promise<void> {
  for (let tries = 0; (await readiness(product)) !== expected; tries += 1) {
    if (tries > 100) throw new Error(`/readyz never said ${expected}`)
    await sleep(500)
  }
}

/** Writes a file until so many megabytes are left. */
async function fill(leftMegabytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const megabytes = Math.max(0, Math.floor((bavail * bsize) / MEGABYTE) - leftMegabytes)
  const size = `${megabytes + (leftMegabytes === 0 ? 1 : 0)}`
  try {
    execFileSync(
      'dd',
      ['if=/dev/zero', `of=${filler}`, 'oflag=append', 'conv=notrunc', 'bs=1M', `count=${size}`],
      {
        stdio: 'ignore',
      },
    )
  } catch (error) {
    // The last megabyte does not fit any more: that is the point.
    if (leftMegabytes > 0) throw error
  }
}

function emptyFiller(): void {
  truncateSync(filler)
}

function postgresPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10)
}
