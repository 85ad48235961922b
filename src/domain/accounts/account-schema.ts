import * as z from 'zod/mini'
import { Verification } from '#domain/verification/verification-schema.ts'

/** The seller as every product and listing carries it. `mobileNumber` is E.164; `rating` 0 to 5, 0 without reviews. */
export const SellerRef = z.object({
  _id: z.string(),
  username: z.string(),
  /** The short address of the shop, `/shop/{slug}`. */
  slug: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  mobileNumber: z.nullable(z.string()),
  /** The phone is confirmed by a code and the business checked by a person: `verification` says what and when. */
  verified: z.boolean(),
  verification: z.optional(Verification),
  rating: z.number(),
  reviewCount: z.number(),
})
export type SellerRef = z.infer<typeof SellerRef>

export const PublicUser = z.extend(SellerRef, {
  bio: z.string(),
  storeAddress: z.string(),
  createdAt: z.iso.datetime(),
  /** For somebody signed in alone: the contact panel writes to it. */
  email: z.optional(z.string()),
})
export type PublicUser = z.infer<typeof PublicUser>

/** What a person sees of their own account. */
export const OwnUser = z.extend(PublicUser, {
  email: z.string(),
  /** Whether the address is known to be theirs. */
  emailVerified: z.boolean(),
  /** Who came by Google alone has none. */
  hasPassword: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** Whether they have put up anything or begun a shop: their account begins with what they sell, else with what they have saved. */
  sells: z.boolean(),
  /** Whether they may moderate, once they have given their second factor. */
  admin: z.boolean(),
})
export type OwnUser = z.infer<typeof OwnUser>

/** Of an admin, in this session. */
export const SecondFactorState = z.object({
  /** Whether an app is connected. */
  enrolled: z.boolean(),
  given: z.boolean(),
})
export type SecondFactorState = z.infer<typeof SecondFactorState>

/** What connects an app: the address for its QR code, and the secret in it as text. */
export const SecondFactorSetup = z.object({
  uri: z.string(),
  secret: z.string(),
  /** Each stands for one code, once. They are shown this one time. */
  recoveryCodes: z.array(z.string()),
})
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>
