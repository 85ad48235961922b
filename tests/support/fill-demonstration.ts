/** Fills the configured data folder with the demonstration, as a product that has run for a minute has it: with its price index. */
import { authSecretOf } from '#server/auth-secret.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { runMissingWeeks } from '#server/prices/price-index/run-index.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { withDatabase } from '../../scripts/with-database.ts'

await withDatabase(async (db, env) => {
  await seedDemo(db, openStorage(env, await authSecretOf(env)))
  await runMissingWeeks(db, { isExample: true })
})
