import type { SelectDb } from './client.ts'

/**
 * A statement that many visitors make: its text is put together once for each database or transaction, and under the name that it
 * is prepared by, PostgreSQL parses it once on each connection and soon stops planning it. For statements whose text and whose best
 * plan are the same whatever is asked for.
 */
export function hotRead<Statement>(prepare: (db: SelectDb) => Statement): (db: SelectDb) => Statement {
  const prepared = new WeakMap<SelectDb, Statement>()
  return (db) => {
    const statement = prepared.get(db) ?? prepare(db)
    prepared.set(db, statement)
    return statement
  }
}
