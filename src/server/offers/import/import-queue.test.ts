import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { ImportJob } from '#domain/import/import-schema.ts'
import { products } from '#server/db/schema/products.ts'
import { JOBS } from '#server/jobs/jobs.ts'
import { createQueue } from '#server/jobs/queue.ts'
import { createSeller } from '../../../../tests/support/factories.ts'
import { answerOf, createTestApi, signInAs } from '../../../../tests/support/test-app.ts'
import { runImport } from './run-import.ts'

const { api, ctx, db, get } = await createTestApi()

const HEADER = 'SKU,Name,Details,Category,Sub_Category,Type,UOM,State,Store Address,Phone,Price'
const ROWS = Array.from(
  { length: 5_000 },
  (_, index) =>
    `A${index},Dangote cement 42.5R,${'Fresh from the plant. '.repeat(10)},Concrete,cement,material,bag,Lagos,12 Allen Avenue,08031234567,${index % 500 === 0 ? 'x' : 900 + index}`,
)

it('5,000 rows come in while the product answers, and over a stop of it', {
  tags: ['slow', 'long'],
}, async () => {
  const headers = await signInAs(ctx, await createSeller(db))
  const body = [HEADER, ...ROWS].join('\n')
  const sent = await answerOf(
    await api.request('/api/import/products', {
      method: 'POST',
      body,
      headers: { ...headers, 'Content-Type': 'text/csv' },
    }),
  )
  const { id } = ImportJob.parse(sent.body)
  const look = async () => ImportJob.parse((await get(`/import/${id}`, headers)).body)
  const working = async (stopped?: AbortSignal) => {
    const queue = createQueue(
      db,
      ctx.log,
      { 'import-list': JOBS['import-list'] },
      { pollSeconds: 0.5, drainMs: 100 },
    )
    await queue.work({
      'import-list': ({ importId }, { signal }) =>
        runImport(ctx, { importId, signal: stopped ? AbortSignal.any([signal, stopped]) : signal }),
    })
    return queue
  }

  // Stopped with most rows still to come, however fast the machine.
  const stopping = new AbortController()
  const first = await working(stopping.signal)
  await expect
    .poll(async () => (await look()).counts.inserted, { interval: 10, timeout: 30_000 })
    .toBeGreaterThan(0)
  const begun = await look()
  stopping.abort()
  await first.stop()
  const second = await working()
  const seen = new Set<number>()
  for (let state = ''; state !== 'done'; await sleep(20)) {
    const job = await look()
    state = job.state
    seen.add(job.counts.read)
  }
  await second.stop()

  expect(begun).toMatchObject({ state: 'running', total: 5_000 })
  expect(await look()).toMatchObject({
    state: 'done',
    counts: { read: 5_000, inserted: 4_990, existing: 0, repeated: 0, rejected: 10 },
  })
  expect(seen.size).toBeGreaterThan(2)
  expect(await db.$count(products)).toBe(4_990)
})
