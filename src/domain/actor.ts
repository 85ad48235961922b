/** Somebody whose identity the server has proved. */
export type Actor = {
  id: string
  username: string
  email: string
  /** Whether the address is known to be theirs. */
  emailVerified: boolean
  sessionId: string
  /** ISO 8601. Some changes ask for a recent sign-in (docs/product.md 8.4). */
  signedInAt: string
  /** When the second factor was given in this session; ISO 8601. */
  secondFactorAt: string | null
}
