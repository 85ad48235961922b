import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { OFFER_LINK_DAYS } from '#domain/offers/offer-rules.ts'
import type { Db, SelectDb } from '#server/db/client.ts'
import { hotRead } from '#server/db/hot-read.ts'
import { accounts, users } from '#server/db/schema/accounts.ts'
import { type OfferLinkKind, offerLinks } from '#server/db/schema/offer-links.ts'

/** Whose offers somebody sees and changes: all their own, or those that a mail's link is for. */
export type Sheet = {
  sellerId: string
  /** Those of the link, and until when it opens them. */
  link: { offerIds: string[]; openUntil: Date } | undefined
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
 * Ends the seller's former links: at once, or in an hour where somebody is at their offers just now.
 * @returns the token of a link to just these offers, for so long as address and password stay what they are, 7 days at most
 */
export async function createOfferLink(
  db: Pick<Db, 'select' | 'insert' | 'update'>,
  { userId, kind, offerIds }: { userId: string; kind: OfferLinkKind; offerIds: string[] },
  now: Date,
): Promise<string> {
  const [seller] = await db
    .select({ email: users.email, passwordMark })
    .from(users)
    .leftJoin(accounts, credentialOfUser)
    .where(eq(users.id, userId))
  if (!seller) throw new Error('There is no such seller')
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(now.getTime() + OFFER_LINK_DAYS * 24 * 3_600_000)
  await db
    .update(offerLinks)
    .set({
      expiresAt: sql`CASE WHEN ${offerLinks.usedAt} > now() - ${IN_USE} THEN least(${offerLinks.expiresAt}, now() + ${IN_USE}) ELSE now() END`,
    })
    .where(
      and(eq(offerLinks.userId, userId), eq(offerLinks.kind, kind), gt(offerLinks.expiresAt, sql`now()`)),
    )
  await db
    .insert(offerLinks)
    .values({ tokenHash: hashOf(token), userId, ...seller, kind, offerIds, expiresAt })
  return token
}

const findLink = hotRead((db) =>
  db
    .select({
      userId: users.id,
      offerIds: offerLinks.offerIds,
      expiresAt: offerLinks.expiresAt,
      isNoted: sql<boolean>`coalesce(${offerLinks.usedAt} > now() - ${NOTED_EVERY}, false)`,
    })
    .from(offerLinks)
    .innerJoin(users, eq(users.id, offerLinks.userId))
    .leftJoin(accounts, credentialOfUser)
    .where(
      and(
        eq(offerLinks.tokenHash, sql.placeholder('tokenHash')),
        eq(offerLinks.kind, sql.placeholder('kind')),
        gt(offerLinks.expiresAt, sql`now()`),
        eq(offerLinks.email, users.email),
        eq(users.emailVerified, true),
        isNull(users.suspendedReason),
        eq(offerLinks.passwordMark, passwordMark),
      ),
    )
    .prepare('offer_link'),
)

/** What a link opens; undefined where it is too old, was never sent, or its seller has another address or password by now. */
export async function findOfferLink(
  db: SelectDb & Pick<Db, 'update'>,
  kind: OfferLinkKind,
  token: string,
): Promise<Sheet | undefined> {
  const tokenHash = hashOf(token)
  const [link] = await findLink(db).execute({ tokenHash, kind })
  if (link && !link.isNoted)
    await db.update(offerLinks).set({ usedAt: sql`now()` }).where(eq(offerLinks.tokenHash, tokenHash))
  return link && { sellerId: link.userId, link: { offerIds: link.offerIds, openUntil: link.expiresAt } }
}

export async function removeOldOfferLinks(db: Db): Promise<void> {
  await db.delete(offerLinks).where(lt(offerLinks.expiresAt, sql`now()`))
}
