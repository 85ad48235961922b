import { lt, sql } from 'drizzle-orm'
import { ENQUIRY_RETENTION_YEARS, type EnquiryInput } from '#domain/company/enquiry-input.ts'
import type { Context } from '#server/api/context.ts'
import type { Db } from '#server/db/client.ts'
import { enquiries } from '#server/db/schema/company.ts'
import { enquiryReceived } from '#server/mail/messages.ts'

/**
 * Stores an enquiry, which admins read, and queues its mail to the company, or else to its first admin, in one transaction.
 * @param asker the client's address
 * @param key of the call: sent again under the same one it is the same enquiry
 */
export async function storeEnquiry(
  { db, queue, settings }: Context,
  enquiry: Omit<EnquiryInput, 'homepage' | 'seconds'>,
  asker: string,
  key: string | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(enquiries)
      .values({ ...enquiry, ...(key && { id: key }) })
      .onConflictDoNothing()
      .returning({ id: enquiries.id })
    if (!stored) return
    const to = settings.company.email ?? settings.adminEmails[0]
    if (to) await queue.send('mail', enquiryReceived({ to, ...enquiry }), { tx, asker })
  })
}

export async function removeOldEnquiries(db: Db): Promise<void> {
  const tooOld = sql`now() - make_interval(years => ${ENQUIRY_RETENTION_YEARS})`
  await db.delete(enquiries).where(lt(enquiries.createdAt, tooOld))
}
