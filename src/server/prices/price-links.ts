import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { PRICE_LINK_DAYS } from '#domain/prices/price-sheet-schema.ts'
import type { Db } from '#server/db/client.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { priceLinks } from '#server/db/schema/price-links.ts'

/** Whose prices somebody sees and sets: all their own, or those that a mail's link is for. */
export type Sheet = {
  sellerId: string
  /** Those of the link, and until when it opens them. */
  link: { productIds: string[]; openUntil: Date } | undefined
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Tells the password of now from the next one and reveals neither. Of the account that is joined. */
const passwordMark = sql<string>`encode(sha256(convert_to(coalesce(${accounts.password}, ''), 'UTF8')), 'base64')`

const credentialOfUser = and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential'))

/** What was opened within that time is being used, and lasts as long again. */
const IN_USE = sql`interval '1 hour'`
/** An opening is noted once in so long. */
const NOTED_EVERY = sql`interval '5 minutes'`

/**
 * Ends the seller's former links: at once, or in an hour where somebody is at their prices just now.
 * @returns the token of a link to just these prices, for so long as address and password stay what they are, 7 days at most
 */
export async function createPriceLink(
  db: Pick<Db, 'select' | 'insert' | 'update'>,
  { userId, productIds }: { userId: string; productIds: string[] },
  now: Date,
): Promise<string> {
  const [seller] = await db
    .select({ email: users.email, passwordMark })
    .from(users)
    .leftJoin(accounts, credentialOfUser)
    .where(eq(users.id, userId))
  if (!seller) throw new Error('There is no such seller')
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + PRICE_LINK_DAYS * 24 * 3_600_000)
  await db
    .update(priceLinks)
    .set({
      expiresAt: sql`CASE WHEN ${priceLinks.usedAt} > now() - ${IN_USE} THEN least(${priceLinks.expiresAt}, now() + ${IN_USE}) ELSE now() END`,
    })
    .where(and(eq(priceLinks.userId, userId), gt(priceLinks.expiresAt, sql`now()`)))
  await db.insert(priceLinks).values({ tokenHash: hashOf(token), userId, ...seller, productIds, expiresAt })
  return token
}

const findLink = hotRead((db) =>
  db
    .select({
      userId: users.id,
      productIds: priceLinks.productIds,
      expiresAt: priceLinks.expiresAt,
      isNoted: sql<boolean>`coalesce(${priceLinks.usedAt} > now() - ${NOTED_EVERY}, false)`,
    })
    .from(priceLinks)
    .innerJoin(users, eq(users.id, priceLinks.userId))
    .leftJoin(accounts, credentialOfUser)
    .where(
      and(
        eq(priceLinks.tokenHash, sql.placeholder('tokenHash')),
        gt(priceLinks.expiresAt, sql`now()`),
        eq(priceLinks.email, users.email),
        eq(users.emailVerified, true),
        isNull(users.suspendedReason),
        eq(priceLinks.passwordMark, passwordMark),
      ),
    )
    .prepare('price_link'),
)

/** What a link opens; undefined where it is too old, was never sent, or its seller has another address or password by now. */
export async function findPriceLink(
  db: Pick<Db, 'select' | 'update'>,
  token: string,
): Promise<Sheet | undefined> {
  const tokenHash = hashOf(token)
  const [link] = await findLink(db).execute({ tokenHash })
  if (link && !link.isNoted)
    await db.update(priceLinks).set({ usedAt: sql`now()` }).where(eq(priceLinks.tokenHash, tokenHash))
  return link && { sellerId: link.userId, link: { productIds: link.productIds, openUntil: link.expiresAt } }
}

export async function removeOldPriceLinks(db: Db): Promise<void> {
  await db.delete(priceLinks).where(lt(priceLinks.expiresAt, sql`now()`))
}
