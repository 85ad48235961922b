/** Lengths in characters (decisions, Numbers that had two readings). */
export const USERNAME_LENGTH = { min: 3, max: 30 } as const
export const BIO_MAX = 1_000
export const ADDRESS_MAX = 200
