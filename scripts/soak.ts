/** Shows, in a bounded time, that the product holds: under overload, under slow bodies, and over a rolling restart. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { wholeNumberOption } from './bench/surroundings.ts'
import { measureOverload, overloadTable } from './soak/overload.ts'
import { type ProductProcess, startProduct } from './soak/product-process.ts'
import { rollingRestart, rollingRestartTable } from './soak/rolling-restart.ts'
import { attackWithSlowBodies, slowBodiesTable } from './soak/slow-bodies.ts'
import { failed } from './soak/steady-load.ts'

/** Of the best rate, what overload has to leave to good answers. */
const GOOD_SHARE = 0.9
/** Memory is flat where it grows by no more than this from the first fifth of the overload to its end, in minutes enough to tell. */
const GROWTH_MAX = 1.25
const FLAT_MINUTES = 5
/** Slow bodies come from one address, and from as many as a mobile carrier has. */
const ADDRESSES = [1, 1_000]

try {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
  const minutes = wholeNumberOption('minutes', values.minutes)
  await withProduct(async (product) => {
    await showOverload(product, minutes)
    await showSlowBodies(product)
  })
  await showRollingRestart()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Behind a proxy, so that the load has as many addresses as it names. */
async function withProduct(work: (product: ProductProcess) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'adlm-soak-'))
  try {
    const product = await startProduct({ PORT: '0', DATA_DIR: dataDir, TRUST_PROXY: '1' })
    await work(product).finally(product.stop)
  } finally {
    await rm(dataDir, { recursive: true, maxRetries: 5 })
  }
}

async function showOverload({ url, pid }: ProductProcess, minutes: number): Promise<void> {
  console.error(`Overload, ${minutes} min`)
  const overload = await measureOverload({ url, pid, seconds: minutes * 60 })
  console.log(overloadTable(overload))
  judge(
    `at twice the capacity good answers stay at ${GOOD_SHARE * 100} %`,
    overload.good >= GOOD_SHARE * overload.best,
  )
  if (minutes >= FLAT_MINUTES)
    judge('memory stays flat', overload.memory.late <= GROWTH_MAX * overload.memory.early)
}

async function showSlowBodies({ url }: ProductProcess): Promise<void> {
  console.error('Slow bodies')
  const attacks = []
  for (const addresses of ADDRESSES) attacks.push(await attackWithSlowBodies(url, addresses))
  console.log(slowBodiesTable(attacks))
  judge(
    'slow bodies keep nobody else waiting',
    attacks.every(({ visits }) => visits.every(({ status }) => status === 200)),
  )
}

async function showRollingRestart(): Promise<void> {
  console.error('Rolling restart')
  const tally = await rollingRestart(console.error)
  console.log(rollingRestartTable(tally))
  judge('no request fails over a rolling restart', failed(tally) === 0)
}

function judge(claim: string, holds: boolean): void {
  console.log(`\n${holds ? '✔' : '✘'} ${claim}\n`)
  if (!holds) process.exitCode = 1
}
