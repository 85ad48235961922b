import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Products in one transaction: about half a second, in which nobody changes them. */
const BATCH = 1_000

/** Less than the second after which PostgreSQL ends one of two that wait for each other: the fill gives way, never a seller. */
const LOCK = { timeoutMs: 500, pauseMs: 100 }

const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Makes the products searchable that were there before `searchable_products`, before they are asked for. It can stop anywhere and is
 * taken up again by the next start; instances that start together share the work, and those of the release before go on writing.
 */
export async function fillSearchableProducts(client: pg.ClientBase, batch = BATCH): Promise<void> {
  if (await isFilled(client)) return
  await client.query(`SET lock_timeout = ${LOCK.timeoutMs}`)
  try {
    while (!(await fill(client, batch)));
    await client.query('ANALYZE searchable_products')
  } finally {
    await client.query('RESET lock_timeout')
  }
}

async function isFilled(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM table_fills WHERE name = 'searchable_products' AND done`)
  return rows.length > 0
}

/** @returns whether that was all */
async function fill(client: pg.ClientBase, batch: number): Promise<boolean> {
  try {
    const { rows } = await client.query<{ done: boolean }>('SELECT fill_searchable_products($1) AS done', [
      batch,
    ])
    return rows[0]?.done ?? false
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error
    await sleep(LOCK.pauseMs)
    return false
  }
}
