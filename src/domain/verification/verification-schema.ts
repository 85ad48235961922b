import * as z from 'zod/mini'
import { PaginationShape } from '#domain/pagination-schema.ts'
import { BUSINESS_BASES, BUSINESS_STATES, DOCUMENT_TYPES, MESSAGE_CHANNELS } from './verification-rules.ts'

/** What the badge of a verified seller says was looked at, and when. */
export const Verification = z.object({
  phoneConfirmedAt: z.iso.datetime(),
  businessCheckedAt: z.iso.datetime(),
  /** Null where the company has only written down that there was a check. */
  businessBasis: z.nullable(z.enum(BUSINESS_BASES)),
})
export type Verification = z.infer<typeof Verification>

/** A file that only its owner and the admins can read. */
export const BusinessDocument = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.enum(DOCUMENT_TYPES),
  size: z.number(),
})
export type BusinessDocument = z.infer<typeof BusinessDocument>

const BusinessDetails = z.object({
  basis: z.enum(BUSINESS_BASES),
  businessName: z.string(),
  cacNumber: z.string(),
  works: z.string(),
  referees: z.string(),
  place: z.string(),
})

/** How far the own account is. */
export const OwnVerification = z.object({
  phone: z.object({
    /** E.164, of the profile. */
    mobileNumber: z.nullable(z.string()),
    confirmedAt: z.nullable(z.iso.datetime()),
    /** How a code would come. Null: phones cannot be confirmed here. */
    channel: z.nullable(z.enum(MESSAGE_CHANNELS)),
    /** The number that a code is on its way to. */
    sentTo: z.nullable(z.string()),
  }),
  business: z.object({
    state: z.enum(BUSINESS_STATES),
    details: z.nullable(BusinessDetails),
    /** The moderator's question, or why it was refused; else empty. */
    answer: z.string(),
    checkedAt: z.nullable(z.iso.datetime()),
    expiresAt: z.nullable(z.iso.datetime()),
  }),
  documents: z.array(BusinessDocument),
})
export type OwnVerification = z.infer<typeof OwnVerification>

/** Accounts with one number, all of which have confirmed it. */
const SharedNumber = z.object({
  mobileNumber: z.string(),
  people: z.array(z.object({ _id: z.string(), username: z.string(), slug: z.nullable(z.string()) })),
})
export type SharedNumber = z.infer<typeof SharedNumber>

/** A business that waits for a moderator. */
const WaitingBusiness = z.extend(BusinessDetails, {
  owner: z.object({
    _id: z.string(),
    username: z.string(),
    slug: z.nullable(z.string()),
    email: z.string(),
    avatar: z.nullable(z.string()),
    storeAddress: z.string(),
    mobileNumber: z.nullable(z.string()),
    phoneConfirmedAt: z.nullable(z.iso.datetime()),
    createdAt: z.iso.datetime(),
  }),
  /** What was last asked, where it was sent again after a question. */
  answer: z.string(),
  sentAt: z.iso.datetime(),
  documents: z.array(BusinessDocument),
  /** Of what was sent, with the documents: whoever approves says which they have looked at. */
  version: z.string(),
})
export type WaitingBusiness = z.infer<typeof WaitingBusiness>

export const BusinessQueue = z.object({
  businesses: z.array(WaitingBusiness),
  sharedNumbers: z.array(SharedNumber),
  pagination: PaginationShape,
})
export type BusinessQueue = z.infer<typeof BusinessQueue>

/** A business that a moderator has approved, as long as that is good. */
const CheckedBusiness = z.extend(WaitingBusiness, {
  checkedAt: z.iso.datetime(),
  checkedBy: z.nullable(z.string()),
  expiresAt: z.nullable(z.iso.datetime()),
})
export type CheckedBusiness = z.infer<typeof CheckedBusiness>

/** `next` is the `after` of the page that follows; null on the last one. */
export const CheckedBusinesses = z.object({
  businesses: z.array(CheckedBusiness),
  next: z.nullable(z.string()),
})
export type CheckedBusinesses = z.infer<typeof CheckedBusinesses>
