import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { memoryFolder } from '../tests/support/memory-folder.ts'
import { connectToOwnDatabase, ownPostgres } from '../tests/support/own-database.ts'
import { processesOf, type RunningProduct, startProduct } from '../tests/support/running-product.ts'

// Processes start slowly under load; steps that have to be fast have their own timeout.
vi.setConfig({ testTimeout: 240_000 })

const npmStart = ['npm', 'start']

/** Where the demonstration is not the subject: a start without it takes a third of the processor time. */
const EMPTY = { DEMO: '0' }

let home: string
let started: RunningProduct[] = []

beforeAll(async () => {
  await promisify(execFile)('node', [join(import.meta.dirname, 'build.ts')])
  // The worst case: a path with spaces below a folder that only its owner can access.
  home = await mkdtemp(join(await memoryFolder(), 'adlm private home '))
  await chmod(home, 0o700)
})

afterEach(async () => {
  for (const { process } of started) process.kill('SIGKILL')
  for (const { dataDir } of started) await expectNothingLeft(dataDir)
  started = []
})

afterAll(() => rm(home, { recursive: true, maxRetries: 5 }))

function start(folder: string, settings: Record<string, string> = {}, command?: string[]): RunningProduct {
  const product = startProduct({ dataDir: join(home, folder), ...settings }, command)
  started.push(product)
  return product
}

const expectNothingLeft = (dataDir: string) =>
  expect.poll(() => processesOf(dataDir), { timeout: 20_000 }).toEqual([])

const status = async (url: string) => (await fetch(url)).status

/** Resolves once the product's database has acknowledged the write. */
async function write({ dataDir }: RunningProduct, word: string): Promise<void> {
  const db = await connectToOwnDatabase(dataDir)
  await db.execute(sql`INSERT INTO search_words (source, word) VALUES ('test', ${word})`)
  await db.$client.end()
}

async function written({ dataDir }: RunningProduct): Promise<string[]> {
  const db = await connectToOwnDatabase(dataDir)
  const { rows } = await db.execute<{ word: string }>(
    sql`SELECT word FROM search_words WHERE source = 'test' ORDER BY word`,
  )
  await db.$client.end()
  return rows.map(({ word }) => word)
}

describe('a setting that is wrong stops the start with a sentence that names it', () => {
  it.each([
    [{ PORT: 'http' }, /^PORT=http: PORT must be a port number from 0 to 65535\.\n$/],
    [{ BASE_URL: 'adlm.example' }, /^BASE_URL=adlm\.example: BASE_URL must be /],
    [{ DATABASE_URL: 'mysql://localhost/adlm' }, /DATABASE_URL must be a PostgreSQL address/],
    [
      { DATABASE_URL: 'postgres://adlm:s3cret@127.0.0.1:1/adlm', DATABASE_WAIT_SECONDS: '0' },
      /\nDATABASE_URL: the database 127\.0\.0\.1:1\/adlm cannot be used: .*ECONNREFUSED.*\.\n$/,
    ],
  ])('%o', async (settings, sentence) => {
    const product = start('none', settings)
    expect(await product.ended()).toBe(1)
    expect(product.output()).toMatch(sentence)
    expect(product.output()).not.toMatch(/s3cret|\n +at /)
  })
})

