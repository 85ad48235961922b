import * as z from 'zod/mini'
import { IMPORT_NAMES, IMPORT_STATES } from '#domain/import/import-rules.ts'
import { LeadCounts } from '#domain/leads/lead-schema.ts'

/** What follows: `after` of the next page; null on the last one. */
const next = z.nullable(z.string())

/** An account as admins see it. */
export const Person = z.object({
  _id: z.string(),
  username: z.string(),
  /** Of the shop, as in `SellerRef`. */
  slug: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  storeAddress: z.string(),
  createdAt: z.iso.datetime(),
  email: z.string(),
  emailVerified: z.boolean(),
  mobileNumber: z.nullable(z.string()),
  phoneConfirmedAt: z.nullable(z.iso.datetime()),
  businessCheckedAt: z.nullable(z.iso.datetime()),
  /** By a moderator, who can refuse it now. */
  businessApproved: z.boolean(),
  /** Whether an app is connected. */
  secondFactor: z.boolean(),
  /** Nobody can suspend this account. */
  admin: z.boolean(),
  /** Why it is suspended; null where it is not. */
  suspendedReason: z.nullable(z.string()),
  /** Products and homes, hidden and waiting ones too; `offersCapped` where there are more. */
  offers: z.number(),
  offersCapped: z.boolean(),
})
export type Person = z.infer<typeof Person>

export const People = z.object({ people: z.array(Person), next })
export type People = z.infer<typeof People>

/** A file that somebody has sent. */
export const SentImport = z.object({
  id: z.string(),
  owner: z.object({ _id: z.string(), username: z.string(), slug: z.nullable(z.string()) }),
  kind: z.enum(IMPORT_NAMES),
  list: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  state: z.enum(IMPORT_STATES),
  /** Why it failed. */
  message: z.nullable(z.string()),
  /** Null until the rows are counted. */
  total: z.nullable(z.number()),
  inserted: z.number(),
  changed: z.number(),
  rejected: z.number(),
  /** When it was undone. */
  undoneAt: z.nullable(z.iso.datetime()),
})
export type SentImport = z.infer<typeof SentImport>

export const SentImports = z.object({ imports: z.array(SentImport), next })
export type SentImports = z.infer<typeof SentImports>

/** What happened on the market: leads are of all offers, offers those that buyers see now. */
export const MarketEvents = z.extend(LeadCounts, {
  signUps: z.number(),
  products: z.number(),
  listings: z.number(),
  reviews: z.number(),
  reports: z.number(),
  imports: z.number(),
})
export type MarketEvents = z.infer<typeof MarketEvents>

/** Of so many days, the last of which is today; the oldest first. */
export const MarketNumbers = z.object({
  total: MarketEvents,
  daily: z.array(z.extend(MarketEvents, { day: z.iso.date() })),
})
export type MarketNumbers = z.infer<typeof MarketNumbers>
