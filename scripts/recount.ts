/**
 * Counts products anew by category, sub-category, state, type and seller, and homes by state, type and seller, and prints which of the counts that lists show are wrong;
 * with `--mend` they are made right. Ends with 1 where any are wrong and stay so. docs/operations.md has when.
 */
import { parseArgs } from 'node:util'
import { connect } from '#server/db/client.ts'
import { recountProducts } from '#server/products/recount-products.ts'
import { configuration } from './configuration.ts'
import { reachDatabase } from './reach-database.ts'

const { mend } = parseArgs({ options: { mend: { type: 'boolean', default: false } } }).values
const database = await reachDatabase(configuration())
const db = connect(database.url, { connections: 1 })
try {
  const wrong = await recountProducts(db, { mend })
  for (const { key, kept, counted } of wrong) console.log(`${key}\t${kept} instead of ${counted}`)
  console.log(
    wrong.length === 0 ? 'All counts are right.' : `${wrong.length} counts ${mend ? 'were' : 'are'} wrong.`,
  )
  process.exitCode = wrong.length > 0 && !mend ? 1 : 0
} finally {
  await db.$client.end()
  await database.stop()
}