describe('a start', () => {
  it('opens a marketplace with demonstration input, beside another; what is theirs is refused to a third', async () => {
    const lagos = start('lagos', { METRICS_PORT: '0' }, npmStart)
    const kano = start('kano', { DEMO: '0', LOG_LEVEL: 'warn' })

    const waiting = `http://127.0.0.1:${await lagos.listening()}`
    expect(await status(`${waiting}/readyz`)).toBe(503)

    const [here, there] = await Promise.all([lagos.open(), kano.open()])
    expect(here).not.toBe(there)
    expect(await Promise.all(['/', '/readyz', '/healthz'].map((path) => status(here + path)))).toEqual([
      200, 200, 200,
    ])
    const demo = await (await fetch(`${here}/api/product/getCat`)).json()
    expect(demo).toMatchObject({ pagination: { page: 1, limit: 10 } })
    expect(demo.products).toHaveLength(10)
    expect(lagos.output()).toMatch(/adeshokan-cement@demo\.adlm\.example +\S+ +seller of materials/)

    const [, metrics = ''] = /Metrics are at (\S+)/.exec(lagos.output()) ?? []
    const counted = await (await fetch(metrics)).text()
    expect(counted).toContain('adlm_http_requests_total{method="GET",route="/",status="200"} 1')
    expect(counted).toContain('adlm_queue_jobs{queue="mail"} ')
    expect(await Promise.all([here, there].map((url) => status(`${url}/metrics`)))).toEqual([404, 404])

    const empty = await (await fetch(`${there}/api/product/getCat`)).json()
    expect(empty.products).toEqual([])
    expect(kano.output()).not.toContain('demo.adlm.example')
    expect(kano.output()).toContain('Neither COMPANY_EMAIL nor COMPANY_PHONE')

    // What is not configured is not made up; the demonstration says what this very market has, and what is an example.
    const page = async (url: string) => (await (await fetch(url)).text()).replaceAll('<!-- -->', '')
    for (const path of ['/', '/services', '/planswift-plugin'])
      expect(await page(there + path)).not.toMatch(
        /wa\.me\/\+?\d|mailto:|tel:|plugin users|vendors<|What people say|products, trades and homes from/,
      )
    const home = await page(`${here}/`)
    expect(home).toMatch(
      /[\d,]+ products, trades and homes from [\d,]+\u00a0sellers in \d+\u00a0states on this example market/,
    )
    expect(home).toMatch(/What people say.*Example/s)

    const samePort = start('ibadan', { PORT: new URL(here).port })
    const sameData = start('kano')
    expect([await samePort.ended(), await sameData.ended()]).toEqual([1, 1])
    expect(samePort.output()).toBe(
      `Port ${new URL(here).port} is already in use: stop what uses it, or set PORT.\n`,
    )
    expect(sameData.output()).toMatch(/kano is already in use by another ADLM .*choose another DATA_DIR\.\n$/)
    expect(await Promise.all([here, there].map((url) => status(`${url}/readyz`)))).toEqual([200, 200])
  })
})

describe('while it runs', () => {
  it('a page whose data cannot be had says when to come back, and the log tells it by one request id', async () => {
    const product = start('kano', EMPTY)
    const url = await product.open()
    const db = await connectToOwnDatabase(product.dataDir)
    const page = await db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE products IN ACCESS EXCLUSIVE MODE`)
      const response = fetch(`${url}/market`)
      let isAnswered = false
      void response.then(() => {
        isAnswered = true
      })
      // What it asks next would wait, too, until its time is over.
      const endWaiting = async () => {
        await db.execute(sql`SELECT pg_terminate_backend(pid) FROM pg_locks
          WHERE relation = 'products'::regclass AND NOT granted`)
        return isAnswered
      }
      await expect.poll(endWaiting, { timeout: 10_000 }).toBe(true)
      return response
    })
    await db.$client.end()
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
    const requestId = page.headers.get('X-Request-Id') ?? ''
    expect(await page.text()).not.toContain(requestId)
    // Every line of the standard output is a log record.
    const logged = () => product.logged().filter((line) => line.requestId === requestId)
    await expect
      .poll(() => logged().map(({ msg }) => msg))
      .toEqual(expect.arrayContaining(['request failed', 'request']))
  })

  it('a page that says the same is the same, whenever it is rendered', { tags: ['long'] }, async () => {
    const product = start('lagos', { LOG_LEVEL: 'warn' })
    const url = await product.open()
    // A page is kept for its whole address: under another name of the server it is rendered anew.
    const ask = (host: string, method: string, headers: Record<string, string> = {}) =>
      fetch(`${url}/market`, { method, headers: { Host: host, ...headers } })
    // Packed on the way, it is the same page all the same.
    const tagged = async (host: string, method: string) =>
      (await ask(host, method)).headers.get('ETag')?.replace('W/', '')
    const etag = await tagged('one.example', 'GET')
    expect(etag).toBeTruthy()
    expect(await tagged('two.example', 'HEAD')).toBe(etag)
    expect((await ask('three.example', 'GET', { 'If-None-Match': etag ?? '' })).status).toBe(304)
  })

  it('nobody has to listen to what it says', { tags: ['long'] }, async () => {
    const product = start('kano', EMPTY, ['sh', '-c', 'node scripts/start.ts 2>&1 | head -1'])
    const url = `http://127.0.0.1:${await product.listening()}`
    await expect.poll(() => status(`${url}/readyz`), { timeout: 60_000 }).toBe(200)
    process.kill(-Number(product.process.pid), 'SIGTERM')
    await expectNothingLeft(product.dataDir)
  })
})

