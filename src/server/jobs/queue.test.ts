import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { connect, type Db } from '#server/db/client.ts'
import { createLog } from '#server/log.ts'
import { breakableLine } from '../../../tests/support/breakable-line.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { prepareQueue } from './prepare-queue.ts'
import { createQueue, DEAD_LETTERS, type JobQueue, type JobRun, PermanentFailure } from './queue.ts'

const note = z.object({ text: z.string() })
const KINDS = {
  note: { data: note, seconds: 20, atOnce: 2, retries: { limit: 2, delay: 0, longestDelay: 0 } },
  slow: { data: note, seconds: 1, retries: { limit: 1, delay: 0, longestDelay: 0 } },
  tick: { data: z.object({}), seconds: 5, recurs: '* * * * *', awaited: true },
}
type Notes = { note: { text: string }; slow: { text: string }; tick: object }
type Work = (data: { text: string }, run: JobRun) => Promise<void>

const { db, url, drop } = await createTestDatabase()
await prepareQueue(db.$client, KINDS)
const lines: string[] = []
const givenUp: string[] = []
const onGivenUp = (queue: string) => void givenUp.push(queue)
const log = createLog('info', { write: (line) => lines.push(line) })
const running: JobQueue<Notes>[] = []
const idle = async () => undefined

beforeEach(async () => {
  lines.length = 0
  givenUp.length = 0
  await db.execute(sql`DELETE FROM pgboss.job`)
})
afterEach(() => Promise.all(running.splice(0).map((queue) => queue.stop())))
afterAll(drop)

const newQueue = (on: Db = db, drainMs = 5_000) => {
  const queue = createQueue<Notes>(on, log, KINDS, { onGivenUp, pollSeconds: 0.5, upkeepSeconds: 1, drainMs })
  running.push(queue)
  return queue
}

async function working(work: Work, { on = db, drainMs = 5_000, tick = idle, slow = idle as Work } = {}) {
  const queue = newQueue(on, drainMs)
  await queue.work({ note: work, slow, tick })
  return queue
}

type Row = { name: string; state: string; retry_count: number; data: unknown; source_name: string | null }

const rows = async (name: string) => {
  const found = await db.execute<Row>(
    sql`SELECT name, state::text, retry_count, data, source_name FROM pgboss.job WHERE name = ${name}`,
  )
  return found.rows
}

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 12_000, interval: 50 })

