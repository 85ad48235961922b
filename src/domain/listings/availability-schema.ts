import * as z from 'zod/mini'
import { choice } from '#domain/input-fields.ts'
import { AVAILABILITIES } from '#domain/listings/availability.ts'
import { LISTING_TYPES } from '#domain/listings/listing-rules.ts'
import { FRESHNESS } from '#domain/prices/freshness.ts'

export const availability = choice('Listing availability', AVAILABILITIES)

/** What answers say of it. */
export const AVAILABILITY_VIEW = {
  availability: z.enum(AVAILABILITIES),
  /** Since when it is that. */
  availabilitySince: z.iso.datetime(),
  /** When its seller last said that this is so. */
  confirmedAt: z.iso.datetime(),
  freshness: z.enum(FRESHNESS),
}

/** As many homes are asked about at one time, and as many are answered in one call. */
export const HOMES_PER_CALL = 200
/** The header that carries the token of a mail's link: it stands for the seller, for just those homes. */
export const HOMES_TOKEN_HEADER = 'X-Homes-Token'

const changes = `Send 1 to ${HOMES_PER_CALL} homes`

/** What sellers say of their homes, which confirms it. All of it is kept, or nothing. */
export const HomeChanges = z
  .array(
    z.object({
      id: z.string('Each home needs its id').check(z.minLength(1), z.maxLength(100)),
      availability,
    }),
    changes,
  )
  .check(
    z.minLength(1, changes),
    z.maxLength(HOMES_PER_CALL, changes),
    z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Each home can be there once'),
  )
export type HomeChanges = z.infer<typeof HomeChanges>

/** A home as its seller is asked about it. */
export const OwnHome = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(LISTING_TYPES),
  ...AVAILABILITY_VIEW,
})
export type OwnHome = z.infer<typeof OwnHome>

/** The homes whose sellers are asked, those that have waited longest first. */
export const HomesToConfirm = z.object({
  homes: z.array(OwnHome),
  /** Until when the link opens them; null for whoever is signed in. */
  openUntil: z.nullable(z.iso.datetime()),
})
export type HomesToConfirm = z.infer<typeof HomesToConfirm>

/** What was said, as it is now, in the order of the changes. */
export const ChangedHomes = z.object({ homes: z.array(OwnHome) })
export type ChangedHomes = z.infer<typeof ChangedHomes>
