import { sql } from 'drizzle-orm'
import type { PriceWay } from '#domain/prices/price-event.ts'
import type { Transaction } from './client.ts'

/** Says how the products change that the rest of this transaction writes: their price events record it. Without it they say 'system'. */
export async function setWay(tx: Pick<Transaction, 'execute'>, way: PriceWay): Promise<void> {
  await tx.execute(sql`SELECT set_config('adlm.way', ${way}, true)`)
}
