import { eq } from 'drizzle-orm'
import { formatFigure } from '#domain/figures.ts'
import { businessExpiryOf } from '#domain/verification/verification-rules.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { findSeller } from './import/import-queries.ts'
import { getQuota, releaseOffersOf } from './offer-quota.ts'

const COLUMNS = {
  phone: (at: Date, by: string) => ({ phoneConfirmedAt: at, phoneConfirmedBy: by }),
  business: (at: Date, by: string) => ({
    businessCheckedAt: at,
    businessCheckedBy: by,
    businessExpiresAt: businessExpiryOf(at),
  }),
}
type Confirmation = keyof typeof COLUMNS

export const isConfirmation = (text: string | undefined): text is Confirmation =>
  text !== undefined && Object.hasOwn(COLUMNS, text)

/**
 * Writes down that the company has confirmed a seller's phone or checked their business, when and by whom, and lets online what waited
 * for it.
 * @returns what there is to say of it
 * @throws AppError invalid where no account has this id or e-mail address
 */
export async function confirmSeller(
  db: Db,
  { email, confirmation, by }: { email: string; confirmation: Confirmation; by: string },
): Promise<string> {
  const { id, username } = await findSeller(db, email)
  await db.update(users).set(COLUMNS[confirmation](new Date(), by)).where(eq(users.id, id))
  await releaseOffersOf(db, id)
  const { online, waiting, quota } = await getQuota(db, id)
  const most = quota === null ? 'any number' : formatFigure(quota)
  return `${username}: ${confirmation} confirmed. ${formatFigure(online)} offers online of ${most}, ${formatFigure(waiting)} waiting.`
}
