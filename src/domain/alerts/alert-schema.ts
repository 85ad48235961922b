import * as z from 'zod/mini'
import { ALERT_KINDS, ALERT_WAYS } from './alert-rules.ts'

/** A search that a person has saved. */
export const SavedSearch = z.object({
  id: z.string(),
  kind: z.enum(ALERT_KINDS),
  name: z.string(),
  /** The page that shows it. */
  href: z.string(),
  way: z.enum(ALERT_WAYS),
  paused: z.boolean(),
  createdAt: z.string(),
  /** Offers that it has found and not yet told. */
  waiting: z.number(),
  /** Told once, and done. */
  done: z.boolean(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** The saved searches of one person, the newest first. */
export const SavedSearches = z.object({ searches: z.array(SavedSearch), limit: z.number() })
export type SavedSearches = z.infer<typeof SavedSearches>

/** The saved searches of an address that has no account here, each with what stops it, and what stops all; the newest first. */
export const AddressSearches = z.object({
  searches: z.array(
    z.extend(z.omit(SavedSearch, { id: true }), {
      /** Nobody has confirmed it by the link of its mail, and it tells nothing yet. */
      unconfirmed: z.boolean(),
      stop: z.string(),
    }),
  ),
  /** Null where there is none. */
  stopAll: z.nullable(z.string()),
})
export type AddressSearches = z.infer<typeof AddressSearches>

/** The key that browsers subscribe with; null where nobody is notified. */
export const PushKey = z.object({ key: z.nullable(z.string()) })

/** Whoever has confirmed an address proves it by this in the same browser. */
export const ConfirmedAlert = z.object({
  success: z.literal(true),
  message: z.string(),
  proof: z.string(),
  email: z.string(),
})
