import { setTimeout as sleep } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import postgres from 'postgres'

/** By then postgres.js knows that the connection is closed, after an error that closes it. */
const KNOWN_AFTER_MS = 1_000

type Lost = { error?: unknown }

/**
 * Ends transactions with their connection. By itself postgres.js sends what is left of one, be it the ROLLBACK, to nobody, which
 * takes the whole process down (porsager/postgres#1208), or to the connection's successor, where it is outside any transaction.
 */
export function endWithConnection(client: postgres.Sql): postgres.Sql {
  const begin = client.begin.bind(client)
  const guarded = <Result>(work: (tx: postgres.TransactionSql) => Result | Promise<Result>) => {
    const lost: Lost = {}
    const result = begin((tx) => untilLost(() => work(guard(tx, lost)), lost))
    // It is rejected as soon as the connection is closed, whatever the work is at.
    result.catch((error) => {
      lost.error = error
    })
    return result
  }
  return Object.assign(client, { begin: guarded })
}

/** A transaction that is asked for nothing once its connection is lost, and its parts. */
function guard(tx: postgres.TransactionSql, lost: Lost): postgres.TransactionSql {
  const { savepoint } = tx
  const unsafe = tx.unsafe.bind(tx)
  return Object.assign(tx, {
    unsafe: (...query: Parameters<typeof unsafe>) => {
      if ('error' in lost) throw lost.error
      return unsafe(...query)
    },
    savepoint: <Result>(work: (part: postgres.TransactionSql) => Result | Promise<Result>) =>
      savepoint((part) => untilLost(() => work(guard(part, lost)), lost)),
  })
}

/** What the work comes to; never anything where the connection is lost, so that nothing more is sent: the transaction has failed by then. */
async function untilLost<Result>(work: () => Result | Promise<Result>, lost: Lost): Promise<Result> {
  try {
    const result = await work()
    return 'error' in lost ? await never() : result
  } catch (error) {
    if (!('error' in lost) && closesConnection(error)) await sleep(KNOWN_AFTER_MS, undefined, { ref: false })
    if ('error' in lost) return never()
    throw error
  }
}

const never = () => new Promise<never>(() => undefined)

function closesConnection(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (cause instanceof postgres.PostgresError) return /^(FATAL|PANIC)$/.test(cause.severity)
  return (
    cause instanceof Error &&
    'code' in cause &&
    /^(CONNECTION_|ECONN|EPIPE|ETIMEDOUT)/.test(String(cause.code))
  )
}
