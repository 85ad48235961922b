import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { newsletterLinks } from '#server/db/schema/company.ts'

/** What is kept of a link's token: who reads the database can follow none. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** @returns the token of a new link */
export async function createNewsletterLink(db: Db, subscriberId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await db.insert(newsletterLinks).values({ tokenHash: hashOf(token), subscriberId })
  return token
}
