import pg from 'pg'

/** How every connection to PostgreSQL is made. `sslmode` means what it means to libpq: `require` asks for no known certificate. */
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

/** One connection for as long as the work takes, outside the pool and without its time limits. */
export async function onConnection<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionSettings(databaseUrl))
  // What is asked of a connection that is lost fails; an error without a listener would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Whether a connection is of no more use: it is lost, or what it has prepared does not fit the schema any more. After any other
 * error it stays in the pool, with all that it has prepared.
 */
export function endsConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || /^(08|57P|0A000)/.test(error.code ?? '')
}

/** Several statements in one text may have begun a transaction that they did not end. */
async function isInTransaction(client: pg.PoolClient): Promise<boolean> {
  // PostgreSQL tells after an error, when it is ready again: an empty query waits for that.
  const isReady = await client.query('').then(
    () => true,
    () => false,
  )
  return !isReady || client.getTransactionStatus() !== 'I'
}

/** Connections that stay open when idle. Emits `error` when an idle one is lost, which is replaced when it is needed. */
export class Pool extends pg.Pool {
  readonly #open = new Set<Promise<void>>()

  constructor(databaseUrl: string, settings: pg.PoolConfig) {
    super({ ...connectionSettings(databaseUrl), idleTimeoutMillis: 0, ...settings })
    // pg-pool's own closes the connection after every error, be it a row that is there already.
    const query = async (...statement: Parameters<pg.PoolClient['query']>) => {
      const client = await this.connect()
      let isOver = true
      try {
        const result = await client.query(...statement)
        isOver = false
        return result
      } catch (error) {
        isOver = endsConnection(error) || (await isInTransaction(client))
        throw error
      } finally {
        client.release(isOver)
      }
    }
    this.query = query as pg.Pool['query']
    this.on('connect', (client) => {
      // For the moment in which it goes from the pool to whoever asked for it: without a listener, its error ends the process.
      client.on('error', () => undefined)
      const closed = new Promise<void>((resolve) => client.once('end', resolve))
      this.#open.add(closed)
      closed.then(() => this.#open.delete(closed))
    })
  }

  /** Also waits until the connections are closed, so that a server that is stopped next has nobody to turn away. */
  override async end(): Promise<void> {
    await super.end()
    await Promise.all(this.#open)
  }
}