it('a job is part of the transaction that sends it', async () => {
  const queue = newQueue()
  const broken = db.transaction(async (tx) => {
    await queue.send('note', { text: 'never' }, { tx })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  await db.transaction((tx) => queue.send('note', { text: 'with "quotes", it\'s kept \\ $1' }, { tx }))

  const done: string[] = []
  await working(async ({ text }) => void done.push(text))
  await soon(() => expect(done).toEqual(['with "quotes", it\'s kept \\ $1']))
  await soon(async () => expect(await rows('note')).toMatchObject([{ state: 'completed' }]))
})

it('many jobs are kept by one statement, with the rest of the transaction, each with its own time and the policy of its queue', async () => {
  const queue = newQueue()
  const later = new Date(Date.now() + 3_600_000)
  const jobs = [{ data: { text: 'one' } }, { data: { text: 'two' }, from: later }]
  const broken = db.transaction(async (tx) => {
    await queue.sendAll('note', jobs, { tx })
    throw new Error('changed my mind')
  })
  await expect(broken).rejects.toThrow('changed my mind')
  const query = vi.spyOn(db.$client, 'query')
  await queue.sendAll('note', jobs)
  expect(query.mock.calls.filter((call) => JSON.stringify(call).includes('INSERT'))).toHaveLength(1)
  query.mockRestore()
  await queue.sendAll('note', [])
  // @ts-expect-error: a caller that is wrong
  await expect(queue.sendAll('note', [...jobs, { data: { words: 'three' } }])).rejects.toThrow()
  const { rows: kept } = await db.execute(sql`
    SELECT data, start_after > now() AS waits, retry_limit, dead_letter FROM pgboss.job WHERE name = 'note' ORDER BY start_after`)
  const policy = { retry_limit: 2, dead_letter: DEAD_LETTERS }
  expect(kept).toEqual([
    { data: { text: 'one' }, waits: false, ...policy },
    { data: { text: 'two' }, waits: true, ...policy },
  ])
})

it('what is not as the job wants it is refused at once, and given up where it comes out of the queue', async () => {
  const queue = await working(idle)
  // @ts-expect-error: a caller that is wrong
  await expect(queue.send('note', { words: 'secret' })).rejects.toThrow()
  await db.execute(sql`INSERT INTO pgboss.job (name, data, dead_letter, retry_limit)
    VALUES ('note', '{"words": "secret"}', ${DEAD_LETTERS}, 2)`)
  await soon(async () => expect(await rows(DEAD_LETTERS)).toHaveLength(1))
  expect(lines.join()).toContain('job given up')
  expect(lines.join()).not.toContain('secret')
})

describe('a job that fails', () => {
  it('is tried again until it is done, under the same id', { tags: ['slow'] }, async () => {
    const tries: string[] = []
    const queue = await working(async (_, { id }) => {
      tries.push(id)
      if (tries.length < 3) throw new Error('not yet')
    })
    await queue.send('note', { text: 'secret' })
    await soon(async () => expect(await rows('note')).toMatchObject([{ state: 'completed' }]))
    expect(tries).toHaveLength(3)
    expect(new Set(tries).size).toBe(1)
    expect(lines.filter((line) => line.includes('it will be tried again'))).toHaveLength(2)
    expect(lines.join()).not.toContain('secret')
  })

  it('is kept and told after the last try', { tags: ['slow'] }, async () => {
    const queue = await working(async () => {
      throw new Error('never works')
    })
    await queue.send('note', { text: 'secret' })
    await soon(async () =>
      expect(await rows(DEAD_LETTERS)).toMatchObject([
        { state: 'created', source_name: 'note', data: { text: 'secret' } },
      ]),
    )
    const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job given up')
    expect(logged).toMatchObject([{ queue: 'note', tries: 3, job: expect.any(String) }])
    expect(lines.join()).not.toContain('secret')
  })

  it('is not tried again where that would change nothing', async () => {
    let tries = 0
    const queue = await working(async () => {
      tries++
      throw new PermanentFailure('no such thing')
    })
    await queue.send('note', { text: 'a' })
    await soon(async () => expect(await rows(DEAD_LETTERS)).toHaveLength(1))
    expect(await rows('note')).toMatchObject([{ state: 'failed', retry_count: 0 }])
    expect(tries).toBe(1)
    expect(givenUp).toEqual(['note'])
  })

  it('because it takes too long is ended, told and tried again', { tags: ['slow'] }, async () => {
    const reasons: string[] = []
    const slow: Work = async (_, { signal }) => {
      signal.addEventListener('abort', () => reasons.push(signal.reason.name))
      await sleep(reasons.length === 0 ? 60_000 : 0, undefined, { ref: false })
    }
    const queue = await working(idle, { slow })
    await queue.send('slow', { text: 'a' })
    await soon(async () => expect(await rows('slow')).toMatchObject([{ state: 'completed', retry_count: 1 }]))
    expect(reasons[0]).toBe('TimeoutError')
    expect(lines.join()).toContain('it will be tried again')
  })

  it('because its process died is found and tried again', { tags: ['slow'] }, async () => {
    const done: string[] = []
    await db.execute(sql`INSERT INTO pgboss.job (name, data, state, started_on, expire_seconds, retry_limit, retry_delay, retry_delay_max)
      VALUES ('note', '{"text": "orphan"}', 'active', now() - interval '1 hour', 30, 2, 0, 0)`)
    await working(async ({ text }) => void done.push(text))
    await soon(() => expect(done).toEqual(['orphan']))
  })
})

it('instances share the work: every job is done once', async () => {
  const done: string[] = []
  const work: Work = async ({ text }) => {
    await sleep(10)
    done.push(text)
  }
  const requested = Array.from({ length: 12 }, (_, index) => `job ${index}`)
  const queue = newQueue()
  for (const text of requested) await queue.send('note', { text })
  await Promise.all([working(work), working(work), working(work)])
  const states = async () => (await rows('note')).map(({ state }) => state)
  await soon(async () => expect(await states()).toEqual(requested.map(() => 'completed')))
  expect(done.sort()).toEqual(requested.sort())
})

it('a recurring job comes once a minute for all instances', { tags: ['slow', 'long'] }, async () => {
  // The instances of the tests before have looked just now.
  await db.execute(sql`UPDATE pgboss.version SET cron_on = NULL`)
  const minute = () => Math.floor(Date.now() / 60_000)
  const begun = minute()
  let ticks = 0
  const tick = async () => void ticks++
  await Promise.all([working(idle, { tick }), working(idle, { tick })])
  await soon(() => expect(ticks).toBeGreaterThan(0))
  // What an instance finds due goes through a queue of its own.
  const states = async () =>
    [...(await rows('__pgboss__send-it')), ...(await rows('tick'))].map(({ state }) => state)
  await soon(async () => expect(new Set(await states())).toEqual(new Set(['completed'])))
  expect(ticks).toBeLessThanOrEqual(minute() - begun + 1)
})

it('looks every second for what somebody waits for, and every ten for the rest', async () => {
  const work = vi.spyOn(PgBoss.prototype, 'work')
  onTestFinished(() => work.mockRestore())
  const recurring = { data: z.object({}), seconds: 5, recurs: '* * * * *' }
  const kinds = {
    mail: { data: z.object({}), seconds: 5 },
    news: { data: z.object({}), seconds: 5, awaited: false },
    recurring,
    sent: { ...recurring, awaited: true },
  }
  const own = await createTestDatabase()
  onTestFinished(own.drop)
  await prepareQueue(own.db.$client, kinds)
  const queue = createQueue<Record<keyof typeof kinds, object>>(own.db, log, kinds)
  await queue.work({ mail: idle, news: idle, recurring: idle, sent: idle })
  await queue.stop()
  const pauses = work.mock.calls.map(([name, { pollingIntervalSeconds }]) => [name, pollingIntervalSeconds])
  expect(Object.fromEntries(pauses)).toMatchObject({ mail: 1, news: 10, recurring: 10, sent: 1 })
})

it('tells what waits in every queue, and since when', async () => {
  const queue = newQueue()
  await queue.send('note', { text: 'new' })
  await db.execute(sql`INSERT INTO pgboss.job (name, data, state, created_on, start_after)
    VALUES ('note', '{}', 'retry', now() - interval '1 hour', now() + interval '5 minutes'),
      ('note', '{}', 'created', now() - interval '2 hours', now() + interval '5 minutes'),
      ('note', '{}', 'completed', now() - interval '2 hours', now() - interval '2 hours'),
      (${DEAD_LETTERS}, '{}', 'created', now() - interval '1 day', now() - interval '1 day')`)
  const waiting = await queue.listWaiting()
  expect(
    waiting.map(({ queue, jobs, oldestSeconds }) => [queue, jobs, Math.round(oldestSeconds / 60)]),
  ).toEqual([
    ['note', 2, 60],
    ['slow', 0, 0],
    ['tick', 0, 0],
    [DEAD_LETTERS, 1, 24 * 60],
  ])
})

describe('stopping', () => {
  it('lets a running job finish and takes no other', { tags: ['slow'] }, async () => {
    const done: string[] = []
    const begun: string[] = []
    const { promise: canFinish, resolve: letFinish } = Promise.withResolvers<void>()
    const queue = await working(async ({ text }) => {
      begun.push(text)
      await canFinish
      done.push(text)
    })
    for (const text of ['a', 'b', 'c']) await queue.send('note', { text })
    await soon(() => expect(begun.length).toBeGreaterThan(0))
    const stopping = queue.stop()
    expect(done).toEqual([])
    letFinish()
    await stopping
    expect(done).toEqual(begun)
    const states = (await rows('note')).map(({ state }) => state).sort()
    expect(states).toEqual([
      ...begun.map(() => 'completed'),
      ...(begun.length === 2 ? ['created'] : ['created', 'created']),
    ])
  })

  it('ends one that does not finish, which somebody else then does', { tags: ['slow'] }, async () => {
    let ended = false
    const queue = await working(
      (_, { signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            ended = true
            reject(new Error('stopped'))
          })
        }),
      { drainMs: 1_000 },
    )
    await queue.send('note', { text: 'long' })
    await soon(async () => expect(await rows('note')).toMatchObject([{ state: 'active' }]))
    await queue.stop()
    expect(ended).toBe(true)
    expect(await rows('note')).toMatchObject([{ state: 'retry' }])

    const done: string[] = []
    await working(async ({ text }) => void done.push(text))
    // At least once: a busy machine may have it done a second time.
    await soon(() => expect(done).toContain('long'))
  })
})

