import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { reports } from '#server/db/schema/moderation.ts'

/** How the report begins, by which it is known again. */
const BEGINNING = 'The same homes from another seller'

/** How long before the first run of a process homes are looked at: others may have looked at those before it. */
const FIRST_HOURS = 24
/** A home counts as put up when its id was made, somewhat before others see it. */
const OVERLAP_MS = 10 * 60_000

/** The job that looks at homes put up since it last did so: the first run of a process looks back a day. */
export function sameHomesReporter(db: Db): () => Promise<void> {
  let since = new Date(Date.now() - FIRST_HOURS * 3_600_000)
  return async () => {
    const next = new Date(Date.now() - OVERLAP_MS)
    await reportSameHomes(db, since)
    since = next
  }
}

/** The first id of a moment: those that are made later are greater. */
const firstIdOf = (moment: Date): string =>
  moment
    .getTime()
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})(.{4})$/, '$1-$2-7000-8000-000000000000')

/**
 * Tells the admins of sellers whose new homes somebody else offers already: the same title, address, price and number of bedrooms. One report
 * for each two sellers, whatever an admin makes of it (docs/product.md 20.6). Homes are found by their ids, which begin with the time, and
 * each one's like by an index: what is offered otherwise is never read.
 * @param since of homes that were put up later
 */
async function reportSameHomes(db: Db, since: Date): Promise<void> {
  const { rows } = await db.execute<Same>(sameHomes(since))
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

/**
 * The pairs of sellers that no admin has been told of. What is like new homes is fetched by the index `listings_same`, once for each title
 * and price: how few homes are new the planner cannot know, and joined to all of them it would read the whole table.
 */
const sameHomes = (since: Date) => sql`
  WITH new_homes AS MATERIALIZED (
    SELECT name, lower(name) AS title, regular_price, lower(address) AS place, bedrooms, owner_id, created_at
    FROM ${listings} WHERE id >= ${firstIdOf(since)}
  ), offered AS MATERIALIZED (
    SELECT * FROM (SELECT DISTINCT title, regular_price FROM new_homes) AS kinds CROSS JOIN LATERAL (
      SELECT lower(address) AS place, bedrooms, owner_id, min(created_at) AS since FROM ${listings} home
      WHERE lower(home.name) = kinds.title AND home.regular_price = kinds.regular_price
      GROUP BY lower(address), bedrooms, owner_id
    ) AS homes
  ), same AS (
    SELECT new_homes.owner_id AS copier, offered.owner_id AS first, count(*)::int AS homes, min(new_homes.name) AS example
    FROM new_homes JOIN offered USING (title, regular_price, place, bedrooms)
    WHERE offered.owner_id <> new_homes.owner_id AND offered.since < new_homes.created_at
    GROUP BY copier, first
  )
  SELECT copier, first, homes, example, users.name AS seller FROM same JOIN users ON users.id = first
  WHERE NOT EXISTS (
    SELECT FROM ${reports} known WHERE known.subject = 'user' AND known.subject_id = copier AND known.reporter_id IS NULL
      AND known.message LIKE ${`${BEGINNING}%`} AND known.message LIKE '%' || first || '%')`
