import { type SQL, sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#server/log.ts'
import { breakableLine } from '../../../tests/support/breakable-line.ts'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { connect, type Transaction } from './client.ts'
import { hotRead } from './hot-read.ts'

const { db, url, drop } = await createTestDatabase()
beforeAll(() => db.execute(sql`CREATE TABLE written (line text)`))
afterAll(drop)

type Executor = Pick<Transaction, 'execute'>

const write = (tx: Executor, line: string) => tx.execute(sql`INSERT INTO written VALUES (${line})`)

async function written(): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`SELECT line FROM written`)
  return rows.map(({ line }) => line)
}

async function backendOf(tx: Executor): Promise<number | undefined> {
  const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
  return rows[0]?.pid
}

const terminate = (pid: number | undefined) => db.execute(sql`SELECT pg_terminate_backend(${pid})`)

/** Whether a connection of this database matches the condition. */
async function someConnection(condition: SQL): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${condition}`,
  )
  return rows.length > 0
}

describe('a transaction whose connection is lost', () => {
  const poor = connect(url, { connections: 1 })
  let acquired: PoolClient | undefined
  poor.$client.on('acquire', (client) => {
    acquired = client
  })

  const asleep = (pid: number | undefined) =>
    expect.poll(() => someConnection(sql`pid = ${pid} AND wait_event = 'PgSleep'`)).toBe(true)

  /** Ends when the client has learned of it. */
  async function loseConnection(tx: Executor): Promise<void> {
    const ended = new Promise((resolve) => acquired?.once('end', resolve))
    await terminate(await backendOf(tx))
    await ended
  }

  afterAll(() => poor.$client.end())

  it.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ['before its next statement', async (tx) => loseConnection(tx).then(() => write(tx, 'late'))],
    ['before its end', loseConnection],
    [
      'and which takes no notice',
      async (tx) => {
        await loseConnection(tx)
        await write(tx, 'late').catch(() => undefined)
        await write(tx, 'later').catch(() => undefined)
      },
    ],
    [
      'during a statement',
      async (tx) => {
        const pid = await backendOf(tx)
        const slow = tx.execute(sql`SELECT pg_sleep(10)`)
        await Promise.all([slow, asleep(pid).then(() => terminate(pid))])
      },
    ],
    [
      'in a part of it',
      (tx) => tx.transaction(async (part) => loseConnection(part).then(() => write(part, 'late'))),
    ],
  ])('%s fails, alone and whole', async (_, rest) => {
    const failed = poor.transaction(async (tx) => {
      await write(tx, 'early')
      await rest(tx)
    })
    await expect(failed).rejects.toThrow()
    // The next one has the connection's successor.
    await poor.transaction((tx) => tx.execute(sql`SELECT 1`))
    await expect.poll(() => someConnection(sql`state <> 'idle'`)).toBe(false)
    expect(await written()).toEqual([])
  })

  it('before its first statement fails, and leaves the pool as large as it was', async () => {
    const line = await breakableLine(url)
    const far = connect(line.url, { connections: 1 })
    await far.execute(sql`SELECT 1`)
    // The pool hands the connection out before it can know.
    const cut = line.cut()
    await expect(far.transaction((tx) => write(tx, 'early'))).rejects.toThrow()
    await cut
    await line.mend()
    await far.transaction((tx) => tx.execute(sql`SELECT 1`))
    expect(await written()).toEqual([])
    await far.$client.end()
    await line.cut()
  })
})

describe('a transaction', () => {
  beforeEach(() => db.execute(sql`DELETE FROM written`))

  it('in which a statement failed is not stored, even if nobody took notice', async () => {
    const careless = db.transaction(async (tx) => {
      await write(tx, 'first')
      await tx.execute(sql`SELECT 1 / 0`).catch(() => undefined)
    })
    await expect(careless).rejects.toThrow('nothing is stored')
    expect(await written()).toEqual([])
  })

  it('loses no more than the part of it that failed', async () => {
    await db.transaction(async (tx) => {
      await write(tx, 'whole')
      const part = tx.transaction(async (part) => {
        await write(part, 'part')
        await part.execute(sql`SELECT 1 / 0`)
      })
      await expect(part).rejects.toThrow()
      await tx.transaction((other) => write(other, 'other part'))
    })
    expect(await written()).toEqual(['whole', 'other part'])
  })

  it('has one connection to itself and gives it back, whether it succeeds or fails', async () => {
    const two = connect(url, { connections: 2 })
    const failing = (tx: Transaction) => tx.execute(sql`SELECT 1 / 0`)
    await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        two.transaction(index % 2 ? failing : (tx) => write(tx, `${index}`)),
      ),
    )
    expect(two.$client).toMatchObject({ waitingCount: 0, idleCount: two.$client.totalCount })
    expect(await written()).toHaveLength(10)
    await two.$client.end()
  })
})

it('an idle connection that is lost is told to the log, and replaced', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const idle = connect(url, { connections: 1, log })
  await terminate(await backendOf(idle))
  await expect.poll(() => lines.length).toBe(1)
  const [line = '{}'] = lines
  expect(JSON.parse(line)).toMatchObject({
    msg: 'database connection lost',
    reason: 'terminating connection due to administrator command',
  })
  await idle.execute(sql`SELECT 1`)
  await idle.$client.end()
})

it('an error about a statement leaves the connection in the pool, and no transaction open in it', async () => {
  const one = connect(url, { connections: 1 })
  const backend = await backendOf(one)
  await expect(one.execute(sql`SELECT 1 / 0`)).rejects.toThrow()
  expect(await backendOf(one)).toBe(backend)
  // As pg-boss sends several statements: the text ends before its COMMIT.
  await expect(one.$client.query('BEGIN; SELECT 1 / 0; COMMIT')).rejects.toThrow()
  expect(await backendOf(one)).not.toBe(backend)
  await write(one, 'after it')
  expect(await written()).toContain('after it')
  await one.$client.end()
})

it('a statement that was prepared before its table changed fails once, in a transaction too', async () => {
  const one = connect(url, { connections: 1 })
  await one.execute(sql`CREATE TABLE changing (size int)`)
  const find = hotRead((reader) =>
    reader.select({ size: sql`changing.size` }).from(sql`changing`).prepare('changing'),
  )
  const findAll = () => one.transaction((tx) => find(tx).execute())
  await findAll()
  await one.execute(sql`ALTER TABLE changing ALTER COLUMN size TYPE text`)
  await expect(findAll()).rejects.toMatchObject({ code: '0A000' })
  expect(await findAll()).toEqual([])
  await one.$client.end()
})

it.each([
  ['kept prepared by its name', true, ['hot']],
  ['forgotten where nothing is prepared', false, []],
])('a hot read is %s', async (_, prepare, names) => {
  const one = connect(url, { connections: 1, prepare })
  const find = hotRead((reader) =>
    reader
      .select({ twice: sql<number>`2 * ${sql.placeholder('number')}::int` })
      .from(sql`pg_database`)
      .limit(1)
      .prepare('hot'),
  )
  expect(await find(one).execute({ number: 3 })).toEqual([{ twice: 6 }])
  expect(await find(one).execute({ number: 4 })).toEqual([{ twice: 8 }])
  expect(await one.transaction((tx) => find(tx).execute({ number: 5 }))).toEqual([{ twice: 10 }])
  const { rows } = await one.execute<{ name: string }>(sql`SELECT name FROM pg_prepared_statements`)
  expect(rows.map(({ name }) => name)).toEqual(names)
  await one.$client.end()
})

it('every connection names itself and limits how long a statement takes', async () => {
  const { rows } = await db.execute(
    sql`SELECT current_setting('application_name') AS name, current_setting('statement_timeout') AS most`,
  )
  expect(rows).toEqual([{ name: 'adlm', most: '15s' }])
})
