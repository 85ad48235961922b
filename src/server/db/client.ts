import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { endWithConnection } from './lost-connection.ts'

export type Db = PostgresJsDatabase & { $client: postgres.Sql }

/** What a command works on between its first and its last statement. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

/** A pool of connections; `onnotice` is silent because PostgreSQL's notices ("already exists") are not ours to tell. */
export function connect(databaseUrl: string, { connections = 12 } = {}): Db {
  const client = postgres(databaseUrl, {
    max: connections,
    connect_timeout: 10,
    // Seconds between attempts. Left alone, they grow to twenty, which a server that is back would be waited for in vain.
    backoff: () => 0.5,
    // Drizzle parses arrays itself; asking for types on each new connection would fail unseen when the server goes away.
    fetch_types: false,
    onnotice: () => undefined,
    connection: { application_name: 'adlm', statement_timeout: 15_000 },
  })
  return drizzle(endWithConnection(client), { casing: 'snake_case' })
}
