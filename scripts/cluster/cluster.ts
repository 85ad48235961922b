import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../soak/free-ports.ts'
import { type ProductProcess, startProduct } from '../soak/product-process.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'
import { type Ports, startClusterProxy, startPgbouncer } from './proxies.ts'

type Instance = { port: number; start(): Promise<void>; kill(): Promise<void> }

export type Cluster = {
  url: string
  /** Changes when a replica is promoted. */
  primary: PostgresServer
  replicas: readonly PostgresServer[]
  instances: readonly Instance[]
  proxy: Awaited<ReturnType<typeof startClusterProxy>>
  /** The messages of the enquiries that the primary has. */
  storedMessages(): Promise<Set<string>>
  stop(): Promise<void>
}

/**
 * Three instances that answer and one that works on jobs, behind HAProxy; PgBouncer in transaction mode before the primary; two replicas.
 * @param say tells how far it is
 * @throws Error where one of Debian's packages is missing
 */
export async function startCluster(say: (line: string) => void): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'adlm-cluster-'))
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, maxRetries: 5 })]
  const stop = async () => {
    for (const each of undo.splice(0).reverse()) await each()
  }
  try {
    const [site = 0, stats = 0, primaryPort = 0, pooler = 0, worker = 0, ...rest] = await freePorts(11)
    const databasePorts = rest.slice(0, 3)
    const ports: Ports = { site, stats, primary: primaryPort, pooler, instances: rest.slice(3) }
    say('Starting PostgreSQL: a primary and two replicas')
    const servers = await startPostgres(folder, databasePorts)
    undo.push(() => Promise.all(servers.map((server) => server.kill())))
    const [primary, ...replicas] = servers
    if (!primary) throw new Error('There is no primary')
    say('Starting HAProxy and PgBouncer')
    const proxy = await startClusterProxy(folder, ports, primary.port)
    undo.push(proxy.stop)
    const bouncer = await startPgbouncer(folder, ports)
    undo.push(bouncer.stop)

    const url = `http://127.0.0.1:${site}`
    const at = (port: number) => primary.url.replace(`:${primary.port}/`, `:${port}/`)
    const settings = (port: number, role: 'web' | 'worker') => ({
      PORT: String(port),
      ROLE: role,
      BASE_URL: url,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: at(pooler),
      DATABASE_DIRECT_URL: at(primaryPort),
      DATABASE_READ_URLS: replicas.map((replica) => replica.url).join(','),
      DATABASE_PREPARE: '0',
      DEMO: '1',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '0',
      RATE_LIMIT_SCALE: '1000000',
    })
    const instances = []
    for (const [port, role] of [
      [worker, 'worker'] as const,
      ...ports.instances.map((each) => [each, 'web'] as const),
    ]) {
      say(`Starting an instance (${role}) on port ${port}`)
      const instance = instanceOf(port, settings(port, role))
      await instance.start()
      undo.push(instance.kill)
      if (role === 'web') instances.push(instance)
    }
    await proxy.sees(ports.instances)
    const cluster: Cluster = {
      url,
      primary,
      replicas,
      instances,
      proxy,
      storedMessages: async () => {
        const sent = 'SELECT message FROM enquiries'
        const rows = await cluster.primary.query<{ message: string }>(sent, 'adlm')
        return new Set(rows.map(({ message }) => message))
      },
      stop,
    }
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

function instanceOf(port: number, settings: Record<string, string>): Instance {
  let product: ProductProcess | undefined
  return {
    port,
    start: async () => {
      product = await startProduct(settings)
    },
    kill: async () => {
      if (product) process.kill(product.pid, 'SIGKILL')
      product = undefined
    },
  }
}