it('outlives a database that goes away, and tells it once', { tags: ['slow'] }, async () => {
  const line = await breakableLine(url)
  const far = connect(line.url)
  const failures = () => lines.filter((text) => text.includes('queue failed'))
  const done: string[] = []
  const queue = await working(async ({ text }) => void done.push(text), { on: far })
  await queue.send('note', { text: 'before' })
  await soon(() => expect(done).toEqual(['before']))
  await line.cut()
  await expect(queue.send('note', { text: 'secret' })).rejects.toThrow()
  await soon(() => expect(failures()).not.toHaveLength(0))
  // It looks for jobs again and again meanwhile.
  const asked = vi.spyOn(far.$client, 'query')
  await soon(() => expect(asked.mock.calls.length).toBeGreaterThan(8))
  asked.mockRestore()
  await line.mend()
  await soon(async () => queue.send('note', { text: 'after' }))
  await soon(() => expect(done).toContain('after'))
  expect(failures().length).toBeLessThanOrEqual(3)
  expect(lines.join()).not.toContain('secret')
  await queue.stop()

  // One that stops while its database is away does not wait for it.
  const another = await working(idle, { on: far, drainMs: 1_000 })
  const givenUp = failures().length
  await line.cut()
  await soon(() => expect(failures().length).toBeGreaterThan(givenUp))
  await another.stop()
  await far.$client.end()
})

