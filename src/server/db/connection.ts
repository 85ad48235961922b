import pg from 'pg'

/** The settings of every connection to PostgreSQL. `sslmode` has its libpq meaning: `require` does not verify the certificate. */
function connectionSettings(databaseUrl: string) {
  const url = new URL(databaseUrl)
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return {
    connectionString: url.href,
    application_name: 'adlm',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  } satisfies pg.ClientConfig
}

/** Runs the work on a connection of its own, outside the pool and without the pool's timeouts. */
export async function onConnection<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionSettings(databaseUrl))
  // A query on a lost connection rejects anyway; an `error` event without a listener would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    // A role that a pooler is used with has limits of its own (docs/operations.md).
    await client.query('SET statement_timeout = 0')
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A connection of one's own that stays open. @param onLost is told once it is gone, by an error or without one */
export async function openClient(databaseUrl: string, onLost: (error?: Error) => void): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(databaseUrl))
  client.on('error', onLost)
  client.on('end', () => onLost())
  await client.connect()
  return client
}

/**
 * Whether a connection has to be closed after an error: it is lost, or its prepared statements no longer match the schema. After
 * any other error it returns to the pool and keeps its prepared statements.
 */
export function endsConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(08|57P|0A000)/.test(error.code ?? '')
}

/** A query text with several statements may have left a transaction open. */
async function isInTransaction(client: pg.PoolClient): Promise<boolean> {
  // The status is current once PostgreSQL is ready for the next query; an empty query waits for that.
  const isReady = await client.query('').then(
    () => true,
    () => false,
  )
  return !isReady || client.getTransactionStatus() !== 'I'
}

/** A pool that keeps idle connections open. Emits `error` when one is lost; it is replaced on demand. */
export class Pool extends pg.Pool {
  readonly #open = new Set<Promise<void>>()

  constructor(databaseUrl: string, settings: pg.PoolConfig) {
    super({ ...connectionSettings(databaseUrl), idleTimeoutMillis: 0, ...settings })
    // pg-pool's own `query` closes the connection after every error, even a violated unique constraint.
    const query = async (...statement: Parameters<pg.PoolClient['query']>) => {
      const client = await this.connect()
      let destroy = true
      try {
        const result = await client.query(...statement)
        destroy = false
        return result
      } catch (error) {
        destroy = endsConnection(error) || (await isInTransaction(client))
        throw error
      } finally {
        client.release(destroy)
      }
    }
    this.query = query as pg.Pool['query']
    this.on('connect', (client) => {
      // Between the pool and its next user the client has no other listener; an unhandled `error` event ends the process.
      client.on('error', () => undefined)
      const closed = new Promise<void>((resolve) => client.once('end', resolve))
      this.#open.add(closed)
      closed.then(() => this.#open.delete(closed))
    })
  }

  /** Also waits until all connections are closed, so that a database server can be stopped without terminating any. */
  override async end(): Promise<void> {
    await super.end()
    await Promise.all(this.#open)
  }
}
