import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { onConnection } from '#server/db/connection.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { memoryFolder } from './memory-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated, empty database that nobody is connected to: test databases are copies of it. */
    templateDatabaseUrl: string
    /** Where test files make their own folders: it is removed after the run. */
    filesDir: string
  }
}

type Server = { url: string; stop(): Promise<void> }

/** One PostgreSQL and one migration a run. TEST_DATABASE_URL names a server to use; without it the run brings its own. */
export default async function setup({ provide }: TestProject) {
  const filesDir = await mkdtemp(join(await memoryFolder(), 'adlm-files-'))
  provide('filesDir', filesDir)
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await startServer()
  // Runs share a server without meeting: each has its own name, and its test databases begin with it.
  const template = `adlm_test_${randomBytes(6).toString('hex')}`
  try {
    await onConnection(server.url, (client) => client.query(`CREATE DATABASE ${template}`))
    const templateUrl = Object.assign(new URL(server.url), { pathname: `/${template}` }).href
    await migrateDatabase(templateUrl, 'drizzle')
    provide('templateDatabaseUrl', templateUrl)
  } catch (error) {
    await server.stop()
    throw error
  }

  return async () => {
    await onConnection(server.url, async (client) => {
      const left = await client.query<{ datname: string }>(
        'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
        [template],
      )
      for (const { datname } of left.rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
    })
    await server.stop()
    await rm(filesDir, { recursive: true })
  }
}

/** Nothing here is about rows that survive a power cut, so nothing waits for the disk. Many workers need many connections. */
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

async function startServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(await memoryFolder(), 'adlm-test-'))
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: FAST })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
