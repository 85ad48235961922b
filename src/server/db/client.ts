import { DrizzleQueryError, type Logger as QueryLogger } from 'drizzle-orm'
import {
  type NodePgClient,
  NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTransactionConfig, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from 'pino'
import { Pool } from './connection.ts'
import { withTransaction } from './transaction.ts'

export type Db = NodePgDatabase & { $client: Pool }

/** What a query reads from: a database or a transaction. */
export type SelectDb = Pick<Db, 'select' | '_'>

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
    ...statementLimit(options),
  })
  pool.on('error', (error) => options.log?.warn({ reason: error.message }, 'database connection lost'))
  const session = new PoolSession(pool, pool, options)
  return Object.assign(new NodePgDatabase(DIALECT, session, undefined), { $client: pool })
}

/**
 * A pool on a streaming replica, to read from. What the replica cannot answer (it is gone, it lags behind the schema, its recovery
 * got in the way, something is written after all), the primary does.
 */
export function connectReplica(databaseUrl: string, primary: Db, options: Options = {}): Db {
  const pool = new Pool(databaseUrl, {
    max: options.connections ?? 12,
    maxLifetimeSeconds: 45 * 60,
    connectionTimeoutMillis: REPLICA_CONNECT_MS,
    ...statementLimit(options),
  })
  pool.on('error', (error) => options.log?.warn({ reason: error.message }, 'connection to a replica lost'))
  const session = new ReplicaSession(pool, primary.$client, options)
  return Object.assign(new NodePgDatabase(DIALECT, session, undefined), { $client: pool })
}

/** A pooler that knows no prepared statements knows no such limit either: there it is one of the role (docs/operations.md). */
const statementLimit = ({ prepare = true }: Options) => (prepare ? { statement_timeout: 15_000 } : {})

const REPLICA_CONNECT_MS = 1_000

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

/** Of a connection, of a write, of a conflict with the recovery, of what the schema does not have yet. */
const PRIMARY_ANSWERS = /^(08|57P|25006|40001|42P01|42703|42883)/

/** Whether the primary would answer what a replica has not. */
const isForPrimary = (error: unknown): boolean => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return !(cause instanceof pg.DatabaseError) || PRIMARY_ANSWERS.test(cause.code ?? '')
}

/** Tries the replica, then the primary: nothing has been changed on the way. */
class ReplicaSession extends PoolSession {
  readonly #primary: PoolSession

  constructor(replica: Pool, primary: Pool, settings: Options) {
    const either = Object.create(replica, {
      query: {
        value: async (...statement: Parameters<Pool['query']>) => {
          try {
            return await replica.query(...statement)
          } catch (error) {
            if (!isForPrimary(error)) throw error
            return await primary.query(...statement)
          }
        },
      },
    })
    super(either, replica, settings)
    this.#primary = new PoolSession(primary, primary, settings)
  }

  override async transaction<Result>(
    work: (tx: NodePgTransaction<NoSchema, NoSchema>) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result> {
    try {
      return await super.transaction(work, config)
    } catch (error) {
      if (!isForPrimary(error)) throw error
      return await this.#primary.transaction(work, config)
    }
  }
}
