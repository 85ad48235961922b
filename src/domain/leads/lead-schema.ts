import * as z from 'zod/mini'
import { STATES } from '#domain/places.ts'
import { LEAD_PERIODS, LEADS_AT_ONCE } from './lead-rules.ts'

/** What visitors do with an offer, from the first look to the call (docs/product.md 20.3). */
export const LEADS = ['shown', 'opened', 'whatsapp', 'number', 'email', 'saved'] as const
export type Lead = (typeof LEADS)[number]

export const OFFER_KINDS = ['product', 'listing'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** What a page has seen of its visitor since it last told. */
export const LeadsInput = z.object({
  /** The state that the visitor has chosen; any other word is as if there were none. */
  state: z.catch(z.optional(z.enum(STATES)), undefined),
  leads: z
    .array(z.object({ lead: z.enum(LEADS), kind: z.enum(OFFER_KINDS), id: z.guid() }))
    .check(z.minLength(1), z.maxLength(LEADS_AT_ONCE)),
})
export type LeadsInput = z.infer<typeof LeadsInput>

/** How often, of different devices a day. */
export const LeadCounts = z.object({
  shown: z.number(),
  opened: z.number(),
  whatsapp: z.number(),
  number: z.number(),
  email: z.number(),
  saved: z.number(),
})
export type LeadCounts = z.infer<typeof LeadCounts>

export const LeadsOfDay = z.extend(LeadCounts, { day: z.iso.date() })
export type LeadsOfDay = z.infer<typeof LeadsOfDay>

export const LeadsOfOffer = z.extend(LeadCounts, {
  kind: z.enum(OFFER_KINDS),
  id: z.string(),
  name: z.string(),
})
export type LeadsOfOffer = z.infer<typeof LeadsOfOffer>

/** `chosen`: by the visitor; else it is where the offer is, because the visitor has not said where they are. */
export const LeadsOfState = z.extend(LeadCounts, { state: z.nullable(z.string()), chosen: z.boolean() })
export type LeadsOfState = z.infer<typeof LeadsOfState>

/** The leads of a seller in the last so many days, today among them. */
export const Leads = z.object({
  days: z.literal([...LEAD_PERIODS]),
  /** Every day, the oldest first; days begin at midnight in Nigeria. */
  daily: z.array(LeadsOfDay),
  total: LeadCounts,
  /** Of as many days before these. */
  before: LeadCounts,
  /** What had any leads, the most contacts first; at most LEAD_OFFERS_MAX. */
  offers: z.array(LeadsOfOffer),
  states: z.array(LeadsOfState),
})
export type Leads = z.infer<typeof Leads>
