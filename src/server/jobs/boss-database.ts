import type { Db as BossDatabase } from 'pg-boss'
import type postgres from 'postgres'

/** Several statements in a transaction of their own. */
const TRANSACTION = /^\s*BEGIN;([\s\S]*?)COMMIT;?\s*$/

/** pg-boss on our own connections: no second pool, the same limits. It speaks as to node-postgres, which is translated. */
export function bossDatabase(client: postgres.Sql): BossDatabase {
  return {
    executeSql: async (text, values = []) => {
      const [, statements] = TRANSACTION.exec(text) ?? []
      if (statements === undefined) return { rows: await client.unsafe(text, values.map(parameter)) }
      // On one connection, which is rolled back when a statement fails.
      const results = await client.begin((connection) => connection.unsafe(statements))
      return { rows: results.flat() }
    },
  }
}

/** The text that PostgreSQL reads: Drizzle has taken the serializers of JSON away, and those of arrays are never asked for. */
function parameter(value: unknown): postgres.ParameterOrJSON<never> {
  if (value === undefined || value === null) return null
  if (Array.isArray(value)) return `{${value.map((each) => JSON.stringify(String(each))).join(',')}}`
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
