import type { Logger as QueryLogger } from 'drizzle-orm'
import {
  type NodePgClient,
  NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from 'pino'
import { connectionSettings } from './connection.ts'
import { withTransaction } from './transaction.ts'

export type Db = NodePgDatabase & { $client: pg.Pool }

/** What a command works on between its first and its last statement. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

type Options = {
  /** The size of the pool. */
  connections?: number
  /** Keep the statements that have a name prepared on each connection; a pooler between statements cannot. */
  prepare?: boolean
  /** Where it is told that an idle connection was lost. */
  log?: Logger
  queryLogger?: QueryLogger
}

/** A pool of connections. Those that are open stay open for 45 minutes, so that they keep what they have prepared. */
export function connect(databaseUrl: string, options: Options = {}): Db {
  const pool = new pg.Pool({
    ...connectionSettings(databaseUrl),
    max: options.connections ?? 12,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: 45 * 60,
    statement_timeout: 15_000,
  })
  // A connection that is lost is replaced when one is needed. Without listeners its error would end the process: the pool's is
  // for idle connections, the client's for the moment in which it goes from the pool to whoever asked for it.
  pool.on('error', (error) => options.log?.warn({ reason: error.message }, 'database connection lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const session = new Session(pool, pool, options)
  return Object.assign(new NodePgDatabase(DIALECT, session, undefined), { $client: pool })
}

const DIALECT = new PgDialect({ casing: 'snake_case' })

type NoSchema = Record<string, never>

/** Drizzle's session, with our own transactions: its own ones leave a lost connection in the pool, or end the process. */
class Session extends NodePgSession<NoSchema, NoSchema> {
  readonly #pool: pg.Pool
  readonly #settings: Options

  constructor(client: NodePgClient, pool: pg.Pool, settings: Options) {
    super(client, DIALECT, undefined, settings.queryLogger && { logger: settings.queryLogger })
    this.#pool = pool
    this.#settings = settings
  }

  override prepareQuery<Config extends PreparedQueryConfig>(
    ...[query, fields, name, ...rest]: Parameters<typeof NodePgSession.prototype.prepareQuery<Config>>
  ) {
    const kept = this.#settings.prepare === false ? undefined : name
    return super.prepareQuery<Config>(query, fields, kept, ...rest)
  }

  override transaction<Result>(
    work: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<Result>,
  ): Promise<Result> {
    return withTransaction(this.#pool, (client) => {
      const session = new Session(client, this.#pool, this.#settings)
      return work(new NodePgTransaction(DIALECT, session, undefined))
    })
  }
}
