import type { Logger } from 'pino'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { ConfigurationError, type Env } from '#server/env.ts'
import { onConnection } from './connection.ts'

const OLDEST_MAJOR = 15

/** The database that the configuration names, or the product's own, started. Nobody here gives up a foreign one. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<EmbeddedPostgres> {
  if (!databaseUrl) return startEmbeddedPostgres({ dataDir, log: (line) => logPostgres(log, line) })
  await assertUsable(databaseUrl)
  return { url: databaseUrl, gaveUp: new Promise(() => undefined), stop: async () => undefined }
}

function logPostgres(log: Logger, line: string): void {
  const level = /\b(WARNING|ERROR|FATAL|PANIC):/.test(line) ? 'warn' : 'debug'
  log[level]({ postgres: line }, 'PostgreSQL')
}

/** @throws ConfigurationError that says what is wrong with DATABASE_URL, without the password in it */
async function assertUsable(databaseUrl: string): Promise<void> {
  try {
    const { rows } = await onConnection(databaseUrl, (client) =>
      client.query<{ version: number }>(`SELECT current_setting('server_version_num')::int AS version`),
    )
    const major = Math.floor((rows[0]?.version ?? 0) / 10_000)
    if (major < OLDEST_MAJOR)
      throw new Error(`PostgreSQL ${major} is too old, it has to be ${OLDEST_MAJOR} or newer`)
  } catch (cause) {
    const { host, pathname } = new URL(databaseUrl)
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigurationError(`DATABASE_URL: the database ${host}${pathname} cannot be used: ${reason}.`, {
      cause,
    })
  }
}
