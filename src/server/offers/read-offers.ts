import { lt, sql } from 'drizzle-orm'
import { READER_VERSION } from '#domain/materials/read-offer.ts'
import type { Db, Transaction } from '#server/db/client.ts'
import { products } from '#server/db/schema/products.ts'
import { halvesReadBy } from '#server/products/sale-rows.ts'
import { readingColumns } from './product-columns.ts'

/** Offers in one transaction, some tens of milliseconds in which their sellers wait with a change. */
const BATCH = 500

/**
 * A job. Reads every product that is not read, or that a former version of the reader has read: what was there before, and what the last
 * release has written (docs/decisions/0083, 0147). What its seller has said stays. Nothing else of a product changes, its version neither.
 * It can stop anywhere and begin anew, beside others.
 */
export async function readOffers(
  db: Db,
  signal: AbortSignal,
  { batch = BATCH, readerVersion = READER_VERSION } = {},
): Promise<void> {
  for (let found = batch; found === batch; ) {
    signal.throwIfAborted()
    found = await db.transaction((tx) => readBatch(tx, { limit: batch, readerVersion }))
  }
}

async function readBatch(
  tx: Transaction,
  { limit, readerVersion }: { limit: number; readerVersion: number },
): Promise<number> {
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      unit: products.unit,
      type: products.type,
      description: products.description,
      category: products.category,
      subCategories: products.subCategories,
      readBy: products.readBy,
      packReadBy: products.packReadBy,
      materialReadBy: products.materialReadBy,
      packKind: products.packKind,
      packSize: products.packSize,
      packUnit: products.packUnit,
      materialId: products.materialId,
      parameters: products.parameters,
      brand: products.brand,
    })
    .from(products)
    .where(lt(products.readerVersion, readerVersion))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  if (rows.length === 0) return 0
  const read = rows.map(
    ({
      id,
      readBy,
      packReadBy,
      materialReadBy,
      packKind,
      packSize,
      packUnit,
      materialId,
      parameters,
      brand,
      ...text
    }) => {
      const pack =
        packKind && packSize && packUnit ? { kind: packKind, size: packSize, sizeUnit: packUnit } : null
      const material = materialId === null ? null : { id: materialId, parameters, brand }
      const said = halvesReadBy({ readBy, packReadBy, materialReadBy })
      return {
        id,
        ...readingColumns(text, {
          ...(said.packReadBy === 'seller' && { pack }),
          ...(said.materialReadBy === 'seller' && { material }),
        }),
        readerVersion,
      }
    },
  )
  await tx.execute(sql`
    UPDATE ${products} SET
      pack_kind = read."packKind", pack_size = read."packSize", pack_unit = read."packUnit", material_id = read."materialId",
      parameters = read.parameters, brand = read.brand, specification = read.specification,
      comparable_quantity = read."comparableQuantity", comparable_unit = read."comparableUnit", conversion = read.conversion,
      not_comparable = read."notComparable", reader_version = read."readerVersion"
    FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS read (
      id uuid, "packKind" text, "packSize" float8, "packUnit" text, "materialId" text, parameters jsonb, brand text, specification text,
      "comparableQuantity" float8, "comparableUnit" text, conversion text, "notComparable" text, "readerVersion" smallint
    ) WHERE ${products.id} = read.id`)
  return rows.length
}
