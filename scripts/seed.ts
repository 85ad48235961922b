/** Fills the configured database with the demonstration catalogue, if it is empty. */
import { authSecretOf } from '#server/auth-secret.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { openStorage } from '#server/storage/open-storage.ts'
import { sayWhatWasSeeded } from './prepare-database.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (db, env) => {
  const seeded = await seedDemo(db, openStorage(env, await authSecretOf(env)))
  if (seeded) sayWhatWasSeeded(seeded, console.log)
  else console.log('The database is not empty: nothing was changed')
})
