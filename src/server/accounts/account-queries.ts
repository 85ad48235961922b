import { eq } from 'drizzle-orm'
import type { PublicUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '#server/api/context.ts'
import { NO_SUCH_USER } from '#server/api/no-such-user.ts'
import { users } from '#server/db/schema/accounts.ts'
import { publicUser, publicUserColumns } from '#server/db/seller.ts'

/** @throws AppError not-found */
export async function getPublicUser({ db }: Context, id: string): Promise<PublicUser> {
  const [row] = await db.select(publicUserColumns).from(users).where(eq(users.id, id))
  if (!row) throw new AppError('not-found', NO_SUCH_USER)
  return publicUser(row)
}
