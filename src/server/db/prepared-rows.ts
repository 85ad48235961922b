import { Column, is, type Query, SQL } from 'drizzle-orm'
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type { SelectDb } from './client.ts'

/** A select that can be prepared so. */
export type PreparedSelect<Row> = PromiseLike<Row[]> & {
  // Of a left join, which makes a table nullable, Drizzle gathers missing fields into one null.
  _: { selectedFields: object; nullabilityMap: Record<string, 'not-null'> }
  toSQL(): Query
}

/** What reads one value of a row, or those that stand in it under one name, out of all values of the row. */
type Read = (values: readonly unknown[]) => unknown

/**
 * A prepared select of many columns. Drizzle finds out for each value of each row what it is of and where it goes; here it is found out
 * once (docs/decisions/0283).
 * @param query whose expressions are wanted as the driver gives them (no `mapWith`)
 */
export function prepareRows<Row>(db: SelectDb, name: string, query: PreparedSelect<Row>) {
  const rowOf = readerOf(query._.selectedFields)
  return db._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(
    query.toSQL(),
    undefined,
    name,
    true,
    (rows) => rows.map(rowOf) as Row[],
  )
}

function readerOf(selection: object, next = { index: 0 }): Read {
  const fields = Object.entries(selection).map(([name, selected]) => ({ name, read: readOf(selected, next) }))
  // Copied with room for all names: to grow by each takes longer.
  const empty: Record<string, unknown> = Object.fromEntries(fields.map(({ name }) => [name, null]))
  return (values) => {
    const row = { ...empty }
    for (const { name, read } of fields) row[name] = read(values)
    return row
  }
}

/** The values stand in the order of the selection. */
function readOf(selected: object, next: { index: number }): Read {
  const isColumn = is(selected, Column)
  if (!isColumn && !is(selected, SQL)) return readerOf(selected, next)
  const index = next.index++
  if (!isColumn) return (values) => values[index]
  return (values) => (values[index] === null ? null : selected.mapFromDriverValue(values[index]))
}
