import * as z from 'zod/mini'
import { moment, text } from '#domain/input-fields.ts'
import { SAVED_KINDS, SAVED_MAX } from './saved-rules.ts'

const PRICE_MAX = 1_000_000_000_000

const offer = { kind: z.enum(SAVED_KINDS), id: z.guid() }

/** What its card said when it was saved: it is said of it still when the offer is gone. */
const seen = {
  name: text({ label: 'Name', max: 200 }),
  price: z.number().check(z.minimum(0), z.maximum(PRICE_MAX)),
  per: z.union([z.literal(''), text({ label: 'Per', max: 60 })]),
  moveIn: z.optional(z.number().check(z.minimum(0), z.maximum(PRICE_MAX))),
}

/** An offer that somebody has saved. */
export const SavedOffer = z.object({ ...offer, ...seen, savedAt: z.iso.datetime() })
export type SavedOffer = z.infer<typeof SavedOffer>

/** The newest first. */
export const SavedOffers = z.object({ saved: z.array(SavedOffer) })

/** What a device has saved or, with `saved: null`, taken out since it last said so, each offer once. */
export const SavedChanges = z.object({
  changes: z
    .array(z.object({ ...offer, at: moment(), saved: z.nullable(z.object(seen)) }))
    .check(z.minLength(1), z.maxLength(2 * SAVED_MAX)),
})
export type SavedChanges = z.infer<typeof SavedChanges>
