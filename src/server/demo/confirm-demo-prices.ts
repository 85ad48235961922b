import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { setWay } from '#server/db/price-way.ts'
import { products } from '#server/db/schema/products.ts'
import { confirmedAt } from './demo-calendar.ts'
import { readDemoCatalogue } from './demo-catalogue.ts'
import { demoId } from './demo-ids.ts'

/**
 * At the start of a demonstration, and a job: its sellers have confirmed their prices, each in a rhythm of their own, so that after a year
 * prices are as fresh and as stale as on the first day. What somebody has confirmed since stays as it is.
 */
export async function confirmDemoPrices(db: Db, now = new Date()): Promise<void> {
  const { products: offers } = await readDemoCatalogue()
  const ids = offers.map(({ seller, name }) => demoId('product', seller, name))
  const moments = offers.map((offer) => confirmedAt(offer, now).toISOString())
  await db.transaction(async (tx) => {
    await setWay(tx, 'demo')
    await tx.execute(sql`
      WITH due AS (
        SELECT ${products.id}, moment FROM ${products}
        JOIN unnest(${sql.param(ids)}::uuid[], ${sql.param(moments)}::timestamptz[]) AS confirmed (product_id, moment)
          ON confirmed.product_id = ${products.id}
        WHERE ${products.priceConfirmedAt} < moment ORDER BY ${products.id} FOR NO KEY UPDATE OF ${products}
      )
      UPDATE ${products} SET price_confirmed_at = moment, price_reminders = 0, asleep = false FROM due WHERE ${products.id} = due.id`)
  })
}
