import { and, eq, lt } from 'drizzle-orm'
import { businessExpiryOf } from '#domain/verification/verification-rules.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { verifiedAt } from './demo-calendar.ts'
import { readDemoCatalogue } from './demo-catalogue.ts'
import { demoId } from './demo-ids.ts'

/** Who has checked the demonstration's sellers. */
export const DEMO_CHECKER = 'the demonstration'

/**
 * At the start of a demonstration, and a job: its verified sellers are checked again now and then, so that no check runs out. What
 * somebody else has confirmed or taken away stays as it is.
 */
export async function keepDemoVerified(db: Db, now = new Date()): Promise<void> {
  const { sellers } = await readDemoCatalogue()
  for (const { handle, verifiedBy } of sellers) {
    if (!verifiedBy) continue
    const { phone, business } = verifiedAt(handle, now)
    await db
      .update(users)
      .set({
        phoneConfirmedAt: phone,
        businessCheckedAt: business,
        businessExpiresAt: businessExpiryOf(business),
      })
      .where(
        and(
          eq(users.id, demoId('user', handle)),
          eq(users.phoneConfirmedBy, DEMO_CHECKER),
          eq(users.businessCheckedBy, DEMO_CHECKER),
          lt(users.businessCheckedAt, business),
        ),
      )
  }
}
