import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { importChanges } from '#server/db/schema/imports.ts'
import { products } from '#server/db/schema/products.ts'
import type { WritingJob } from './import-job.ts'
import { CONFIRMATION, digest } from './imported-fields.ts'

/**
 * Who sends a price again says that it is still the price: it counts once a day, as everywhere, and is no change of the product
 * (docs/product.md 20.5).
 */
export async function confirmUnchanged(
  db: Pick<Db, 'execute'>,
  ids: readonly string[],
  job: Pick<WritingJob, 'id'> | undefined,
): Promise<void> {
  if (ids.length === 0) return
  const now = new Date()
  const said = { [CONFIRMATION.name]: digest({ priceConfirmedAt: now }, CONFIRMATION) }
  const at = now.toISOString()
  const outdated = sql`
    SELECT id, price_confirmed_at FROM ${products}
    WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND lagos_day(price_confirmed_at) < lagos_day(${at}::timestamptz)
    ORDER BY id FOR UPDATE`
  const confirm = sql`
    UPDATE ${products} SET price_confirmed_at = ${at}::timestamptz FROM outdated WHERE ${products.id} = outdated.id`
  await db.execute(
    job
      ? sql`
        WITH outdated AS (${outdated}), confirmed AS (${confirm})
        INSERT INTO ${importChanges} (import_id, offer_id, action, before, said_after)
        SELECT ${job.id}::uuid, id, 'confirmed', jsonb_build_object('priceConfirmedAt', price_confirmed_at), ${JSON.stringify(said)}::jsonb
        FROM outdated ON CONFLICT DO NOTHING`
      : sql`WITH outdated AS (${outdated}) ${confirm}`,
  )
}
