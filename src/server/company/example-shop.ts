import { and, count, desc, eq, not } from 'drizzle-orm'
import type { Reader } from '#server/api/context.ts'
import { users } from '#server/db/schema/accounts.ts'
import { products } from '#server/db/schema/products.ts'

/** Among so many of the newest products the shop is looked for. */
const LOOKED_AT = 1_000

/** The shop that offers most of what was put up last, to be shown to whoever thinks of selling; none in an empty market. */
export async function findExampleShop({ db }: Reader): Promise<string | undefined> {
  const newest = db
    .select({ ownerId: products.ownerId })
    .from(products)
    .where(not(products.hidden))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(LOOKED_AT)
    .as('newest')
  const [shop] = await db
    .select({ id: users.id })
    .from(newest)
    .innerJoin(users, and(eq(users.id, newest.ownerId), not(users.hidden)))
    .groupBy(users.id)
    .orderBy(desc(count()), desc(users.ratingTotal), users.id)
    .limit(1)
  return shop?.id
}
