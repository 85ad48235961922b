import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../tests/support/test-database.ts'
import { connect, type Transaction } from './client.ts'

const { db, url, drop } = await createTestDatabase()
afterAll(drop)

describe('a transaction whose connection is lost', () => {
  const poor = connect(url, { connections: 1 })
  beforeAll(() => db.execute(sql`CREATE TABLE written (line text)`))
  afterAll(() => poor.$client.end({ timeout: 0 }))

  const loseConnection = async (tx: Pick<Transaction, 'execute'>) => {
    const [row] = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
    await db.execute(sql`SELECT pg_terminate_backend(${row?.pid})`)
    await sleep(50)
  }
  const write = (tx: Pick<Transaction, 'execute'>, line: string) =>
    tx.execute(sql`INSERT INTO written VALUES (${line})`)

  it.each<[string, (tx: Transaction) => Promise<unknown>]>([
    ['before its next statement', async (tx) => loseConnection(tx).then(() => write(tx, 'late'))],
    ['before its end', loseConnection],
    [
      'and which takes no notice',
      async (tx) => {
        await loseConnection(tx)
        await write(tx, 'late').catch(() => undefined)
        await sleep(50)
        await write(tx, 'later').catch(() => undefined)
      },
    ],
    [
      'during a statement',
      async (tx) => {
        const [row] = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)
        const slow = tx.execute(sql`SELECT pg_sleep(10)`)
        await Promise.all([
          slow,
          sleep(50).then(() => db.execute(sql`SELECT pg_terminate_backend(${row?.pid})`)),
        ])
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
    // The next one has the connection's successor, to which postgres.js may still tell what ended the former.
    const next = () => poor.transaction((tx) => tx.execute(sql`SELECT 1`))
    await next().catch(next)
    await sleep(100)
    expect(await db.execute(sql`SELECT line FROM written`)).toEqual([])
  })
})
