import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyDemonstration } from '../tests/support/demonstration.ts'
import { memoryFolder } from '../tests/support/memory-folder.ts'
import { processesOf, type RunningProduct, startProduct } from '../tests/support/running-product.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let dataDir: string
let product: RunningProduct
let url: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(await memoryFolder(), 'adlm members '))
  await copyDemonstration(dataDir)
})

afterAll(async () => {
  product.process.kill('SIGKILL')
  await rm(dataDir, { recursive: true, maxRetries: 5 })
})

const members = async () =>
  (await processesOf(dataDir))
    .filter((line) => line.includes('member.ts'))
    .map((line) => Number.parseInt(line, 10))

/** The pages of the metrics, by which a process says which requests it has answered. */
const metricsPages = () =>
  [...product.output().matchAll(/Metrics are at (\S+)/g)].map(([, page]) => page ?? '')

/** How many requests of `/healthz` each process has answered. */
const answeredBy = () =>
  Promise.all(
    metricsPages().map(async (page) => {
      const text = await (await fetch(page)).text()
      return Number(/route="\/healthz"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0)
    }),
  )

const askHealth = async () => (await fetch(`${url}/healthz`, { headers: { Connection: 'close' } })).status

it('two processes answer on one port, and a third works on the jobs', async () => {
  product = startProduct({ dataDir, WEB_CONCURRENCY: '2', METRICS_PORT: '0', LOG_LEVEL: 'warn' })
  url = await product.open()
  expect(product.output()).toContain('Processes: web, web, worker')
  expect(await members()).toHaveLength(3)
  for (let asked = 0; asked < 64; asked++) expect(await askHealth()).toBe(200)
  const answered = (await answeredBy()).filter((count) => count > 0)
  expect(answered).toHaveLength(2)
  expect(answered.reduce((sum, count) => sum + count)).toBe(64)

  const signUp = await fetch(`${url}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      username: 'Kano Blocks',
      email: 'kano@example.com',
      password: 'block-by-block-1',
    }),
  })
  expect(signUp.status).toBe(201)
  const mails = () => readdir(join(dataDir, 'mail')).catch(() => [])
  await expect.poll(mails, { timeout: 20_000 }).not.toEqual([])
})

it('starts one that ends by itself anew, while the others go on', async () => {
  const [killed = 0] = await members()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => product.output()).toMatch(/A process \((web|worker)\) has ended \(SIGKILL\)/)
  expect(await askHealth()).toBe(200)
  await expect.poll(members, { timeout: 30_000 }).toHaveLength(3)
  expect(await members()).not.toContain(killed)
})

it('stops them all, in order', async () => {
  process.kill(-Number(product.process.pid), 'SIGINT')
  expect(await product.ended(), product.output().slice(-1500)).toBe(0)
  expect(await processesOf(dataDir)).toEqual([])
})
