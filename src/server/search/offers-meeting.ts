import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'

/** What several searches ask of the offers that any of them is asked for. */
export type Condition = { ids: Set<string>; where: SQL; columns: SQL }

/** Conditions in one statement: each is a part of it. */
const IN_ONE = 100

/**
 * Which of its offers meet each condition: their `columns`, by their ids. For many searches that share what they ask for: each condition
 * is asked once, and what several of them make together is found here.
 * @param offers the name of a table and what of it is read, of offers with some ids
 * @param id the column of the table
 */
export async function offersMeeting<Columns extends object>(
  { db }: Pick<Context, 'db'>,
  { table, id, offers }: { table: SQL; id: SQL; offers: (ids: SQL) => SQL },
  conditions: ReadonlyMap<string, Condition>,
): Promise<Map<string, Map<string, Columns>>> {
  const all = [...conditions]
  const found = new Map<string, Map<string, Columns>>(all.map(([key]) => [key, new Map()]))
  for (let from = 0; from < all.length; from += IN_ONE) {
    const some = all.slice(from, from + IN_ONE)
    const ids = new Set(some.flatMap(([, condition]) => [...condition.ids]))
    const parts = some.map(
      ([, { where, columns, ids: asked }], n) =>
        sql`SELECT ${n}::int AS n, ${id} AS id, ${columns} FROM ${table} WHERE ${id} = ANY (${sql.param([...asked])}::uuid[]) AND ${where}`,
    )
    const { rows } = await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('jit', 'off', true)`)
      return tx.execute(sql`
        WITH ${table} AS MATERIALIZED (${offers(sql`ANY (${sql.param([...ids])}::uuid[])`)}) ${sql.join(parts, sql` UNION ALL `)}`)
    })
    for (const row of rows as (Columns & { n: number; id: string })[])
      found.get(some[row.n]?.[0] ?? '')?.set(row.id, row)
  }
  return found
}

/** Adds the offers of a search to those that a condition is asked about. */
export function askAlso(
  conditions: Map<string, Condition>,
  key: string,
  ids: readonly string[],
  condition: () => Omit<Condition, 'ids'>,
): void {
  const known = conditions.get(key)
  if (known) for (const id of ids) known.ids.add(id)
  else conditions.set(key, { ids: new Set(ids), ...condition() })
}