it('what finished jobs were given is removed a minute later', { tags: ['slow'] }, async () => {
  const queue = await working(idle)
  for (const text of ['of old', 'of now']) await queue.send('note', { text })
  const finished = [{ state: 'completed' }, { state: 'completed' }]
  await soon(async () => expect(await rows('note')).toMatchObject(finished))
  await db.execute(
    sql`UPDATE pgboss.job SET completed_on = now() - interval '61 seconds' WHERE data->>'text' = 'of old'`,
  )
  await soon(async () => expect(await rows('note')).toMatchObject([{ data: { text: 'of now' } }]))
})

it('a start takes over what the product says of its jobs', async () => {
  const other = await createTestDatabase()
  const job = { seconds: 10, recurs: '1 2 * * *' }
  await prepareQueue(other.db.$client, { job, forgotten: job })
  await prepareQueue(other.db.$client, { job: { seconds: 20 }, forgotten: { ...job, recurs: '3 4 * * *' } })
  const schedules = await other.db.execute(sql`SELECT name, cron, timezone FROM pgboss.schedule`)
  expect(schedules.rows).toEqual([{ name: 'forgotten', cron: '3 4 * * *', timezone: 'Africa/Lagos' }])
  const { rows: remaining } = await other.db.execute(
    sql`SELECT expire_seconds, dead_letter FROM pgboss.queue WHERE name = 'job'`,
  )
  expect(remaining).toEqual([{ expire_seconds: 50, dead_letter: DEAD_LETTERS }])
  await other.drop()
})