describe('a stop', () => {
  it('by SIGTERM to npm finishes the request in flight, refuses new ones and leaves nothing', async () => {
    const product = start('lagos', {}, npmStart)
    const url = await product.open()
    const db = await connectToOwnDatabase(product.dataDir)
    const slow = await db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE products IN ACCESS EXCLUSIVE MODE`)
      const answer = fetch(`${url}/api/product/getCat?limit=3`)
      await expect
        .poll(
          () => db.execute(sql`SELECT FROM pg_locks WHERE relation = 'products'::regclass AND NOT granted`),
          { timeout: 10_000 },
        )
        .not.toMatchObject({ rowCount: 0 })
      product.process.kill('SIGTERM')
      await expect.poll(() => status(`${url}/readyz`)).toBe(503)
      const late = await fetch(`${url}/api/product/getCat`)
      expect([late.status, late.headers.get('Connection')]).toEqual([503, 'close'])
      expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0)
      return { answer }
    })
    const answer = await slow.answer
    expect([answer.status, (await answer.json()).products.length]).toEqual([200, 3])
    await db.$client.end()
    expect(await product.ended()).toBe(0)
    expect(await processesOf(product.dataDir)).toEqual([])
  })

  it('by Ctrl-C, which reaches npm and all it started, ends in order', { tags: ['long'] }, async () => {
    const product = start('kano', { ...EMPTY, DRAIN_SECONDS: '3' }, npmStart)
    const url = await product.open()
    process.kill(-Number(product.process.pid), 'SIGINT')
    // Announced first: whoever asks is told, and whoever comes is served.
    await expect.poll(() => status(`${url}/readyz`)).toBe(503)
    const served = await fetch(`${url}/api/product/getCat`)
    expect([served.status, served.headers.get('Connection')]).toEqual([200, 'close'])
    expect(await product.ended()).toBe(0)
    expect(product.output()).toContain('Stopping (SIGINT)')
    expect(await processesOf(product.dataDir)).toEqual([])
  })

  it('while it still starts leaves nothing', async () => {
    const product = start('abuja')
    await product.listening()
    product.process.kill('SIGTERM')
    expect(await product.ended()).toBe(0)
    await expectNothingLeft(product.dataDir)
  })
})

describe('after kill -9', () => {
  it('of npm, of the application or of PostgreSQL no acknowledged write is lost; only PostgreSQL for good ends the product', async () => {
    const first = start('kano', EMPTY, npmStart)
    await first.open()
    await write(first, 'npm')
    first.process.kill('SIGKILL')
    await expectNothingLeft(first.dataDir)

    const second = start('kano', EMPTY)
    await second.open()
    await write(second, 'application')
    second.process.kill('SIGKILL')
    await expectNothingLeft(second.dataDir)

    const third = start('kano', EMPTY)
    const url = await third.open()
    await write(third, 'postgres')
    const killed = await ownPostgres(third.dataDir)
    process.kill(killed, 'SIGKILL')
    const seen = new Set<number>()
    const isBack = async () => {
      seen.add(await status(`${url}/api/product/getCat?limit=1`))
      return (await status(`${url}/readyz`)) === 200 && (await ownPostgres(third.dataDir)) !== killed
    }
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true)
    // The application has never ended, and no request saw anything else.
    expect([200, 503]).toEqual(expect.arrayContaining([...seen]))
    expect(await status(`${url}/market`)).toBe(200)
    expect(await written(third)).toEqual(['application', 'npm', 'postgres'])

    await rm(join(third.dataDir, 'postgres/data/global/pg_control'))
    process.kill(await ownPostgres(third.dataDir), 'SIGKILL')
    expect(await third.ended()).toBe(1)
    expect(third.output()).toMatch(
      /ended again after 3 restarts within a minute: .*pg_control.*ADLM stops\./s,
    )
    await expectNothingLeft(third.dataDir)
  })
})
