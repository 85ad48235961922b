import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { breakableLine } from '../../../tests/support/breakable-line.ts'
import { collectingLog } from '../../../tests/support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { openDatabase } from './open-database.ts'

let database: TestDatabase
let line: Awaited<ReturnType<typeof breakableLine>>
const { log } = collectingLog()
const dataDir = '/nowhere'

beforeAll(async () => {
  database = await createTestDatabase()
  line = await breakableLine(database.url)
  await line.cut()
})
afterAll(() => database.drop())

const settings = (databaseUrl: string, waitSeconds: number) =>
  readEnv({ DATABASE_URL: databaseUrl, DATABASE_WAIT_SECONDS: String(waitSeconds), DATA_DIR: dataDir })

it('waits for a database that is not there yet, and says so once', async () => {
  const said: string[] = []
  const opening = openDatabase(settings(line.url, 60), log, (words) => said.push(words))
  await expect.poll(() => said).toHaveLength(1)
  const { host, pathname } = new URL(line.url)
  expect(said).toEqual([
    `DATABASE_URL: the database ${host}${pathname} cannot be used: connect ECONNREFUSED ${host}. Waiting for it, 60 s at most (DATABASE_WAIT_SECONDS).`,
  ])
  await line.mend()
  expect((await opening).url).toBe(line.url)
  expect(said).toHaveLength(1)
  await line.cut()
})

it('does not wait longer than it may', async () => {
  await expect(openDatabase(settings(line.url, 0), log, expect.fail)).rejects.toThrow(/ECONNREFUSED/)
})

it('does not wait where that changes nothing', async () => {
  const elsewhere = Object.assign(new URL(database.url), { pathname: '/nothing_of_that_name' }).href
  await expect(openDatabase(settings(elsewhere, 60), log, expect.fail)).rejects.toThrow(
    /nothing_of_that_name" does not exist/,
  )
})
