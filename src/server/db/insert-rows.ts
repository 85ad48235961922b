import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './client.ts'

/**
 * Inserts many rows as one value: a statement with a parameter for each of their columns takes Drizzle longer to put together than
 * PostgreSQL to read. What a row leaves out has its default; rows that leave out the same are one statement.
 */
export async function insertRows<Table extends PgTable>(
  tx: Pick<Transaction, 'execute'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: column.keyAsName ? toSnakeCase(key) : column.name,
    type: column.getSQLType(),
  }))
  const saidIn = (row: Record<string, unknown>) => columns.filter(({ key }) => row[key] !== undefined)
  const alike = Map.groupBy(rows, (row) =>
    saidIn(row)
      .map(({ key }) => key)
      .join(),
  )
  for (const some of alike.values()) {
    const said = saidIn(some[0] ?? {})
    const names = sql.join(
      said.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )
    const typed = sql.join(
      said.map(({ name, type }) => sql`${sql.identifier(name)} ${sql.raw(type)}`),
      sql`, `,
    )
    const values = some.map((row: Record<string, unknown>) =>
      Object.fromEntries(said.map(({ key, name }) => [name, row[key]])),
    )
    await tx.execute(
      sql`INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS row (${typed})`,
    )
  }
}
