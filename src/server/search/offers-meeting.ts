import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#server/api/context.ts'
import { askOfEach } from './ask-of-each.ts'

/** What several searches ask of the offers that any of them is asked for. */
export type Condition = { ids: Set<string>; where: SQL; columns: SQL }

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
  const answers = askOfEach(
    all,
    ([, { where, columns, ids }], n) =>
      sql`SELECT ${n}::int AS n, ${id} AS id, ${columns} FROM ${table} WHERE ${id} = ANY (${sql.param([...ids])}::uuid[]) AND ${where}`,
    async (questions, some) => {
      const ids = new Set(some.flatMap(([, condition]) => [...condition.ids]))
      const answer = await db.transaction(async (tx) => {
        await tx.execute(sql`SELECT set_config('jit', 'off', true)`)
        return tx.execute(
          sql`WITH ${table} AS MATERIALIZED (${offers(sql`ANY (${sql.param([...ids])}::uuid[])`)}) ${questions}`,
        )
      })
      return answer.rows as (Columns & { n: number; id: string })[]
    },
  )
  for await (const rows of answers) for (const row of rows) found.get(all[row.n]?.[0] ?? '')?.set(row.id, row)
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
