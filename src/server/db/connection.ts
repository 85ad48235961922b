import pg from 'pg'

/** How every connection to PostgreSQL is made. `sslmode` means what it means to libpq: `require` asks for no known certificate. */
export function connectionSettings(databaseUrl: string) {
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
