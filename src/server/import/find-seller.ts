import { eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Db } from '#server/db/client.ts'
import { users } from '#server/db/schema/accounts.ts'
import { isRowId } from '#server/db/schema/columns.ts'

/** @throws AppError invalid where no account has this id or e-mail address */
export async function findSeller(db: Db, idOrEmail: string): Promise<{ id: string; username: string }> {
  const isSeller = isRowId(idOrEmail) ? eq(users.id, idOrEmail) : eq(users.email, idOrEmail.toLowerCase())
  const [seller] = await db.select({ id: users.id, username: users.name }).from(users).where(isSeller)
  if (!seller) throw new AppError('invalid', `No account has the id or e-mail address “${idOrEmail}”.`)
  return seller
}
