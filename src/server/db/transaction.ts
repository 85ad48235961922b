import { DrizzleQueryError } from 'drizzle-orm'
import pg, { type Pool, type PoolClient } from 'pg'
import { endsConnection } from './connection.ts'

/**
 * Work on one connection, all or nothing. A connection that is lost meanwhile fails the transaction, and it alone: the process
 * goes on, and the connection leaves the pool.
 */
export async function withTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let lost: Error | undefined
  const onError = (error: Error) => {
    lost ??= error
  }
  client.on('error', onError)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    // PostgreSQL answers the COMMIT of a transaction in which a statement failed with a ROLLBACK.
    const { command } = await client.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('A statement of the transaction failed, so nothing is stored')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(onError)
    const cause = error instanceof DrizzleQueryError ? error.cause : error
    if (cause instanceof pg.DatabaseError && endsConnection(cause)) lost ??= cause
    throw lost ?? error
  } finally {
    client.off('error', onError)
    client.release(lost)
  }
}
