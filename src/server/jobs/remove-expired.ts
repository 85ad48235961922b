import { lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { sessions, verifications } from '#server/db/schema/accounts.ts'
import { confirmationCodes, phoneCodes } from '#server/db/schema/one-time-codes.ts'
import { rateLimits } from '#server/db/schema/rate-limits.ts'

/** Takes away what has lost its meaning by time alone. */
export async function removeExpired(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`))
  await db.delete(confirmationCodes).where(lt(confirmationCodes.expiresAt, sql`now()`))
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, sql`now()`))
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`now()`))
}
