import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startProduct } from '../soak/product-process.ts'

/**
 * Does its work with the address of a product: the one that is given, or the built product of this checkout with the demonstration's
 * catalogue, which is ended afterwards.
 */
export async function withMeasuredProduct<Result>(
  address: string | undefined,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (address) return work(address.replace(/\/$/, ''))
  const dataDir = await mkdtemp(join(tmpdir(), 'adlm-measured-'))
  try {
    const product = await startProduct({
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '50',
    })
    return await untilPriced(product.url)
      .then(() => work(product.url))
      .finally(product.stop)
  } finally {
    await rm(dataDir, { recursive: true, maxRetries: 5 })
  }
}

const WEEK_MS = 7 * 24 * 60 * 60_000

/** The weeks of the price index are worked out, the oldest first, once it runs: before the last of them its pages lack prices. */
async function untilPriced(url: string): Promise<void> {
  const isThere = async () => {
    const { runs } = await (await fetch(`${url}/api/prices/runs`)).json()
    return runs.some(({ week }: { week: string }) => Date.now() - Date.parse(week) < WEEK_MS)
  }
  while (!(await isThere())) await setTimeout(1_000)
}

/** With `{id}` in them filled in from the catalogue. */
export async function pathsOf(url: string, patterns: readonly string[]): Promise<string[]> {
  const read = async (path: string) => (await fetch(url + path)).json()
  const { products } = await read('/api/product/getCat?limit=1')
  const [listing] = await read('/api/listing/get?limit=1')
  return patterns.map((pattern) =>
    pattern
      .replace('/product/{id}', `/product/${products[0]._id}`)
      .replace('/listing/{id}', `/listing/${listing._id}`)
      .replace('/sellerShop/{id}', `/sellerShop/${products[0].userRef._id}`),
  )
}

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
