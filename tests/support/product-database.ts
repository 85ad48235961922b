import { connect, type Db } from '#server/db/client.ts'
import { findRunningPostgres } from '#server/embedded-postgres/running-postgres.ts'
import { SOLD_IN, VISITED } from './tested-products.ts'

/** Does something in the database of the product that answers there, which no page can do. @param address its own, such as `baseURL` */
export async function onDatabaseOf(address: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const product = [VISITED, SOLD_IN].find((each) => each.address === address)
  const url = product && (await findRunningPostgres(product.dataDir))
  if (!url) throw new Error(`No product of the journeys answers at ${address}`)
  const db = connect(url, { connections: 1 })
  try {
    await work(db)
  } finally {
    await db.$client.end()
  }
}
