import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { breakableLine } from '../support/breakable-line.ts'
import { copyDemonstration } from '../support/demonstration.ts'
import { expect, expectFits, hydrated, test } from './visit.ts'

/** A second product, whose database can be cut off. */
async function startProduct(
  databaseUrl: string,
  dataDir: string,
): Promise<{ product: ChildProcess; address: string }> {
  const product = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO: '1',
      PORT: '0',
      BASE_URL: '',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  for await (const chunk of product.stderr.iterator({ destroyOnReturn: false })) {
    output += chunk
    const port = /port (\d+)/.exec(output)?.[1]
    if (port && /\bOpen\b/.test(output)) {
      product.stderr.resume()
      return { product, address: `http://localhost:${port}` }
    }
  }
  throw new Error(`The product did not open: ${output}`)
}

test('when the database goes away, pages say so, keep what they show, and go on when it is back', async ({
  page,
  browserErrors,
}) => {
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'adlm-failing-'))
  await copyDemonstration(folder)
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
  const line = await breakableLine(postgres.url)
  const { product, address } = await startProduct(line.url, folder)
  try {
    await page.goto(`${address}/market`)
    await hydrated(page)
    await line.cut()

    const cards = page.getByRole('article')
    const former = await cards.getByRole('heading').allTextContents()
    expect(former).toHaveLength(10)
    await page.getByLabel('State').selectOption('Kano')
    await expect(page.getByRole('alert')).toContainText('not available', { timeout: 20_000 })
    await expect(page.getByText('What was found before')).toBeVisible()
    expect(await cards.getByRole('heading').allTextContents()).toEqual(former)
    const answer = await page.request.get(`${address}/api/product/getCat`)
    expect(answer.status()).toBe(503)
    expect(answer.headers()['retry-after']).toBeTruthy()
    expect((await page.request.get(`${address}/readyz`)).status()).toBe(503)
    expect((await page.request.get(`${address}/healthz`)).status()).toBe(200)

    const failed = await page.goto(`${address}/marketplace?name=granite`)
    expect(failed?.status()).toBe(503)
    expect(failed?.headers()['retry-after']).toBeTruthy()
    expect(failed?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expectFits(page)

    await line.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toContainText(/granite/i, { timeout: 20_000 })
    // The browser reports each failed request and the router what it said; nothing else went wrong.
    expect(browserErrors.filter((alarm) => !/status of 50\d|not available for a moment/.test(alarm))).toEqual(
      [],
    )
    browserErrors.length = 0
  } finally {
    // It may still be fetching pictures.
    await page.close()
    product.kill('SIGTERM')
    if (product.exitCode === null) await once(product, 'exit')
    await line.cut()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
