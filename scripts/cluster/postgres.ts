import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, chown, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)

const NEEDS_POSTGRES = 'The cluster needs PostgreSQL 15: on Debian, apt-get install postgresql-15.'
const BINARIES = '/usr/lib/postgresql/15/bin'
const PASSWORD = 'of-this-machine-alone'

/** Whoever runs PostgreSQL must not be root. */
type Account = { uid: number; gid: number }

export type PostgresServer = {
  name: string
  port: number
  url: string
  query<Row extends pg.QueryResultRow>(text: string, database?: string): Promise<Row[]>
  start(): Promise<void>
  /** As a machine that loses power. */
  kill(): Promise<void>
  /** Makes a replica the primary. */
  promote(): Promise<void>
  /** Lets a replica replay what comes only after so long. */
  delay(seconds: number): Promise<void>
}

/** A primary and its streaming replicas, of which one has to have a write before it is acknowledged. */
export async function startPostgres(folder: string, ports: readonly number[]): Promise<PostgresServer[]> {
  await readdir(BINARIES).catch(() => {
    throw new Error(NEEDS_POSTGRES)
  })
  const account = await postgresAccount()
  await chmod(folder, 0o755)
  const [primaryPort = 0, ...replicaPorts] = ports
  const names = replicaPorts.map((_, index) => `replica_${index + 1}`)
  const primary = await createPrimary(folder, primaryPort, account)
  await primary.start()
  await primary.query(`CREATE ROLE adlm LOGIN REPLICATION PASSWORD '${PASSWORD}'`)
  await primary.query('CREATE DATABASE adlm OWNER adlm')
  // What a pool says elsewhere at the start of a connection, which a pooler does not pass on.
  await primary.query(`ALTER ROLE adlm SET statement_timeout = '15s'`)
  const replicas = []
  for (const [index, port] of replicaPorts.entries())
    replicas.push(await createReplica(folder, { port, name: names[index] ?? '', primaryPort }, account))
  for (const replica of replicas) await replica.start()
  await primary.query(`ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (${names.join(', ')})'`)
  await primary.query('SELECT pg_reload_conf()')
  return [primary, ...replicas]
}

const databaseUrl = (port: number) => `postgres://adlm:${PASSWORD}@127.0.0.1:${port}/adlm`

/** Of the role, for what listens in front. */
export const clusterPassword = PASSWORD

async function postgresAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (option: string) => Number((await run('id', [option, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

async function createPrimary(folder: string, port: number, account?: Account): Promise<PostgresServer> {
  const data = await ownFolder(join(folder, 'primary'), account)
  await run(
    join(BINARIES, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'],
    {
      ...account,
    },
  )
  await appendFile(join(data, 'pg_hba.conf'), 'host all,replication adlm 127.0.0.1/32 scram-sha-256\n')
  return server({ name: 'primary', data, port, account })
}

async function createReplica(
  folder: string,
  { port, name, primaryPort }: { port: number; name: string; primaryPort: number },
  account?: Account,
): Promise<PostgresServer> {
  const data = join(folder, name)
  const source = `host=127.0.0.1 port=${primaryPort} user=postgres application_name=${name}`
  await run(
    join(BINARIES, 'pg_basebackup'),
    ['-D', await ownFolder(data, account), '-d', source, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    {
      ...account,
    },
  )
  return server({ name, data, port, account })
}

async function ownFolder(path: string, account?: Account): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  if (account) await chown(path, account.uid, account.gid)
  return path
}

function server(settings: {
  name: string
  data: string
  port: number
  account: Account | undefined
}): PostgresServer {
  const { name, data, port, account } = settings
  let process: ReturnType<typeof spawn> | undefined
  const query = async <Row extends pg.QueryResultRow>(text: string, database = 'postgres') => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return (await client.query<Row>(text)).rows
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return {
    name,
    port,
    url: databaseUrl(port),
    query,
    start: async () => {
      const flags = {
        port,
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        max_connections: 200,
        wal_level: 'replica',
        hot_standby: 'on',
        shared_buffers: '256MB',
        jit: 'off',
      }
      const options = Object.entries(flags).flatMap(([flag, value]) => ['-c', `${flag}=${value}`])
      process = spawn(join(BINARIES, 'postgres'), ['-D', data, ...options], { stdio: 'ignore', ...account })
      for (let tries = 0; ; tries += 1) {
        const isUp = await query('SELECT 1').then(
          () => true,
          () => false,
        )
        if (isUp) return
        if (tries > 300) throw new Error(`PostgreSQL (${name}) does not start`)
        await sleep(100)
      }
    },
    kill: async () => {
      if (!process || process.exitCode !== null || process.signalCode !== null) return
      const gone = once(process, 'exit')
      process.kill('SIGKILL')
      await gone
      await rm(join(data, 'postmaster.pid'), { force: true })
    },
    promote: async () => {
      await query('SELECT pg_promote()')
    },
    delay: async (seconds) => {
      await query(`ALTER SYSTEM SET recovery_min_apply_delay = '${seconds}s'`)
      await query('SELECT pg_reload_conf()')
    },
  }
}

/** Where the log of writes that a server has received ends: the furthest replica is the one to promote. */
export async function receivedUpTo({ query }: PostgresServer): Promise<string> {
  const [row] = await query<{ position: string }>('SELECT pg_last_wal_receive_lsn()::text AS position')
  return row?.position ?? '0/0'
}
