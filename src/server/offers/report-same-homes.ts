import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { reports } from '#server/db/schema/moderation.ts'

/** How the report begins, by which it is known again. */
const BEGINNING = 'The same homes from another seller'

/**
 * Tells the admins of sellers whose new homes somebody else offers already: the same title, address, price and number of bedrooms. One report
 * for each two sellers, whatever an admin makes of it (docs/product.md 20.6).
 * @param hours how new the homes are
 */
export async function reportSameHomes(db: Db, hours: number): Promise<void> {
  const { rows } = await db.execute<Same>(sql`
    WITH new_homes AS (
      SELECT id, owner_id, name, lower(name) AS title, lower(address) AS place, regular_price, bedrooms, created_at
      FROM ${listings} WHERE created_at > now() - make_interval(hours => ${hours})
    ),
    same AS (
      SELECT new_homes.owner_id AS copier, other.owner_id AS first, count(DISTINCT new_homes.id)::int AS homes,
        min(new_homes.name) AS example
      FROM new_homes JOIN ${listings} other
        ON other.regular_price = new_homes.regular_price AND other.bedrooms = new_homes.bedrooms
        AND lower(other.name) = new_homes.title AND lower(other.address) = new_homes.place
        AND other.owner_id <> new_homes.owner_id AND other.created_at < new_homes.created_at
      GROUP BY copier, first
    )
    SELECT copier, first, homes, example, users.name AS seller FROM same JOIN users ON users.id = first
    WHERE NOT EXISTS (
      SELECT FROM ${reports} known WHERE known.subject = 'user' AND known.subject_id = copier AND known.reporter_id IS NULL
        AND known.message LIKE ${`${BEGINNING}%`} AND known.message LIKE '%' || first || '%')`)
  if (rows.length === 0) return
  await db.insert(reports).values(
    rows.map(({ copier, first, homes, example, seller }) => ({
      subject: 'user' as const,
      subjectId: copier,
      reason: 'spam' as const,
      message: `${BEGINNING}: ${homes}, such as “${example}”, are those of ${seller}, who put them up first (/sellerShop/${first})`,
    })),
  )
}

/** How many homes of one seller are those of another, who was first. */
type Same = { copier: string; first: string; homes: number; example: string; seller: string }
