import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onConnection } from '#server/db/connection.ts'
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

export type EmbeddedPostgres = {
  /** postgres://adlm:<password>@127.0.0.1:<port>/adlm */
  url: string
  /** Settles with the exit code (null after a signal) when the server has ended, for whatever reason. */
  exited: Promise<number | null>
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

/** Starts the product's own PostgreSQL on the data folder, which it creates at the first start. */
export async function startEmbeddedPostgres({ dataDir, log, settings }: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir)
  const account = await chooseAccount(folder)
  const binaries = await findPostgresBinaries(account)
  const cluster = await openCluster(folder, binaries, account, log)
  const occupant = watchOccupant(cluster)

  for (;;) {
    const port = await freePort()
    const chosen = { ...defaults, ...settings, port: String(port) }
    const server = await launch(binaries.postgres, cluster.data, chosen, account, log)
    if (await becomesReady(server, cluster)) {
      const url = clusterUrl(cluster.password, port)
      await assertAnswers(url, server)
      return { url, exited: server.exited, stop: server.stop }
    }
    await server.closed
    const output = server.lastLines.join('\n')
    const portTaken = output.includes('Address already in use')
    if (reportsDataInUse(output)) await occupant.wait(output)
    else if (!portTaken) throw new Error(`PostgreSQL did not start:\n${output}`)
  }
}

async function launch(
  program: string,
  data: string,
  settings: Record<string, string>,
  account: OsAccount | undefined,
  log: (line: string) => void,
): Promise<GuardedProcess> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
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
