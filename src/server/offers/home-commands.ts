import { and, asc, eq, inArray, lte, not, sql } from 'drizzle-orm'
import { AppError, validationError } from '#domain/errors.ts'
import { type Availability, availabilitiesOf, HOME_ASKED_DAYS } from '#domain/listings/availability.ts'
import {
  HOMES_PER_CALL,
  type HomeChanges,
  type HomesToConfirm,
  type OwnHome,
} from '#domain/listings/availability-schema.ts'
import type { Context } from '#server/api/context.ts'
import type { Sheet } from '#server/api/offer-links.ts'
import type { SelectDb } from '#server/db/client.ts'
import { daysBefore } from '#server/db/old-offers.ts'
import { isRowId } from '#server/db/schema/columns.ts'
import { isOfferedHome } from '#server/db/schema/home-columns.ts'
import { listings } from '#server/db/schema/listings.ts'
import { availabilityAnswer, availabilitySelection } from '#server/listings/home-rows.ts'
import { lockPlacesOf, settlePlaces } from './offer-quota.ts'

const columns = {
  id: listings.id,
  ownerId: listings.ownerId,
  name: listings.name,
  type: listings.type,
  ...availabilitySelection,
}

const selectHomes = (db: SelectDb) => db.select(columns).from(listings).$dynamic()

type HomeRow = Awaited<ReturnType<typeof selectHomes>>[number]

const ownHome = ({ id, name, type, ...row }: HomeRow): OwnHome => ({
  id,
  name,
  type,
  ...availabilityAnswer(row),
})

/** The homes of a link; else those that their seller is asked about. What has waited longest comes first. */
export async function listHomesToConfirm(
  { db }: Pick<Context, 'db'>,
  { sellerId, link }: Sheet,
  now = new Date(),
): Promise<HomesToConfirm> {
  const homes = await selectHomes(db)
    .where(
      and(
        eq(listings.ownerId, sellerId),
        link
          ? inArray(listings.id, link.offerIds)
          : and(
              not(listings.hidden),
              isOfferedHome(listings),
              lte(listings.confirmedAt, daysBefore(now, HOME_ASKED_DAYS)),
            ),
      ),
    )
    .orderBy(asc(listings.confirmedAt), asc(listings.id))
    .limit(HOMES_PER_CALL)
  return { homes: homes.map(ownHome), openUntil: link?.openUntil.toISOString() ?? null }
}

/** What homes are from now on, which confirms them: of all, or of none. @throws AppError not-found, forbidden, invalid */
export async function changeHomes(
  { db }: Pick<Context, 'db'>,
  { sellerId, link }: Sheet,
  sent: HomeChanges,
): Promise<OwnHome[]> {
  const changes = sent.map((change) => ({ ...change, id: change.id.toLowerCase() }))
  return await db.transaction(async (tx) => {
    await lockPlacesOf(tx, sellerId)
    const ids = changes.map(({ id }) => id)
    if (!ids.every(isRowId)) throw new AppError('not-found', 'No Listing Found!')
    const locked = await selectHomes(tx)
      .where(inArray(listings.id, ids))
      .orderBy(asc(listings.id))
      .for('no key update', { of: listings })
    const present = new Map(locked.map((row) => [row.id, row]))
    if (present.size < ids.length) throw new AppError('not-found', 'No Listing Found!')
    if (locked.some(({ ownerId }) => ownerId !== sellerId))
      throw new AppError('forbidden', 'This is not your listing')
    if (link && ids.some((id) => !link.offerIds.includes(id)))
      throw new AppError('forbidden', 'This link opens other homes. Sign in to see all of yours.')
    const wrong = changes.flatMap((change, index) => wrongWith(change, present.get(change.id), index))
    if (wrong.length > 0) throw validationError(wrong)
    await tx.execute(sql`
      UPDATE ${listings} SET
        availability = said.availability, confirmed_at = now(),
        version = ${listings.version} + (${listings.availability} <> said.availability)::int,
        updated_at = CASE WHEN ${listings.availability} <> said.availability THEN now() ELSE ${listings.updatedAt} END
      FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS said (id uuid, availability text)
      WHERE ${listings.id} = said.id`)
    await settlePlaces(
      tx,
      sellerId,
      changes.flatMap(({ id, availability: after }) => {
        const before = present.get(id)?.availability
        return before ? [{ id, before, after }] : []
      }),
    )
    const after = new Map(
      (await selectHomes(tx).where(inArray(listings.id, ids))).map((row) => [row.id, ownHome(row)]),
    )
    return ids.flatMap((id) => after.get(id) ?? [])
  })
}

type Wrong = { path: PropertyKey[]; message: string }

const wrongWith = (
  { availability }: { availability: Availability },
  home: HomeRow | undefined,
  index: number,
): Wrong[] =>
  !home || availabilitiesOf(home.type).includes(availability)
    ? []
    : [
        {
          path: [index, 'availability'],
          message: home.type === 'sale' ? 'A home for sale cannot be let' : 'A home for rent cannot be sold',
        },
      ]
