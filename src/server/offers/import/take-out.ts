import { and, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#server/db/client.ts'
import { importChanges } from '#server/db/schema/imports.ts'
import { products } from '#server/db/schema/products.ts'
import { BATCH, type WritingJob, writeOffers } from './import-job.ts'
import type { ImportResult } from './import-rows.ts'
import { digest, GONE, IN_STOCK } from './imported-fields.ts'
import { findOfList } from './list-queries.ts'
import { IMPORTED } from './row-matches.ts'

type Gone = WritingJob & { ownerId: string; listId: string } & Pick<ImportResult, 'isInFile'>

/** Takes out of stock what a list has no more. @returns how many, with those that an interrupted run has taken out */
export async function takeOutGone(db: Db, job: Gone): Promise<number> {
  const { id, ownerId, listId, isInFile } = job
  const ofList = await findOfList(db, { kind: 'products', listId })
  const gone = ofList.filter((offer) => offer.createdBy !== id && !isInFile(offer))
  for (let at = 0; at < gone.length; at += BATCH) {
    const ids = gone.slice(at, at + BATCH).map(({ offerId }) => offerId)
    await writeOffers(db, { ownerId, job }, (tx) => takeOut(tx, id, ids))
  }
  return await db.$count(
    importChanges,
    and(eq(importChanges.importId, id), eq(importChanges.action, 'taken-out')),
  )
}

async function takeOut(tx: Transaction, importId: string, ids: readonly string[]): Promise<void> {
  const { imported } = IMPORTED.products
  const said = { [IN_STOCK.name]: digest({ inStock: false }, IN_STOCK) }
  await tx.execute(sql`
    WITH gone AS (
      UPDATE ${products} SET in_stock = false, version = version + 1, updated_at = now()
      WHERE id = ANY (${sql.param([...ids])}::uuid[]) AND in_stock RETURNING id
    ), marked AS (
      UPDATE ${imported} SET said = said || jsonb_build_object(${GONE}::text, '') FROM gone WHERE product_id = gone.id
    )
    INSERT INTO ${importChanges} (import_id, offer_id, action, before, said_after)
    SELECT ${importId}::uuid, id, 'taken-out', '{"inStock": true}', ${JSON.stringify(said)}::jsonb FROM gone`)
}
