import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { memoryFolder } from '../../../tests/support/memory-folder.ts'
import { collectingLog } from '../../../tests/support/test-app.ts'
import { connect, type Db } from './client.ts'
import { createReadReplicas, type ReadReplicas } from './read-replicas.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { log, lines } = collectingLog()
let folder: string
let primaryServer: EmbeddedPostgres
let replicaServer: EmbeddedPostgres
let primary: Db
let replicas: ReadReplicas

/** With the owner, who is not root. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

/** A copy of the primary's data that goes on following it. */
async function startReplica(
  source: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const dataDir = join(folder, 'replica')
  await rm(dataDir, { recursive: true, force: true })
  await copy(source, dataDir)
  await writeFile(join(dataDir, 'postgres/data/standby.signal'), '')
  const { hostname, port, username, password } = new URL(primaryServer.url)
  const followed = `host=${hostname} port=${port} user=${username} password=${password}`
  return startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: { primary_conninfo: followed, ...settings },
  })
}

beforeAll(async () => {
  folder = await mkdtemp(join(await memoryFolder(), 'adlm-replicas-'))
  const dataDir = join(folder, 'primary')
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined })
  const first = await start()
  await first.stop()
  await copy(dataDir, join(folder, 'copy'))
  primaryServer = await start()
  replicaServer = await startReplica(join(folder, 'copy'))
  primary = connect(primaryServer.url, { connections: 2 })
  replicas = createReadReplicas({
    urls: [replicaServer.url],
    primary,
    primaryUrl: primaryServer.url,
    lagSeconds: 2,
    connections: 2,
    prepare: true,
    log,
  })
  await primary.execute(sql`CREATE TABLE notes (note text)`)
})

afterAll(async () => {
  await replicas.close()
  await primary.$client.end()
  await replicaServer.stop()
  await primaryServer.stop()
  await rm(folder, { recursive: true, maxRetries: 5 })
})

const isReplica = async (db: Db) => {
  const { rows } = await db.execute<{ is: boolean }>(sql`SELECT pg_is_in_recovery() AS is`)
  return rows[0]?.is
}

const replayed = () => expect.poll(() => isReplica(replicas.dbFor()), { timeout: 10_000 })

it('reads from a replica, which has what its reader has to see', async () => {
  await replayed().toBe(true)
  const onReplica = connect(replicaServer.url, { connections: 1 })
  await onReplica.execute(sql`SELECT pg_wal_replay_pause()`)
  await primary.execute(sql`INSERT INTO notes VALUES ('written')`)
  const position = await replicas.currentPosition()
  expect(await isReplica(replicas.dbFor({ position }))).toBe(false)
  expect(await isReplica(replicas.dbFor())).toBe(true)

  replicas.requireNow()
  expect(await isReplica(replicas.dbFor({ isKept: true }))).toBe(false)

  await onReplica.execute(sql`SELECT pg_wal_replay_resume()`)
  await expect.poll(() => isReplica(replicas.dbFor({ isKept: true })), { timeout: 10_000 }).toBe(true)
  await expect.poll(() => isReplica(replicas.dbFor({ position })), { timeout: 10_000 }).toBe(true)
  const { rows } = await replicas.dbFor({ position }).execute(sql`SELECT note FROM notes`)
  expect(rows).toEqual([{ note: 'written' }])
  await onReplica.$client.end()
})

it('leaves what is no read to the primary', async () => {
  const db = replicas.dbFor()
  expect(await isReplica(db)).toBe(true)
  await db.execute(sql`INSERT INTO notes VALUES ('by itself')`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`)
    await tx.execute(sql`INSERT INTO notes VALUES ('in a transaction')`)
  })
  const { rows } = await primary.execute(sql`SELECT note FROM notes ORDER BY note`)
  expect(rows.map(({ note }) => note)).toEqual(['by itself', 'in a transaction', 'written'])
  await expect(db.execute(sql`SELECT 1 / 0`)).rejects.toThrow()
})

it('a replica that is late is not read from, and the log says so once', async () => {
  const onReplica = connect(replicaServer.url, { connections: 1 })
  // A busy machine may have made it late before.
  await expect.poll(() => isReplica(replicas.dbFor()), { timeout: 10_000 }).toBe(true)
  lines.length = 0
  await onReplica.execute(sql`SELECT pg_wal_replay_pause()`)
  await primary.execute(sql`INSERT INTO notes VALUES ('late')`)
  await expect.poll(() => isReplica(replicas.dbFor()), { timeout: 10_000 }).toBe(false)
  await expect.poll(() => lines.filter((line) => line.includes('lost or late'))).toHaveLength(1)
  await onReplica.execute(sql`SELECT pg_wal_replay_resume()`)
  await replayed().toBe(true)
  await onReplica.$client.end()
})

it('a replica that is gone leaves its reads to the primary', async () => {
  const db = replicas.dbFor()
  await replicaServer.stop()
  expect(await isReplica(db)).toBe(false)
  expect(await isReplica(replicas.dbFor())).toBe(false)
})
