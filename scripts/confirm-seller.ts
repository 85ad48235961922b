/** Writes down that the company has confirmed a seller's phone or checked their business: docs/operations.md. */
import { userInfo } from 'node:os'
import { AppError } from '#domain/errors.ts'
import { connect } from '#server/db/client.ts'
import { migrateDatabase } from '#server/db/migrate.ts'
import { confirmSeller, isConfirmation } from '#server/offers/confirm-seller.ts'
import { configuration } from './configuration.ts'
import { migrationsFolder } from './prepare-database.ts'
import { reachDatabase } from './reach-database.ts'

const USAGE = 'npm run confirm-seller -- E-MAIL phone|business [WHO CONFIRMED IT]'

const [email, confirmation, by = userInfo().username, ...rest] = process.argv.slice(2)
try {
  if (email === undefined || !isConfirmation(confirmation) || rest.length > 0)
    throw new AppError('invalid', `How to call it: ${USAGE}`)
  const database = await reachDatabase(configuration())
  const db = connect(database.url, { connections: 1 })
  try {
    if (database.isOurs) await migrateDatabase(database.url, migrationsFolder)
    console.log(await confirmSeller(db, { email, confirmation, by }))
  } finally {
    await db.$client.end()
    await database.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof AppError && error.code === 'invalid' ? 2 : 1
}
