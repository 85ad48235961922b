import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'
import { ConfigurationError, type Env } from '#server/env.ts'
import { errorCode } from '#server/files/atomic-directory.ts'
import { onConnection } from './connection.ts'

const OLDEST_MAJOR = 15

/** Connections of a process beside its pool: the health check, and what runs by itself for a while. */
const OUTSIDE_POOL = 5

/** How often a start asks again for a database that is not there yet. */
const ASK_AGAIN_MS = 500

/** Nobody listens yet, the name is not known yet, or the server starts or recovers (57P03). */
const NOT_YET_CODE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P03)$/
const NOT_YET_MESSAGE = /^(Connection terminated|timeout expired)/

/**
 * The database that the configuration names, once it is there, or the product's own, started. Nobody here gives up a foreign one.
 * @param say tells a person that a start waits
 */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePool' | 'databaseWaitSeconds' | 'dataDir' | 'webConcurrency'>,
  log: Logger,
  say: (line: string) => void,
): Promise<EmbeddedPostgres> {
  const { databaseUrl, databaseWaitSeconds, dataDir } = env
  if (!databaseUrl)
    return startEmbeddedPostgres({
      dataDir,
      log: (line) => logPostgres(log, line),
      settings: { max_connections: String(connectionsOf(env)) },
    })
  await waitUntilUsable(databaseUrl, databaseWaitSeconds, say)
  return { url: databaseUrl, gaveUp: new Promise(() => undefined), stop: async () => undefined }
}

/** For the processes that answer, the one that works, and whoever looks on. */
const connectionsOf = ({ webConcurrency, databasePool }: Pick<Env, 'webConcurrency' | 'databasePool'>) =>
  Math.max(50, (webConcurrency + 1) * (databasePool + OUTSIDE_POOL) + 10)

/** @throws ConfigurationError, at once where waiting changes nothing (a wrong password, an old server) */
async function waitUntilUsable(
  databaseUrl: string,
  seconds: number,
  say: (line: string) => void,
): Promise<void> {
  const until = performance.now() + seconds * 1_000
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await assertUsable(databaseUrl)
    } catch (error) {
      if (!(error instanceof ConfigurationError) || !isNotYet(error.cause) || performance.now() >= until)
        throw error
      if (isFirst) say(`${error.message} Waiting for it, ${seconds} s at most (DATABASE_WAIT_SECONDS).`)
      await sleep(ASK_AGAIN_MS)
    }
  }
}

function isNotYet(cause: unknown): boolean {
  return (
    NOT_YET_CODE.test(errorCode(cause)) || (cause instanceof Error && NOT_YET_MESSAGE.test(cause.message))
  )
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
    // An address with several IP addresses fails with one error for all, which has no message.
    const reason = cause instanceof Error ? cause.message || errorCode(cause) : String(cause)
    throw new ConfigurationError(`DATABASE_URL: the database ${host}${pathname} cannot be used: ${reason}.`, {
      cause,
    })
  }
}
