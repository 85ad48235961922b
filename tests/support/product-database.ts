import { test } from '@playwright/test'
import { connect, type Db } from '#server/db/client.ts'
import { findRunningPostgres } from '#server/embedded-postgres/running-postgres.ts'
import { SOLD_IN, VISITED } from './tested-products.ts'

/** One for each worker, for as long as it runs: a journey asks several times. */
const connections = new Map<string, Db>()

/** Does something in the database of the product that this journey visits, which no page can do. */
export async function onDatabase(work: (db: Db) => Promise<unknown>): Promise<void> {
  const { baseURL } = test.info().project.use
  const product = [VISITED, SOLD_IN].find(({ address }) => address === baseURL)
  const url = product && (await findRunningPostgres(product.dataDir))
  if (!url) throw new Error(`No product of the journeys answers at ${baseURL}`)
  const db = connections.get(url) ?? connect(url, { connections: 1 })
  connections.set(url, db)
  await work(db)
}
