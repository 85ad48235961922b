/** Takes the second factor of an admin away who has lost the phone: `npm run reset-second-factor -- E-MAIL`. */
import { resetSecondFactor } from '#server/accounts/second-factor-reset.ts'
import { createRateLimits } from '#server/api/rate-limits.ts'
import { withDatabase } from './with-database.ts'

const [email, ...more] = process.argv.slice(2)
if (email === undefined || more.length > 0) {
  console.error('Say whose: npm run reset-second-factor -- E-MAIL')
  process.exitCode = 1
} else
  await withDatabase(async (db) => {
    await resetSecondFactor(db, createRateLimits(db, 1), email.trim().toLowerCase())
    console.log(`The second factor of ${email} is gone. They set up another one when they next open /admin.`)
  })
