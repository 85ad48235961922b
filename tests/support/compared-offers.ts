import type { Db } from '#server/db/client.ts'
import { createProduct, createSeller, type ProductOverrides } from './factories.ts'

/** A bag of cement as it is compared: by the kilogram. */
export const CEMENT = {
  name: 'Dangote cement, 50 kg bag',
  unit: 'bags',
  materialId: 'cement',
  specification: 'cement',
  comparableQuantity: 50,
  comparableUnit: 'kg',
  conversion: 'exact',
  readerVersion: 1,
} satisfies ProductOverrides

/** Cement, each offer of another seller. */
export async function offerCement(db: Db, ...several: ProductOverrides[]) {
  const offered: Awaited<ReturnType<typeof createProduct>>[] = []
  for (const each of several)
    offered.push(
      await createProduct(db, { ...CEMENT, ownerId: each.ownerId ?? (await createSeller(db)).id, ...each }),
    )
  return offered
}
