import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onConnection } from '#server/db/connection.ts'
import { fullDiskSentence, isDiskFull } from '#server/disk-space.ts'
import { type GuardedProcess, type OsAccount, spawnGuarded } from './guarded-process.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import {
  type Cluster,
  chooseAccount,
  clusterUrl,
  dataArgument,
  ignoringDeadServer,
  openCluster,
  readServerLock,
} from './postgres-cluster.ts'
import { reportsDataInUse, watchOccupant } from './postgres-occupant.ts'
import { type ServerRun, superviseServer } from './postgres-supervisor.ts'

export type EmbeddedPostgres = {
  /** postgres://adlm:<password>@127.0.0.1:<port>/adlm, also after a restart */
  url: string
  /** Settles with the reason when the server has ended too often to be restarted once more; never after `stop`. */
  gaveUp: Promise<string>
  /** Shuts the server down and waits until it is gone. */
  stop(): Promise<void>
}

type Options = {
  dataDir: string
  log: (line: string) => void
  /** More PostgreSQL settings, by name. */
  settings?: Record<string, string>
}

const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '50',
  shared_buffers: '256MB',
  jit: 'off',
  // A query whose client has died ends, even when the server that should end it was killed.
  client_connection_check_interval: '1s',
  log_checkpoints: 'off',
  log_line_prefix: '[%p] ',
  // We read the reason of a failed start from the log.
  lc_messages: 'C',
}

/** How often a restart looks whether a full disk has room again. */
const ROOM_CHECK_MS = 2_000

/**
 * Starts the product's own PostgreSQL on the data folder, which it creates at the first start. A server that ends is restarted at
 * the same address.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  const account = await chooseAccount(folder)
  const binaries = await findPostgresBinaries(account)
  const cluster = await openCluster(folder, binaries, account, log)
  const stopping = new AbortController()
  const { signal } = stopping
  const launcher = { program: binaries.postgres, cluster, account, settings, log, signal }

  const first = await startServer(launcher)
  const restart = () => whenThereIsRoom(launcher, () => startServer(launcher, first.port))
  const supervised = superviseServer(first, { restart, signal, log })
  return {
    url: clusterUrl(cluster.password, first.port),
    gaveUp: new Promise((tell) => supervised.then((reason) => reason !== undefined && tell(reason))),
    stop: async () => {
      stopping.abort()
      await supervised
    },
  }
}

/** A server that a full disk has ended comes back by itself when somebody has made room: that is no reason to give up. */
async function whenThereIsRoom<Result>(
  { cluster: { dataDir }, log, signal }: Launcher,
  start: () => Promise<Result>,
): Promise<Result> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await start()
    } catch (error) {
      if (!isDiskFull(error)) throw error
      if (isFirst) log(`WARNING:  ${fullDiskSentence({ dataDir, databaseUrl: undefined })}`)
      await sleep(ROOM_CHECK_MS, undefined, { signal })
    }
  }
}

type Launcher = Required<Pick<Options, 'log' | 'settings'>> & {
  program: string
  cluster: Cluster
  account: OsAccount | undefined
  /** Shuts the server down. */
  signal: AbortSignal
}

/** Resolves when the server lets us in, however long it recovers. @param port a free one where none is given */
async function startServer(launcher: Launcher, port?: number): Promise<ServerRun & { port: number }> {
  const { cluster, signal } = launcher
  const occupant = watchOccupant(cluster)
  for (;;) {
    signal.throwIfAborted()
    const chosenPort = port ?? (await freePort())
    const server = await launch(launcher, chosenPort)
    signal.addEventListener('abort', server.stop)
    server.exited.then(() => signal.removeEventListener('abort', server.stop))
    if (signal.aborted) await server.stop()
    if (await becomesReady(server, cluster)) {
      await assertAnswers(clusterUrl(cluster.password, chosenPort), server)
      return { port: chosenPort, ended: server.exited.then((code) => reasonOfEnd(code, server.lastLines)) }
    }
    await server.closed
    const output = server.lastLines.join('\n')
    const portTaken = port === undefined && output.includes('Address already in use')
    if (reportsDataInUse(output)) await occupant.wait(output)
    else if (!portTaken) throw new Error(`PostgreSQL did not start:\n${output}`)
  }
}

/** What PostgreSQL said before it ended, if it had a reason of its own. */
function reasonOfEnd(code: number | null, lastLines: readonly string[]): string {
  const how = code === null ? 'it was killed' : `exit code ${code}`
  const last = lastLines.findLast((line) => /\b(FATAL|PANIC):/.test(line))
  return last ? `${how} (${last})` : how
}

async function launch(
  { program, cluster: { data }, account, settings, log }: Launcher,
  port: number,
): Promise<GuardedProcess> {
  const chosen = { ...defaults, ...settings, port: String(port) }
  const options = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return spawnGuarded(program, [...dataArgument(data), ...options], {
    cwd: data,
    account,
    env: await ignoringDeadServer(data),
    // While another process still holds the data, every attempt would log the same error again.
    log: (line) => {
      if (!reportsDataInUse(line)) log(line)
    },
  })
}

/** Whether the server comes up; false when it ends instead. No time limit: recovery takes what it takes. */
async function becomesReady(server: GuardedProcess, { data }: Cluster): Promise<boolean> {
  const ended = server.exited.then(() => true)
  while (!(await Promise.race([ended, sleep(20, false)]))) {
    const lock = await readServerLock(data)
    if (lock?.pid === server.pid && lock.state === 'ready') return true
  }
  return false
}

/** Ready is who lets us in: a server that does not is stopped. */
async function assertAnswers(url: string, server: GuardedProcess): Promise<void> {
  try {
    await onConnection(url, (client) => client.query('SELECT 1'))
  } catch (cause) {
    await server.stop()
    throw new Error(`PostgreSQL started, but does not let ADLM in: ${cause}`, { cause })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
