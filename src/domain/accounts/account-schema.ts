import * as z from 'zod/mini'

/** The seller as every product and listing carries it. `mobileNumber` is E.164; `rating` 0 to 5, 0 without reviews. */
export const SellerRef = z.object({
  _id: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  mobileNumber: z.nullable(z.string()),
  verified: z.boolean(),
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
  /** Who came by Google alone has none. */
  hasPassword: z.boolean(),
  /** A new address that waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** Whether they may moderate. */
  admin: z.boolean(),
})
export type OwnUser = z.infer<typeof OwnUser>
