import * as z from 'zod/mini'
import { OFFER_WAITING_REASONS } from './offer-quota.ts'

/** What the answer of an offer has for its owner alone, where nobody else sees it. */
export const OWNER_VIEW = {
  /** An admin has hidden it, or it waits. */
  hidden: z.optional(z.literal(true)),
  /** What it waits for before it is online: until the seller's address is confirmed, or until there is room in the quota. */
  waitingFor: z.optional(z.enum(OFFER_WAITING_REASONS)),
}
