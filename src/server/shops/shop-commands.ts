import { and, eq } from 'drizzle-orm'
import { canEditUser } from '#domain/accounts/account-rules.ts'
import type { Actor } from '#domain/actor.ts'
import { AppError } from '#domain/errors.ts'
import { findLocalGovernment } from '#domain/places/local-government.ts'
import { SLUGS_A_SHOP } from '#domain/shops/shop-address.ts'
import type { Area, Shop, ShopInput } from '#domain/shops/shop-schema.ts'
import type { ActorContext } from '#server/api/context.ts'
import { assertConfirmed } from '#server/api/identity.ts'
import type { RateLimit } from '#server/api/rate-limits.ts'
import type { Transaction } from '#server/db/client.ts'
import { lockUsers } from '#server/db/lock-users.ts'
import { users } from '#server/db/schema/accounts.ts'
import { images } from '#server/db/schema/images.ts'
import { shopSlugs, shops } from '#server/db/schema/shops.ts'
import { findOwnImages } from '#server/images/image-commands.ts'
import { findShop } from './shop-queries.ts'

/** Nobody finds out by trying which short addresses are taken. */
const SAVED: RateLimit = { name: 'shop-save', tries: 60, seconds: 3600 }

/**
 * Makes the own shop what the input says.
 * @throws AppError unauthenticated, unconfirmed, forbidden, invalid, conflict, not-found, too-many
 */
export async function saveShop(ctx: ActorContext, userId: string, input: ShopInput): Promise<Shop> {
  const { actor, db, limits } = ctx
  if (!canEditUser(actor, userId)) throw new AppError('forbidden', 'This is not your shop')
  await limits.consume(SAVED, userId)
  const areas = knownAreas(input.areas)
  await db.transaction(async (tx) => {
    // Two saves of one shop take turns, and neither outlives the account.
    const [owner] = await lockUsers(tx, eq(users.id, userId))
    if (!owner) throw new AppError('unauthenticated', 'Please sign in')
    const coverId = await coverOf(tx, userId, input.cover)
    const slug = await claimSlug(tx, actor, input.slug)
    const row = {
      hours: input.hours,
      areas,
      coverId,
      ...(slug !== undefined && { slug }),
      updatedAt: new Date(),
    }
    await tx
      .insert(shops)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: shops.userId, set: row })
  })
  return findShop(ctx, userId)
}

/** The one that is there may stay, whoever uploaded it. @throws AppError invalid where another is not theirs */
async function coverOf(tx: Transaction, userId: string, url: string | null): Promise<string | null> {
  if (url === null) return null
  const [shown] = await tx
    .select({ id: images.id })
    .from(shops)
    .innerJoin(images, eq(images.id, shops.coverId))
    .where(and(eq(shops.userId, userId), eq(images.url, url)))
  const [own = null] = shown ? [shown.id] : await findOwnImages(tx, userId, 'cover', [url])
  return own
}

/** As the state calls them, each once; all of a state makes its parts needless. @throws AppError invalid */
function knownAreas(areas: Area[]): Area[] {
  const known = areas.map(({ state, lga }, index): Area => {
    if (lga === null) return { state, lga }
    const name = findLocalGovernment(state, lga)
    if (name) return { state, lga: name }
    const message = `${state} has no such local government`
    throw new AppError('invalid', message, [{ path: `areas.${index}.lga`, message }])
  })
  const whole = new Set(known.flatMap(({ state, lga }) => (lga === null ? [state] : [])))
  const parts = known.filter(({ state, lga }) => lga === null || !whole.has(state))
  return [...new Map(parts.map((area) => [`${area.state}/${area.lga}`, area])).values()]
}

/**
 * A new address of the shop, which is its own for ever, and so takes a mailbox of its own; undefined where it keeps the one that it has.
 * @throws AppError unconfirmed, conflict, invalid
 */
async function claimSlug(tx: Transaction, actor: Actor, slug: string | null): Promise<string | undefined> {
  const userId = actor.id
  const refused = (code: 'conflict' | 'invalid', message: string) =>
    new AppError(code, message, [{ path: 'slug', message }])
  const [shop] = await tx.select({ slug: shops.slug }).from(shops).where(eq(shops.userId, userId))
  if (slug === null || shop?.slug === slug) return undefined
  assertConfirmed(actor)
  if ((await tx.$count(shopSlugs, eq(shopSlugs.userId, userId))) >= SLUGS_A_SHOP)
    throw refused('invalid', `You have used all ${SLUGS_A_SHOP} short addresses that a shop can have`)
  const [claimed] = await tx.insert(shopSlugs).values({ slug, userId }).onConflictDoNothing().returning()
  if (claimed) return slug
  const [taken] = await tx.select().from(shopSlugs).where(eq(shopSlugs.slug, slug))
  throw taken?.userId === userId
    ? refused(
        'invalid',
        'This was your address before. It still leads to your shop, but cannot be chosen again',
      )
    : refused('conflict', 'This short address is taken')
}
