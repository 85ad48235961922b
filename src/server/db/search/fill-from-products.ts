import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { LOCK_NOT_AVAILABLE } from '#server/db/error-codes.ts'

/** Products in one transaction: about half a second, in which nobody changes them. */
const BATCH = 1_000

/** Less than the second after which PostgreSQL ends one of two that wait for each other: the fill gives way, never a seller. */
const LOCK = { timeoutMs: 500, pauseMs: 100 }

type Filled = 'searchable_products' | 'listed_products'

/**
 * Makes the products known to a table that were there before it, before they are asked for. It can stop anywhere and is taken up again by
 * the next start; instances that start together share the work, and whoever writes goes on.
 */
export async function fillFromProducts(
  client: pg.ClientBase,
  table: Filled,
  { batch = BATCH, afterEach = async () => {} }: { batch?: number; afterEach?: () => Promise<unknown> } = {},
): Promise<void> {
  if (await isFilled(client, table)) return
  await client.query(`SET lock_timeout = ${LOCK.timeoutMs}`)
  try {
    while (!(await fill(client, table, batch))) await afterEach()
    // Lists read the indexes alone, where the rows are known to be there for everybody.
    await client.query(`VACUUM (ANALYZE) ${table}`)
  } finally {
    await client.query('RESET lock_timeout')
  }
}

/** So many changes are added to the counts at a time. */
const FOLDED = 20_000

/** The same of what lists and counts read. */
export const fillListedProducts = (client: pg.ClientBase): Promise<void> =>
  fillFromProducts(client, 'listed_products', {
    afterEach: () => client.query('SELECT fold_product_counts($1)', [FOLDED]),
  })

/** The same of how many homes there are. */
export const countPresentHomes = (client: pg.ClientBase): Promise<unknown> =>
  client.query('SELECT count_present_homes()')

async function isFilled(client: pg.ClientBase, table: Filled): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM table_fills WHERE name = $1 AND done`, [table])
  return rows.length > 0
}

/** @returns whether that was all */
async function fill(client: pg.ClientBase, table: Filled, batch: number): Promise<boolean> {
  try {
    const { rows } = await client.query<{ done: boolean }>(`SELECT fill_${table}($1) AS done`, [batch])
    return rows[0]?.done ?? false
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error
    await sleep(LOCK.pauseMs)
    return false
  }
}
