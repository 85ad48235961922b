import { randomBytes } from 'node:crypto'
import { eq, type SQL } from 'drizzle-orm'
import type { Db } from './client.ts'
import { dailySalts } from './schema/search-demand.ts'

/** What the devices of a day are hashed with, the same for all instances; it is deleted the day after. */
export async function saltOf(db: Db, day: SQL<string>): Promise<string> {
  await db
    .insert(dailySalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await db.select({ salt: dailySalts.salt }).from(dailySalts).where(eq(dailySalts.day, day))
  if (!row) throw new Error('The salt of the day is missing')
  return row.salt
}
