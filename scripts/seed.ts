/** Fills the configured database with the demonstration catalogue, if it is empty. */
import { seedDemo } from '#server/demo/seed-demo.ts'
import { sayWhatWasSeeded } from './prepare-database.ts'
import { withDatabase } from './with-database.ts'

await withDatabase(async (db) => {
  const seeded = await seedDemo(db)
  if (seeded) sayWhatWasSeeded(seeded, console.log)
  else console.log('The database is not empty: nothing was changed')
})
