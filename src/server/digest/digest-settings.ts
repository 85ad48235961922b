import { eq, type SQL, sql } from 'drizzle-orm'
import { DIGEST_PARTS, type DigestPartId, type DigestSettings } from '#domain/digest/digest.ts'
import type { Context } from '#server/api/context.ts'
import { idOfSigned, signedId } from '#server/api/signed-id.ts'
import { byConsentWay } from '#server/db/consent-way.ts'
import { users } from '#server/db/schema/accounts.ts'
import { ALL_PARTS, wants } from '#server/mail/digest-part.ts'

/** Which parts the account of a row gets. */
export const enabledParts = Object.fromEntries(
  DIGEST_PARTS.map(({ id }) => [id, wants(id) as SQL<boolean>]),
) as Record<DigestPartId, SQL<boolean>>

type Db = Pick<Context, 'db'>

/** Undefined without such an account. */
export async function findDigestSettings({ db }: Db, userId: string): Promise<DigestSettings | undefined> {
  const [settings] = await db.select(enabledParts).from(users).where(eq(users.id, userId))
  return settings
}

export async function setDigestSettings({ db }: Db, userId: string, settings: DigestSettings): Promise<void> {
  const off = DIGEST_PARTS.filter(({ id }) => !settings[id]).map(({ id }) => id)
  await byConsentWay(db, 'form', (tx) =>
    tx
      .update(users)
      .set({
        digestOff: off.length < DIGEST_PARTS.length ? off.filter((id) => id !== 'prices') : [ALL_PARTS],
        priceRemindersOff: !settings.prices,
      })
      .where(eq(users.id, userId)),
  )
}

/** @param part without one all of them, and those to come */
export async function stopDigest({ db }: Db, userId: string, part?: DigestPartId): Promise<void> {
  await byConsentWay(db, 'link', (tx) =>
    tx
      .update(users)
      .set({
        ...(part !== 'prices' && {
          digestOff: sql`array_append(array_remove(${users.digestOff}, ${part ?? ALL_PARTS}), ${part ?? ALL_PARTS})`,
        }),
        ...((part ?? 'prices') === 'prices' && { priceRemindersOff: true }),
      })
      .where(eq(users.id, userId)),
  )
}

const PURPOSE = 'links that stop the weekly mail'

/** What the links of a weekly mail prove that stop it, or a part of it; they do nothing else. */
export const digestToken = (ctx: Pick<Context, 'auth'>, userId: string): Promise<string> =>
  signedId(ctx, PURPOSE, userId)

/** The account that a token is of, or undefined for any other text. */
export const readerOfToken = (ctx: Pick<Context, 'auth'>, token: string): Promise<string | undefined> =>
  idOfSigned(ctx, PURPOSE, token)
