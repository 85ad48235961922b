import type { Actor } from '#domain/actor.ts'

/** Lengths in characters (docs/product.md 8). */
export const USERNAME_LENGTH = { min: 3, max: 30 } as const
export const BIO_MAX = 1_000
export const ADDRESS_MAX = 200
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

/** For so long a sign-in counts as recent: without the password again, it may change the password or the e-mail. */
const RECENT_MS = 15 * 60_000

export function isRecent(signedInAt: string, now = Date.now()): boolean {
  return now - Date.parse(signedInAt) < RECENT_MS
}

/** As the account of a call that a visitor makes: whoever has signed in since does not make it. */
export const NO_ACCOUNT = 'none'

/** How often a code that confirms an address may be tried. */
export const CODE_TRIES = 5

/** Everybody looks after their own account, nobody after another's. */
export const canEditUser = (actor: Pick<Actor, 'id'>, userId: string): boolean => actor.id === userId

/** The name of a seller's store: the username, or its fallback (docs/product.md 6.1). */
export const storeName = ({ username }: { username: string }): string => username.trim() || 'Store Owner'
