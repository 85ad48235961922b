import type { Logger as QueryLogger } from 'drizzle-orm'
import {
  type NodePgClient,
  NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { Pool } from './connection.ts'
import { withTransaction } from './transaction.ts'

export type Db = NodePgDatabase & { $client: Pool }

/** What a command gets to run its statements in one transaction. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0]

type Options = {
  /** The size of the pool. */
  connections?: number
  /** Prepare named statements on each connection. Not possible behind a pooler that changes connections between statements. */
  prepare?: boolean
  /** Logs the loss of an idle connection. */
  log?: Logger
  queryLogger?: QueryLogger
}

/** A pool of connections, each open for up to 45 minutes, so that prepared statements are reused. */
export function connect(databaseUrl: string, options: Options = {}): Db {
  const pool = new Pool(databaseUrl, {
    max: options.connections ?? 12,
    maxLifetimeSeconds: 45 * 60,
    statement_timeout: 15_000,
  })
  pool.on('error', (error) => options.log?.warn({ reason: error.message }, 'database connection lost'))
  const session = new PoolSession(pool, pool, options)
  return Object.assign(new NodePgDatabase(DIALECT, session, undefined), { $client: pool })
}

const DIALECT = new PgDialect({ casing: 'snake_case' })

type NoSchema = Record<string, never>

/** Drizzle's session with our own transactions: Drizzle's leave a lost connection in the pool, or end the process. */
class PoolSession extends NodePgSession<NoSchema, NoSchema> {
  readonly #pool: Pool
  readonly #settings: Options

  constructor(client: NodePgClient, pool: Pool, settings: Options) {
    super(client, DIALECT, undefined, settings.queryLogger && { logger: settings.queryLogger })
    this.#pool = pool
    this.#settings = settings
  }

  override prepareQuery<Config extends PreparedQueryConfig>(
    ...[query, fields, name, ...rest]: Parameters<typeof NodePgSession.prototype.prepareQuery<Config>>
  ) {
    const statementName = this.#settings.prepare === false ? undefined : name
    return super.prepareQuery<Config>(query, fields, statementName, ...rest)
  }

  override transaction<Result>(
    work: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result> {
    return withTransaction(this.#pool, async (client) => {
      const session = new PoolSession(client, this.#pool, this.#settings)
      const tx = new NodePgTransaction<NoSchema, NoSchema>(DIALECT, session, undefined)
      if (config) await tx.setTransaction(config)
      return await work(tx)
    })
  }
}
