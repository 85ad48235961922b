import { and, eq, exists, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import type { OwnUser, PublicUser } from '#domain/accounts/account-schema.ts'
import { AppError } from '#domain/errors.ts'
import { isAdmin } from '#domain/moderation/moderation-rules.ts'
import type { Context, Reader } from '#server/api/context.ts'
import { NO_SUCH_USER } from '#server/api/router.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { products } from '#server/db/schema/products.ts'
import { publicUser, publicUserColumns } from '#server/db/seller.ts'

const findUser = hotRead((db) =>
  db
    .select({ ...publicUserColumns, email: users.email })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('id')), not(users.hidden)))
    .prepare('user'),
)

/** What everybody may see; to somebody signed in also the address to write to. @throws AppError not-found */
export async function getUser(
  { db }: Context,
  id: string,
  { withEmail }: { withEmail: boolean },
): Promise<PublicUser> {
  const [row] = await findUser(db).execute({ id })
  if (!row) throw new AppError('not-found', NO_SUCH_USER)
  return { ...publicUser(row), ...(withEmail && { email: row.email }) }
}

/** With the version that `If-Match` is compared by. @throws AppError not-found */
export async function getOwnUser(
  { db, settings }: Pick<Context, 'settings'> & Reader,
  id: string,
): Promise<{ user: OwnUser; version: number }> {
  const [row] = await db
    .select({
      ...publicUserColumns,
      version: users.version,
      emailVerified: users.emailVerified,
      email: users.email,
      pendingEmail: users.pendingEmail,
      hasPassword: exists(
        db
          .select({ id: accounts.id })
          .from(accounts)
          .where(
            and(
              eq(accounts.userId, users.id),
              eq(accounts.providerId, 'credential'),
              isNotNull(accounts.password),
            ),
          ),
      ).mapWith(Boolean),
      sells: sql<boolean>`${or(
        ne(users.bio, ''),
        ne(users.storeAddress, ''),
        isNotNull(users.phoneConfirmedAt),
        exists(db.select({ id: products.id }).from(products).where(eq(products.ownerId, users.id))),
        exists(db.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, users.id))),
      )}`,
    })
    .from(users)
    .where(eq(users.id, id))
  if (!row) throw new AppError('not-found', NO_SUCH_USER)
  const { email, emailVerified, pendingEmail, hasPassword, sells, version } = row
  const admin = isAdmin(row, settings.adminEmails)
  return {
    user: { ...publicUser(row), email, emailVerified, pendingEmail, hasPassword, sells, admin },
    version,
  }
}
