import { sql } from 'drizzle-orm'
import type { ConsentWay } from '#domain/accounts/consents.ts'
import type { Db, Transaction } from './client.ts'

/** Says how the rest of this transaction gives and withdraws consents: their record has it. Without it they say 'system'. */
export async function setConsentWay(tx: Pick<Transaction, 'execute'>, way: ConsentWay): Promise<void> {
  await tx.execute(sql`SELECT set_config('adlm.consent_way', ${way}, true)`)
}

/** A transaction whose consents are given and withdrawn by this road. */
export const byConsentWay = <Result>(
  db: Pick<Db, 'transaction'>,
  way: ConsentWay,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await setConsentWay(tx, way)
    return change(tx)
  })
